import { Alert, Anchor, Paper, Stack, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Page } from '../ui/page.js';
import { useDeliveryColumns } from './delivery-columns.js';
import { DeliveryReason } from './delivery-reason.js';
import { DeliveryStatus } from './delivery-status.js';
import { Exchange } from './exchange.js';
import { useSeesOwners } from '../app/session.js';
import {
  RedeliverWebhookDocument,
  WebhookAttemptsDocument,
  WebhookDeliveryDocument,
  type DeliveryRowFragment,
  type WebhookDeliveryQuery,
} from './operations.generated.js';

/** Attempt page: request, response, failure reason, and other attempts for the same event. */
export default function DeliveryPage() {
  const { t } = useTranslation('webhooks');
  const { id = '', delivery = '' } = useParams();
  const withSeller = useSeesOwners();
  const read = useRead(WebhookDeliveryDocument, { webhookId: id, id: delivery, withSeller });
  const webhook = read.data?.webhook;
  const isOwn = webhook !== undefined && webhook.seller == null;
  useLive(WebhookAttemptsDocument, { webhookId: id }, { reads: [WebhookDeliveryDocument], enabled: isOwn });
  const columns = useDeliveryColumns(id);
  return (
    <Page
      title={t('delivery.title')}
      back={{ to: `/webhooks/${id}`, name: t('delivery.back') }}
      actions={isOwn && webhook.isActive && <RedeliverOne webhookId={id} deliveryId={delivery} />}
    >
      <Loaded read={read}>
        {({ webhook, webhookDelivery }) => (
          <Stack>
            {webhookDelivery.status === 'FAILED' && (
              <Alert color="red" title={t('delivery.why')}>
                <DeliveryReason of={webhookDelivery} />
              </Alert>
            )}
            <DeliveryFacts of={webhookDelivery} url={webhook.url} />
            <Attempts webhookDelivery={webhookDelivery} columns={columns} />
            <Exchange delivery={webhookDelivery} url={webhook.url} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

interface AttemptsProps {
  readonly webhookDelivery: WebhookDeliveryQuery['webhookDelivery'];
  readonly columns: Column<DeliveryRowFragment>[];
}

function Attempts({ webhookDelivery, columns }: AttemptsProps) {
  const { t } = useTranslation('webhooks');
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('delivery.attempts', { count: webhookDelivery.attempts.length })}</Title>
      <DataTable
        caption={t('delivery.attempts', { count: webhookDelivery.attempts.length })}
        columns={columns.filter(({ key }) => key !== 'event' && key !== 'shipment')}
        rows={webhookDelivery.attempts}
        idOf={(row) => row.id}
      />
    </Stack>
  );
}

function DeliveryFacts({ of: delivery, url }: { readonly of: WebhookDeliveryQuery['webhookDelivery']; readonly url: string }) {
  const { t } = useTranslation('webhooks');
  const { shipmentId, durationMs, kind, attempt } = delivery;
  return (
    <Paper withBorder p="md">
      <Facts
        of={[
          [t('deliveries.status'), <DeliveryStatus key="status" status={delivery.status} />],
          [
            t('deliveries.event'),
            <code key="event" dir="ltr">
              {delivery.eventType}
            </code>,
          ],
          [
            t('deliveries.shipment'),
            shipmentId && (
              <Anchor component={Link} to={`/shipments/${shipmentId}`} size="sm">
                <bdi dir="ltr">{shipmentId}</bdi>
              </Anchor>
            ),
          ],
          [t('deliveries.attempt'), kind === 'automatic' ? attempt : t(`kinds.${kind}` as 'kinds.manual')],
          [t('deliveries.http'), delivery.httpStatus],
          [t('deliveries.duration'), durationMs === null ? null : t('ms', { ms: durationMs })],
          ...useOrigin(delivery, url),
        ]}
      />
    </Paper>
  );
}

/** Where it went and when, and what it is called. */
function useOrigin(delivery: WebhookDeliveryQuery['webhookDelivery'], url: string): readonly (readonly [string, ReactNode])[] {
  const { t } = useTranslation('webhooks');
  return [
    [t('delivery.planned'), <Instant key="planned" at={delivery.createdAt} />],
    [t('delivery.made'), delivery.attemptedAt && <Instant at={delivery.attemptedAt} />],
    [t('deliveries.next'), delivery.nextRetryAt && <Instant at={delivery.nextRetryAt} />],
    [
      t('fields.url'),
      <bdi key="url" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </bdi>,
    ],
    [
      t('delivery.eventId'),
      <code key="eventId" dir="ltr">
        {delivery.eventId}
      </code>,
    ],
    [
      t('delivery.id'),
      <code key="id" dir="ltr">
        {delivery.id}
      </code>,
    ],
    [t('delivery.request'), delivery.requestId && <code dir="ltr">{delivery.requestId}</code>],
  ];
}

function RedeliverOne({ webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string }) {
  const { t } = useTranslation('webhooks');
  const redeliver = useWrite(RedeliverWebhookDocument);
  return (
    <Action
      name={t('redeliver.one')}
      variant="filled"
      icon={<IconRefresh size={16} aria-hidden />}
      consequences={t('redeliver.consequences', { count: 1 })}
      run={() => redeliver.mutateAsync({ id: webhookId, deliveryId })}
      done={() => notice(t('redeliver.done'))}
    />
  );
}
