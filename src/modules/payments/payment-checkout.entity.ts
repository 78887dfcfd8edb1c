import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** A page of the provider on which an invoice can be paid. It is closed when the invoice no longer asks for money. */
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
    /** The provider's id of it. */
    id: p.string().length(255).primary(),
    invoiceId: p.uuid(),
    createdAt: instant(),
    /** When the provider closes it by itself. */
    expiresAt: instant(),
    closedAt: instant().nullable(),
  },
});
