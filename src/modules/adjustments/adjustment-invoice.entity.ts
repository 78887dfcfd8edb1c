import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import { payerKind, type PayerKind } from './adjustments.enums.js';

export const invoiceStatuses = ['unpaid', 'pending_approval', 'disputed', 'paid', 'deleted', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Declared and measured parcel, in kilograms, centimetres and major units, for display. */
export interface Breakdown {
  readonly declared: MeasuredParcel;
  readonly verified: MeasuredParcel;
}

interface MeasuredParcel {
  readonly weightKg: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly actualRate: string;
}

/** The seller's objection and its resolution. */
export interface Dispute {
  readonly reason: string;
  readonly photos: readonly string[];
  readonly openedAt: string;
  readonly openedByType: string;
  readonly openedById: string | null;
  readonly outcome?: 'accepted' | 'rejected';
  readonly note?: string | null;
  readonly resolvedAt?: string;
  readonly resolvedById?: string | null;
}

/** What a seller owes for a parcel that is heavier or larger than declared. */
export const AdjustmentInvoiceSchema = defineEntity({
  name: 'AdjustmentInvoice',
  tableName: 'adjustment_invoice',
  indexes: [
    { name: 'adjustment_invoice_shipment', properties: ['shipmentId', 'refId'] },
    {
      name: 'adjustment_invoice_open',
      expression: `create unique index "adjustment_invoice_open" on "adjustment_invoice" ("shipment_id") where "status" in ('unpaid', 'pending_approval', 'disputed')`,
    },
  ],
  checks: [
    { name: 'adjustment_invoice_amount_positive', expression: 'amount_minor > 0' },
    { name: 'adjustment_invoice_paid_somehow', expression: `(status = 'paid') = (paid_at is not null and paid_by is not null)` },
  ],
  properties: {
    ...recordColumns,
    /** The number that people read out. */
    refId: p.integer().autoincrement().unique(),
    shipmentId: p.uuid(),
    orderId: p.uuid(),
    sellerId: p.uuid(),
    amountMinor: minorUnits(),
    currency: currencyCode(),
    status: p.enum(() => invoiceStatuses).$type<InvoiceStatus>(),
    /** The unguessable part of the payment link. */
    paymentToken: p.string().length(32).unique(),
    breakdown: p.json<Breakdown>(),
    dispute: p.json<Dispute>().nullable(),
    paidAt: instant().nullable(),
    paidBy: p
      .enum(() => payerKind.values)
      .$type<PayerKind>()
      .nullable(),
    /** Payment reference issued by the provider. */
    paidReference: p.string().length(255).nullable(),
  },
});

/** Start high: small numbers are easily mistaken for others when read out. */
export const adjustmentSql = 'alter sequence adjustment_invoice_ref_id_seq restart with 100001';
