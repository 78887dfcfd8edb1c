import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { codInvoiceStatus, type CodInvoiceStatus, collectionMethod, type CollectionMethod } from './cod.enums.js';

/** What the shopper is asked to pay for one parcel. A shipment has one that is unpaid or paid; those before it are void. */
export const CodInvoiceSchema = defineEntity({
  name: 'CodInvoice',
  tableName: 'cod_invoice',
  indexes: [
    { name: 'cod_invoice_shipment', properties: ['shipmentId'] },
    {
      name: 'cod_invoice_open',
      expression: `create unique index "cod_invoice_open" on "cod_invoice" ("shipment_id", "kind") where "status" in ('unpaid', 'paid')`,
    },
  ],
  checks: [{ name: 'cod_invoice_amount_positive', expression: 'amount_minor > 0' }],
  properties: {
    ...recordColumns,
    /** What people read out to each other. */
    refId: p.integer().autoincrement().unique(),
    kind: p.enum(['cod']),
    /** The end of its payment link: whoever has it may see what is to be paid. */
    token: p.string().length(32).unique(),
    shipmentId: p.uuid(),
    orderId: p.uuid(),
    sellerId: p.uuid(),
    currency: currencyCode(),
    amountMinor: minorUnits(),
    status: p.enum(() => codInvoiceStatus.values).$type<CodInvoiceStatus>(),
    /** How it was paid; null until then. */
    paymentMethod: p
      .enum(() => collectionMethod.values)
      .$type<CollectionMethod>()
      .nullable(),
    /** What proves a payment by link: the id of the provider or of a transfer. */
    paymentReference: p.string().length(255).nullable(),
    paidAt: instant().nullable(),
    requestId: p.string().length(128).nullable(),
  },
});
