import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { codInvoiceStatus, type CodInvoiceStatus, collectionMethod, type CollectionMethod } from './cod.enums.js';

/** The payment request for one parcel. A shipment has at most one that is unpaid or paid; earlier ones are void. */
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
    /** The number that people read out. */
    refId: p.integer().autoincrement().unique(),
    kind: p.enum(['cod']),
    /** The last segment of its payment link. Anyone with the link can see the amount due. */
    token: p.string().length(32).unique(),
    shipmentId: p.uuid(),
    orderId: p.uuid(),
    sellerId: p.uuid(),
    currency: currencyCode(),
    amountMinor: minorUnits(),
    status: p.enum(() => codInvoiceStatus.values).$type<CodInvoiceStatus>(),
    /** Payment method; null until paid. */
    paymentMethod: p
      .enum(() => collectionMethod.values)
      .$type<CollectionMethod>()
      .nullable(),
    /** Proof of a payment by link: the id from the provider, or of a transfer. */
    paymentReference: p.string().length(255).nullable(),
    paidAt: instant().nullable(),
    requestId: p.string().length(128).nullable(),
  },
});
