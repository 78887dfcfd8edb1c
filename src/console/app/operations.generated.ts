/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where a request stands. Only a pending one can be decided. */
export type ApprovalStatus =
  /** A super administrator agreed, and it was carried out. */
  | 'APPROVED'
  /** Withdrawn, or no longer needed. */
  | 'CANCELLED'
  /** Waits for a decision. */
  | 'PENDING'
  /** Turned down. */
  | 'REJECTED';

/** What is asked for. */
export type ApprovalType =
  /** To take back the confirmation of a cash on delivery collection. */
  | 'COD_REVERSAL'
  /** To credit a wallet at the expense of the operator. */
  | 'MANUAL_CREDIT'
  /** To pay money of a wallet out to its seller. */
  | 'PAYOUT'
  /** To pay out to a bank account that is new or was changed. */
  | 'PAYOUT_ACCOUNT'
  /** To raise the credit limit or the adjustment threshold of a seller above what one person may grant. */
  | 'SELLER_TERMS'
  /** To take a weight adjustment above the threshold from a wallet. */
  | 'WALLET_ADJUSTMENT';

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

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: string, name: string, role: StaffRole }> };

export type FindAnythingQueryVariables = Exact<{
  search: string;
  shipments: boolean;
  sellers: boolean;
  approvals: boolean;
}>;


export type FindAnythingQuery = { shipments?: { nodes: Array<{ id: string, reference: string, awb: string, receiverName: string, status: ShipmentStatus }> }, sellers?: { nodes: Array<{ id: string, name: string, displayName: string, company: string | null, email: string }> }, approvals?: { nodes: Array<{ id: string, type: ApprovalType, status: ApprovalStatus, amount: { amount: string, currency: string }, subjectUser: { displayName: string } | null }> } };

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


export type SessionQuery = { me: { type: string, id: string | null, permissions: Array<string>, mustEnrolTwoFactor: boolean, staff: { id: string, name: string, email: string, role: StaffRole } | null, seller: { id: string, name: string, displayName: string, email: string, company: string | null, currency: string } | null } };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
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
export const ColleaguesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Colleagues {
  colleagues {
    id
    name
    role
  }
}
    `) as unknown as TypedDocumentString<ColleaguesQuery, ColleaguesQueryVariables>;
export const FindAnythingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindAnything($search: String!, $shipments: Boolean!, $sellers: Boolean!, $approvals: Boolean!) {
  shipments(search: $search, first: 8) @include(if: $shipments) {
    nodes {
      id
      reference
      awb
      receiverName
      status
    }
  }
  sellers(search: $search, first: 5) @include(if: $sellers) {
    nodes {
      ...FoundSeller
    }
  }
  approvals(search: $search, first: 5) @include(if: $approvals) {
    nodes {
      id
      type
      status
      amount {
        amount
        currency
      }
      subjectUser {
        displayName
      }
    }
  }
}
    fragment FoundSeller on Seller {
  id
  name
  displayName
  company
  email
}`) as unknown as TypedDocumentString<FindAnythingQuery, FindAnythingQueryVariables>;
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
    mustEnrolTwoFactor
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
    mutation LogIn($email: String!, $password: String!, $code: String) {
  login(email: $email, password: $password, code: $code, cookie: true) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogOut {
  logout
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;