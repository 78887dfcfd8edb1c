import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';

/** A collection that was credited before its money is in the bank: `open` until it is deposited (`cleared`) or taken back. */
export const UnclearedCreditSchema = defineEntity({
  name: 'UnclearedCredit',
  tableName: 'uncleared_credit',
  indexes: [
    {
      name: 'uncleared_credit_of_seller',
      expression: `create index "uncleared_credit_of_seller" on "uncleared_credit" ("seller_id", "currency") where "status" = 'open'`,
    },
  ],
  checks: [{ name: 'uncleared_credit_not_negative', expression: 'amount_minor >= 0' }],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    currency: currencyCode(),
    /** What was credited less the fee; 0 where the fee took all of it. */
    amountMinor: minorUnits(),
    /** The entry of the collection, and the one of its fee where there is one. */
    entryId: p.uuid().unique(),
    feeEntryId: p.uuid().nullable().unique(),
    status: p.enum(['open', 'cleared', 'reversed']),
    clearedAt: instant().nullable(),
  },
});
