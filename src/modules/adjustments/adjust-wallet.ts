import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { openApproval } from '../approvals/index.js';
import { adjustmentThresholdOf } from '../pricing/index.js';
import { addNote, lockShipment, type Shipment, type ShipmentStatus, type ShipmentServices } from '../shipments/index.js';
import { changeInvoice, assertNotHeld, chargeInvoice } from './change-invoice.js';
import { currentInvoice, lockInvoices, type Invoice } from './invoice.js';
import { AdjustWalletInput } from './adjustment.types.js';

export interface WalletAdjustment {
  readonly shipment: Shipment;
  readonly previousStatus: ShipmentStatus;
  readonly newStatus: ShipmentStatus;
  readonly amount: Money;
  /** The posting on the seller's account; null while approval is pending. */
  readonly posting: { readonly id: string; readonly before: Money; readonly after: Money } | null;
  readonly walletDeducted: boolean;
  /** The approval request if the amount is above the threshold. */
  readonly pending: { readonly approvalRequestId: string; readonly threshold: Money } | null;
}

/**
 * Charges a weight adjustment to the seller: at once up to the threshold; above it, once a super administrator approves.
 * NO_ADJUSTMENT_INVOICE, ADJUSTMENT_ALREADY_PAID, TEST_SHIPMENT, INSUFFICIENT_BALANCE; INVALID_TRANSITION while the parcel is on hold.
 */
export async function adjustWallet(tx: Tx<ShipmentServices>, actor: Actor, { id, notes }: AdjustWalletInput): Promise<WalletAdjustment> {
  const shipment = await lockShipment(tx, actor, id);
  const checks = new FieldChecks();
  checkFields(checks, '', AdjustWalletInput, { notes });
  checks.settle();
  if (shipment.test) throw refuse('TEST_SHIPMENT.charge');
  const invoice = payable(currentInvoice(await lockInvoices(tx, shipment.id)));
  assertNotHeld(shipment);
  const threshold = await adjustmentThresholdOf(tx, shipment.sellerId, invoice.amount.currency);
  const isNew = invoice.status === 'unpaid';

  const adjustment =
    isNew && invoice.amount.minor <= threshold.minor
      ? await chargeNow(tx, shipment, invoice)
      : await askFirst(tx, { actor, shipment, invoice, threshold, notes: notes ?? null });
  if (isNew && notes?.trim()) await addNote(tx, actor, { shipmentId: shipment.id, type: 'finance', visibility: 'internal', text: notes });
  return adjustment;
}

function payable(invoice: Invoice | undefined): Invoice {
  if (invoice?.status === 'paid') throw refuse('ADJUSTMENT_ALREADY_PAID');
  if (invoice?.status === 'disputed') throw refuse('NO_ADJUSTMENT_INVOICE.disputed');
  if (!invoice) throw refuse('NO_ADJUSTMENT_INVOICE');
  return invoice;
}

async function chargeNow(tx: Tx<ShipmentServices>, shipment: Shipment, invoice: Invoice): Promise<WalletAdjustment> {
  const previousStatus = shipment.status;
  const entry = await chargeInvoice(tx, { shipment, invoice, approvalRequestId: null });
  const posting = entry.postings.find(({ balanceAfter }) => balanceAfter !== null);
  if (!posting?.balanceBefore || !posting.balanceAfter)
    throw new Error("A weight adjustment was posted without moving the seller's account.");
  return {
    shipment,
    previousStatus,
    newStatus: shipment.status,
    amount: invoice.amount,
    posting: { id: posting.id, before: posting.balanceBefore, after: posting.balanceAfter },
    walletDeducted: shipment.billingRole === 'prepaid',
    pending: null,
  };
}

interface Question {
  readonly actor: Actor;
  readonly shipment: Shipment;
  readonly invoice: Invoice;
  readonly threshold: Money;
  readonly notes: string | null;
}

/** Requests approval. Until it is decided, no money moves and the payment link is off. Idempotent: returns the open request. */
async function askFirst(tx: Tx, { actor, shipment, invoice, threshold, notes }: Question): Promise<WalletAdjustment> {
  const request = await openApproval(tx, {
    type: 'wallet_adjustment',
    subjectUserId: invoice.sellerId,
    amount: invoice.amount,
    threshold,
    payload: { invoiceId: invoice.id, refId: invoice.refId, shipmentId: shipment.reference, notes },
    shipmentId: shipment.id,
    requestedBy: actor,
  });
  if (invoice.status === 'unpaid') await changeInvoice(tx, shipment, invoice, { status: 'pending_approval' });
  return {
    shipment,
    previousStatus: shipment.status,
    newStatus: shipment.status,
    amount: invoice.amount,
    posting: null,
    walletDeducted: false,
    pending: { approvalRequestId: request.id, threshold: request.threshold ?? threshold },
  };
}
