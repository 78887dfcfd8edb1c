import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import { sellerAccountKind } from './ledger.enums.js';

/**
 * Running balance of one seller in one currency: credits minus debits, so that amounts owed to the seller are positive and amounts owed by
 * the seller are negative. Its row lock serialises the postings of the chain.
 */
export const SellerAccountSchema = defineEntity({
  name: 'SellerAccount',
  tableName: 'seller_account',
  primaryKeys: ['sellerId', 'kind', 'currency'],
  checks: [
    { name: 'seller_account_held_not_negative', expression: 'held_minor >= 0' },
    { name: 'seller_account_uncleared_not_negative', expression: 'uncleared_minor >= 0' },
  ],
  properties: {
    sellerId: p.uuid().primary(),
    kind: p.enum(sellerAccountKind.values).primary(),
    currency: currencyCode().primary(),
    balanceMinor: minorUnits().default(0),
    /** Sum of the open holds. */
    heldMinor: minorUnits().default(0),
    /** Credited collections whose cash has not reached the bank. */
    unclearedMinor: minorUnits().default(0),
    /** Number of postings, so that long statements need no counting. */
    postingCount: p.bigint('bigint').default(0),
    version: p.integer().default(1),
    createdAt: instant(),
    updatedAt: instant(),
  },
});
