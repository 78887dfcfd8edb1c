import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, minorUnits, recordColumns } from '../../platform/db/base.js';

/** Wallet money set aside for one shipment until it is billed or cancelled. */
export const WalletHoldSchema = defineEntity({
  name: 'WalletHold',
  tableName: 'wallet_hold',
  indexes: [
    {
      name: 'wallet_hold_open',
      expression: `create unique index "wallet_hold_open" on "wallet_hold" ("shipment_id") where "status" = 'open'`,
    },
    {
      name: 'wallet_hold_of_seller',
      expression: `create index "wallet_hold_of_seller" on "wallet_hold" ("seller_id", "currency") where "status" = 'open'`,
    },
    {
      name: 'wallet_hold_created',
      expression: `create index "wallet_hold_created" on "wallet_hold" ("created_at", "id") where "status" = 'open'`,
    },
  ],
  checks: [{ name: 'wallet_hold_amount_positive', expression: 'amount_minor > 0' }],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    currency: currencyCode(),
    shipmentId: p.uuid(),
    amountMinor: minorUnits(),
    status: p.enum(['open', 'captured', 'released']),
  },
});
