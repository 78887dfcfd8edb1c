import { systemActor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oweBack, receiveAdjustmentPayment } from '../ledger/index.js';
import { assertRealPayment, type InvoicePayment, type PaymentOutcome } from '../payments/index.js';
import { clearForBooking, lockShipment, type ShipmentServices } from '../shipments/index.js';
import { announceInvoice, changeInvoice } from './change-invoice.js';
import { invoiceById, lockInvoices, payerOf } from './invoice.js';

/** Books a payment by link (R7b). If the invoice is not open, the amount differs or the shipment is a test, it is owed back (R12). */
export async function payAdjustmentInvoice(tx: Tx<ShipmentServices>, payment: InvoicePayment): Promise<PaymentOutcome> {
  const { invoiceId, amount, reference, occurredAt } = payment;
  const { shipmentId } = await invoiceById(tx.sql, invoiceId);
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  const invoice = (await lockInvoices(tx, shipmentId)).find(({ id }) => id === invoiceId);
  if (!invoice) throw new Error(`The invoice ${invoiceId} does not belong to its shipment.`);
  if (invoice.status === 'paid' && invoice.paidReference === reference) return 'known';

  const fits = amount.currency === invoice.amount.currency && amount.minor === invoice.amount.minor;
  assertRealPayment(shipment, payment);
  if (invoice.status !== 'unpaid' || !fits || shipment.test) {
    const named = shipment.test ? null : shipmentId;
    const { replayed } = await oweBack(tx, { invoiceId, sellerId: invoice.sellerId, shipmentId: named, amount, reference, occurredAt });
    return replayed ? 'known' : 'refund_due';
  }
  await receiveAdjustmentPayment(tx, { ...payerOf(shipment), invoiceId, amount, reference, occurredAt });
  const paid = await changeInvoice(tx, shipment, invoice, {
    status: 'paid',
    paidBy: 'link',
    paidAt: occurredAt,
    paidReference: reference,
  });
  await announceInvoice(tx, 'adjustment.paid', { shipment, invoice: paid, occurredAt });
  await clearForBooking(tx, shipment);
  return 'booked';
}
