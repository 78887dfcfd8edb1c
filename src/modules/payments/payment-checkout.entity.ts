import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** A checkout page at the provider. It is closed once its invoice is no longer payable. */
export const PaymentCheckoutSchema = defineEntity({
  name: 'PaymentCheckout',
  tableName: 'payment_checkout',
  indexes: [
    { name: 'payment_checkout_invoice', properties: ['invoiceId'] },
    {
      name: 'payment_checkout_open',
      expression: `create index "payment_checkout_open" on "payment_checkout" ("expires_at") where "closed_at" is null`,
    },
  ],
  properties: {
    /** The provider's id of the page. */
    id: p.string().length(255).primary(),
    invoiceId: p.uuid(),
    createdAt: instant(),
    /** When the provider closes it automatically. */
    expiresAt: instant(),
    closedAt: instant().nullable(),
  },
});
