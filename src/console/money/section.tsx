import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Page section with a heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper withBorder p="md" component="section">
    <Stack gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);
