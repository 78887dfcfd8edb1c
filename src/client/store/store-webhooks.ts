import type { Answer, Body, Query } from './calls.js';
import type { CallOptions, WriteOptions } from './options.js';
import type { Send } from './send.js';

/** The webhooks of the shop. A webhook that is created with a shop token gets the events of this shop only. */
export interface StoreWebhooks {
  list(options?: CallOptions & Query<'listWebhooks'>): Promise<Answer<'listWebhooks'>>;
  /** Creates a webhook. Its secret is in the answer, and is not shown again. */
  create(webhook: Body<'createWebhook'>, options?: WriteOptions): Promise<Answer<'createWebhook'>>;
  get(id: string, options?: CallOptions): Promise<Answer<'webhook'>>;
  update(id: string, changes: Body<'updateWebhook'>, options?: WriteOptions): Promise<Answer<'updateWebhook'>>;
  delete(id: string, options?: WriteOptions): Promise<Answer<'deleteWebhook'>>;
  /** Replaces the secret. The old one stays valid for the hours of the overlap. */
  regenerateSecret(id: string, overlap?: Body<'regenerateSecret'>, options?: WriteOptions): Promise<Answer<'regenerateSecret'>>;
  /** Sends a test event and returns the result of its delivery. */
  test(id: string, event?: Body<'testWebhook'>, options?: WriteOptions): Promise<Answer<'testWebhook'>>;
  /** What was sent to a webhook, newest first. */
  deliveries(id: string, options?: CallOptions & Query<'deliveries'>): Promise<Answer<'deliveries'>>;
  /** Sends the event of a delivery again. */
  redeliver(id: string, deliveryId: string, options?: WriteOptions): Promise<Answer<'redeliver'>>;
  /** Sends again what a webhook missed in a period. */
  recover(id: string, period: Body<'recover'>, options?: WriteOptions): Promise<Answer<'recover'>>;
  /** All events in order, for receivers that missed some. */
  events(options?: CallOptions & Query<'webhookEvents'>): Promise<Answer<'webhookEvents'>>;
}

export const webhooksOver = (send: Send): StoreWebhooks => ({
  list: ({ signal, timeoutMs, ...query } = {}) => send('listWebhooks', { query }, { signal, timeoutMs }),
  create: (body, call) => send('createWebhook', { body }, call),
  get: (id, call) => send('webhook', { path: { id } }, call),
  update: (id, body, call) => send('updateWebhook', { path: { id }, body }, call),
  delete: (id, call) => send('deleteWebhook', { path: { id } }, call),
  regenerateSecret: (id, body, call) => send('regenerateSecret', { path: { id }, body }, call),
  test: (id, body, call) => send('testWebhook', { path: { id }, body }, call),
  deliveries: (id, { signal, timeoutMs, ...query } = {}) => send('deliveries', { path: { id }, query }, { signal, timeoutMs }),
  redeliver: (id, deliveryId, call) => send('redeliver', { path: { id, deliveryId } }, call),
  recover: (id, body, call) => send('recover', { path: { id }, body }, call),
  events: ({ signal, timeoutMs, ...query } = {}) => send('webhookEvents', { query }, { signal, timeoutMs }),
});
