import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Page section with a heading. */
export const Section = ({ title, actions, children }: SectionProps) => (
  <Paper withBorder p="md">
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  </Paper>
);
