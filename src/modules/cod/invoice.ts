import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './cod.tables.js';

/** Columns of an invoice, shared by reads and writes. */
export const INVOICE = [
  'id',
  'refId',
  'token',
  'shipmentId',
  'orderId',
  'sellerId',
  'currency',
  'amountMinor',
  'status',
  'paymentMethod',
  'paymentReference',
  'paidAt',
  'createdAt',
] as const;

const invoices = () => db.selectFrom('codInvoice').select(INVOICE);

const findOpen = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  invoices().where('shipmentId', '=', anyOf($.shipmentIds)).where('status', 'in', ['unpaid', 'paid']),
);
const lockOpen = statement(($: Named<{ shipmentId: string }>) =>
  invoices().where('shipmentId', '=', $.shipmentId).where('status', 'in', ['unpaid', 'paid']).forUpdate(),
);
const findById = statement(($: Named<{ id: string }>) => invoices().where('id', '=', $.id));
const lockById = statement(($: Named<{ id: string }>) => invoices().where('id', '=', $.id).forUpdate());

/** The payment request for one parcel, as read from the database. */
export type CodInvoice = Readonly<Awaited<ReturnType<typeof findById>>[number]>;

/** The unpaid or paid invoices of shipments. */
export const openInvoices = (on: RunSql, shipmentIds: readonly string[]): Promise<CodInvoice[]> => findOpen(on, { shipmentIds });

/** Locks and returns the invoice of a shipment. */
export const lockOpenInvoice = (tx: Tx, shipmentId: string): Promise<CodInvoice | undefined> => lockOpen.first(tx.sql, { shipmentId });

export async function invoiceById(on: RunSql, id: string): Promise<CodInvoice> {
  return known(id, await findById.first(on, { id }));
}

export async function lockInvoice(tx: Tx, id: string): Promise<CodInvoice> {
  return known(id, await lockById.first(tx.sql, { id }));
}

function known(id: string, invoice: CodInvoice | undefined): CodInvoice {
  if (!invoice) throw new Error(`There is no COD invoice ${id}.`);
  return invoice;
}
