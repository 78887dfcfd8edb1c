import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Key figure in a list of figures. */
export const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Paper withBorder p="sm">
    <Text component="dt" size="xs" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fz="lg" fw={600} className="figures">
      {children}
    </Text>
  </Paper>
);
