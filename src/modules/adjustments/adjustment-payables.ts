import { systemActor } from '../../kernel/actor.js';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oweBack, receiveAdjustmentPayment } from '../ledger/index.js';
import { type PayableSource, assertRealPayment, type InvoicePayment, type PaymentOutcome } from '../payments/index.js';
import { clearForBooking, lockShipment, type ShipmentServices } from '../shipments/index.js';
import type { InvoiceStatus } from './adjustment-invoice.entity.js';
import { db } from './adjustments.tables.js';
import { announceInvoice, changeInvoice } from './change-invoice.js';
import { invoiceById, lockInvoices, payerOf } from './invoice.js';

const payables = () =>
  db
    .selectFrom('adjustmentInvoice as i')
    .innerJoin('shipment as s', 's.id', 'i.shipmentId')
    .innerJoin('order as o', 'o.id', 'i.orderId')
    .innerJoin('shop as h', 'h.id', 's.shopId')
    .select([
      'i.id',
      'i.refId',
      'i.paymentToken',
      'i.amountMinor',
      'i.currency',
      'i.status',
      'i.sellerId',
      'i.shipmentId',
      'i.paidReference',
    ])
    .select(['s.reference', 's.test', 'o.orderReference', 'h.name as shopName']);

const findByToken = statement(($: Named<{ token: string }>) => payables().where('i.paymentToken', '=', $.token));
const findById = statement(($: Named<{ invoiceId: string }>) => payables().where('i.id', '=', $.invoiceId));

/** An invoice under review is not payable by its link. */
const STATUS = {
  unpaid: 'unpaid',
  paid: 'paid',
  pending_approval: 'disabled',
  disputed: 'disabled',
  deleted: 'void',
  void: 'void',
} as const satisfies Record<InvoiceStatus, string>;

/** Adjustment invoices payable by link. */
export const adjustmentPayables: PayableSource = {
  find: async (sql, by) => {
    const row = 'token' in by ? await findByToken.first(sql, by) : await findById.first(sql, by);
    if (!row) return null;
    return {
      kind: 'adjustment',
      invoiceId: row.id,
      refId: row.refId,
      token: row.paymentToken,
      amount: money(row.amountMinor, row.currency),
      status: row.test && row.status !== 'paid' ? 'void' : STATUS[row.status],
      shipmentReference: row.reference,
      orderReference: row.orderReference,
      shopName: row.shopName,
      sellerId: row.sellerId,
      shipmentId: row.shipmentId,
      paidReference: row.paidReference,
    };
  },
  pay: payAdjustmentInvoice,
};

/** Books a payment by link (R7b). If the invoice is not open, the amount differs or the shipment is a test, it is owed back (R12). */
async function payAdjustmentInvoice(tx: Tx<ShipmentServices>, payment: InvoicePayment): Promise<PaymentOutcome> {
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
