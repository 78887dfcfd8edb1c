import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { StartTopUpInput } from './top-up.types.js';

/** What a seller wants to pay into its wallet by a link. It is booked once, when the payment arrives. */
export const WalletTopUpSchema = defineEntity({
  name: 'WalletTopUp',
  tableName: 'wallet_top_up',
  uniques: [{ name: 'wallet_top_up_key', properties: ['sellerId', 'idempotencyKey'] }],
  indexes: [
    {
      name: 'wallet_top_up_open',
      expression: `create index "wallet_top_up_open" on "wallet_top_up" ("seller_id", "expires_at") where "status" = 'unpaid'`,
    },
  ],
  checks: [
    { name: 'wallet_top_up_amount_positive', expression: 'amount_minor > 0' },
    { name: 'wallet_top_up_paid_somehow', expression: `(status = 'paid') = (paid_at is not null and paid_reference is not null)` },
  ],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    /** The number that people read out. */
    refId: p.integer().autoincrement().unique(),
    /** The unguessable part of the payment link. */
    token: p.string().columnType('char(32)').unique(),
    amountMinor: minorUnits(),
    currency: currencyCode(),
    status: p.enum(['unpaid', 'paid']),
    /** The shipment that waits for the money. */
    shipmentReference: p.string().length(40).nullable(),
    idempotencyKey: p.string().length(maxOf(StartTopUpInput, 'idempotencyKey')).nullable(),
    /** The link takes no payment afterwards; one that was begun before is booked all the same. */
    expiresAt: instant(),
    paidAt: instant().nullable(),
    /** The provider's id of the payment, or the proof that a member of staff gave. */
    paidReference: p.string().length(255).nullable(),
  },
});
