import { Paper, Stack, Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { useShopName } from '../ui/manual-shop.js';
import { Page } from '../ui/page.js';
import { Deliveries } from './deliveries.js';
import { DeliveryStatus } from './delivery-status.js';
import { WebhookAttemptsDocument, WebhookDeliveriesDocument, WebhookDocument, type WebhookQuery } from './operations.generated.js';
import { useSeesOwners } from '../app/session.js';
import { LastNotice, OfSeller, TellOwner } from './tell-owner.js';
import { WebhookActions } from './webhook-actions.js';
import { WebhookState, WebhookTrouble } from './webhook-state.js';
import { useEventMeaning } from './event-names.js';

/** Webhook page: events, health, actions and deliveries. */
export default function WebhookPage() {
  const { t } = useTranslation('webhooks');
  const { id = '' } = useParams();
  const withSeller = useSeesOwners();
  const read = useRead(WebhookDocument, { id, withSeller });
  const webhook = read.data?.webhook;
  const isForeign = webhook?.seller != null;
  // Only the owner of a seller's webhook receives live attempts.
  const isLive = useLive(
    WebhookAttemptsDocument,
    { webhookId: id },
    { reads: [WebhookDocument, WebhookDeliveriesDocument], enabled: webhook !== undefined && !isForeign },
  );
  return (
    <Page
      title={
        webhook ? (
          <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {webhook.url}
          </bdi>
        ) : (
          t('one')
        )
      }
      name={webhook?.url ?? t('one')}
      back={{ to: '/webhooks', name: t('title') }}
      actions={webhook && (isForeign ? <TellOwner id={webhook.id} /> : <WebhookActions webhook={webhook} />)}
    >
      <Loaded read={read}>
        {(data) => (
          <Stack>
            <OfSeller webhook={data.webhook} />
            <WebhookTrouble of={data.webhook} />
            <WebhookFacts of={data.webhook} />
            <Deliveries webhook={data.webhook} isLive={isLive} isReadOnly={isForeign} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function WebhookFacts({ of: webhook }: { readonly of: WebhookQuery['webhook'] }) {
  const { t } = useTranslation(['webhooks', 'app']);
  const shopName = useShopName();
  return (
    <Paper withBorder p="md">
      <Facts
        of={[
          [t('columns.state'), <WebhookState key="state" of={webhook} />],
          [
            t('columns.last'),
            webhook.lastStatus ? (
              <>
                <DeliveryStatus status={webhook.lastStatus} />
                <Instant at={webhook.lastDeliveryAt} ago />
              </>
            ) : (
              t('columns.never')
            ),
          ],
          [t('fields.shop'), webhook.shopDomain && <bdi>{shopName(webhook.shopDomain)}</bdi>],
          [t('fields.events'), <EventList key="events" of={webhook.events} />],
          [t('fields.hub'), webhook.includeHubStatuses ? t('app:yes') : t('app:no')],
          [t('fields.rate'), webhook.rateLimit === null ? t('unlimited') : t('perSecond', { count: webhook.rateLimit })],
          [
            t('secret.name'),
            <code key="secret" dir="ltr">
              {webhook.secret}
            </code>,
          ],
          [t('fields.bodies'), webhook.operatorMayReadBodies ? t('app:yes') : t('app:no')],
          [t('tell.last'), webhook.lastOwnerNotice && <LastNotice key="told" of={webhook} />],
          [t('fields.description'), webhook.description && <bdi>{webhook.description}</bdi>],
          [t('columns.created'), <Instant key="created" at={webhook.createdAt} />],
          [t('columns.updated'), <Instant key="updated" at={webhook.updatedAt} />],
        ]}
      />
    </Paper>
  );
}

/** Event names with their meaning in a tooltip. */
export function EventList({ of }: { readonly of: readonly string[] }) {
  const meaning = useEventMeaning();
  return (
    <Group gap={4}>
      {of.map((event) => (
        <Badge key={event} variant="default" tt="none" fw={500} radius="sm" dir="ltr" title={meaning(event)}>
          {event}
        </Badge>
      ))}
    </Group>
  );
}
