import { defineEntity, p } from '@mikro-orm/core';
import { instant, recordColumns } from '../../platform/db/base.js';
import type { SelectionAnswer } from '../../platform/graphql/selections.js';
import { type DeliveryStatus, deliveryStatus } from './webhooks.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { CreateWebhookInput } from './webhook.types.js';

/** A URL that receives events. Owned by a seller, one shop of a seller, or the operator. */
export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    ...recordColumns,
    /** Null for the operator. */
    sellerId: p.uuid().nullable().index(),
    /** Null for all shops of the seller. */
    shopId: p.uuid().nullable(),
    url: p.string().length(maxOf(CreateWebhookInput, 'url')),
    description: p.string().length(maxOf(CreateWebhookInput, 'description')).nullable(),
    events: p.json<readonly string[]>(),
    includeHubStatuses: p.boolean(),
    isActive: p.boolean(),
    disabledReason: p.string().length(200).nullable(),
    /** Encrypted. Only `secretHint` is shown after creation. */
    secret: p.blob(),
    secretHint: p.string().length(4),
    /** Replaced secrets that still sign during their overlap, encrypted, newest first. */
    previousSecrets: p.json<readonly SealedSecret[]>(),
    /** Fields of `Shipment` that its events carry; null for none. */
    selection: p.string().length(maxOf(CreateWebhookInput, 'selection')).nullable(),
    /** The token that saved the selection; null for persons, shops and sellers themselves. */
    selectionTokenId: p.uuid().nullable(),
    /** The member of staff who saved the selection. */
    selectionStaffId: p.uuid().nullable(),
    /** Messages with an answer that are older than this are never sent again: the URL was changed by a caller who may not read them. */
    sealedBefore: instant().nullable(),
    /** Maximum deliveries per second; null for no limit. */
    rateLimit: p.integer().nullable(),
    /** Whether the operator's staff may read request and response bodies. */
    operatorMayReadBodies: p.boolean().default(false),
    /** The first failure since the last success. */
    failingSince: instant().nullable(),
    /** The last notice sent to its owner, as a percentage of the time until it is disabled. */
    noticedPercent: p.integer().default(0),
    deletedAt: instant().nullable(),
  },
});

/** What the selection of an endpoint answered when an event happened. Kept until the event is forgotten. */
export const WebhookSelectionAnswerSchema = defineEntity({
  name: 'WebhookSelectionAnswer',
  tableName: 'webhook_selection_answer',
  indexes: [{ name: 'webhook_selection_answer_created', properties: ['createdAt'] }],
  properties: {
    eventId: p.uuid().primary(),
    endpointId: p.uuid().primary(),
    answer: p.json<SelectionAnswer>(),
    /** What was answered. */
    selection: p.string().length(maxOf(CreateWebhookInput, 'selection')).nullable(),
    createdAt: instant(),
  },
});

/** The next free turn of an endpoint with a rate limit. A separate table, because it changes with every delivery. */
export const WebhookPaceSchema = defineEntity({
  name: 'WebhookPace',
  tableName: 'webhook_pace',
  properties: {
    endpointId: p.uuid().primary(),
    nextAt: instant(),
  },
});

/** Each mail from the operator's staff to the owner of an endpoint. Append-only. */
export const WebhookOwnerNoticeSchema = defineEntity({
  name: 'WebhookOwnerNotice',
  tableName: 'webhook_owner_notice',
  indexes: [{ name: 'webhook_owner_notice_endpoint', properties: ['endpointId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    endpointId: p.uuid(),
    /** Text added by the member of staff. */
    message: p.string().length(2000).nullable(),
    /** Number of addresses. */
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

/** One event for one endpoint, in the exact text that every attempt sends. */
export const WebhookMessageSchema = defineEntity({
  name: 'WebhookMessage',
  tableName: 'webhook_message',
  uniques: [{ name: 'webhook_message_endpoint_event', properties: ['endpointId', 'eventId'] }],
  indexes: [
    {
      // Messages of shops in test mode only.
      name: 'webhook_message_test',
      expression: `create index "webhook_message_test" on "webhook_message" ("test_shop_id") where "test_shop_id" is not null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    endpointId: p.uuid(),
    eventId: p.uuid(),
    /** The event name that the endpoint subscribed to. */
    eventType: p.string().length(60),
    /** The public id of the shipment. */
    reference: p.string().length(40).nullable(),
    body: p.text(),
    /** The selection that the body answers; null for none. Only those who may read it see the body. */
    selection: p.string().length(maxOf(CreateWebhookInput, 'selection')).nullable(),
    /** The shop whose test clock the attempts follow; null for real shipments. */
    testShopId: p.uuid().nullable(),
    /** The request that caused the event. */
    requestId: p.string().length(128).nullable(),
    /** The span that caused the event, if requests are traced. */
    traceparent: p.string().length(55).nullable(),
    createdAt: instant(),
  },
});

export const attemptKinds = ['automatic', 'manual', 'test'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** One attempt to deliver a message, pending or made. Receivers see its id as X-Svc-Delivery-ID. */
export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_endpoint_created', properties: ['endpointId', 'createdAt', 'id'] },
    {
      name: 'webhook_delivery_attempt',
      expression: `create unique index "webhook_delivery_attempt" on "webhook_delivery" ("message_id", "attempt") where "kind" = 'automatic'`,
    },
    {
      // Manual and test attempts are few, so this index is small.
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
    /** When it is due by the schedule. */
    dueAt: instant(),
    /** No worker claims the attempt before this, by the database's clock. A claim moves it to the end of the lease. */
    availableAt: instant().defaultRaw(`now() + interval '1 hour'`),
    /** When the next attempt is due. */
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
    /** The request that asked for a manual attempt; null for an automatic one. */
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});

/** Recorded attempts in the order in which they became visible. Written only while there are subscribers, kept for minutes. */
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
