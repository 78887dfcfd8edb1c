/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: string, name: string, role: Types.StaffRole }> };

export type FindAnythingQueryVariables = Exact<{
  search: string;
  shipments: boolean;
  shops: boolean;
  staff: boolean;
  invoices: boolean;
  approvals: boolean;
}>;


export type FindAnythingQuery = { shipments?: { nodes: Array<{ id: string, reference: string, awb: string | null, receiverName: string, status: Types.ShipmentStatus }> }, shops?: { nodes: Array<{ id: string, domain: string, name: string }> }, sellerInvoices?: { nodes: Array<{ id: string, reference: string, month: string, billedTo: string, gross: { amount: string, currency: string } }> }, approvals?: { nodes: Array<{ id: string, type: Types.ApprovalType, status: Types.ApprovalStatus, amount: { amount: string, currency: string }, subjectUser: { displayName: string } | null }> } } & { sellers?: { nodes: Array<{ id: string, name: string, displayName: string, company: string | null, email: string }> }, runs?: { nodes: Array<{ id: string, shortId: string, date: string, driver: { name: string | null } }> } };

export type LabelPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type LabelPaperQuery = { me: { id: string | null, labelSize: Types.LabelSize } };

export type ChooseLabelPaperMutationVariables = Exact<{
  size: Types.LabelSize;
}>;


export type ChooseLabelPaperMutation = { setLabelSize: Types.LabelSize };

export type ChosenListFragment = { columns: Array<string> | null, views: Array<{ id: string, name: string, query: string }> };

export type ListPreferencesQueryVariables = Exact<{
  list: string;
}>;


export type ListPreferencesQuery = { me: { listPreferences: { columns: Array<string> | null, views: Array<{ id: string, name: string, query: string }> } } };

export type ChooseColumnsMutationVariables = Exact<{
  list: string;
  columns?: Array<string> | string | null | undefined;
}>;


export type ChooseColumnsMutation = { chooseListColumns: { columns: Array<string> | null, views: Array<{ id: string, name: string, query: string }> } };

export type SaveViewMutationVariables = Exact<{
  list: string;
  id?: string | null | undefined;
  view: Types.ListViewInput;
}>;


export type SaveViewMutation = { saveListView: { columns: Array<string> | null, views: Array<{ id: string, name: string, query: string }> } };

export type DeleteViewMutationVariables = Exact<{
  list: string;
  id: string;
}>;


export type DeleteViewMutation = { deleteListView: { columns: Array<string> | null, views: Array<{ id: string, name: string, query: string }> } };

export type OrderViewsMutationVariables = Exact<{
  list: string;
  ids: Array<string> | string;
}>;


export type OrderViewsMutation = { orderListViews: { columns: Array<string> | null, views: Array<{ id: string, name: string, query: string }> } };

export type FoundSellerFragment = { id: string, name: string, displayName: string, company: string | null, email: string };

export type FindSellersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FindSellersQuery = { sellers: { nodes: Array<{ id: string, name: string, displayName: string, company: string | null, email: string }> } };

export type ChosenSellerQueryVariables = Exact<{
  id: string;
}>;


export type ChosenSellerQuery = { seller: { id: string, name: string, displayName: string, company: string | null, email: string } };

export type SellerCurrencyQueryVariables = Exact<{
  id: string;
}>;


export type SellerCurrencyQuery = { seller: { id: string, currency: string } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: { type: string, id: string | null, permissions: Array<string>, mustEnrolTwoFactor: boolean, staff: { id: string, name: string, email: string, role: Types.StaffRole } | null, seller: { id: string, name: string, displayName: string, email: string, company: string | null, currency: string } | null } };

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
export const ChosenListFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChosenList on ListPreferences {
  columns
  views {
    id
    name
    query
  }
}
    `, {"fragmentName":"ChosenList"}) as unknown as TypedDocumentString<ChosenListFragment, unknown>;
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
    query FindAnything($search: String!, $shipments: Boolean!, $shops: Boolean!, $staff: Boolean!, $invoices: Boolean!, $approvals: Boolean!) {
  shipments(search: $search, first: 6) @include(if: $shipments) {
    nodes {
      id
      reference
      awb
      receiverName
      status
    }
  }
  shops(search: $search, first: 4) @include(if: $shops) {
    nodes {
      id
      domain
      name
    }
  }
  ... @include(if: $staff) {
    sellers(search: $search, first: 4) {
      nodes {
        ...FoundSeller
      }
    }
    runs(search: $search, first: 4) {
      nodes {
        id
        shortId
        date
        driver {
          name
        }
      }
    }
  }
  sellerInvoices(search: $search, first: 4) @include(if: $invoices) {
    nodes {
      id
      reference
      month
      billedTo
      gross {
        amount
        currency
      }
    }
  }
  approvals(search: $search, first: 4) @include(if: $approvals) {
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
export const LabelPaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LabelPaper {
  me {
    id
    labelSize
  }
}
    `) as unknown as TypedDocumentString<LabelPaperQuery, LabelPaperQueryVariables>;
export const ChooseLabelPaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseLabelPaper($size: LabelSize!) {
  setLabelSize(size: $size)
}
    `) as unknown as TypedDocumentString<ChooseLabelPaperMutation, ChooseLabelPaperMutationVariables>;
export const ListPreferencesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ListPreferences($list: String!) {
  me {
    listPreferences(list: $list) {
      ...ChosenList
    }
  }
}
    fragment ChosenList on ListPreferences {
  columns
  views {
    id
    name
    query
  }
}`) as unknown as TypedDocumentString<ListPreferencesQuery, ListPreferencesQueryVariables>;
export const ChooseColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseColumns($list: String!, $columns: [String!]) {
  chooseListColumns(list: $list, columns: $columns) {
    ...ChosenList
  }
}
    fragment ChosenList on ListPreferences {
  columns
  views {
    id
    name
    query
  }
}`) as unknown as TypedDocumentString<ChooseColumnsMutation, ChooseColumnsMutationVariables>;
export const SaveViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveView($list: String!, $id: String, $view: ListViewInput!) {
  saveListView(list: $list, id: $id, view: $view) {
    ...ChosenList
  }
}
    fragment ChosenList on ListPreferences {
  columns
  views {
    id
    name
    query
  }
}`) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteView($list: String!, $id: String!) {
  deleteListView(list: $list, id: $id) {
    ...ChosenList
  }
}
    fragment ChosenList on ListPreferences {
  columns
  views {
    id
    name
    query
  }
}`) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;
export const OrderViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderViews($list: String!, $ids: [String!]!) {
  orderListViews(list: $list, ids: $ids) {
    ...ChosenList
  }
}
    fragment ChosenList on ListPreferences {
  columns
  views {
    id
    name
    query
  }
}`) as unknown as TypedDocumentString<OrderViewsMutation, OrderViewsMutationVariables>;
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
export const SellerCurrencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellerCurrency($id: String!) {
  seller(id: $id) {
    id
    currency
  }
}
    `) as unknown as TypedDocumentString<SellerCurrencyQuery, SellerCurrencyQueryVariables>;
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