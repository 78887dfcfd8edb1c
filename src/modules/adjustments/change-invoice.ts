import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { EventType } from '../../kernel/events.js';
import { emit } from '../../platform/events/emit.js';
import { json, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { chargeAdjustment, type PostedEntry } from '../ledger/index.js';
import { creditLimitOf } from '../pricing/index.js';
import { markAdjustment, type Shipment, clearForBooking, isHeldAfterVerification, type ShipmentServices } from '../shipments/index.js';
import type { Dispute, InvoiceStatus } from './adjustment-invoice.entity.js';
import type { PayerKind } from './adjustments.enums.js';
import { db } from './adjustments.tables.js';
import { INVOICE, invoiceJson, invoiceOf, type Invoice, payerOf } from './invoice.js';

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

/** Refuses wallet charges while operations hold the parcel, because payment would move it on. */
export function assertNotHeld(shipment: Shipment): void {
  if (!isHeldAfterVerification(shipment)) return;
  throw refuse('INVALID_TRANSITION.onHold');
}

/** R7: charges the seller, marks the invoice paid and releases the parcel. Atomic. */
export async function chargeInvoice(
  tx: Tx<ShipmentServices>,
  { shipment, invoice, approvalRequestId }: { shipment: Shipment; invoice: Invoice; approvalRequestId: string | null },
): Promise<PostedEntry> {
  const paidAt = tx.services.clock.now();
  const payer = payerOf(shipment);
  const entry = await chargeAdjustment(tx, {
    ...payer,
    invoiceId: invoice.id,
    approvalRequestId,
    amount: invoice.amount,
    creditLimitMinor: payer.payer === 'wallet' ? await creditLimitOf(tx, shipment.sellerId, invoice.amount.currency) : 0n,
    occurredAt: paidAt,
  });
  const paidBy = approvalRequestId === null ? 'wallet' : 'approval';
  const paid = await changeInvoice(tx, shipment, invoice, { status: 'paid', paidBy, paidAt });
  await announceInvoice(tx, 'adjustment.paid', { shipment, invoice: paid, occurredAt: paidAt });
  await clearForBooking(tx, shipment);
  return entry;
}
