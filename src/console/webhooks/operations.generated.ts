/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeliveryRowFragment = { id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null, lastFailure: { id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string } | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  after?: string | null | undefined;
  first: number;
  status?: Types.WebhookDeliveryStatus | null | undefined;
  event?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null, lastFailure: { id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string } | null }> } };

export type WebhookDeliveryQueryVariables = Exact<{
  webhookId: string;
  id: string;
  withSeller: boolean;
}>;


export type WebhookDeliveryQuery = { webhook: { url: string, isActive: boolean, seller?: { id: string } | null }, webhookDelivery: { requestId: string | null, bodiesHidden: boolean, requestHeaders: Record<string, unknown> | null, requestBody: string, responseHeaders: Record<string, unknown> | null, responseBody: string | null, id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null, attempts: Array<{ id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null, lastFailure: { id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string } | null }>, lastFailure: { id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string } | null } };

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


export type WebhookQuery = { webhook: { includeHubStatuses: boolean, rateLimit: number | null, operatorMayReadBodies: boolean, secret: string, createdAt: string, updatedAt: string, id: string, url: string, description: string | null, events: Array<string>, isActive: boolean, disabledReason: string | null, failingSince: string | null, lastDeliveryAt: string | null, lastStatus: Types.WebhookDeliveryStatus | null, shopDomain: string | null, nextAttemptAt: string | null, lastOwnerNotice: { at: string, message: string | null, byName: string | null } | null, seller?: { id: string, displayName: string } | null, recentAttempts: Array<{ id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string }> } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: Types.UpdateWebhookInput;
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


export type TestWebhookMutation = { testWebhook: { id: string, eventId: string, eventType: string, shipmentId: string | null, kind: string, attempt: number, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, durationMs: number | null, createdAt: string, attemptedAt: string | null, nextRetryAt: string | null, lastFailure: { id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string } | null } };

export type TellWebhookOwnerMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
}>;


export type TellWebhookOwnerMutation = { tellWebhookOwner: { recipients: number } };

export type RecoverWebhookMutationVariables = Exact<{
  id: string;
  input: Types.RecoverWebhookInput;
}>;


export type RecoverWebhookMutation = { recoverWebhooks: number };

export type WebhookRowFragment = { id: string, url: string, description: string | null, events: Array<string>, isActive: boolean, disabledReason: string | null, failingSince: string | null, lastDeliveryAt: string | null, lastStatus: Types.WebhookDeliveryStatus | null, shopDomain: string | null, nextAttemptAt: string | null, recentAttempts: Array<{ id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string }> };

export type AttemptInShortFragment = { id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string };

export type WebhooksQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  everybody?: boolean | null | undefined;
  sellerId?: string | null | undefined;
  failing?: boolean | null | undefined;
  search?: string | null | undefined;
  withSeller: boolean;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, url: string, description: string | null, events: Array<string>, isActive: boolean, disabledReason: string | null, failingSince: string | null, lastDeliveryAt: string | null, lastStatus: Types.WebhookDeliveryStatus | null, shopDomain: string | null, nextAttemptAt: string | null, seller?: { id: string, displayName: string } | null, recentAttempts: Array<{ id: string, attempt: number, kind: string, status: Types.WebhookDeliveryStatus, httpStatus: number | null, failure: string | null, errorMessage: string | null, attemptedAt: string }> }> } };

export type WebhookShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookShopsQuery = { shops: { nodes: Array<{ domain: string, name: string }> } };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookInput;
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
export const AttemptInShortFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
}
    `, {"fragmentName":"AttemptInShort"}) as unknown as TypedDocumentString<AttemptInShortFragment, unknown>;
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
  lastFailure {
    ...AttemptInShort
  }
}
    fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
}`, {"fragmentName":"DeliveryRow"}) as unknown as TypedDocumentString<DeliveryRowFragment, unknown>;
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
  nextAttemptAt
  recentAttempts {
    ...AttemptInShort
  }
}
    fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
}`, {"fragmentName":"WebhookRow"}) as unknown as TypedDocumentString<WebhookRowFragment, unknown>;
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
  lastFailure {
    ...AttemptInShort
  }
}
fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
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
  lastFailure {
    ...AttemptInShort
  }
}
fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
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
  nextAttemptAt
  recentAttempts {
    ...AttemptInShort
  }
}
fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
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
  lastFailure {
    ...AttemptInShort
  }
}
fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
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
  nextAttemptAt
  recentAttempts {
    ...AttemptInShort
  }
}
fragment AttemptInShort on WebhookAttempt {
  id
  attempt
  kind
  status
  httpStatus
  failure
  errorMessage
  attemptedAt
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