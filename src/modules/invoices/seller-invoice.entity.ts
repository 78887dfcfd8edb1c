import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import type { InvoiceDocument } from './invoice-document.js';
import { invoiceKind } from './invoices.enums.js';

/** What the operator charged a seller in one month and currency. Written once and never changed: a trigger refuses it. */
export const SellerInvoiceSchema = defineEntity({
  name: 'SellerInvoice',
  tableName: 'seller_invoice',
  uniques: [{ properties: ['sellerId', 'month', 'currency'] }],
  indexes: [
    { name: 'seller_invoice_newest', properties: ['issuedAt', 'id'] },
    { name: 'seller_invoice_of_seller', properties: ['sellerId', 'issuedAt', 'id'] },
  ],
  checks: [
    { name: 'seller_invoice_sum', expression: 'net_minor + vat_minor = gross_minor' },
    { name: 'seller_invoice_kind_by_sign', expression: `(kind = 'credit_note') = (gross_minor < 0)` },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Without gaps, over all sellers, in the order of issue. */
    number: p.integer().unique(),
    /** The number as it is printed, with its prefix. */
    reference: p.string().length(30).unique(),
    kind: p.enum(invoiceKind.values),
    sellerId: p.uuid(),
    /** First day of the month. */
    month: p.date(),
    currency: currencyCode(),
    netMinor: minorUnits(),
    vatMinor: minorUnits(),
    grossMinor: minorUnits(),
    vatBasisPoints: p.integer(),
    /** Everything that is printed, as it was on the day of issue. */
    document: p.json<InvoiceDocument>(),
    issuedAt: instant(),
  },
});

/** The last number that was given. Its row is locked until the invoices of a run are written, so that there are no gaps. */
export const InvoiceNumberSchema = defineEntity({
  name: 'InvoiceNumber',
  tableName: 'invoice_number',
  properties: { id: p.smallint().primary(), last: p.integer() },
});

/** Guards of the tables, kept by the database whoever writes. */
export const invoiceSql = `create trigger seller_invoice_unchanged before update or delete or truncate on seller_invoice
     for each statement execute function seller_invoice_refuse_change()`;

export const invoiceFunctionSql = `create function seller_invoice_refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'An invoice is never changed: % on % is refused. Correct it in a later month.', tg_op, tg_table_name
       using errcode = 'restrict_violation';
   end $$`;
