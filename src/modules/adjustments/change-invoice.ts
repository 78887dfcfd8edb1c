import { sql } from 'kysely';
import type { EventType } from '../../kernel/events.js';
import { emit } from '../../platform/events/emit.js';
import { json, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { markAdjustment, type Shipment } from '../shipments/index.js';
import type { Dispute, InvoiceStatus } from './adjustment-invoice.entity.js';
import type { PayerKind } from './adjustments.enums.js';
import { db } from './adjustments.tables.js';
import { INVOICE, invoiceJson, invoiceOf, type Invoice } from './invoice.js';

interface InvoiceChange {
  readonly status: InvoiceStatus;
  readonly paidBy?: PayerKind;
  readonly paidAt?: Date;
  readonly paidReference?: string | null;
  readonly dispute?: Dispute;
}

type Changed = Required<Omit<InvoiceChange, 'dispute'>>;
type Written = { readonly [K in keyof Changed]: Changed[K] | null } & {
  readonly id: string;
  readonly status: InvoiceStatus;
  readonly dispute: Dispute | null;
};

const change = statement(($: Named<Written>) =>
  db
    .updateTable('adjustmentInvoice')
    .set({
      ...valuesOf($, ['status', 'paidBy', 'paidAt', 'paidReference']),
      dispute: sql<Dispute | null>`coalesce(${json($.dispute)}, dispute)`,
    })
    .where('id', '=', $.id)
    .returning(INVOICE),
);

/** Sole writer of invoice statuses; mirrors the status on the shipment. The caller holds both locks. */
export async function changeInvoice(tx: Tx, shipment: Shipment, { id }: Invoice, changed: InvoiceChange): Promise<Invoice> {
  const { status, paidBy = null, paidAt = null, paidReference = null, dispute = null } = changed;
  const row = await change.first(tx.sql, { id, status, paidBy, paidAt, paidReference, dispute });
  if (!row) throw new Error(`The invoice ${id} no longer exists.`);
  await markAdjustment(tx, shipment, status, status === 'deleted' || status === 'void' ? null : undefined);
  return invoiceOf(row);
}

/** Publishes an event for an invoice change. */
export async function announceInvoice(
  tx: Tx,
  type: Extract<EventType, `adjustment.${string}`>,
  { shipment, invoice, occurredAt }: { shipment: Shipment; invoice: Invoice; occurredAt: Date },
): Promise<void> {
  const data = invoiceJson(tx.services, invoice, shipment.reference);
  await emit(tx, { type, subjectId: invoice.id, ownerId: invoice.sellerId, occurredAt, data });
}
