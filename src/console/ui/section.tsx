import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Section actions. */
  readonly actions?: ReactNode;
  /** Makes the section a target of links. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Page section with a heading. */
export const Section = ({ title, actions, id, children }: SectionProps) => (
  <Paper withBorder p="md" component="section" aria-label={title} {...(id && { id, tabIndex: -1 })}>
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  </Paper>
);
