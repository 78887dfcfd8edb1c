import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import { accountCodes, chartOfAccounts, rareAccountCodes, type AccountCode } from './chart-of-accounts.js';
import { postingDirection, postingSource } from './ledger.enums.js';
import { JournalEntrySchema } from './journal-entry.entity.js';

const quoted = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');
const sellerCodes = quoted([chartOfAccounts.sellerReceivable.code, chartOfAccounts.sellerWallet.code]);

const { shippingRevenue, codFeeRevenue, adjustmentRevenue, returnRevenue } = chartOfAccounts;
/** What sellers are charged for: the charges of an invoice are found through an index. */
const revenueCodes = quoted([shippingRevenue.code, codFeeRevenue.code, adjustmentRevenue.code, returnRevenue.code]);

/** Filter columns of statements, included so that a page is found without reading the postings. */
const filteredBy = '("entry_id", "direction", "source", "occurred_at")';

/** One line of an entry: an amount on one side of one account. Immutable. */
export const PostingSchema = defineEntity({
  name: 'Posting',
  tableName: 'posting',
  uniques: [{ properties: ['entryId', 'line'] }],
  indexes: [
    {
      name: 'posting_statement',
      expression: `create index "posting_statement" on "posting" ("seller_id", "seq") include ${filteredBy} where "account" in (${sellerCodes})`,
    },
    {
      name: 'posting_feed',
      expression: `create index "posting_feed" on "posting" ("seq") include ${filteredBy} where "account" in (${sellerCodes})`,
    },
    {
      name: 'posting_charges',
      expression: `create index "posting_charges" on "posting" ("seller_id", "seq") where "account" in (${revenueCodes}) and "seller_id" is not null`,
    },
    {
      name: 'posting_worker',
      expression: `create index "posting_worker" on "posting" ("worker_id") where "account" = '${chartOfAccounts.driverShortage.code}'`,
    },
    {
      name: 'posting_approval',
      expression: 'create index "posting_approval" on "posting" ("approval_request_id") where "approval_request_id" is not null',
    },
    {
      name: 'posting_shipment',
      expression: 'create index "posting_shipment" on "posting" ("shipment_id") where "shipment_id" is not null',
    },
    {
      name: 'posting_reference',
      expression: 'create index "posting_reference" on "posting" ("reference") where "reference" is not null',
    },
    {
      name: 'posting_rare_account',
      expression: `create index "posting_rare_account" on "posting" ("account", "entry_id") where "account" in (${quoted(rareAccountCodes)})`,
    },
  ],
  checks: [
    { name: 'posting_account_known', expression: `account in (${quoted(accountCodes)})` },
    { name: 'posting_amount_positive', expression: 'amount_minor > 0' },
    {
      name: 'posting_balances_of_sellers_only',
      expression: `case when account in (${sellerCodes}) then num_nonnulls(seller_id, balance_before_minor, balance_after_minor) = 3 else num_nonnulls(balance_before_minor, balance_after_minor) = 0 end`,
    },
    {
      name: 'posting_balance_moves_by_amount',
      expression: `balance_after_minor = balance_before_minor + case direction when 'credit' then amount_minor else -amount_minor end`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    entryId: () => p.manyToOne(JournalEntrySchema).mapToPk().fieldName('entry_id'),
    line: p.smallint(),
    account: p.string().columnType('char(4)').$type<AccountCode>(),
    sellerId: p.uuid().nullable(),
    workerId: p.uuid().nullable(),
    direction: p.enum(postingDirection.values),
    amountMinor: minorUnits(),
    currency: currencyCode(),
    balanceBeforeMinor: minorUnits().nullable(),
    balanceAfterMinor: minorUnits().nullable(),
    /** Order of statements: drawn while the seller's account is locked, so it always agrees with the balance chain. */
    seq: p.bigint('bigint').autoincrement().unique(),
    source: p.enum(postingSource.values),
    shipmentId: p.uuid().nullable(),
    orderId: p.uuid().nullable(),
    orderReference: p.string().length(255).nullable(),
    invoiceId: p.uuid().nullable(),
    approvalRequestId: p.uuid().nullable(),
    reference: p.string().length(255).nullable(),
    description: p.string().length(500),
    occurredAt: instant(),
    reversesPostingId: () =>
      p.manyToOne(PostingSchema).mapToPk().fieldName('reverses_posting_id').nullable().deleteRule('restrict').unique(),
  },
});
