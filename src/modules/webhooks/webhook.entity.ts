import { defineEntity, p } from '@mikro-orm/core';
import { instant, recordColumns } from '../../platform/db/base.js';
import { type DeliveryStatus, deliveryStatus } from './webhooks.enums.js';

/** An address that receives events. It belongs to a seller, to one shop of a seller, or to the operator. */
export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    ...recordColumns,
    /** Null for the operator's own. */
    sellerId: p.uuid().nullable().index(),
    /** Null for all shops of the seller. */
    shopId: p.uuid().nullable(),
    url: p.string().length(2048),
    description: p.string().length(500).nullable(),
    events: p.json<readonly string[]>(),
    includeHubStatuses: p.boolean(),
    isActive: p.boolean(),
    disabledReason: p.string().length(200).nullable(),
    /** Encrypted; what is shown of it later is `secretHint`. */
    secret: p.blob(),
    secretHint: p.string().length(4),
    /** Secrets of before, encrypted, that receivers may still use, newest first. */
    previousSecrets: p.json<readonly SealedSecret[]>(),
    /** Deliveries a second that it wants at most; null for as fast as it takes them. */
    rateLimit: p.integer().nullable(),
    /** Whether people of the operator may read what was sent to it and what it answered. */
    operatorMayReadBodies: p.boolean().default(false),
    /** Since when every attempt has failed. */
    failingSince: instant().nullable(),
    /** How much of the time after which it is switched off had passed when its owner was told of that last. */
    noticedPercent: p.integer().default(0),
    deletedAt: instant().nullable(),
  },
});

/** When an endpoint with a rate may be sent to next. A table of its own, because it changes with every delivery. */
export const WebhookPaceSchema = defineEntity({
  name: 'WebhookPace',
  tableName: 'webhook_pace',
  properties: {
    endpointId: p.uuid().primary(),
    nextAt: instant(),
  },
});

/** Each time a person of the operator told the owner of an endpoint about it. Never changed. */
export const WebhookOwnerNoticeSchema = defineEntity({
  name: 'WebhookOwnerNotice',
  tableName: 'webhook_owner_notice',
  indexes: [{ name: 'webhook_owner_notice_endpoint', properties: ['endpointId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    endpointId: p.uuid(),
    /** What the person added in their own words. */
    message: p.string().length(2000).nullable(),
    /** How many addresses it went to. */
    recipients: p.integer(),
    toldByType: p.string().length(20),
    toldById: p.string().length(40).nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});

export interface SealedSecret {
  readonly sealed: string;
  readonly until: string;
}

/** One event for one endpoint, in the very text that every attempt sends. */
export const WebhookMessageSchema = defineEntity({
  name: 'WebhookMessage',
  tableName: 'webhook_message',
  uniques: [{ name: 'webhook_message_endpoint_event', properties: ['endpointId', 'eventId'] }],
  indexes: [{ name: 'webhook_message_created', expression: brin('webhook_message') }],
  properties: {
    id: p.uuid().primary(),
    endpointId: p.uuid(),
    eventId: p.uuid(),
    /** The name under which the endpoint knows the event. */
    eventType: p.string().length(60),
    /** The public id of the shipment. */
    reference: p.string().length(40).nullable(),
    body: p.text(),
    /** The request that caused the event. */
    requestId: p.string().length(128).nullable(),
    /** The span in which the event happened, where requests are traced. */
    traceparent: p.string().length(55).nullable(),
    createdAt: instant(),
  },
});

export const attemptKinds = ['automatic', 'manual', 'test'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** One attempt to deliver a message, planned or made. Its id is the delivery id that the receiver sees. */
export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_endpoint_created', properties: ['endpointId', 'createdAt', 'id'] },
    { name: 'webhook_delivery_created', expression: brin('webhook_delivery') },
    {
      name: 'webhook_delivery_attempt',
      expression: `create unique index "webhook_delivery_attempt" on "webhook_delivery" ("message_id", "attempt") where "kind" = 'automatic'`,
    },
    {
      // Few, so that it costs next to nothing: what a person has asked for.
      name: 'webhook_delivery_by_hand',
      expression: `create index "webhook_delivery_by_hand" on "webhook_delivery" ("message_id") where "kind" <> 'automatic'`,
    },
    {
      name: 'webhook_delivery_available',
      expression: `create index "webhook_delivery_available" on "webhook_delivery" ("available_at", "endpoint_id") where "status" = 'pending'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    messageId: p.uuid(),
    endpointId: p.uuid(),
    kind: p.enum(() => attemptKinds).$type<AttemptKind>(),
    attempt: p.integer(),
    status: p.enum(() => deliveryStatus.values).$type<DeliveryStatus>(),
    /** When it is due. */
    dueAt: instant(),
    /** By the database's clock: before it, no worker takes the attempt. One that takes it moves this on, for as long as it may need. */
    availableAt: instant().defaultRaw(`now() + interval '1 hour'`),
    /** When the attempt after it is due. */
    nextRetryAt: instant().nullable(),
    httpStatus: p.integer().nullable(),
    failure: p.string().length(40).nullable(),
    errorMessage: p.string().length(500).nullable(),
    durationMs: p.integer().nullable(),
    remoteAddress: p.string().length(60).nullable(),
    attemptedAt: instant().nullable(),
    deliveredAt: instant().nullable(),
    requestHeaders: p.json<Readonly<Record<string, string>>>().nullable(),
    responseHeaders: p.json<Readonly<Record<string, string>>>().nullable(),
    responseBody: p.text().nullable(),
    /** The request in which a person asked for the attempt; null for one of the schedule. */
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});

/** Attempts that were made, in the order in which it can be seen: for subscribers, while there are any. Kept for minutes. */
export const WebhookNewsSchema = defineEntity({
  name: 'WebhookNews',
  tableName: 'webhook_news',
  properties: {
    seq: p.bigint('bigint').autoincrement().primary(),
    deliveryId: p.uuid(),
    endpointId: p.uuid(),
    madeAt: instant(),
  },
});

function brin(table: string): string {
  return `create index "${table}_created" on "${table}" using brin ("created_at")`;
}
