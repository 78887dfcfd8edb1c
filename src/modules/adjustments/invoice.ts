import type { EventData } from '../../kernel/events.js';
import { formatMoney, money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import { db } from './adjustments.tables.js';
import type { AdjustedShipment } from '../ledger/index.js';
import type { Shipment } from '../shipments/index.js';

/** Columns of an invoice, shared by reads and writes. */
export const INVOICE = [
  'id',
  'refId',
  'shipmentId',
  'orderId',
  'sellerId',
  'amountMinor',
  'currency',
  'status',
  'paymentToken',
  'breakdown',
  'dispute',
  'createdAt',
  'paidAt',
  'paidBy',
  'paidReference',
] as const;

const invoices = () => db.selectFrom('adjustmentInvoice').select(INVOICE);

const lockOfShipment = statement(($: Named<{ shipmentId: string }>) =>
  invoices().where('shipmentId', '=', $.shipmentId).orderBy('refId', 'desc').forUpdate(),
);
const findById = statement(($: Named<{ id: string }>) => invoices().where('id', '=', $.id));
const findLatest = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  invoices()
    .distinctOn('shipmentId')
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .where('status', '<>', 'deleted')
    .orderBy('shipmentId')
    .orderBy('refId', 'desc'),
);

export const invoiceOf = ({ amountMinor, currency, ...invoice }: Awaited<ReturnType<typeof findById>>[number]) => ({
  ...invoice,
  amount: money(amountMinor, currency),
});

/** An adjustment invoice as a value, not a live row. */
export type Invoice = Readonly<ReturnType<typeof invoiceOf>>;

/** Payment page; null while the invoice is not payable. */
export const paymentUrlOf = ({ publicUrl }: Pick<CoreServices, 'publicUrl'>, { status, paymentToken }: Invoice): string | null =>
  status === 'unpaid' ? `${publicUrl()}/pay/${paymentToken}` : null;

/** Locks and returns all invoices of a shipment, latest first. The caller holds the shipment lock. */
export const lockInvoices = async (tx: Tx, shipmentId: string): Promise<Invoice[]> =>
  (await lockOfShipment(tx.sql, { shipmentId })).map(invoiceOf);

/** Finds the latest invoice of each shipment, ignoring those deleted by repacking. */
export const latestInvoices = async (sql: RunSql, shipmentIds: readonly string[]): Promise<Invoice[]> =>
  (await findLatest(sql, { shipmentIds })).map(invoiceOf);

/** The current invoice: the latest that is neither deleted nor void. */
export const currentInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(({ status }) => status !== 'deleted' && status !== 'void');

export async function invoiceById(sql: RunSql, id: string): Promise<Invoice> {
  const row = await findById.first(sql, { id });
  if (!row) throw new Error(`There is no adjustment invoice ${id}.`);
  return invoiceOf(row);
}

/** The invoice in the format of the ERP interface, for webhooks. */
export const invoiceJson = (services: CoreServices, invoice: Invoice, shipmentReference: string): EventData['adjustment.created'] => ({
  id: invoice.id,
  refId: invoice.refId,
  shipmentId: shipmentReference,
  shipmentDetailId: invoice.shipmentId,
  orderId: invoice.orderId,
  sellerId: invoice.sellerId,
  amount: Number(formatMoney(invoice.amount)),
  currency: invoice.amount.currency,
  status: invoice.status,
  paymentUrl: paymentUrlOf(services, invoice),
  breakdown: invoice.breakdown,
  createdAt: invoice.createdAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
  paidBy: invoice.paidBy,
});

/** The payer of a shipment is fixed when the shipment is created; later account changes do not affect it. */
export const payerOf = ({ id, sellerId, orderId, billingRole }: Shipment): AdjustedShipment => ({
  shipmentId: id,
  sellerId,
  orderId,
  payer: billingRole === 'prepaid' ? 'wallet' : 'receivable',
});
