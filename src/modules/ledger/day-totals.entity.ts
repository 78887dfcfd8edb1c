import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, minorUnits } from '../../platform/db/base.js';

/** Postings per account, posting date (UTC) and currency. Folded from the journal in the background. */
export const LedgerAccountDaySchema = defineEntity({
  name: 'LedgerAccountDay',
  tableName: 'ledger_account_day',
  properties: {
    account: p.string().columnType('char(4)').primary(),
    currency: currencyCode().primary(),
    day: p.date().primary(),
    debitMinor: minorUnits(),
    creditMinor: minorUnits(),
    /** The first and the last position of them in the journal. Null in rows older than the columns: anywhere. */
    firstSeq: p.bigint('bigint').nullable(),
    lastSeq: p.bigint('bigint').nullable(),
  },
});

/** The same per seller or worker, for accounts with sub-accounts. */
export const LedgerPartyDaySchema = defineEntity({
  name: 'LedgerPartyDay',
  tableName: 'ledger_party_day',
  properties: {
    account: p.string().columnType('char(4)').primary(),
    currency: currencyCode().primary(),
    partyId: p.uuid().primary(),
    day: p.date().primary(),
    debitMinor: minorUnits(),
    creditMinor: minorUnits(),
  },
});

/** How far the day totals cover the journal; a single row. */
export const LedgerFoldSchema = defineEntity({
  name: 'LedgerFold',
  tableName: 'ledger_fold',
  properties: {
    id: p.smallint().primary(),
    /** Postings up to this position are included in the totals. */
    foldedSeq: p.bigint('bigint'),
    /** The next position, and the first transaction id that cannot have drawn an earlier position. */
    nextSeq: p.bigint('bigint'),
    nextXid: p.bigint('bigint'),
  },
});
