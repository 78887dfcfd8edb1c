/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChangePasswordMutationVariables = Exact<{
  current: string;
  wanted: string;
  endTokens: boolean;
}>;


export type ChangePasswordMutation = { changePassword: { expiresAt: string } };

export type OwnTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTokensQuery = { ownTokens: Array<{ id: string, name: string, lastUsedAt: string | null }> };

export type OwnTwoFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTwoFactorQuery = { twoFactor: { enabledAt: string | null, recoveryCodesLeft: number, isRequired: boolean } };

export type BeginTwoFactorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type BeginTwoFactorMutation = { beginTwoFactor: { secret: string, qrPath: string, qrSize: number } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: { codes: Array<string> } };

export type DisableTwoFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type DisableTwoFactorMutation = { disableTwoFactor: boolean };

export type RegenerateRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RegenerateRecoveryCodesMutation = { regenerateRecoveryCodes: { codes: Array<string> } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { sessions: Array<{ id: string, createdAt: string, lastUsedAt: string, expiresAt: string | null, network: string | null, device: string | null, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
  endTokens: boolean;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{
  endTokens: boolean;
}>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type AuditRowFragment = { id: string, at: string, actorType: string, actorId: string | null, actorName: string | null, credentialKind: string | null, network: string | null, action: string, subjectType: string | null, subjectId: string | null, sellerId: string | null, arguments: Record<string, unknown>, outcome: Types.AuditOutcome, code: string | null, requestId: string | null, changes: Array<{ field: string, before: string, after: string }> };

export type AuditLogQueryVariables = Exact<{
  filter?: Types.AuditEventFilter | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type AuditLogQuery = { auditEvents: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, at: string, actorType: string, actorId: string | null, actorName: string | null, credentialKind: string | null, network: string | null, action: string, subjectType: string | null, subjectId: string | null, sellerId: string | null, arguments: Record<string, unknown>, outcome: Types.AuditOutcome, code: string | null, requestId: string | null, changes: Array<{ field: string, before: string, after: string }> }> } };

export type AuditNamesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type AuditNamesQuery = { nodes: Array<
    | { id: string, planName: string }
    | { id: string, displayName: string }
    | { id: string, reference: string }
    | { id: string, shopName: string }
    | { id: string, name: string }
    | { id: string, url: string }
    | Record<PropertyKey, never>
   | null> };

export type ConnectedShopQueryVariables = Exact<{
  domain: string;
}>;


export type ConnectedShopQuery = { shops: { nodes: Array<{ id: string, domain: string, name: string, activated: boolean, mode: Types.ShopMode }> } };

export type ShopSetupQueryVariables = Exact<{
  domain: string;
}>;


export type ShopSetupQuery = { shopSetup: { calledAt: string | null, ratedAt: string | null, orderedAt: string | null, webhooks: number, webhookDeliveredAt: string | null, labelledAt: string | null } };

export type ShopRequestsQueryVariables = Exact<{
  domain: string;
  failedOnly?: boolean | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type ShopRequestsQuery = { shopRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, createdAt: string, isAuthenticated: boolean, method: string, path: string, query: string | null, status: number, code: string | null, reason: string | null, message: string | null, variant: string | null, params: Record<string, unknown> | null, durationMs: number, requestId: string, userAgent: string | null, tokenKind: string | null, requestBody: string | null, responseBody: string | null, problems: Array<{ field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null, isWarning: boolean }> }> } };

export type StoreRequestFragment = { id: string, createdAt: string, isAuthenticated: boolean, method: string, path: string, query: string | null, status: number, code: string | null, reason: string | null, message: string | null, variant: string | null, params: Record<string, unknown> | null, durationMs: number, requestId: string, userAgent: string | null, tokenKind: string | null, requestBody: string | null, responseBody: string | null, problems: Array<{ field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null, isWarning: boolean }> };

export type ShopRequestReceivedSubscriptionVariables = Exact<{
  domain: string;
}>;


export type ShopRequestReceivedSubscription = { shopRequestReceived: { id: string } };

export type ShopWebhookAttemptsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ShopWebhookAttemptsSubscription = { webhookDelivery: { id: string, status: Types.WebhookDeliveryStatus } };

export type ConnectOwnShopMutationVariables = Exact<{
  input: Types.ConnectShopInput;
}>;


export type ConnectOwnShopMutation = { connectShop: { token: string, shop: { id: string, domain: string } } };

export type LatestTestParcelQueryVariables = Exact<{
  shopId: string;
}>;


export type LatestTestParcelQuery = { shipments: { nodes: Array<{ id: string, reference: string, status: Types.ShipmentStatus, label: { url: string } | null }> } };

export type MoveTestParcelMutationVariables = Exact<{
  id: string;
  to: Types.ShipmentStatus;
}>;


export type MoveTestParcelMutation = { simulateShipment: { id: string, status: Types.ShipmentStatus } };

export type ShopsQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  activated?: boolean | null | undefined;
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
  withSeller: boolean;
}>;


export type ShopsQuery = { shops: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, domain: string, name: string, platform: string, activated: boolean, mode: Types.ShopMode, locations: Array<{ refId: string }>, seller?: { id: string, displayName: string } | null, intake: { state: Types.ShopIntakeState, activationRequired: boolean, lastOrderAt: string | null, signedIn: boolean, signedInAt: string | null } }> } };

export type ShopQueryVariables = Exact<{
  domain: string;
  withSeller: boolean;
}>;


export type ShopQuery = { shop: { id: string, domain: string, name: string, url: string, platform: string, activated: boolean, mode: Types.ShopMode, testClock: { now: string, advancingTo: string | null } | null, seller?: { id: string, displayName: string } | null, locations: Array<{ refId: string, refName: string, address: string, city: string, state: string, zip: string, country: string, countryCode: string, lat: number | null, lng: number | null }>, intake: { state: Types.ShopIntakeState, activationRequired: boolean, lastOrderAt: string | null, signedIn: boolean, signedInAt: string | null } } };

export type ShopIntakeFragment = { intake: { state: Types.ShopIntakeState, activationRequired: boolean, lastOrderAt: string | null, signedIn: boolean, signedInAt: string | null } };

export type ShopLocationFragment = { refId: string, refName: string, address: string, city: string, state: string, zip: string, country: string, countryCode: string, lat: number | null, lng: number | null };

export type ActivateShopMutationVariables = Exact<{
  domain: string;
  activate: boolean;
}>;


export type ActivateShopMutation = { setActivation: { shop: { id: string } } };

export type AddLocationMutationVariables = Exact<{
  domain: string;
  location: Types.LocationInput;
}>;


export type AddLocationMutation = { addLocations: { created: number } };

export type UpdateLocationMutationVariables = Exact<{
  domain: string;
  location: Types.LocationUpdateInput;
}>;


export type UpdateLocationMutation = { updateLocations: { updated: number } };

export type AdvanceTestClockMutationVariables = Exact<{
  domain: string;
  to: string;
}>;


export type AdvanceTestClockMutation = { advanceTestClock: { now: string, advancingTo: string | null } };

export type RevokeShopTokenMutationVariables = Exact<{
  domain: string;
}>;


export type RevokeShopTokenMutation = { revokeShopToken: { id: string } };

export type StaffListQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  active?: boolean | null | undefined;
  role?: Types.StaffRole | null | undefined;
  search?: string | null | undefined;
}>;


export type StaffListQuery = { staff: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, email: string, role: Types.StaffRole, active: boolean, twoFactor: boolean | null, lastSignInAt: string | null, invitation: { sentAt: string, expiresAt: string, isOpen: boolean } | null }> } };

export type InviteStaffMutationVariables = Exact<{
  input: Types.InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { expiresAt: string } };

export type WithdrawStaffInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawStaffInvitationMutation = { withdrawStaffInvitation: { id: string } };

export type EndStaffSessionsMutationVariables = Exact<{
  staffId: string;
}>;


export type EndStaffSessionsMutation = { endStaffSessions: number };

export type ResetTwoFactorMutationVariables = Exact<{
  staffId: string;
}>;


export type ResetTwoFactorMutation = { resetTwoFactor: boolean };

export type UpdateStaffMutationVariables = Exact<{
  id: string;
  input: Types.UpdateStaffInput;
}>;


export type UpdateStaffMutation = { updateStaff: { id: string, superAdminRequestId: string | null } };

export type ErpTokensQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
}>;


export type ErpTokensQuery = { erpTokens: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, scopes: Array<string>, ipAllowList: Array<string>, createdById: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null }> } };

export type ApiTokensQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  sellerId?: string | null | undefined;
}>;


export type ApiTokensQuery = { apiTokens: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, scopes: Array<string>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null }> } };

export type TokenMakersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type TokenMakersQuery = { nodes: Array<
    | { id: string, name: string }
    | Record<PropertyKey, never>
   | null> };

export type CreateErpTokenMutationVariables = Exact<{
  name: string;
  scopes?: Array<string> | string | null | undefined;
  ipAllowList?: Array<string> | string | null | undefined;
  expiresAt?: string | null | undefined;
}>;


export type CreateErpTokenMutation = { createErpToken: string };

export type CreateApiTokenMutationVariables = Exact<{
  name: string;
  scopes?: Array<string> | string | null | undefined;
  expiresAt?: string | null | undefined;
}>;


export type CreateApiTokenMutation = { createApiToken: string };

export type RevokeErpTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeErpTokenMutation = { revokeErpToken: { id: string } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string } };

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
export const AuditRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AuditRow on AuditEvent {
  id
  at
  actorType
  actorId
  actorName
  credentialKind
  network
  action
  subjectType
  subjectId
  sellerId
  arguments
  changes {
    field
    before
    after
  }
  outcome
  code
  requestId
}
    `, {"fragmentName":"AuditRow"}) as unknown as TypedDocumentString<AuditRowFragment, unknown>;
export const StoreRequestFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StoreRequest on ShopRequest {
  id
  createdAt
  isAuthenticated
  method
  path
  query
  status
  code
  reason
  message
  variant
  params
  problems {
    field
    code
    message
    variant
    params
    isWarning
  }
  durationMs
  requestId
  userAgent
  tokenKind
  requestBody
  responseBody
}
    `, {"fragmentName":"StoreRequest"}) as unknown as TypedDocumentString<StoreRequestFragment, unknown>;
export const ShopIntakeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopIntake on Shop {
  intake {
    state
    activationRequired
    lastOrderAt
    signedIn
    signedInAt
  }
}
    `, {"fragmentName":"ShopIntake"}) as unknown as TypedDocumentString<ShopIntakeFragment, unknown>;
export const ShopLocationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopLocation on Location {
  refId
  refName
  address
  city
  state
  zip
  country
  countryCode
  lat
  lng
}
    `, {"fragmentName":"ShopLocation"}) as unknown as TypedDocumentString<ShopLocationFragment, unknown>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($current: String!, $wanted: String!, $endTokens: Boolean!) {
  changePassword(current: $current, wanted: $wanted, endTokens: $endTokens) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const OwnTokensDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnTokens {
  ownTokens {
    id
    name
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<OwnTokensQuery, OwnTokensQueryVariables>;
export const OwnTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnTwoFactor {
  twoFactor {
    enabledAt
    recoveryCodesLeft
    isRequired
  }
}
    `) as unknown as TypedDocumentString<OwnTwoFactorQuery, OwnTwoFactorQueryVariables>;
export const BeginTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginTwoFactor($password: String!, $code: String) {
  beginTwoFactor(password: $password, code: $code) {
    secret
    qrPath
    qrSize
  }
}
    `) as unknown as TypedDocumentString<BeginTwoFactorMutation, BeginTwoFactorMutationVariables>;
export const ConfirmTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmTwoFactor($code: String!) {
  confirmTwoFactor(code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>;
export const DisableTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DisableTwoFactor($password: String!, $code: String!) {
  disableTwoFactor(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>;
export const RegenerateRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegenerateRecoveryCodes($password: String!, $code: String!) {
  regenerateRecoveryCodes(password: $password, code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<RegenerateRecoveryCodesMutation, RegenerateRecoveryCodesMutationVariables>;
export const OwnSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnSessions {
  sessions {
    id
    createdAt
    lastUsedAt
    expiresAt
    network
    device
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: String!, $endTokens: Boolean!) {
  endSession(id: $id, endTokens: $endTokens)
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherSessions($endTokens: Boolean!) {
  endOtherSessions(endTokens: $endTokens)
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const AuditLogDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditLog($filter: AuditEventFilter, $after: String, $first: Int!) {
  auditEvents(filter: $filter, after: $after, first: $first) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...AuditRow
    }
  }
}
    fragment AuditRow on AuditEvent {
  id
  at
  actorType
  actorId
  actorName
  credentialKind
  network
  action
  subjectType
  subjectId
  sellerId
  arguments
  changes {
    field
    before
    after
  }
  outcome
  code
  requestId
}`) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const AuditNamesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditNames($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Staff {
      id
      name
    }
    ... on Seller {
      id
      displayName
    }
    ... on Shipment {
      id
      reference
    }
    ... on Webhook {
      id
      url
    }
    ... on Shop {
      id
      shopName: name
    }
    ... on PricePlan {
      id
      planName: name
    }
  }
}
    `) as unknown as TypedDocumentString<AuditNamesQuery, AuditNamesQueryVariables>;
export const ConnectedShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConnectedShop($domain: String!) {
  shops(search: $domain, first: 20) {
    nodes {
      id
      domain
      name
      activated
      mode
    }
  }
}
    `) as unknown as TypedDocumentString<ConnectedShopQuery, ConnectedShopQueryVariables>;
export const ShopSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShopSetup($domain: String!) {
  shopSetup(domain: $domain) {
    calledAt
    ratedAt
    orderedAt
    webhooks
    webhookDeliveredAt
    labelledAt
  }
}
    `) as unknown as TypedDocumentString<ShopSetupQuery, ShopSetupQueryVariables>;
export const ShopRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShopRequests($domain: String!, $failedOnly: Boolean, $after: String, $first: Int!) {
  shopRequests(
    domain: $domain
    failedOnly: $failedOnly
    after: $after
    first: $first
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...StoreRequest
    }
  }
}
    fragment StoreRequest on ShopRequest {
  id
  createdAt
  isAuthenticated
  method
  path
  query
  status
  code
  reason
  message
  variant
  params
  problems {
    field
    code
    message
    variant
    params
    isWarning
  }
  durationMs
  requestId
  userAgent
  tokenKind
  requestBody
  responseBody
}`) as unknown as TypedDocumentString<ShopRequestsQuery, ShopRequestsQueryVariables>;
export const ShopRequestReceivedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ShopRequestReceived($domain: String!) {
  shopRequestReceived(domain: $domain) {
    id
  }
}
    `) as unknown as TypedDocumentString<ShopRequestReceivedSubscription, ShopRequestReceivedSubscriptionVariables>;
export const ShopWebhookAttemptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ShopWebhookAttempts {
  webhookDelivery {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ShopWebhookAttemptsSubscription, ShopWebhookAttemptsSubscriptionVariables>;
export const ConnectOwnShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConnectOwnShop($input: ConnectShopInput!) {
  connectShop(input: $input) {
    token
    shop {
      id
      domain
    }
  }
}
    `) as unknown as TypedDocumentString<ConnectOwnShopMutation, ConnectOwnShopMutationVariables>;
export const LatestTestParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LatestTestParcel($shopId: String!) {
  shipments(shopId: $shopId, isTest: true, first: 1) {
    nodes {
      id
      reference
      status
      label {
        url
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LatestTestParcelQuery, LatestTestParcelQueryVariables>;
export const MoveTestParcelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveTestParcel($id: String!, $to: ShipmentStatus!) {
  simulateShipment(id: $id, path: [$to]) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<MoveTestParcelMutation, MoveTestParcelMutationVariables>;
export const ShopsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Shops($after: String, $first: Int!, $activated: Boolean, $search: String, $sellerId: String, $withSeller: Boolean!) {
  shops(
    after: $after
    first: $first
    activated: $activated
    search: $search
    sellerId: $sellerId
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      domain
      name
      platform
      activated
      mode
      ...ShopIntake
      locations {
        refId
      }
      seller @include(if: $withSeller) {
        id
        displayName
      }
    }
  }
}
    fragment ShopIntake on Shop {
  intake {
    state
    activationRequired
    lastOrderAt
    signedIn
    signedInAt
  }
}`) as unknown as TypedDocumentString<ShopsQuery, ShopsQueryVariables>;
export const ShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Shop($domain: String!, $withSeller: Boolean!) {
  shop(domain: $domain) {
    id
    domain
    name
    url
    platform
    activated
    mode
    ...ShopIntake
    testClock {
      now
      advancingTo
    }
    seller @include(if: $withSeller) {
      id
      displayName
    }
    locations {
      ...ShopLocation
    }
  }
}
    fragment ShopIntake on Shop {
  intake {
    state
    activationRequired
    lastOrderAt
    signedIn
    signedInAt
  }
}
fragment ShopLocation on Location {
  refId
  refName
  address
  city
  state
  zip
  country
  countryCode
  lat
  lng
}`) as unknown as TypedDocumentString<ShopQuery, ShopQueryVariables>;
export const ActivateShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ActivateShop($domain: String!, $activate: Boolean!) {
  setActivation(shopDomain: $domain, input: {activate: $activate}) {
    shop {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ActivateShopMutation, ActivateShopMutationVariables>;
export const AddLocationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddLocation($domain: String!, $location: LocationInput!) {
  addLocations(shopDomain: $domain, input: [$location]) {
    created
  }
}
    `) as unknown as TypedDocumentString<AddLocationMutation, AddLocationMutationVariables>;
export const UpdateLocationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateLocation($domain: String!, $location: LocationUpdateInput!) {
  updateLocations(shopDomain: $domain, input: [$location]) {
    updated
  }
}
    `) as unknown as TypedDocumentString<UpdateLocationMutation, UpdateLocationMutationVariables>;
export const AdvanceTestClockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdvanceTestClock($domain: String!, $to: DateTimeISO!) {
  advanceTestClock(shop: $domain, to: $to) {
    now
    advancingTo
  }
}
    `) as unknown as TypedDocumentString<AdvanceTestClockMutation, AdvanceTestClockMutationVariables>;
export const RevokeShopTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeShopToken($domain: String!) {
  revokeShopToken(shopDomain: $domain) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeShopTokenMutation, RevokeShopTokenMutationVariables>;
export const StaffListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffList($after: String, $first: Int!, $active: Boolean, $role: StaffRole, $search: String) {
  staff(
    after: $after
    first: $first
    active: $active
    role: $role
    search: $search
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
      email
      role
      active
      twoFactor
      lastSignInAt
      invitation {
        sentAt
        expiresAt
        isOpen
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StaffListQuery, StaffListQueryVariables>;
export const InviteStaffDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteStaff($input: InviteStaffInput!) {
  inviteStaff(input: $input) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<InviteStaffMutation, InviteStaffMutationVariables>;
export const WithdrawStaffInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawStaffInvitation($id: String!) {
  withdrawStaffInvitation(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>;
export const EndStaffSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndStaffSessions($staffId: String!) {
  endStaffSessions(staffId: $staffId)
}
    `) as unknown as TypedDocumentString<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>;
export const ResetTwoFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetTwoFactor($staffId: String!) {
  resetTwoFactor(staffId: $staffId)
}
    `) as unknown as TypedDocumentString<ResetTwoFactorMutation, ResetTwoFactorMutationVariables>;
export const UpdateStaffDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateStaff($id: String!, $input: UpdateStaffInput!) {
  updateStaff(id: $id, input: $input) {
    id
    superAdminRequestId
  }
}
    `) as unknown as TypedDocumentString<UpdateStaffMutation, UpdateStaffMutationVariables>;
export const ErpTokensDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ErpTokens($after: String, $first: Int!) {
  erpTokens(after: $after, first: $first) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
      scopes
      ipAllowList
      createdById
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ErpTokensQuery, ErpTokensQueryVariables>;
export const ApiTokensDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ApiTokens($after: String, $first: Int!, $sellerId: String) {
  apiTokens(after: $after, first: $first, sellerId: $sellerId) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
      scopes
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const TokenMakersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TokenMakers($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on Staff {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<TokenMakersQuery, TokenMakersQueryVariables>;
export const CreateErpTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateErpToken($name: String!, $scopes: [String!], $ipAllowList: [String!], $expiresAt: DateTimeISO) {
  createErpToken(
    name: $name
    scopes: $scopes
    ipAllowList: $ipAllowList
    expiresAt: $expiresAt
  )
}
    `) as unknown as TypedDocumentString<CreateErpTokenMutation, CreateErpTokenMutationVariables>;
export const CreateApiTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateApiToken($name: String!, $scopes: [String!], $expiresAt: DateTimeISO) {
  createApiToken(name: $name, scopes: $scopes, expiresAt: $expiresAt)
}
    `) as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeErpTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeErpToken($id: String!) {
  revokeErpToken(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeErpTokenMutation, RevokeErpTokenMutationVariables>;
export const RevokeApiTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeApiToken($id: String!) {
  revokeApiToken(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;