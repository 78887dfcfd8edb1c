import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Instant } from '../ui/instant.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { keyOf, type Change } from './use-changes.js';

/** Recent shipment changes. Not announced to screen readers, because a busy day has too many. */
export function ChangesFeed({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation('board');
  return (
    <Stack component="section" gap="xs" aria-labelledby="latest">
      <Title order={2} id="latest">
        {t('latest')}
      </Title>
      <Paper withBorder p="sm">
        {changes.length === 0 && <Text c="dimmed">{t('noChanges')}</Text>}
        <Stack component="ol" gap={4} m={0} p={0} style={{ listStyle: 'none' }} aria-live="off">
          {changes.map((change) => (
            <li key={keyOf(change)}>
              <ChangeLine {...change} />
            </li>
          ))}
        </Stack>
      </Paper>
    </Stack>
  );
}

function ChangeLine({ id, reference, from, to, at }: Change) {
  const { t } = useTranslation('board');
  return (
    <Group gap="xs" mih={28}>
      <Anchor component={Link} to={`/shipments/${id}`} miw={170}>
        <bdi>{reference}</bdi>
      </Anchor>
      {from && (
        <>
          <ShipmentStatusBadge status={from} />
          <IconArrowRight size={14} className="points" role="img" aria-label={t('became')} />
        </>
      )}
      <ShipmentStatusBadge status={to} />
      <Text span size="sm" c="dimmed" ms="auto">
        <Instant at={at} ago />
      </Text>
    </Group>
  );
}
