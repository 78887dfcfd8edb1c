/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BillingCarriersQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingCarriersQuery = { carrierAccounts: Array<{ id: string, carrier: string, label: string, sellerId: string | null }>, carriers: Array<{ code: string, name: string, kind: Types.CarrierKind }> };

export type BillTotalsFragment = { id: string, number: string, carrierCode: string, accountId: string | null, createdAt: string, firstBilledOn: string | null, lastBilledOn: string | null, open: number, billed: Array<{ amount: string, currency: string }>, expected: Array<{ amount: string, currency: string }>, difference: Array<{ amount: string, currency: string }>, counts: Array<{ kind: Types.CarrierInvoiceLineKind, lines: number, open: number }> };

export type CarrierBillsQueryVariables = Exact<{
  account?: string | null | undefined;
  number?: string | null | undefined;
  kind?: Array<Types.CarrierInvoiceLineKind> | Types.CarrierInvoiceLineKind | null | undefined;
  state?: Array<Types.CarrierInvoiceLineState> | Types.CarrierInvoiceLineState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CarrierBillsQuery = { carrierInvoices: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, number: string, carrierCode: string, accountId: string | null, createdAt: string, firstBilledOn: string | null, lastBilledOn: string | null, open: number, billed: Array<{ amount: string, currency: string }>, expected: Array<{ amount: string, currency: string }>, difference: Array<{ amount: string, currency: string }>, counts: Array<{ kind: Types.CarrierInvoiceLineKind, lines: number, open: number }> }> } };

export type CarrierBillQueryVariables = Exact<{
  id: string | number;
}>;


export type CarrierBillQuery = { carrierInvoice: { id: string, number: string, carrierCode: string, accountId: string | null, createdAt: string, firstBilledOn: string | null, lastBilledOn: string | null, open: number, booked: Array<{ amount: string, currency: string }>, credited: Array<{ amount: string, currency: string }>, billed: Array<{ amount: string, currency: string }>, expected: Array<{ amount: string, currency: string }>, difference: Array<{ amount: string, currency: string }>, counts: Array<{ kind: Types.CarrierInvoiceLineKind, lines: number, open: number }> } };

export type BillLineFragment = { id: string, lineNumber: number, awb: string, billedOn: string | null, service: string | null, reason: string | null, kind: Types.CarrierInvoiceLineKind, cause: Types.CarrierInvoiceLineCause | null, state: Types.CarrierInvoiceLineState, note: string | null, resolvedAt: string | null, weightKg: string | null, ourWeightKg: string | null, amount: { amount: string, currency: string }, expected: { amount: string, currency: string }, difference: { amount: string, currency: string }, credited: { amount: string, currency: string }, shipment: { id: string, reference: string } | null };

export type CarrierBillLinesQueryVariables = Exact<{
  id: string | number;
  kind?: Array<Types.CarrierInvoiceLineKind> | Types.CarrierInvoiceLineKind | null | undefined;
  state?: Array<Types.CarrierInvoiceLineState> | Types.CarrierInvoiceLineState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CarrierBillLinesQuery = { carrierInvoice: { id: string, lines: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, lineNumber: number, awb: string, billedOn: string | null, service: string | null, reason: string | null, kind: Types.CarrierInvoiceLineKind, cause: Types.CarrierInvoiceLineCause | null, state: Types.CarrierInvoiceLineState, note: string | null, resolvedAt: string | null, weightKg: string | null, ourWeightKg: string | null, amount: { amount: string, currency: string }, expected: { amount: string, currency: string }, difference: { amount: string, currency: string }, credited: { amount: string, currency: string }, shipment: { id: string, reference: string } | null }> } } };

export type CarrierBillCsvQueryVariables = Exact<{
  id: string | number;
}>;


export type CarrierBillCsvQuery = { carrierInvoice: { id: string, csv: string } };

export type ImportCarrierBillMutationVariables = Exact<{
  account: string | number;
  csv: string;
  columns?: Types.CarrierInvoiceColumnsInput | null | undefined;
}>;


export type ImportCarrierBillMutation = { importCarrierInvoice: { added: number, known: number, counts: Array<{ kind: Types.CarrierInvoiceLineKind, lines: number, open: number }>, booked: Array<{ amount: string, currency: string }>, invoices: Array<{ id: string, number: string }> } };

export type ResolveBillLineMutationVariables = Exact<{
  id: string | number;
  input: Types.ResolveInvoiceLineInput;
}>;


export type ResolveBillLineMutation = { resolveInvoiceLine: { id: string, state: Types.CarrierInvoiceLineState, credited: { amount: string, currency: string } } };

export type CarrierCashQueryVariables = Exact<{
  carrierCode?: string | null | undefined;
}>;


export type CarrierCashQuery = { carrierCash: Array<{ carrierCode: string, fromDays: number, toDays: number | null, shipments: number, partlyPaid: number, oldestAt: string, amount: { amount: string, currency: string, minor: string | number } }> };

export type CarrierCashParcelsQueryVariables = Exact<{
  carrierCode?: string | null | undefined;
  currency?: string | null | undefined;
  fromDays?: number | null | undefined;
  toDays?: number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CarrierCashParcelsQuery = { carrierCashParcels: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, carrierCode: string, collectedAt: string, days: number, collected: { amount: string, currency: string }, owed: { amount: string, currency: string }, shipment: { id: string, reference: string, awb: string | null, seller: { displayName: string } | null } | null }> } };

export type ImportCarrierRemittanceMutationVariables = Exact<{
  account: string | number;
  csv: string;
  columns?: Types.CarrierRemittanceColumnsInput | null | undefined;
}>;


export type ImportCarrierRemittanceMutation = { importCarrierRemittance: { booked: Array<{ amount: string, currency: string }>, counts: Array<{ outcome: Types.CarrierRemittanceOutcome, lines: number }>, lines: Array<{ id: string, line: number, awb: string, reference: string, paidOn: string, outcome: Types.CarrierRemittanceOutcome, replayed: boolean, amount: { amount: string, currency: string }, booked: { amount: string, currency: string }, shipment: { id: string, reference: string } | null }> } };

export type WriteOffCarrierCashMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WriteOffCarrierCashMutation = { writeOffCarrierCash: { shortage: { amount: string, currency: string } } };

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
export const BillTotalsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BillTotals on CarrierInvoice {
  id
  number
  carrierCode
  accountId
  createdAt
  firstBilledOn
  lastBilledOn
  open
  billed {
    amount
    currency
  }
  expected {
    amount
    currency
  }
  difference {
    amount
    currency
  }
  counts {
    kind
    lines
    open
  }
}
    `, {"fragmentName":"BillTotals"}) as unknown as TypedDocumentString<BillTotalsFragment, unknown>;
export const BillLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BillLine on CarrierInvoiceLine {
  id
  lineNumber
  awb
  billedOn
  service
  reason
  kind
  cause
  state
  note
  resolvedAt
  weightKg
  ourWeightKg
  amount {
    amount
    currency
  }
  expected {
    amount
    currency
  }
  difference {
    amount
    currency
  }
  credited {
    amount
    currency
  }
  shipment {
    id
    reference
  }
}
    `, {"fragmentName":"BillLine"}) as unknown as TypedDocumentString<BillLineFragment, unknown>;
export const BillingCarriersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BillingCarriers {
  carrierAccounts {
    id
    carrier
    label
    sellerId
  }
  carriers {
    code
    name
    kind
  }
}
    `) as unknown as TypedDocumentString<BillingCarriersQuery, BillingCarriersQueryVariables>;
export const CarrierBillsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierBills($account: String, $number: String, $kind: [CarrierInvoiceLineKind!], $state: [CarrierInvoiceLineState!], $first: Int!, $after: String) {
  carrierInvoices(
    account: $account
    number: $number
    kind: $kind
    state: $state
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...BillTotals
    }
  }
}
    fragment BillTotals on CarrierInvoice {
  id
  number
  carrierCode
  accountId
  createdAt
  firstBilledOn
  lastBilledOn
  open
  billed {
    amount
    currency
  }
  expected {
    amount
    currency
  }
  difference {
    amount
    currency
  }
  counts {
    kind
    lines
    open
  }
}`) as unknown as TypedDocumentString<CarrierBillsQuery, CarrierBillsQueryVariables>;
export const CarrierBillDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierBill($id: ID!) {
  carrierInvoice(id: $id) {
    ...BillTotals
    booked {
      amount
      currency
    }
    credited {
      amount
      currency
    }
  }
}
    fragment BillTotals on CarrierInvoice {
  id
  number
  carrierCode
  accountId
  createdAt
  firstBilledOn
  lastBilledOn
  open
  billed {
    amount
    currency
  }
  expected {
    amount
    currency
  }
  difference {
    amount
    currency
  }
  counts {
    kind
    lines
    open
  }
}`) as unknown as TypedDocumentString<CarrierBillQuery, CarrierBillQueryVariables>;
export const CarrierBillLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierBillLines($id: ID!, $kind: [CarrierInvoiceLineKind!], $state: [CarrierInvoiceLineState!], $first: Int!, $after: String) {
  carrierInvoice(id: $id) {
    id
    lines(kind: $kind, state: $state, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...BillLine
      }
    }
  }
}
    fragment BillLine on CarrierInvoiceLine {
  id
  lineNumber
  awb
  billedOn
  service
  reason
  kind
  cause
  state
  note
  resolvedAt
  weightKg
  ourWeightKg
  amount {
    amount
    currency
  }
  expected {
    amount
    currency
  }
  difference {
    amount
    currency
  }
  credited {
    amount
    currency
  }
  shipment {
    id
    reference
  }
}`) as unknown as TypedDocumentString<CarrierBillLinesQuery, CarrierBillLinesQueryVariables>;
export const CarrierBillCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierBillCsv($id: ID!) {
  carrierInvoice(id: $id) {
    id
    csv
  }
}
    `) as unknown as TypedDocumentString<CarrierBillCsvQuery, CarrierBillCsvQueryVariables>;
export const ImportCarrierBillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportCarrierBill($account: ID!, $csv: String!, $columns: CarrierInvoiceColumnsInput) {
  importCarrierInvoice(account: $account, csv: $csv, columns: $columns) {
    added
    known
    counts {
      kind
      lines
      open
    }
    booked {
      amount
      currency
    }
    invoices {
      id
      number
    }
  }
}
    `) as unknown as TypedDocumentString<ImportCarrierBillMutation, ImportCarrierBillMutationVariables>;
export const ResolveBillLineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResolveBillLine($id: ID!, $input: ResolveInvoiceLineInput!) {
  resolveInvoiceLine(id: $id, input: $input) {
    id
    state
    credited {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<ResolveBillLineMutation, ResolveBillLineMutationVariables>;
export const CarrierCashDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierCash($carrierCode: String) {
  carrierCash(carrierCode: $carrierCode) {
    carrierCode
    fromDays
    toDays
    shipments
    partlyPaid
    oldestAt
    amount {
      amount
      currency
      minor
    }
  }
}
    `) as unknown as TypedDocumentString<CarrierCashQuery, CarrierCashQueryVariables>;
export const CarrierCashParcelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CarrierCashParcels($carrierCode: String, $currency: String, $fromDays: Int, $toDays: Int, $first: Int!, $after: String) {
  carrierCashParcels(
    carrierCode: $carrierCode
    currency: $currency
    fromDays: $fromDays
    toDays: $toDays
    first: $first
    after: $after
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      carrierCode
      collectedAt
      days
      collected {
        amount
        currency
      }
      owed {
        amount
        currency
      }
      shipment {
        id
        reference
        awb
        seller {
          displayName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CarrierCashParcelsQuery, CarrierCashParcelsQueryVariables>;
export const ImportCarrierRemittanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportCarrierRemittance($account: ID!, $csv: String!, $columns: CarrierRemittanceColumnsInput) {
  importCarrierRemittance(account: $account, csv: $csv, columns: $columns) {
    booked {
      amount
      currency
    }
    counts {
      outcome
      lines
    }
    lines {
      id
      line
      awb
      reference
      paidOn
      outcome
      replayed
      amount {
        amount
        currency
      }
      booked {
        amount
        currency
      }
      shipment {
        id
        reference
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportCarrierRemittanceMutation, ImportCarrierRemittanceMutationVariables>;
export const WriteOffCarrierCashDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteOffCarrierCash($id: String!, $reason: String!) {
  writeOffCarrierCash(id: $id, reason: $reason) {
    shortage {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<WriteOffCarrierCashMutation, WriteOffCarrierCashMutationVariables>;