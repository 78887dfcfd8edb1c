import { type Actor, systemActor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Approval, ApprovalHandler } from '../approvals/index.js';
import { clearForBooking, lockShipment, type ShipmentServices, type Shipment } from '../shipments/index.js';
import type { Dispute } from './adjustment-invoice.entity.js';
import { changeInvoice, assertNotHeld, chargeInvoice } from './change-invoice.js';
import { currentInvoice, lockInvoices, type Invoice } from './invoice.js';
import { DisputeAdjustmentInput, ResolveDisputeInput } from './adjustment.types.js';

/** Undisputed adjustments count as accepted after this time. */
const DAYS_TO_OBJECT = 7;

/** Disputes the hub's measurements. The invoice can be neither paid nor charged until operations resolve the dispute. */
export async function disputeAdjustment(tx: Tx, actor: Actor, given: DisputeAdjustmentInput): Promise<Invoice> {
  const { id, reason, photos } = given;
  const shipment = await lockShipment(tx, actor, id);
  const checks = new FieldChecks();
  checkFields(checks, '', DisputeAdjustmentInput, given);
  photos?.forEach((photo, index) => checks.atMost(`photos[${index}]`, photo, 2000));
  checks.settle();
  const invoice = currentInvoice(await lockInvoices(tx, shipment.id));
  if (invoice?.status === 'paid') throw refuse('ADJUSTMENT_ALREADY_PAID');
  if (invoice?.status !== 'unpaid') throw refuse('NO_ADJUSTMENT_INVOICE');
  const now = tx.services.clock.now();
  if (now > daysAfter(invoice.createdAt, DAYS_TO_OBJECT)) {
    throw refuse('INVALID_STATUS.disputeDays', { days: DAYS_TO_OBJECT });
  }

  const dispute: Dispute = {
    reason: reason.trim(),
    photos: photos ?? [],
    openedAt: now.toISOString(),
    openedByType: actor.type,
    openedById: actor.id,
  };
  return changeInvoice(tx, shipment, invoice, { status: 'disputed', dispute });
}

/** Resolves a dispute: voids the invoice and releases the parcel, or makes the invoice payable again. */
export async function resolveDispute(tx: Tx<ShipmentServices>, actor: Actor, { id, outcome, note }: ResolveDisputeInput): Promise<Invoice> {
  const shipment = await lockShipment(tx, actor, id);
  const checks = new FieldChecks();
  checkFields(checks, '', ResolveDisputeInput, { note });
  checks.settle();
  const invoice = currentInvoice(await lockInvoices(tx, shipment.id));
  if (invoice?.status !== 'disputed' || !invoice.dispute) throw refuse('NO_ADJUSTMENT_INVOICE.notDisputed');

  const resolvedAt = tx.services.clock.now().toISOString();
  const dispute: Dispute = { ...invoice.dispute, outcome, note: note ?? null, resolvedAt, resolvedById: actor.id };
  const resolved = await changeInvoice(tx, shipment, invoice, { status: outcome === 'accepted' ? 'void' : 'unpaid', dispute });
  if (outcome === 'accepted') await clearForBooking(tx, shipment);
  return resolved;
}

/** Handles decisions on adjustments above the threshold. */
export const adjustmentApproval: ApprovalHandler<ShipmentServices> = {
  lock: async (tx, request) => {
    await waiting(tx, request);
  },
  approve: async (tx, request) => {
    const { shipment, invoice } = await waiting(tx, request);
    if (invoice?.status !== 'pending_approval') throw refuse('NO_ADJUSTMENT_INVOICE');
    assertNotHeld(shipment);
    await chargeInvoice(tx, { shipment, invoice, approvalRequestId: request.id });
  },
  reject: (tx, request) => payableAgain(tx, request),
  withdraw: (tx, request) => payableAgain(tx, request),
};

/** Makes the invoice payable by link again; operations may also request approval again. */
async function payableAgain(tx: Tx, request: Approval): Promise<void> {
  const { shipment, invoice } = await waiting(tx, request);
  if (invoice?.status === 'pending_approval') await changeInvoice(tx, shipment, invoice, { status: 'unpaid' });
}

async function waiting(tx: Tx, { shipmentId, payload }: Approval): Promise<{ shipment: Shipment; invoice: Invoice | undefined }> {
  const shipment = await lockShipment(tx, systemActor, shipmentId ?? '');
  const invoices = await lockInvoices(tx, shipment.id);
  return { shipment, invoice: invoices.find(({ id }) => id === payload['invoiceId']) };
}
