import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';

/** A collection credited before its money is in the bank: `open` until it is deposited (`cleared`) or reversed. */
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
    /** Amount credited, less the fee; 0 if the fee consumed all of it. */
    amountMinor: minorUnits(),
    /** The entry of the collection, and that of its fee, if any. */
    entryId: p.uuid().unique(),
    feeEntryId: p.uuid().nullable().unique(),
    status: p.enum(['open', 'cleared', 'reversed']),
    clearedAt: instant().nullable(),
  },
});
