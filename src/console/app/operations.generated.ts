/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where a shipment stands. */
export type ShipmentStatus =
  /** The parcel arrived at the hub, or is back there after repacking. */
  | 'AT_SORTING'
  /** The delivering carrier or route has accepted the parcel. */
  | 'BOOKED'
  /** The order was stopped before collection. */
  | 'CANCELLED'
  /** The receiver has the parcel. */
  | 'DELIVERED'
  /** Delivery is impossible. */
  | 'FAILED'
  /** The store has packed it. */
  | 'FULFILLED'
  /** The driver has started the delivery. */
  | 'IN_TRANSIT'
  /** The pickup driver is on the way to the sender. */
  | 'IN_TRANSIT_PICKUP'
  /** The order was received. */
  | 'NEW'
  /** The pickup confirmation says that the parcel was not handed over. */
  | 'NOT_COLLECTED'
  /** The shipment is paused by a failed attempt or a question. */
  | 'ON_HOLD'
  /** The parcel is in the hands of the carrier. */
  | 'PICKED_UP'
  /** Pickup is booked; AWB and label exist. */
  | 'PICKUP'
  /** The driver came but could not collect. */
  | 'PICKUP_FAILED'
  /** Nothing is owed; the parcel can go to the delivering carrier. */
  | 'READY_TO_BOOK'
  /** The parcel goes back to the sender. */
  | 'RETURN_TO_SENDER'
  /** The parcel was weighed and measured. */
  | 'VERIFIED';

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

export type FindShipmentsQueryVariables = Exact<{
  search: string;
}>;


export type FindShipmentsQuery = { shipments: { nodes: Array<{ id: string, reference: string, awb: string, receiverName: string, status: ShipmentStatus }> } };

export type FoundSellerFragment = { id: string, name: string, displayName: string, company: string | null, email: string };

export type FindSellersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FindSellersQuery = { sellers: { nodes: Array<{ id: string, name: string, displayName: string, company: string | null, email: string }> } };

export type ChosenSellerQueryVariables = Exact<{
  id: string;
}>;


export type ChosenSellerQuery = { seller: { id: string, name: string, displayName: string, company: string | null, email: string } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: { type: string, id: string | null, permissions: Array<string>, staff: { id: string, name: string, email: string, role: StaffRole } | null, seller: { id: string, name: string, displayName: string, email: string, company: string | null, currency: string } | null } };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { login: { expiresAt: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logout: boolean };

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
export const FoundSellerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FoundSeller on Seller {
  id
  name
  displayName
  company
  email
}
    `, {"fragmentName":"FoundSeller"}) as unknown as TypedDocumentString<FoundSellerFragment, unknown>;
export const FindShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindShipments($search: String!) {
  shipments(search: $search, first: 8) {
    nodes {
      id
      reference
      awb
      receiverName
      status
    }
  }
}
    `) as unknown as TypedDocumentString<FindShipmentsQuery, FindShipmentsQueryVariables>;
export const FindSellersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindSellers($search: String) {
  sellers(search: $search, first: 10) {
    nodes {
      ...FoundSeller
    }
  }
}
    fragment FoundSeller on Seller {
  id
  name
  displayName
  company
  email
}`) as unknown as TypedDocumentString<FindSellersQuery, FindSellersQueryVariables>;
export const ChosenSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ChosenSeller($id: String!) {
  seller(id: $id) {
    ...FoundSeller
  }
}
    fragment FoundSeller on Seller {
  id
  name
  displayName
  company
  email
}`) as unknown as TypedDocumentString<ChosenSellerQuery, ChosenSellerQueryVariables>;
export const SessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Session {
  me {
    type
    id
    permissions
    staff {
      id
      name
      email
      role
    }
    seller {
      id
      name
      displayName
      email
      company
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<SessionQuery, SessionQueryVariables>;
export const LogInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogIn($email: String!, $password: String!) {
  login(email: $email, password: $password, cookie: true) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogOut {
  logout
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;