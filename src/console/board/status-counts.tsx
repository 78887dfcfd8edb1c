import { Group, Paper, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Count } from '../ui/count.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { countAt, phases, type Status, type StatusCounts } from './phases.js';

/** Shipments per status in lifecycle order; each links to its list. */
export function StatusCounts({ counts }: { readonly counts: StatusCounts }) {
  const { t } = useTranslation('board');
  return (
    <Stack component="section" gap="xs" aria-labelledby="standing">
      <Title order={2} id="standing">
        {t('standing')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 5 }} spacing="sm">
        {phases.map(({ name, statuses }) => (
          <Paper key={name} withBorder p="sm">
            <Title order={3} size="sm" c="dimmed" mb={4}>
              {t(`phases.${name}`)}
            </Title>
            {statuses.map((status) => (
              <StatusLink key={status} status={status} count={countAt(counts, status)} />
            ))}
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

const StatusLink = ({ status, count }: { readonly status: Status; readonly count: number }) => (
  <UnstyledButton component={Link} to={`/shipments?status=${status}`} display="block" className="line" py={4}>
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <ShipmentStatusBadge status={status} />
      <Text span fw={count > 0 ? 700 : 400} {...(count === 0 && { c: 'dimmed' })}>
        <Count of={count} />
      </Text>
    </Group>
  </UnstyledButton>
);
