import { Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface CheckCardProps {
  readonly name: string;
  readonly state: ReactNode;
  readonly children?: ReactNode;
}

/** One thing to look at, with its state. */
export const CheckCard = ({ name, state, children }: CheckCardProps) => (
  <Paper withBorder p="sm" component="section" aria-label={name}>
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        {state}
      </Group>
      {children}
    </Stack>
  </Paper>
);
