import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One of the figures under a list. */
export const Sum = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <Stack gap={0}>
    <Text size="xs" c="dimmed">
      {name}
    </Text>
    <Text component="div" fw={700}>
      {children}
    </Text>
  </Stack>
);
