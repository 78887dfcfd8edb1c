import { systemActor } from '../../kernel/actor.js';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oweBack, type LedgerServices } from '../ledger/index.js';
import { assertRealPayment, type InvoicePayment, type PayableSource, type PaymentOutcome } from '../payments/index.js';
import type { PricingServices } from '../pricing/index.js';
import { lockShipment } from '../shipments/index.js';
import { db } from './cod.tables.js';
import { collect } from './collect.js';
import { isClosed, invoiceById, lockInvoice } from './invoice.js';
import { lockCollection } from './collection.js';
import { lockOrder } from '../orders/index.js';

const payables = () =>
  db
    .selectFrom('codInvoice as i')
    .innerJoin('shipment as s', 's.id', 'i.shipmentId')
    .innerJoin('order as o', 'o.id', 'i.orderId')
    .innerJoin('shop as h', 'h.id', 's.shopId')
    .leftJoin('sellerBranding as b', 'b.sellerId', 'i.sellerId')
    .select(['i.id', 'i.refId', 'i.token', 'i.amountMinor', 'i.currency', 'i.status', 'i.sellerId', 'i.shipmentId', 'i.paymentReference'])
    .select(['s.reference', 's.status as shipmentStatus', 's.test', 'o.orderReference'])
    .select((eb) => eb.fn.coalesce('b.brandName', 'h.name').as('shopName'));

const findByToken = statement(($: Named<{ token: string }>) => payables().where('i.token', '=', $.token));
const findById = statement(($: Named<{ invoiceId: string }>) => payables().where('i.id', '=', $.invoiceId));

/** COD invoices payable by link. */
export const codPayables: PayableSource = {
  find: async (sql, by) => {
    const row = 'token' in by ? await findByToken.first(sql, by) : await findById.first(sql, by);
    if (!row) return null;
    return {
      kind: 'cod',
      invoiceId: row.id,
      refId: row.refId,
      token: row.token,
      amount: money(row.amountMinor, row.currency),
      // Forced statuses notify no listeners, so check the shipment's status here.
      status: row.status === 'unpaid' && (row.test || isClosed({ status: row.shipmentStatus })) ? 'void' : row.status,
      shipmentReference: row.reference,
      orderReference: row.orderReference,
      shopName: row.shopName,
      sellerId: row.sellerId,
      shipmentId: row.shipmentId,
      paidReference: row.paymentReference,
    };
  },
  pay: payByLink,
};

/**
 * Books a payment by link. Confirms the collection in any parcel status except cancelled or going back. Payments that are late, duplicate
 * or for a wrong amount are owed back, as is money that arrived for a test shipment.
 */
async function payByLink(tx: Tx<LedgerServices & PricingServices>, payment: InvoicePayment): Promise<PaymentOutcome> {
  const { shipmentId } = await invoiceById(tx.sql, payment.invoiceId);
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  const order = await lockOrder(tx, shipment);
  const standing = await lockCollection(tx, shipmentId);
  const invoice = await lockInvoice(tx, payment.invoiceId);
  const { amount, reference, occurredAt } = payment;
  if (invoice.paymentMethod === 'payment_link' && invoice.paymentReference === reference) return 'known';

  assertRealPayment(shipment, payment);
  const isWanted = invoice.status === 'unpaid' && !standing && !isClosed(shipment) && !shipment.test;
  if (!isWanted || amount.minor !== invoice.amountMinor || amount.currency !== invoice.currency) {
    const { replayed } = await oweBack(tx, {
      invoiceId: invoice.id,
      sellerId: invoice.sellerId,
      shipmentId: shipment.test ? null : shipmentId,
      amount,
      reference,
      occurredAt,
    });
    return replayed ? 'known' : 'refund_due';
  }
  await collect(
    tx,
    payment.recordedBy,
    { shipment, order, invoice },
    {
      method: 'payment_link',
      collectedMinor: amount.minor,
      roundingMinor: 0n,
      collectedAt: occurredAt,
      collectedAtGiven: true,
      collectedById: null,
      reference,
      notes: null,
      operatorEmail: null,
    },
  );
  return 'booked';
}
