import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../../platform/db/base.js';

/** A month of the journal whose file was written and verified. A row is never changed. */
export const LedgerArchiveSchema = defineEntity({
  name: 'LedgerArchive',
  tableName: 'ledger_archive',
  checks: [
    { name: 'ledger_archive_first_of_month', expression: `extract(day from month) = 1` },
    { name: 'ledger_archive_range', expression: 'last_seq >= first_seq - 1' },
    { name: 'ledger_archive_counts', expression: 'entries >= 0 and postings >= 2 * entries' },
  ],
  properties: {
    /** Its first day. */
    month: p.date().primary(),
    /** Positions in the journal, without gaps between months. An empty month ends before it begins. */
    firstSeq: p.bigint('bigint'),
    lastSeq: p.bigint('bigint'),
    entries: p.bigint('bigint'),
    postings: p.bigint('bigint'),
    /** Of the uncompressed file, in hexadecimal. */
    sha256: p.string().columnType('char(64)'),
    /** That of the month before; null for the first month. */
    previousSha256: p.string().columnType('char(64)').nullable(),
    /** Size of the uncompressed file. */
    bytes: p.bigint('bigint'),
    archivedAt: instant(),
  },
});

/** Totals of all archived postings, per account, currency and owner: where the journal begins. */
export const LedgerOpeningSchema = defineEntity({
  name: 'LedgerOpening',
  tableName: 'ledger_opening',
  checks: [{ name: 'ledger_opening_not_negative', expression: 'debit_minor >= 0 and credit_minor >= 0 and removed >= 0' }],
  properties: {
    account: p.string().columnType('char(4)').primary(),
    currency: currencyCode().primary(),
    /** The seller or worker; zeros for accounts without sub-accounts. */
    partyId: p.uuid().primary(),
    debitMinor: minorUnits(),
    creditMinor: minorUnits(),
    /** Number of postings that were deleted from the journal. */
    removed: p.bigint('bigint').default(0),
  },
});

/** The key of an entry that was deleted from the journal, so that it is never posted again. A row is never changed. */
export const LedgerArchivedEntrySchema = defineEntity({
  name: 'LedgerArchivedEntry',
  tableName: 'ledger_archived_entry',
  properties: {
    entryId: p.uuid().primary(),
    idempotencyKey: p.string().length(200).unique(),
    /** First day of the month in whose file the entry is. */
    month: p.date(),
  },
});

/** What the deleted postings say about a shipment, in one currency. */
export const LedgerShipmentTotalSchema = defineEntity({
  name: 'LedgerShipmentTotal',
  tableName: 'ledger_shipment_total',
  properties: {
    shipmentId: p.uuid().primary(),
    currency: currencyCode().primary(),
    /** Credits minus debits of revenue and of waived fees. */
    revenueMinor: minorUnits(),
    /** Debits minus credits of the carrier's cost. */
    costMinor: minorUnits(),
    /** Refunded to the seller. */
    refundedMinor: minorUnits(),
    /** Whether a carrier's bill has changed the cost. */
    isBilled: p.boolean(),
    /** Whether cash on delivery was credited and not reversed. */
    isCollected: p.boolean(),
  },
});
