/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A new member of staff. */
export type CreateStaffInput = {
  /** E-mail address for login; unique, whatever its case. */
  email: string;
  /** Name as shown to colleagues. At most 200 characters. */
  name: string;
  /** Password of at least 10 characters. */
  password: string;
  /** What they work as. */
  role: StaffRole;
};

/** A place that a shop ships from. */
export type LocationInput = {
  /** Street address. At most 500 characters. */
  address: string;
  /** City. At most 100 characters. */
  city: string;
  /** Name of the country; filled in when absent. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: string;
  /** Latitude in degrees, together with the longitude or not at all. */
  lat?: number | null | undefined;
  /** Longitude in degrees, together with the latitude or not at all. */
  lng?: number | null | undefined;
  /** Id of the location, unique within the shop. At most 100 characters. */
  refId: string;
  /** Display name, unique within the shop. At most 200 characters. */
  refName: string;
  /** State or region; may be empty. */
  state: string;
  /** Postal code; empty where the country has none. */
  zip: string;
};

/** Changes to a location. Fields that are absent keep their values. */
export type LocationUpdateInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Name of the country. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code. */
  countryCode?: string | null | undefined;
  /** Latitude in degrees. */
  lat?: number | null | undefined;
  /** Longitude in degrees. */
  lng?: number | null | undefined;
  /** Id of the location to change. */
  refId: string;
  /** Display name, unique within the shop. */
  refName?: string | null | undefined;
  /** State or region. */
  state?: string | null | undefined;
  /** Postal code. */
  zip?: string | null | undefined;
};

/** What a member of staff works as. */
export type StaffRole =
  /** Counts and banks the money. */
  | 'ACCOUNTS'
  /** Plans pickups and routes. */
  | 'DISPATCHER'
  /** Collects and delivers. */
  | 'DRIVER'
  /** Hub and support. */
  | 'OPS'
  /** Takes cash from drivers. */
  | 'RECEPTION'
  /** May do everything, make tokens and staff, and force a shipment. */
  | 'SUPER_ADMIN';

/** Changes of a member of staff; what is absent stays. */
export type UpdateStaffInput = {
  /** False closes the account and ends its sessions. */
  active?: boolean | null | undefined;
  /** E-mail address for login; unique, whatever its case. */
  email?: string | null | undefined;
  /** Name as shown to colleagues. At most 200 characters. */
  name?: string | null | undefined;
  /** What they work as from now on; felt within a second. */
  role?: StaffRole | null | undefined;
};

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  wanted: string;
}>;


export type ChangePasswordMutation = { changePassword: { expiresAt: string } };

export type ShopsQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  activated?: boolean | null | undefined;
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
  withSeller: boolean;
}>;


export type ShopsQuery = { shops: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, domain: string, name: string, platform: string, activated: boolean, locations: Array<{ refId: string }>, seller?: { id: string, name: string, displayName: string } | null }> } };

export type ShopQueryVariables = Exact<{
  domain: string;
  withSeller: boolean;
}>;


export type ShopQuery = { shop: { id: string, domain: string, name: string, url: string, platform: string, activated: boolean, seller?: { id: string, name: string, displayName: string } | null, locations: Array<{ refId: string, refName: string, address: string, city: string, state: string, zip: string, country: string, countryCode: string, lat: number | null, lng: number | null }> } };

export type ShopLocationFragment = { refId: string, refName: string, address: string, city: string, state: string, zip: string, country: string, countryCode: string, lat: number | null, lng: number | null };

export type ActivateShopMutationVariables = Exact<{
  domain: string;
  activate: boolean;
}>;


export type ActivateShopMutation = { setActivation: { shop: { id: string } } };

export type AddLocationMutationVariables = Exact<{
  domain: string;
  location: LocationInput;
}>;


export type AddLocationMutation = { addLocations: { created: number } };

export type UpdateLocationMutationVariables = Exact<{
  domain: string;
  location: LocationUpdateInput;
}>;


export type UpdateLocationMutation = { updateLocations: { updated: number } };

export type RevokeShopTokenMutationVariables = Exact<{
  domain: string;
}>;


export type RevokeShopTokenMutation = { revokeShopToken: { id: string } };

export type StaffListQueryVariables = Exact<{
  after?: string | null | undefined;
  first: number;
  active?: boolean | null | undefined;
  role?: StaffRole | null | undefined;
  search?: string | null | undefined;
}>;


export type StaffListQuery = { staff: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, email: string, role: StaffRole, active: boolean }> } };

export type CreateStaffMutationVariables = Exact<{
  input: CreateStaffInput;
}>;


export type CreateStaffMutation = { createStaff: { id: string } };

export type UpdateStaffMutationVariables = Exact<{
  id: string;
  input: UpdateStaffInput;
}>;


export type UpdateStaffMutation = { updateStaff: { id: string } };

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
    mutation ChangePassword($current: String!, $wanted: String!) {
  changePassword(current: $current, wanted: $wanted) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
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
      locations {
        refId
      }
      seller @include(if: $withSeller) {
        id
        name
        displayName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopsQuery, ShopsQueryVariables>;
export const ShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Shop($domain: String!, $withSeller: Boolean!) {
  shop(domain: $domain) {
    id
    domain
    name
    url
    platform
    activated
    seller @include(if: $withSeller) {
      id
      name
      displayName
    }
    locations {
      ...ShopLocation
    }
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
    }
  }
}
    `) as unknown as TypedDocumentString<StaffListQuery, StaffListQueryVariables>;
export const CreateStaffDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateStaff($input: CreateStaffInput!) {
  createStaff(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateStaffMutation, CreateStaffMutationVariables>;
export const UpdateStaffDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateStaff($id: String!, $input: UpdateStaffInput!) {
  updateStaff(id: $id, input: $input) {
    id
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