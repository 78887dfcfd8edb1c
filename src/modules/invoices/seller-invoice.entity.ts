import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import type { InvoiceDocument } from './invoice-document.js';
import { invoiceKind } from './invoices.enums.js';

/** A seller's charges in one month and currency. Immutable: a trigger refuses changes. */
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
    /** Gapless across all sellers, in order of issue. */
    number: p.integer().unique(),
    /** The printed number, with its prefix. */
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
    /** The printed content as of the day of issue. */
    document: p.json<InvoiceDocument>(),
    issuedAt: instant(),
  },
});

/** The last number issued. Its row stays locked until a run's invoices are written, so that numbers have no gaps. */
export const InvoiceNumberSchema = defineEntity({
  name: 'InvoiceNumber',
  tableName: 'invoice_number',
  properties: { id: p.smallint().primary(), last: p.integer() },
});

/** Database triggers that guard these tables against every writer. */
export const invoiceSql = `create trigger seller_invoice_unchanged before update or delete or truncate on seller_invoice
     for each statement execute function seller_invoice_refuse_change()`;

export const invoiceFunctionSql = `create function seller_invoice_refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'An invoice is never changed: % on % is refused. Correct it in a later month.', tg_op, tg_table_name
       using errcode = 'restrict_violation';
   end $$`;
