import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { useFailureName } from './delivery-reason.js';
import { StateBadge } from '../ui/status.js';
import { DeliveryStatus } from './delivery-status.js';
import type { DeliveryRowFragment } from './operations.generated.js';

/** Columns of the list of attempts. */
export function useDeliveryColumns(webhookId: string): Column<DeliveryRowFragment>[] {
  const { t } = useTranslation('webhooks');
  const failureOf = useFailureName();
  return [
    {
      key: 'when',
      title: t('deliveries.when'),
      cell: ({ id, attemptedAt, createdAt }) => (
        <Anchor component={Link} to={`/webhooks/${webhookId}/deliveries/${id}`} size="sm">
          <Instant at={attemptedAt ?? createdAt} ago />
        </Anchor>
      ),
    },
    {
      key: 'status',
      title: t('deliveries.status'),
      cell: (row) => <Outcome of={row} failure={failureOf(row.lastFailure && row.status === 'PENDING' ? row.lastFailure : row)} />,
    },
    { key: 'event', title: t('deliveries.event'), cell: ({ eventType }) => <code dir="ltr">{eventType}</code> },
    {
      key: 'shipment',
      title: t('deliveries.shipment'),
      cell: ({ shipmentId }) =>
        shipmentId ? (
          <Anchor component={Link} to={`/shipments/${shipmentId}`} size="sm">
            <bdi dir="ltr">{shipmentId}</bdi>
          </Anchor>
        ) : (
          '–'
        ),
    },
    {
      key: 'attempt',
      title: t('deliveries.attempt'),
      cell: ({ attempt, kind }) => (kind === 'automatic' ? attempt : t(`kinds.${kind}` as 'kinds.manual')),
    },
    { key: 'http', title: t('deliveries.http'), end: true, cell: ({ httpStatus }) => httpStatus ?? '–' },
    {
      key: 'duration',
      title: t('deliveries.duration'),
      end: true,
      cell: ({ durationMs }) => (durationMs === null ? '–' : t('ms', { ms: durationMs })),
    },
    { key: 'next', title: t('deliveries.next'), cell: ({ nextRetryAt }) => <Instant at={nextRetryAt} ago /> },
  ];
}

interface OutcomeProps {
  readonly of: DeliveryRowFragment;
  readonly failure: string | undefined;
}

/** A retry that waits says why the attempt before it failed. */
function Outcome({ of: { status, attempt, lastFailure }, failure }: OutcomeProps) {
  const { t } = useTranslation('webhooks');
  const isRetry = status === 'PENDING' && lastFailure !== null;
  return (
    <Group gap="xs" wrap="nowrap">
      {isRetry ? <StateBadge colour="orange" label={t('deliveries.retry', { attempt })} /> : <DeliveryStatus status={status} />}
      {(status === 'FAILED' || isRetry) && <Text size="sm">{failure}</Text>}
    </Group>
  );
}
