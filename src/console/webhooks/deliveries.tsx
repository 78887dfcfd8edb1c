import { Group, Select, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Paged } from '../ui/paged.js';
import { StateBadge } from '../ui/status.js';
import { useDeliveryColumns } from './delivery-columns.js';
import { WebhookDeliveriesDocument, type WebhookQuery } from './operations.generated.js';
import { type WebhookDeliveryStatus } from '../../schema-types.generated.js';
import { Redeliver } from './redeliver.js';

const AT_ONCE = 100;
const STATUSES: readonly WebhookDeliveryStatus[] = ['DELIVERED', 'FAILED', 'PENDING'];

const statusOf = (text: string | null): WebhookDeliveryStatus | null => STATUSES.find((status) => status === text) ?? null;

interface DeliveriesProps {
  readonly webhook: WebhookQuery['webhook'];
  readonly isLive: boolean;
  /** True for users who may view but not resend. */
  readonly isReadOnly: boolean;
}

/** Deliveries of a webhook with their results, newest first. */
export function Deliveries({ webhook: { id, events, isActive }, isLive, isReadOnly }: DeliveriesProps) {
  const { t } = useTranslation(['webhooks', 'app']);
  const mayRedeliver = isActive && !isReadOnly;
  const filters = useFilters();
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const status = statusOf(filters.get('status'));
  const event = filters.get('event');
  const pages = usePages(
    WebhookDeliveriesDocument,
    { webhookId: id, status, event },
    ({ webhookDeliveries }) => webhookDeliveries,
    AT_ONCE,
  );
  const columns = useDeliveryColumns(id);
  const rows = pages.page.data?.nodes ?? [];
  const isNarrowed = status !== null || event !== null;
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="end">
        <Group gap="sm">
          <Title order={2}>{t('deliveries.title')}</Title>
          {!isReadOnly && <StateBadge colour={isLive ? 'green' : 'gray'} label={t(isLive ? 'app:live' : 'app:notLive')} />}
        </Group>
        <DeliveryFilters status={status} event={event} events={events} />
      </Group>
      {mayRedeliver && <Redeliver webhookId={id} chosen={rows.filter((row) => ids.has(row.id))} done={() => choose(new Set())} />}
      <Paged
        pages={pages}
        empty={
          isNarrowed ? (
            <Empty title={t('deliveries.narrowed')} advice={t('deliveries.narrowedAdvice')} />
          ) : (
            <Empty title={t('deliveries.none')} advice={t('deliveries.noneAdvice')} />
          )
        }
      >
        {(shown) => (
          <DataTable
            caption={t('deliveries.title')}
            columns={columns}
            rows={shown}
            idOf={(row) => row.id}
            nameOf={(row) => `${row.eventType} ${row.shipmentId ?? ''} ${row.createdAt}`}
            selection={mayRedeliver ? { ids, choose } : undefined}
          />
        )}
      </Paged>
    </Stack>
  );
}

interface DeliveryFiltersProps {
  readonly status: WebhookDeliveryStatus | null;
  readonly event: string | null;
  readonly events: string[];
}

function DeliveryFilters({ status, event, events }: DeliveryFiltersProps) {
  const { t } = useTranslation(['webhooks', 'app']);
  const filters = useFilters();
  return (
    <Group align="end">
      <Select
        label={t('deliveries.status')}
        data={[{ value: '', label: t('app:all') }, ...STATUSES.map((value) => ({ value, label: t(`deliveryStatuses.${value}`) }))]}
        value={status ?? ''}
        onChange={(value) => filters.set({ status: value })}
        allowDeselect={false}
      />
      <Select
        label={t('deliveries.event')}
        data={[{ value: '', label: t('app:all') }, ...[...new Set([...events, 'shipment.test'])].map((value) => ({ value, label: value }))]}
        value={event ?? ''}
        onChange={(value) => filters.set({ event: value })}
        allowDeselect={false}
      />
    </Group>
  );
}
