import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { PayableSource } from '../payments/index.js';
import type { InvoiceStatus } from './adjustment-invoice.entity.js';
import { db } from './adjustments.tables.js';
import { payAdjustmentInvoice } from './pay-adjustment-invoice.js';

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
