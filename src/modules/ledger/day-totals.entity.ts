import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, minorUnits } from '../../platform/db/base.js';

/** What was posted to an account on one posting date in UTC. Added up from the journal, behind the answers. */
export const LedgerAccountDaySchema = defineEntity({
  name: 'LedgerAccountDay',
  tableName: 'ledger_account_day',
  properties: {
    account: p.string().columnType('char(4)').primary(),
    currency: currencyCode().primary(),
    day: p.date().primary(),
    debitMinor: minorUnits(),
    creditMinor: minorUnits(),
  },
});

/** The same for each seller or worker of the accounts that are split by them. */
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

/** Up to which place of the journal the day totals reach; one row. */
export const LedgerFoldSchema = defineEntity({
  name: 'LedgerFold',
  tableName: 'ledger_fold',
  properties: {
    id: p.smallint().primary(),
    /** Postings up to this place are in the totals. */
    foldedSeq: p.bigint('bigint'),
    /** The next place, and the transaction id from which on no transaction can have drawn an earlier one. */
    nextSeq: p.bigint('bigint'),
    nextXid: p.bigint('bigint'),
  },
});
