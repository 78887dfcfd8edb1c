import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router';

interface EmptyProps {
  readonly title: string;
  /** What to do next. */
  readonly advice: string;
  readonly to?: string;
  readonly action?: string;
}

/** Empty state with advice. */
export const Empty = ({ title, advice, to, action }: EmptyProps) => (
  <Paper withBorder p="xl" role="status">
    <Stack align="center" gap="xs">
      <IconInbox size={36} stroke={1.2} aria-hidden />
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" size="sm" ta="center" maw={520}>
        {advice}
      </Text>
      {to && action && (
        <Button component={Link} to={to} variant="light" mt="xs">
          {action}
        </Button>
      )}
    </Stack>
  </Paper>
);
