import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Instant } from '../ui/instant.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { keyOf, type Change } from './use-changes.js';

/** Recent shipment changes as sentences. Not announced to screen readers, because a busy day has too many. */
export function ChangesFeed({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation('board');
  return (
    <Stack component="section" gap="xs" aria-labelledby="latest">
      <Title order={2} id="latest">
        {t('latest')}
      </Title>
      <Paper withBorder p="sm">
        {changes.length === 0 && <Text c="dimmed">{t('noChanges')}</Text>}
        <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-live="off">
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

function ChangeLine({ id, reference, receiver, seller, to, at }: Change) {
  const { t } = useTranslation('board');
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" justify="space-between">
      <div>
        <Anchor component={Link} to={`/shipments/${id}`} c="inherit">
          {t(`changes.${to}`, { who: receiver })}
        </Anchor>
        <Group gap="xs" fz="sm" c="dimmed">
          <ShipmentStatusBadge status={to} />
          {seller && (
            <Anchor component={Link} to={`/sellers/${seller.id}`} size="sm">
              <bdi>{seller.displayName}</bdi>
            </Anchor>
          )}
          <bdi dir="ltr">{reference}</bdi>
        </Group>
      </div>
      <Text span size="sm" c="dimmed" style={{ flexShrink: 0 }}>
        <Instant at={at} ago />
      </Text>
    </Group>
  );
}
