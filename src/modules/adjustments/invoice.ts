import { formatMoney, money, type Money } from '../../kernel/money.js';
import { instantOf, instantOrNull, type RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Services } from '../../platform/services.js';
import type { Breakdown, Dispute, InvoiceStatus, PayerKind } from './adjustment-invoice.entity.js';

/** An adjustment invoice as it was read: a value, never a live row. */
export interface Invoice {
  readonly id: string;
  readonly refId: number;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly sellerId: string;
  readonly amount: Money;
  readonly status: InvoiceStatus;
  readonly paymentToken: string;
  readonly breakdown: Breakdown;
  readonly dispute: Dispute | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly paidBy: PayerKind | null;
  readonly paidReference: string | null;
}

export interface InvoiceRow {
  readonly id: string;
  readonly ref_id: number;
  readonly shipment_id: string;
  readonly order_id: string;
  readonly seller_id: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly payment_token: string;
  readonly breakdown: Breakdown;
  readonly dispute: Dispute | null;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly paid_by: PayerKind | null;
  readonly paid_reference: string | null;
}

export const INVOICE_COLUMNS = `id, ref_id, shipment_id, order_id, seller_id, amount_minor, currency, status, payment_token, breakdown, dispute,
  created_at, paid_at, paid_by, paid_reference`;

export const invoiceOf = (row: InvoiceRow): Invoice => ({
  id: row.id,
  refId: row.ref_id,
  shipmentId: row.shipment_id,
  orderId: row.order_id,
  sellerId: row.seller_id,
  amount: money(BigInt(row.amount_minor), row.currency),
  status: row.status,
  paymentToken: row.payment_token,
  breakdown: row.breakdown,
  dispute: row.dispute,
  createdAt: instantOf(row.created_at),
  paidAt: instantOrNull(row.paid_at),
  paidBy: row.paid_by,
  paidReference: row.paid_reference,
});

/** Where the invoice can be paid; null while it cannot. */
export const paymentUrlOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, { status, paymentToken }: Invoice): string | null =>
  status === 'unpaid' ? `${publicUrl()}/pay/${paymentToken}` : null;

const ofShipment = `select ${INVOICE_COLUMNS} from adjustment_invoice where shipment_id = $1 order by ref_id desc for update`;

/** Every invoice of a shipment, locked, the latest first. The caller holds the lock of the shipment. */
export const lockInvoices = async (tx: Tx, shipmentId: string): Promise<Invoice[]> =>
  (await tx.sql<InvoiceRow>(ofShipment, [shipmentId])).map(invoiceOf);

/** The one that counts: the latest that was neither deleted nor voided. */
export const currentInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(({ status }) => status !== 'deleted' && status !== 'void');

export async function invoiceByToken(sql: RunSql, token: string): Promise<Invoice | undefined> {
  const [row] = await sql<InvoiceRow>(`select ${INVOICE_COLUMNS} from adjustment_invoice where payment_token = $1`, [token]);
  return row && invoiceOf(row);
}

export async function invoiceById(sql: RunSql, id: string): Promise<Invoice | undefined> {
  const [row] = await sql<InvoiceRow>(`select ${INVOICE_COLUMNS} from adjustment_invoice where id = $1`, [id]);
  return row && invoiceOf(row);
}

/** The invoice as the ERP interface prints it, for those who are told of it by a webhook. */
export const invoiceJson = (services: Services, invoice: Invoice, shipmentReference: string): Record<string, unknown> => ({
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
