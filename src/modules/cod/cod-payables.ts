import { systemActor } from '../../kernel/actor.js';
import { LockMode } from '@mikro-orm/core';
import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { oweBack } from '../ledger/index.js';
import type { InvoicePayment, PayableSource, PaymentOutcome } from '../payments/index.js';
import { lockShipment, type ShipmentStatus } from '../shipments/index.js';
import { CodInvoice, type CodInvoiceStatus } from './cod-invoice.entity.js';
import { collect } from './collect.js';
import { isClosed } from './issue-invoice.js';
import { lockCollection } from './lock-cod.js';
import { lockOrder } from '../orders/index.js';

const FIND = `
  select i.id, i.ref_id, i.token, i.amount_minor, i.currency, i.status, s.reference, s.status as shipment_status, o.order_reference, coalesce(b.brand_name, h.name) as shop_name
    from cod_invoice i join shipment s on s.id = i.shipment_id join "order" o on o.id = i.order_id join shop h on h.id = s.shop_id
    left join seller_branding b on b.seller_id = i.seller_id`;
const BY_TOKEN = `${FIND} where i.token = $1`;
const BY_ID = `${FIND} where i.id = $1`;

interface PayableRow {
  readonly id: string;
  readonly ref_id: number;
  readonly token: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly status: CodInvoiceStatus;
  readonly reference: string;
  readonly shipment_status: ShipmentStatus;
  readonly order_reference: string;
  readonly shop_name: string;
}

/** The invoices of cash on delivery, for whoever pays them by their link. */
export const codPayables: PayableSource = {
  find: async (sql, by) => {
    const [row] = 'token' in by ? await sql<PayableRow>(BY_TOKEN, [by.token]) : await sql<PayableRow>(BY_ID, [by.invoiceId]);
    if (!row) return null;
    return {
      kind: 'cod',
      invoiceId: row.id,
      refId: row.ref_id,
      token: row.token,
      amount: money(BigInt(row.amount_minor), row.currency),
      // A status by force tells no listener, so the link looks for itself.
      status: row.status === 'unpaid' && isClosed({ status: row.shipment_status }) ? 'void' : row.status,
      shipmentReference: row.reference,
      orderReference: row.order_reference,
      shopName: row.shop_name,
    };
  },
  pay: payByLink,
};

/**
 * Books what was paid for an invoice. It confirms the collection, in whatever status the parcel is, unless it was stopped or goes
 * back. Money for anything else, paid twice or too late, is owed back.
 */
async function payByLink(tx: Tx, payment: InvoicePayment): Promise<PaymentOutcome> {
  const { shipmentId } = await tx.em.findOneOrFail(CodInvoice, { id: payment.invoiceId }, { disableIdentityMap: true });
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  const order = await lockOrder(tx, shipment);
  const standing = await lockCollection(tx, shipmentId);
  const invoice = await tx.em.findOneOrFail(CodInvoice, { id: payment.invoiceId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const { amount, reference, occurredAt } = payment;
  if (invoice.paymentMethod === 'payment_link' && invoice.paymentReference === reference) return 'known';

  const isWanted = invoice.status === 'unpaid' && !standing && !isClosed(shipment);
  if (!isWanted || amount.minor !== invoice.amountMinor || amount.currency !== invoice.currency) {
    const { replayed } = await oweBack(tx, {
      invoiceId: invoice.id,
      sellerId: invoice.sellerId,
      shipmentId,
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
