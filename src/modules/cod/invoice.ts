import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './cod.tables.js';

/** The columns of an invoice, as it is read and answered by whatever writes it. */
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

/** What the shopper is asked to pay for one parcel, as it was read. */
export type CodInvoice = Readonly<Awaited<ReturnType<typeof findById>>[number]>;

/** The invoices of shipments that are unpaid or paid. */
export const openInvoices = (on: RunSql, shipmentIds: readonly string[]): Promise<CodInvoice[]> => findOpen(on, { shipmentIds });

/** The one of a shipment, locked. */
export const lockOpenInvoice = (tx: Tx, shipmentId: string): Promise<CodInvoice | undefined> => lockOpen.first(tx.sql, { shipmentId });

export async function invoiceById(on: RunSql, id: string): Promise<CodInvoice> {
  return known(id, await findById.first(on, { id }));
}

export async function lockInvoice(tx: Tx, id: string): Promise<CodInvoice> {
  return known(id, await lockById.first(tx.sql, { id }));
}

function known(id: string, invoice: CodInvoice | undefined): CodInvoice {
  if (!invoice) throw new Error(`There is no invoice ${id} for cash on delivery.`);
  return invoice;
}
