import { MedusaError } from '@medusajs/framework/utils';
import type { ShipgraphModuleService } from '../modules/shipgraph/service.js';

/** The secret is shown once: when the webhook is made, or made new. A webhook whose secret is not here gets a new one. */
export async function registerWebhook(shipgraph: ShipgraphModuleService): Promise<void> {
  const { settings, store } = shipgraph;
  if (settings.webhookSecrets.length > 0) return;
  const url = webhookUrl(shipgraph);
  const connection = await shipgraph.connection();
  const { webhooks } = await store.webhooks.list();
  const existing = webhooks.find((webhook) => webhook.url === url);
  const hasSecret = (connection?.webhook_secrets.length ?? 0) > 0;
  if (existing && existing.id === connection?.webhook_id && hasSecret) {
    if (!existing.is_active) await store.webhooks.update(existing.id, { is_active: true });
    return;
  }
  const { webhook } = existing
    ? await store.webhooks.regenerateSecret(existing.id)
    : await store.webhooks.create({ url, events: ['shipment.update'], description: 'Medusa' });
  const token = await shipgraph.token();
  await shipgraph.saveConnection({ token, webhook_id: webhook.id, webhook_url: url, webhook_secrets: [webhook.secret] });
}

function webhookUrl({ settings: { backendUrl } }: ShipgraphModuleService): string {
  if (backendUrl?.startsWith('https:')) return `${backendUrl}/hooks/shipgraph`;
  const message = 'The option backendUrl of @shipgraph/medusa-provider must be the public HTTPS URL of this Medusa server, for webhooks.';
  throw new MedusaError(MedusaError.Types.INVALID_DATA, message);
}
