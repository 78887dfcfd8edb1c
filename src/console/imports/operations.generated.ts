/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DraftFactsFragment = { id: string, updatedAt: string, expiresAt: string, seller: { displayName: string } | null, problems: Array<{ field: string | null, message: string }>, content: { order: { orderReference: string | null, shopDomain: string | null } | null, customer: { firstName: string | null, lastName: string | null, company: string | null } | null, destination: { city: string | null, countryCode: string | null } | null } };

export type DraftListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type DraftListQuery = { orderDrafts: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, updatedAt: string, expiresAt: string, seller: { displayName: string } | null, problems: Array<{ field: string | null, message: string }>, content: { order: { orderReference: string | null, shopDomain: string | null } | null, customer: { firstName: string | null, lastName: string | null, company: string | null } | null, destination: { city: string | null, countryCode: string | null } | null } }> } };

export type PlaceDraftMutationVariables = Exact<{
  id: string | number;
}>;


export type PlaceDraftMutation = { placeOrderDraft: { shipmentId: string, shipmentReference: string } };

export type DropOrderDraftMutationVariables = Exact<{
  id: string | number;
}>;


export type DropOrderDraftMutation = { deleteOrderDraft: boolean };

export type ImportFactsFragment = { id: string, fileName: string, format: Types.OrderFileFormat, state: Types.OrderImportState, shopDomain: string, createdAt: string, labelParts: number, seller: { displayName: string } | null, columns: Array<{ field: string, header: string }>, counts: Array<{ state: Types.OrderImportRowState, orders: number }>, booking: { requested: boolean, allowed: boolean, booked: number, problems: number }, price: Array<{ amount: string, currency: string }> };

export type OrderImportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OrderImportsQuery = { orderImports: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, fileName: string, format: Types.OrderFileFormat, state: Types.OrderImportState, shopDomain: string, createdAt: string, labelParts: number, seller: { displayName: string } | null, columns: Array<{ field: string, header: string }>, counts: Array<{ state: Types.OrderImportRowState, orders: number }>, booking: { requested: boolean, allowed: boolean, booked: number, problems: number }, price: Array<{ amount: string, currency: string }> }> } };

export type OneImportQueryVariables = Exact<{
  id: string | number;
}>;


export type OneImportQuery = { orderImport: { id: string, fileName: string, format: Types.OrderFileFormat, state: Types.OrderImportState, shopDomain: string, createdAt: string, labelParts: number, sellerId: string, ignoredColumns: Array<string>, warned: number, seller: { displayName: string } | null, columns: Array<{ field: string, header: string }>, counts: Array<{ state: Types.OrderImportRowState, orders: number }>, booking: { requested: boolean, allowed: boolean, booked: number, problems: number }, price: Array<{ amount: string, currency: string }>, collect: Array<{ amount: string, currency: string }>, shortages: Array<{ orders: number, hasWallet: boolean, lacks: { amount: string, currency: string } }>, questions: Array<{ kind: Types.OrderFileQuestionKind, column: string | null, value: string, line: number, orders: number, choices: Array<{ answer: string, text: string, variant: string | null, params: Record<string, unknown> | null }> }>, answers: Array<{ kind: Types.OrderFileQuestionKind, value: string, answer: string, remembered: boolean }>, services: Array<{ code: string, name: string }> } };

export type ImportPreviewFragment = { id: string, sellerId: string, ignoredColumns: Array<string>, warned: number, collect: Array<{ amount: string, currency: string }>, shortages: Array<{ orders: number, hasWallet: boolean, lacks: { amount: string, currency: string } }>, questions: Array<{ kind: Types.OrderFileQuestionKind, column: string | null, value: string, line: number, orders: number, choices: Array<{ answer: string, text: string, variant: string | null, params: Record<string, unknown> | null }> }>, answers: Array<{ kind: Types.OrderFileQuestionKind, value: string, answer: string, remembered: boolean }>, services: Array<{ code: string, name: string }> };

export type ImportRowFragment = { id: string, line: number, orderReference: string, state: Types.OrderImportRowState, recipient: string | null, company: string | null, destination: string | null, serviceCode: string | null, serviceName: string | null, wantedService: string | null, shipmentId: string | null, draftId: string | null, bookedAt: string | null, bookingProblem: string | null, bookingError: { code: string, message: string, variant: string | null, params: Record<string, unknown> | null } | null, price: { amount: string, currency: string } | null, collect: { amount: string, currency: string } | null, problems: Array<{ line: number, column: string | null, field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }>, warnings: Array<{ line: number, column: string | null, field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> };

export type ImportRowsQueryVariables = Exact<{
  id: string | number;
  states?: Array<Types.OrderImportRowState> | Types.OrderImportRowState | null | undefined;
  withWarnings?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ImportRowsQuery = { orderImport: { rows: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, line: number, orderReference: string, state: Types.OrderImportRowState, recipient: string | null, company: string | null, destination: string | null, serviceCode: string | null, serviceName: string | null, wantedService: string | null, shipmentId: string | null, draftId: string | null, bookedAt: string | null, bookingProblem: string | null, bookingError: { code: string, message: string, variant: string | null, params: Record<string, unknown> | null } | null, price: { amount: string, currency: string } | null, collect: { amount: string, currency: string } | null, problems: Array<{ line: number, column: string | null, field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }>, warnings: Array<{ line: number, column: string | null, field: string | null, code: string, message: string, variant: string | null, params: Record<string, unknown> | null }> }> } } };

export type ImportMovedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type ImportMovedSubscription = { orderImportChanged: { importId: string } };

export type ImportShopsQueryVariables = Exact<{
  sellerId?: string | null | undefined;
}>;


export type ImportShopsQuery = { shops: { nodes: Array<{ domain: string, name: string, platform: string }> } };

export type ImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportTemplateQuery = { orderFileTemplate: { fileName: string, csv: string } };

export type UploadOrdersMutationVariables = Exact<{
  input: Types.OrderImportInput;
  file: string;
}>;


export type UploadOrdersMutation = { createOrderImport: { id: string } };

export type SetImportServiceMutationVariables = Exact<{
  id: string | number;
  rowIds?: Array<string | number> | string | number | null | undefined;
  serviceCode?: string | null | undefined;
}>;


export type SetImportServiceMutation = { setOrderImportService: { id: string } };

export type RememberedAnswersQueryVariables = Exact<{
  sellerId?: string | number | null | undefined;
}>;


export type RememberedAnswersQuery = { orderFileAnswers: Array<{ kind: Types.OrderFileQuestionKind, value: string, answer: string }> };

export type ForgetAnswerMutationVariables = Exact<{
  sellerId?: string | number | null | undefined;
  kind: Types.OrderFileQuestionKind;
  value: string;
}>;


export type ForgetAnswerMutation = { forgetOrderFileAnswer: boolean };

export type PlaceImportMutationVariables = Exact<{
  id: string | number;
  book: boolean;
}>;


export type PlaceImportMutation = { placeOrderImport: { id: string } };

export type CancelImportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelImportMutation = { cancelOrderImport: { id: string } };

export type DraftImportRowsMutationVariables = Exact<{
  id: string | number;
}>;


export type DraftImportRowsMutation = { draftOrderImportRows: { id: string } };

export type ImportLabelsQueryVariables = Exact<{
  id: string | number;
  part: number;
  size: Types.LabelSize;
  language: Types.LabelLanguage;
}>;


export type ImportLabelsQuery = { orderImportLabels: { fileName: string, content: string, missing: Array<{ id: string }> } };

export type ImportPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportPaperQuery = { me: { id: string | null, labelSize: Types.LabelSize } };

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
export const DraftFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DraftFacts on OrderDraft {
  id
  updatedAt
  expiresAt
  seller {
    displayName
  }
  problems {
    field
    message
  }
  content {
    order {
      orderReference
      shopDomain
    }
    customer {
      firstName
      lastName
      company
    }
    destination {
      city
      countryCode
    }
  }
}
    `, {"fragmentName":"DraftFacts"}) as unknown as TypedDocumentString<DraftFactsFragment, unknown>;
export const ImportFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportFacts on OrderImport {
  id
  fileName
  format
  state
  shopDomain
  createdAt
  labelParts
  seller {
    displayName
  }
  columns {
    field
    header
  }
  counts {
    state
    orders
  }
  booking {
    requested
    allowed
    booked
    problems
  }
  price {
    amount
    currency
  }
}
    `, {"fragmentName":"ImportFacts"}) as unknown as TypedDocumentString<ImportFactsFragment, unknown>;
export const ImportPreviewFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportPreview on OrderImport {
  id
  sellerId
  ignoredColumns
  collect {
    amount
    currency
  }
  warned
  shortages {
    orders
    hasWallet
    lacks {
      amount
      currency
    }
  }
  questions {
    kind
    column
    value
    line
    orders
    choices {
      answer
      text
      variant
      params
    }
  }
  answers {
    kind
    value
    answer
    remembered
  }
  services {
    code
    name
  }
}
    `, {"fragmentName":"ImportPreview"}) as unknown as TypedDocumentString<ImportPreviewFragment, unknown>;
export const ImportRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportRow on OrderImportRow {
  id
  line
  orderReference
  state
  recipient
  company
  destination
  serviceCode
  serviceName
  wantedService
  shipmentId
  draftId
  bookedAt
  bookingProblem
  bookingError {
    code
    message
    variant
    params
  }
  price {
    amount
    currency
  }
  collect {
    amount
    currency
  }
  problems {
    line
    column
    field
    code
    message
    variant
    params
  }
  warnings {
    line
    column
    field
    code
    message
    variant
    params
  }
}
    `, {"fragmentName":"ImportRow"}) as unknown as TypedDocumentString<ImportRowFragment, unknown>;
export const DraftListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DraftList($first: Int!, $after: String) {
  orderDrafts(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...DraftFacts
    }
  }
}
    fragment DraftFacts on OrderDraft {
  id
  updatedAt
  expiresAt
  seller {
    displayName
  }
  problems {
    field
    message
  }
  content {
    order {
      orderReference
      shopDomain
    }
    customer {
      firstName
      lastName
      company
    }
    destination {
      city
      countryCode
    }
  }
}`) as unknown as TypedDocumentString<DraftListQuery, DraftListQueryVariables>;
export const PlaceDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlaceDraft($id: ID!) {
  placeOrderDraft(id: $id) {
    shipmentId
    shipmentReference
  }
}
    `) as unknown as TypedDocumentString<PlaceDraftMutation, PlaceDraftMutationVariables>;
export const DropOrderDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DropOrderDraft($id: ID!) {
  deleteOrderDraft(id: $id)
}
    `) as unknown as TypedDocumentString<DropOrderDraftMutation, DropOrderDraftMutationVariables>;
export const OrderImportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderImports($first: Int!, $after: String) {
  orderImports(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ImportFacts
    }
  }
}
    fragment ImportFacts on OrderImport {
  id
  fileName
  format
  state
  shopDomain
  createdAt
  labelParts
  seller {
    displayName
  }
  columns {
    field
    header
  }
  counts {
    state
    orders
  }
  booking {
    requested
    allowed
    booked
    problems
  }
  price {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<OrderImportsQuery, OrderImportsQueryVariables>;
export const OneImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneImport($id: ID!) {
  orderImport(id: $id) {
    ...ImportFacts
    ...ImportPreview
  }
}
    fragment ImportFacts on OrderImport {
  id
  fileName
  format
  state
  shopDomain
  createdAt
  labelParts
  seller {
    displayName
  }
  columns {
    field
    header
  }
  counts {
    state
    orders
  }
  booking {
    requested
    allowed
    booked
    problems
  }
  price {
    amount
    currency
  }
}
fragment ImportPreview on OrderImport {
  id
  sellerId
  ignoredColumns
  collect {
    amount
    currency
  }
  warned
  shortages {
    orders
    hasWallet
    lacks {
      amount
      currency
    }
  }
  questions {
    kind
    column
    value
    line
    orders
    choices {
      answer
      text
      variant
      params
    }
  }
  answers {
    kind
    value
    answer
    remembered
  }
  services {
    code
    name
  }
}`) as unknown as TypedDocumentString<OneImportQuery, OneImportQueryVariables>;
export const ImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportRows($id: ID!, $states: [OrderImportRowState!], $withWarnings: Boolean, $first: Int!, $after: String) {
  orderImport(id: $id) {
    rows(states: $states, withWarnings: $withWarnings, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ImportRow
      }
    }
  }
}
    fragment ImportRow on OrderImportRow {
  id
  line
  orderReference
  state
  recipient
  company
  destination
  serviceCode
  serviceName
  wantedService
  shipmentId
  draftId
  bookedAt
  bookingProblem
  bookingError {
    code
    message
    variant
    params
  }
  price {
    amount
    currency
  }
  collect {
    amount
    currency
  }
  problems {
    line
    column
    field
    code
    message
    variant
    params
  }
  warnings {
    line
    column
    field
    code
    message
    variant
    params
  }
}`) as unknown as TypedDocumentString<ImportRowsQuery, ImportRowsQueryVariables>;
export const ImportMovedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ImportMoved($id: ID!) {
  orderImportChanged(importId: $id) {
    importId
  }
}
    `) as unknown as TypedDocumentString<ImportMovedSubscription, ImportMovedSubscriptionVariables>;
export const ImportShopsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportShops($sellerId: String) {
  shops(sellerId: $sellerId, first: 100) {
    nodes {
      domain
      name
      platform
    }
  }
}
    `) as unknown as TypedDocumentString<ImportShopsQuery, ImportShopsQueryVariables>;
export const ImportTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportTemplate {
  orderFileTemplate {
    fileName
    csv
  }
}
    `) as unknown as TypedDocumentString<ImportTemplateQuery, ImportTemplateQueryVariables>;
export const UploadOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadOrders($input: OrderImportInput!, $file: Bytes!) {
  createOrderImport(input: $input, file: $file) {
    id
  }
}
    `) as unknown as TypedDocumentString<UploadOrdersMutation, UploadOrdersMutationVariables>;
export const SetImportServiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetImportService($id: ID!, $rowIds: [ID!], $serviceCode: String) {
  setOrderImportService(id: $id, rowIds: $rowIds, serviceCode: $serviceCode) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetImportServiceMutation, SetImportServiceMutationVariables>;
export const RememberedAnswersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RememberedAnswers($sellerId: ID) {
  orderFileAnswers(sellerId: $sellerId) {
    kind
    value
    answer
  }
}
    `) as unknown as TypedDocumentString<RememberedAnswersQuery, RememberedAnswersQueryVariables>;
export const ForgetAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ForgetAnswer($sellerId: ID, $kind: OrderFileQuestionKind!, $value: String!) {
  forgetOrderFileAnswer(sellerId: $sellerId, kind: $kind, value: $value)
}
    `) as unknown as TypedDocumentString<ForgetAnswerMutation, ForgetAnswerMutationVariables>;
export const PlaceImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlaceImport($id: ID!, $book: Boolean!) {
  placeOrderImport(id: $id, book: $book) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlaceImportMutation, PlaceImportMutationVariables>;
export const CancelImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelImport($id: ID!) {
  cancelOrderImport(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelImportMutation, CancelImportMutationVariables>;
export const DraftImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DraftImportRows($id: ID!) {
  draftOrderImportRows(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DraftImportRowsMutation, DraftImportRowsMutationVariables>;
export const ImportLabelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportLabels($id: ID!, $part: Int!, $size: LabelSize!, $language: LabelLanguage!) {
  orderImportLabels(id: $id, part: $part, size: $size, language: $language) {
    fileName
    content
    missing {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ImportLabelsQuery, ImportLabelsQueryVariables>;
export const ImportPaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportPaper {
  me {
    id
    labelSize
  }
}
    `) as unknown as TypedDocumentString<ImportPaperQuery, ImportPaperQueryVariables>;