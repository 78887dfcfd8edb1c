import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { creditLimitOf } from '../pricing/index.js';
import { chargeAdjustment, type PostedEntry } from '../ledger/index.js';
import { clearForBooking, isHeldAfterVerification, type Shipment, type ShipmentServices } from '../shipments/index.js';
import { announceInvoice, changeInvoice } from './change-invoice.js';
import { type Invoice, payerOf } from './invoice.js';

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
