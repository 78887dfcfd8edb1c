/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A new webhook. */
export type CreateWebhookInput = {
  /** A note, at most 500 characters. */
  description?: string | null | undefined;
  /** Names of the events to be told of, such as shipment.update. */
  events: Array<string>;
  /** True to be told of at_sorting, verified and ready_to_book too. */
  includeHubStatuses?: boolean | null | undefined;
  /** True lets staff of the operator read what is sent and answered, in order to help; false when absent. */
  operatorMayReadBodies?: boolean | null | undefined;
  /** Deliveries a second at most, from 1 to 500; as many as it takes when absent. */
  rateLimit?: number | null | undefined;
  /** Domain of the only shop to hear of. A shop token always hears of its own. */
  shopId?: string | null | undefined;
  /** An https URL on port 443 or 8443, at most 2048 characters. */
  url: string;
};

/** Which events to send again. */
export type RecoverWebhookInput = {
  /** False sends what has arrived again too; true when absent. */
  onlyFailed?: boolean | null | undefined;
  /** From when on, at most 30 days ago. */
  since: string;
  /** Until when; now when absent. */
  until?: string | null | undefined;
};

/** Changes of a webhook; what is absent stays as it is. */
export type UpdateWebhookInput = {
  /** A note; null clears it. */
  description?: string | null | undefined;
  /** The events from now on, instead of those so far. */
  events?: Array<string> | null | undefined;
  /** Whether to be told of hub statuses. */
  includeHubStatuses?: boolean | null | undefined;
  /** True switches it on with a clean record; false cancels what waits for it. */
  isActive?: boolean | null | undefined;
  /** Whether staff of the operator may read what is sent and answered. */
  operatorMayReadBodies?: boolean | null | undefined;
  /** Deliveries a second at most, from 1 to 500; null lifts the limit. */
  rateLimit?: number | null | undefined;
  /** New URL. Retries that wait go there. */
  url?: string | null | undefined;
};

/** What became of an attempt to deliver an event. */
export type WebhookDeliveryStatus =
  /** The receiver answered with a 2xx status in time. */
  | 'DELIVERED'
  /** It did not, or the attempt was cancelled. */
  | 'FAILED'
  /** Still to be made. */
  | 'PENDING';

export type DeliveryRowFragment = { id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  after?: string | null | undefined;
  first: number;
  status?: WebhookDeliveryStatus | null | undefined;
  event?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null }> } };

export type WebhookDeliveryQueryVariables = Exact<{
  webhookId: string;
  id: string;
  withSeller: boolean;
}>;


export type WebhookDeliveryQuery = { webhook: { url: string, isActive: boolean, seller?: { id: string } | null }, webhookDelivery: { requestId: string | null, bodiesHidden: boolean, requestHeaders: Record<string, unknown> | null, requestBody: string, responseHeaders: Record<string, unknown> | null, responseBody: string | null, id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null, attempts: Array<{ id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null }> } };

export type RedeliverWebhookMutationVariables = Exact<{
  id: string;
  deliveryId: string;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { id: string } };

export type WebhookAttemptsSubscriptionVariables = Exact<{
  webhookId?: string | null | undefined;
}>;


export type WebhookAttemptsSubscription = { webhookDelivery: { id: string } };

export type WebhookQueryVariables = Exact<{
  id: string;
  withSeller: boolean;
}>;


export type WebhookQuery = { webhook: { includeHubStatuses: boolean, rateLimit: number | null, operatorMayReadBodies: boolean, secret: string, createdAt: string, updatedAt: string, id: string, url: string, description: string | null, events: Array<string>, isActive: boolean, disabledReason: string | null, failingSince: string | null, lastDeliveryAt: string | null, lastStatus: WebhookDeliveryStatus | null, shopDomain: string | null, lastOwnerNotice: { at: string, message: string | null, byName: string | null } | null, seller?: { id: string, displayName: string } | null } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { id: string } };

export type RegenerateWebhookSecretMutationVariables = Exact<{
  id: string;
  overlapHours?: number | null | undefined;
}>;


export type RegenerateWebhookSecretMutation = { regenerateWebhookSecret: { secret: string } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
  event?: string | null | undefined;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null } };

export type TellWebhookOwnerMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
}>;


export type TellWebhookOwnerMutation = { tellWebhookOwner: { recipients: number } };

export type RecoverWebhookMutationVariables = Exact<{
  id: string;
  input: RecoverWebhookInput;
}>;


export type RecoverWebhookMutation = { recoverWebhooks: number };

export type WebhookRowFragment = { id: string, url: string, description: string | null, events: Array<string>, isActive: boolean, disabledReason: string | null, failingSince: string | null, lastDeliveryAt: string | null, lastStatus: WebhookDeliveryStatus | null, shopDomain: string | null };

export type WebhooksQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  everybody?: boolean | null | undefined;
  sellerId?: string | null | undefined;
  failing?: boolean | null | undefined;
  search?: string | null | undefined;
  withSeller: boolean;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, url: string, description: string | null, events: Array<string>, isActive: boolean, disabledReason: string | null, failingSince: string | null, lastDeliveryAt: string | null, lastStatus: WebhookDeliveryStatus | null, shopDomain: string | null, seller?: { id: string, displayName: string } | null }> } };

export type WebhookShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookShopsQuery = { shops: { nodes: Array<{ domain: string, name: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, warnings: Array<{ code: string, message: string }>, webhook: { id: string } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DeliveryRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeliveryRow on WebhookDelivery {
  id
  eventId
  eventType
  shipmentId
  kind
  attempt
  status
  httpStatus
  failure
  errorMessage
  durationMs
  createdAt
  attemptedAt
  nextRetryAt
}
    `, {"fragmentName":"DeliveryRow"}) as unknown as TypedDocumentString<DeliveryRowFragment, unknown>;
export const WebhookRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WebhookRow on Webhook {
  id
  url
  description
  events
  isActive
  disabledReason
  failingSince
  lastDeliveryAt
  lastStatus
  shopDomain
}
    `, {"fragmentName":"WebhookRow"}) as unknown as TypedDocumentString<WebhookRowFragment, unknown>;
export const WebhookDeliveriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WebhookDeliveries($webhookId: String!, $after: String, $first: Int!, $status: WebhookDeliveryStatus, $event: String) {
  webhookDeliveries(
    webhookId: $webhookId
    after: $after
    first: $first
    status: $status
    event: $event
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...DeliveryRow
    }
  }
}
    fragment DeliveryRow on WebhookDelivery {
  id
  eventId
  eventType
  shipmentId
  kind
  attempt
  status
  httpStatus
  failure
  errorMessage
  durationMs
  createdAt
  attemptedAt
  nextRetryAt
}`) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WebhookDelivery($webhookId: String!, $id: String!, $withSeller: Boolean!) {
  webhook(id: $webhookId) {
    url
    isActive
    seller @include(if: $withSeller) {
      id
    }
  }
  webhookDelivery(webhookId: $webhookId, id: $id) {
    ...DeliveryRow
    requestId
    bodiesHidden
    requestHeaders
    requestBody
    responseHeaders
    responseBody
    attempts {
      ...DeliveryRow
    }
  }
}
    fragment DeliveryRow on WebhookDelivery {
  id
  eventId
  eventType
  shipmentId
  kind
  attempt
  status
  httpStatus
  failure
  errorMessage
  durationMs
  createdAt
  attemptedAt
  nextRetryAt
}`) as unknown as TypedDocumentString<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const RedeliverWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RedeliverWebhook($id: String!, $deliveryId: String!) {
  redeliverWebhook(id: $id, deliveryId: $deliveryId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const WebhookAttemptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WebhookAttempts($webhookId: String) {
  webhookDelivery(webhookId: $webhookId) {
    id
  }
}
    `) as unknown as TypedDocumentString<WebhookAttemptsSubscription, WebhookAttemptsSubscriptionVariables>;
export const WebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Webhook($id: String!, $withSeller: Boolean!) {
  webhook(id: $id) {
    ...WebhookRow
    includeHubStatuses
    rateLimit
    operatorMayReadBodies
    lastOwnerNotice {
      at
      message
      byName
    }
    seller @include(if: $withSeller) {
      id
      displayName
    }
    secret
    createdAt
    updatedAt
  }
}
    fragment WebhookRow on Webhook {
  id
  url
  description
  events
  isActive
  disabledReason
  failingSince
  lastDeliveryAt
  lastStatus
  shopDomain
}`) as unknown as TypedDocumentString<WebhookQuery, WebhookQueryVariables>;
export const UpdateWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateWebhook($id: String!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteWebhook($id: String!) {
  deleteWebhook(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RegenerateWebhookSecretDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegenerateWebhookSecret($id: String!, $overlapHours: Int) {
  regenerateWebhookSecret(id: $id, overlapHours: $overlapHours) {
    secret
  }
}
    `) as unknown as TypedDocumentString<RegenerateWebhookSecretMutation, RegenerateWebhookSecretMutationVariables>;
export const TestWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestWebhook($id: String!, $event: String) {
  testWebhook(id: $id, event: $event) {
    ...DeliveryRow
  }
}
    fragment DeliveryRow on WebhookDelivery {
  id
  eventId
  eventType
  shipmentId
  kind
  attempt
  status
  httpStatus
  failure
  errorMessage
  durationMs
  createdAt
  attemptedAt
  nextRetryAt
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const TellWebhookOwnerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TellWebhookOwner($id: String!, $message: String) {
  tellWebhookOwner(id: $id, message: $message) {
    recipients
  }
}
    `) as unknown as TypedDocumentString<TellWebhookOwnerMutation, TellWebhookOwnerMutationVariables>;
export const RecoverWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecoverWebhook($id: String!, $input: RecoverWebhookInput!) {
  recoverWebhooks(id: $id, input: $input)
}
    `) as unknown as TypedDocumentString<RecoverWebhookMutation, RecoverWebhookMutationVariables>;
export const WebhooksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Webhooks($after: String, $first: Int!, $everybody: Boolean, $sellerId: String, $failing: Boolean, $search: String, $withSeller: Boolean!) {
  webhooks(
    after: $after
    first: $first
    everybody: $everybody
    sellerId: $sellerId
    failing: $failing
    search: $search
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...WebhookRow
      seller @include(if: $withSeller) {
        id
        displayName
      }
    }
  }
}
    fragment WebhookRow on Webhook {
  id
  url
  description
  events
  isActive
  disabledReason
  failingSince
  lastDeliveryAt
  lastStatus
  shopDomain
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookShopsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WebhookShops {
  shops(first: 100) {
    nodes {
      domain
      name
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookShopsQuery, WebhookShopsQueryVariables>;
export const CreateWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    warnings {
      code
      message
    }
    webhook {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;