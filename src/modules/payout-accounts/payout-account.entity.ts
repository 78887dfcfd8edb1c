import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant } from '../../platform/db/base.js';
import { payoutAccountStatus, type PayoutAccountStatus } from './payout-accounts.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { SetPayoutAccountInput } from './payout-account.types.js';

/** A version of a seller's bank account for payouts in one currency. */
export const PayoutAccountSchema = defineEntity({
  name: 'PayoutAccount',
  tableName: 'payout_account',
  uniques: [{ name: 'payout_account_version', properties: ['sellerId', 'currency', 'version'] }],
  indexes: [
    {
      name: 'payout_account_current',
      expression: `create unique index "payout_account_current" on "payout_account" ("seller_id", "currency") where "status" <> 'replaced'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid(),
    currency: currencyCode(),
    version: p.integer(),
    holder: p.string().length(maxOf(SetPayoutAccountInput, 'holder')),
    /** IBAN or account number, encrypted. */
    sealedNumber: p.blob(),
    /** The last digits, for recognition. */
    lastDigits: p.string().length(4),
    isIban: p.boolean(),
    /** BIC or national bank code. */
    bankCode: p.string().length(20).nullable(),
    bankName: p.string().length(maxOf(SetPayoutAccountInput, 'bankName')),
    country: p.string().columnType('char(2)'),
    status: p.enum(() => payoutAccountStatus.values).$type<PayoutAccountStatus>(),
    enteredByType: p.string().length(20),
    enteredById: p.uuid().nullable(),
    /** The request for approval by a second person. */
    approvalRequestId: p.uuid().nullable(),
    verifiedAt: instant().nullable(),
    replacedAt: instant().nullable(),
    createdAt: instant(),
  },
});
