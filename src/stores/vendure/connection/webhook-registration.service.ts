import { Injectable } from '@nestjs/common';
import { ChannelService, Logger, type RequestContext } from '@vendure/core';
import { LOG_CONTEXT } from '../options';
import type { Connection } from './connection';
import { isRefusal, reasonOf, storeOf } from './store-of';

export const WEBHOOK_PATH = 'shipgraph/webhook';

type Registered = Pick<Connection, 'webhook' | 'webhookSecrets'>;

/** The webhook of a channel at shipgraph. Its address names the channel, whose secret then verifies what comes in. */
@Injectable()
export class WebhookRegistration {
  constructor(private readonly channels: ChannelService) {}

  /** Keeps the webhook when the shop is connected again, and gives it a new secret. */
  async register(ctx: RequestContext, connection: Connection, before: Connection | undefined): Promise<Registered> {
    const url = await this.addressOf(ctx, connection.publicUrl ?? '');
    const { webhooks } = storeOf(connection);
    const known = (await webhooks.list()).webhooks.find((hook) => hook.id === before?.webhook?.id || hook.url === url);
    if (known === undefined) {
      const { webhook } = await webhooks.create({ url, events: ['shipment.update'], description: 'Vendure' });
      return { webhook: { id: webhook.id, url }, webhookSecrets: [webhook.secret] };
    }
    await webhooks.update(known.id, { url, events: ['shipment.update'], is_active: true });
    const { webhook } = await webhooks.regenerateSecret(known.id, { overlapHours: 0 });
    return { webhook: { id: known.id, url }, webhookSecrets: [webhook.secret] };
  }

  async remove(connection: Connection): Promise<void> {
    if (connection.webhook === undefined) return;
    try {
      await storeOf(connection, { attempts: 1 }).webhooks.delete(connection.webhook.id);
    } catch (error) {
      if (!isRefusal(error, 'WEBHOOK_NOT_FOUND')) Logger.warn(`The webhook was not removed: ${reasonOf(error)}`, LOG_CONTEXT);
    }
  }

  private async addressOf(ctx: RequestContext, publicUrl: string): Promise<string> {
    const { id } = await this.channels.getDefaultChannel();
    return `${publicUrl}/${WEBHOOK_PATH}${id === ctx.channelId ? '' : `/${ctx.channelId}`}`;
  }
}
