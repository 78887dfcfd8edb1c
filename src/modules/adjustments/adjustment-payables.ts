import { money } from '../../kernel/money.js';
import type { PayableSource, PayableStatus, PaymentOutcome } from '../payments/index.js';
import type { InvoiceStatus } from './adjustment-invoice.entity.js';
import { payAdjustmentInvoice, type PaidInvoice } from './pay-adjustment-invoice.js';

const FIND = `
  select i.id, i.ref_id, i.payment_token, i.amount_minor, i.currency, i.status, s.reference, o.order_reference, h.name as shop_name
    from adjustment_invoice i join shipment s on s.id = i.shipment_id join "order" o on o.id = i.order_id join shop h on h.id = s.shop_id`;
const BY_TOKEN = `${FIND} where i.payment_token = $1`;
const BY_ID = `${FIND} where i.id = $1`;

interface PayableRow {
  readonly id: string;
  readonly ref_id: number;
  readonly payment_token: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly reference: string;
  readonly order_reference: string;
  readonly shop_name: string;
}

/** What a link says of an invoice: one that somebody still decides on is switched off, not gone. */
const statuses: Readonly<Record<InvoiceStatus, PayableStatus>> = {
  unpaid: 'unpaid',
  pending_approval: 'disabled',
  disputed: 'disabled',
  paid: 'paid',
  deleted: 'void',
  void: 'void',
};

const outcomes: Readonly<Record<PaidInvoice['outcome'], PaymentOutcome>> = { paid: 'booked', replayed: 'known', surplus: 'refund_due' };

/** The invoices for differences in weight, for whoever pays them by their link. */
export const adjustmentPayables: PayableSource = {
  find: async (sql, by) => {
    const [row] = 'token' in by ? await sql<PayableRow>(BY_TOKEN, [by.token]) : await sql<PayableRow>(BY_ID, [by.invoiceId]);
    if (!row) return null;
    return {
      kind: 'adjustment',
      invoiceId: row.id,
      refId: row.ref_id,
      token: row.payment_token,
      amount: money(BigInt(row.amount_minor), row.currency),
      status: statuses[row.status],
      shipmentReference: row.reference,
      orderReference: row.order_reference,
      shopName: row.shop_name,
    };
  },
  pay: async (tx, { invoiceId, amount, reference, occurredAt }) => {
    const { outcome } = await payAdjustmentInvoice(tx, { id: invoiceId, amount, reference, occurredAt });
    return outcomes[outcome];
  },
};
