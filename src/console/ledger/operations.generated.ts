/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountsQueryVariables = Exact<{
  at?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type AccountsQuery = { ledgerAccounts: Array<{ code: string, title: string, type: Types.LedgerAccountType, currency: string, party: Types.LedgerParty | null, debit: { amount: string, currency: string }, credit: { amount: string, currency: string }, balance: { amount: string, currency: string } }> };

export type SubAccountsQueryVariables = Exact<{
  account: string;
  currency: string;
  at?: string | null | undefined;
  timeZone?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SubAccountsQuery = { ledgerSubAccounts: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, party: Types.LedgerParty, name: string | null, debit: { amount: string, currency: string }, credit: { amount: string, currency: string }, balance: { amount: string, currency: string } }> } };

export type ExportPartQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  timeZone?: string | null | undefined;
  format: Types.LedgerExportFormat;
  currency?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportPartQuery = { ledgerExport: { fileName: string, text: string, entries: number, hasNextPage: boolean, endCursor: string | null } };

export type InvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sellerId?: string | null | undefined;
  month?: string | null | undefined;
  kind?: Types.SellerInvoiceKind | null | undefined;
}>;


export type InvoicesQuery = { sellerInvoices: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, reference: string, kind: Types.SellerInvoiceKind, sellerId: string, billedTo: string, month: string, issuedAt: string, net: { amount: string, currency: string }, vat: { amount: string, currency: string }, gross: { amount: string, currency: string }, due: { amount: string, currency: string } }> } };

export type InvoiceFileQueryVariables = Exact<{
  id: string;
  language: Types.InvoiceLanguage;
}>;


export type InvoiceFileQuery = { sellerInvoiceFile: { fileName: string, content: string } };

export type IssueInvoicesMutationVariables = Exact<{
  month: string;
}>;


export type IssueInvoicesMutation = { issueSellerInvoices: { month: string, issued: number, total: number } };

export type JournalLineFragment = { id: string, account: string, accountName: string, direction: Types.PostingDirection, sellerId: string | null, sellerName: string | null, workerName: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, reference: string | null, description: string, amount: { amount: string, currency: string, minor: string | number }, balanceAfter: { amount: string, currency: string } | null };

export type JournalRowFragment = { id: string, type: string, description: string, postedAt: string | null, occurredAt: string, reversesEntryId: string | null, reversedByEntryId: string | null, postings: Array<{ id: string, account: string, accountName: string, direction: Types.PostingDirection, sellerId: string | null, sellerName: string | null, workerName: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, reference: string | null, description: string, amount: { amount: string, currency: string, minor: string | number }, balanceAfter: { amount: string, currency: string } | null }> };

export type JournalQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  account?: string | null | undefined;
  type?: string | null | undefined;
  sellerId?: string | null | undefined;
  shipmentId?: string | null | undefined;
  amount?: string | number | null | undefined;
  currency?: string | null | undefined;
  reference?: string | null | undefined;
  search?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  timeZone?: string | null | undefined;
  direction?: Types.PostingDirection | null | undefined;
}>;


export type JournalQuery = { journalEntries: { totalCount: number, totals: Array<{ currency: string, debit: { amount: string, currency: string }, credit: { amount: string, currency: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, type: string, description: string, postedAt: string | null, occurredAt: string, reversesEntryId: string | null, reversedByEntryId: string | null, postings: Array<{ id: string, account: string, accountName: string, direction: Types.PostingDirection, sellerId: string | null, sellerName: string | null, workerName: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, reference: string | null, description: string, amount: { amount: string, currency: string, minor: string | number }, balanceAfter: { amount: string, currency: string } | null }> }> } };

export type JournalEntryDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type JournalEntryDetailQuery = { journalEntry: { id: string, type: string, description: string, postedAt: string | null, occurredAt: string, reversesEntryId: string | null, reversedByEntryId: string | null, postings: Array<{ id: string, account: string, accountName: string, direction: Types.PostingDirection, sellerId: string | null, sellerName: string | null, workerName: string | null, shipmentId: string | null, shipmentReference: string | null, orderReference: string | null, reference: string | null, description: string, amount: { amount: string, currency: string, minor: string | number }, balanceAfter: { amount: string, currency: string } | null }> } };

export type BooksQueryVariables = Exact<{ [key: string]: never; }>;


export type BooksQuery = { ledgerBooks: { timeZone: string, today: string, firstDay: string | null, comparisons: Array<string>, lastCheck: { ok: boolean, differences: number, checkedAt: string } | null } };

export type PeriodAccountFragment = { code: string, title: string, openingDebit: { amount: string, currency: string }, openingCredit: { amount: string, currency: string }, debit: { amount: string, currency: string }, credit: { amount: string, currency: string }, closingDebit: { amount: string, currency: string }, closingCredit: { amount: string, currency: string } };

export type LedgerPeriodQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  account?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type LedgerPeriodQuery = { ledgerPeriod: Array<{ currency: string, startDate: string, endDate: string, openingDebit: { amount: string, currency: string }, openingCredit: { amount: string, currency: string }, debit: { amount: string, currency: string }, credit: { amount: string, currency: string }, closingDebit: { amount: string, currency: string }, closingCredit: { amount: string, currency: string }, accounts: Array<{ code: string, title: string, openingDebit: { amount: string, currency: string }, openingCredit: { amount: string, currency: string }, debit: { amount: string, currency: string }, credit: { amount: string, currency: string }, closingDebit: { amount: string, currency: string }, closingCredit: { amount: string, currency: string } }> }> };

export type LedgerIntegrityQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerIntegrityQuery = { ledgerIntegrity: { ok: boolean, checkedAt: string, differences: Array<{ kind: string, account: string | null, currency: string | null, expected: string, found: string }> } };

export type MonthInvoicesQueryVariables = Exact<{
  month: string;
}>;


export type MonthInvoicesQuery = { sellerInvoices: { totalCount: number } };

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
export const JournalLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment JournalLine on Posting {
  id
  account
  accountName
  direction
  amount {
    amount
    currency
    minor
  }
  sellerId
  sellerName
  workerName
  shipmentId
  shipmentReference
  orderReference
  reference
  description
  balanceAfter {
    amount
    currency
  }
}
    `, {"fragmentName":"JournalLine"}) as unknown as TypedDocumentString<JournalLineFragment, unknown>;
export const JournalRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment JournalRow on JournalEntry {
  id
  type
  description
  postedAt
  occurredAt
  reversesEntryId
  reversedByEntryId
  postings {
    ...JournalLine
  }
}
    fragment JournalLine on Posting {
  id
  account
  accountName
  direction
  amount {
    amount
    currency
    minor
  }
  sellerId
  sellerName
  workerName
  shipmentId
  shipmentReference
  orderReference
  reference
  description
  balanceAfter {
    amount
    currency
  }
}`, {"fragmentName":"JournalRow"}) as unknown as TypedDocumentString<JournalRowFragment, unknown>;
export const PeriodAccountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PeriodAccount on LedgerPeriodAccount {
  code
  title
  openingDebit {
    amount
    currency
  }
  openingCredit {
    amount
    currency
  }
  debit {
    amount
    currency
  }
  credit {
    amount
    currency
  }
  closingDebit {
    amount
    currency
  }
  closingCredit {
    amount
    currency
  }
}
    `, {"fragmentName":"PeriodAccount"}) as unknown as TypedDocumentString<PeriodAccountFragment, unknown>;
export const AccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Accounts($at: String, $timeZone: String) {
  ledgerAccounts(at: $at, timeZone: $timeZone) {
    code
    title
    type
    currency
    party
    debit {
      amount
      currency
    }
    credit {
      amount
      currency
    }
    balance {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<AccountsQuery, AccountsQueryVariables>;
export const SubAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SubAccounts($account: String!, $currency: String!, $at: String, $timeZone: String, $first: Int!, $after: String) {
  ledgerSubAccounts(
    account: $account
    currency: $currency
    at: $at
    timeZone: $timeZone
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
      party
      name
      debit {
        amount
        currency
      }
      credit {
        amount
        currency
      }
      balance {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubAccountsQuery, SubAccountsQueryVariables>;
export const ExportPartDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportPart($startDate: String!, $endDate: String!, $timeZone: String, $format: LedgerExportFormat!, $currency: String, $after: String) {
  ledgerExport(
    startDate: $startDate
    endDate: $endDate
    timeZone: $timeZone
    format: $format
    currency: $currency
    after: $after
  ) {
    fileName
    text
    entries
    hasNextPage
    endCursor
  }
}
    `) as unknown as TypedDocumentString<ExportPartQuery, ExportPartQueryVariables>;
export const InvoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invoices($first: Int!, $after: String, $sellerId: String, $month: String, $kind: SellerInvoiceKind) {
  sellerInvoices(
    first: $first
    after: $after
    sellerId: $sellerId
    month: $month
    kind: $kind
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      reference
      kind
      sellerId
      billedTo
      month
      issuedAt
      net {
        amount
        currency
      }
      vat {
        amount
        currency
      }
      gross {
        amount
        currency
      }
      due {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InvoicesQuery, InvoicesQueryVariables>;
export const InvoiceFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceFile($id: String!, $language: InvoiceLanguage!) {
  sellerInvoiceFile(id: $id, language: $language) {
    fileName
    content
  }
}
    `) as unknown as TypedDocumentString<InvoiceFileQuery, InvoiceFileQueryVariables>;
export const IssueInvoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation IssueInvoices($month: String!) {
  issueSellerInvoices(month: $month) {
    month
    issued
    total
  }
}
    `) as unknown as TypedDocumentString<IssueInvoicesMutation, IssueInvoicesMutationVariables>;
export const JournalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Journal($first: Int!, $after: String, $account: String, $type: String, $sellerId: String, $shipmentId: String, $amount: Decimal, $currency: String, $reference: String, $search: String, $startDate: String, $endDate: String, $timeZone: String, $direction: PostingDirection) {
  journalEntries(
    first: $first
    after: $after
    account: $account
    type: $type
    sellerId: $sellerId
    shipmentId: $shipmentId
    amount: $amount
    currency: $currency
    reference: $reference
    search: $search
    startDate: $startDate
    endDate: $endDate
    timeZone: $timeZone
    direction: $direction
  ) {
    totalCount
    totals {
      currency
      debit {
        amount
        currency
      }
      credit {
        amount
        currency
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...JournalRow
    }
  }
}
    fragment JournalLine on Posting {
  id
  account
  accountName
  direction
  amount {
    amount
    currency
    minor
  }
  sellerId
  sellerName
  workerName
  shipmentId
  shipmentReference
  orderReference
  reference
  description
  balanceAfter {
    amount
    currency
  }
}
fragment JournalRow on JournalEntry {
  id
  type
  description
  postedAt
  occurredAt
  reversesEntryId
  reversedByEntryId
  postings {
    ...JournalLine
  }
}`) as unknown as TypedDocumentString<JournalQuery, JournalQueryVariables>;
export const JournalEntryDetailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JournalEntryDetail($id: ID!) {
  journalEntry(id: $id) {
    ...JournalRow
  }
}
    fragment JournalLine on Posting {
  id
  account
  accountName
  direction
  amount {
    amount
    currency
    minor
  }
  sellerId
  sellerName
  workerName
  shipmentId
  shipmentReference
  orderReference
  reference
  description
  balanceAfter {
    amount
    currency
  }
}
fragment JournalRow on JournalEntry {
  id
  type
  description
  postedAt
  occurredAt
  reversesEntryId
  reversedByEntryId
  postings {
    ...JournalLine
  }
}`) as unknown as TypedDocumentString<JournalEntryDetailQuery, JournalEntryDetailQueryVariables>;
export const BooksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Books {
  ledgerBooks {
    timeZone
    today
    firstDay
    comparisons
    lastCheck {
      ok
      differences
      checkedAt
    }
  }
}
    `) as unknown as TypedDocumentString<BooksQuery, BooksQueryVariables>;
export const LedgerPeriodDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LedgerPeriod($startDate: String!, $endDate: String!, $account: String, $currency: String) {
  ledgerPeriod(
    startDate: $startDate
    endDate: $endDate
    account: $account
    currency: $currency
  ) {
    currency
    startDate
    endDate
    openingDebit {
      amount
      currency
    }
    openingCredit {
      amount
      currency
    }
    debit {
      amount
      currency
    }
    credit {
      amount
      currency
    }
    closingDebit {
      amount
      currency
    }
    closingCredit {
      amount
      currency
    }
    accounts {
      ...PeriodAccount
    }
  }
}
    fragment PeriodAccount on LedgerPeriodAccount {
  code
  title
  openingDebit {
    amount
    currency
  }
  openingCredit {
    amount
    currency
  }
  debit {
    amount
    currency
  }
  credit {
    amount
    currency
  }
  closingDebit {
    amount
    currency
  }
  closingCredit {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<LedgerPeriodQuery, LedgerPeriodQueryVariables>;
export const LedgerIntegrityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LedgerIntegrity {
  ledgerIntegrity {
    ok
    checkedAt
    differences {
      kind
      account
      currency
      expected
      found
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerIntegrityQuery, LedgerIntegrityQueryVariables>;
export const MonthInvoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MonthInvoices($month: String!) {
  sellerInvoices(month: $month, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<MonthInvoicesQuery, MonthInvoicesQueryVariables>;