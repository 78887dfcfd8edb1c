import type { EventType } from '../../kernel/events.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { markAdjustment, type Shipment } from '../shipments/index.js';
import type { Dispute, InvoiceStatus, PayerKind } from './adjustment-invoice.entity.js';
import { INVOICE_COLUMNS, invoiceJson, invoiceOf, type Invoice, type InvoiceRow } from './invoice.js';

interface InvoiceChange {
  readonly status: InvoiceStatus;
  readonly paidBy?: PayerKind;
  readonly paidAt?: Date;
  readonly paidReference?: string | null;
  readonly dispute?: Dispute;
}

const change = `
  update adjustment_invoice
     set status = $2, paid_by = $3, paid_at = $4, paid_reference = $5, dispute = coalesce($6::jsonb, dispute), updated_at = $7
   where id = $1
  returning ${INVOICE_COLUMNS}`;

/** The only writer of the status of an invoice: the shipment shows the same one. Both are locked. */
export async function changeInvoice(tx: Tx, shipment: Shipment, { id }: Invoice, changed: InvoiceChange): Promise<Invoice> {
  const { status, paidBy, paidAt, paidReference, dispute } = changed;
  const [row] = await tx.sql<InvoiceRow>(change, [
    id,
    status,
    paidBy ?? null,
    paidAt ?? null,
    paidReference ?? null,
    dispute ? JSON.stringify(dispute) : null,
    tx.services.clock.now(),
  ]);
  if (!row) throw new Error(`The invoice ${id} is gone.`);
  await markAdjustment(tx, shipment, status, status === 'deleted' || status === 'void' ? null : undefined);
  return invoiceOf(row);
}

/** Tells of what has just happened to an invoice. */
export async function announceInvoice(
  tx: Tx,
  type: Extract<EventType, `adjustment.${string}`>,
  { shipment, invoice, occurredAt }: { shipment: Shipment; invoice: Invoice; occurredAt: Date },
): Promise<void> {
  const data = invoiceJson(tx.services, invoice, shipment.reference);
  await emit(tx, { type, subjectId: invoice.id, ownerId: invoice.sellerId, occurredAt, data });
}
