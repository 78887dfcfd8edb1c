import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db, type CodTables } from './cod.tables.js';
import type { Selectable } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { newId, newPaymentToken } from '../../platform/ids.js';
import { lockOrder, type Order } from '../orders/index.js';
import { findShipmentId, lockShipment, quotedStatus, type Effect, type Shipment, type ShipmentStatus } from '../shipments/index.js';
import { assertCollects, collects } from './collection.js';
import type { CollectionListener } from '../order-changes/index.js';

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

export interface IssuedInvoice {
  readonly invoice: CodInvoice;
  /** True if it already existed. */
  readonly existing: boolean;
}

/** Statuses in which nothing is collected any more: the parcel was stopped or goes back. */
const CLOSED: ReadonlySet<ShipmentStatus> = new Set(['cancelled', 'return_to_sender']);

export const isClosed = ({ status }: Pick<Shipment, 'status'>): boolean => CLOSED.has(status);

/**
 * Returns the shipment's invoice with its payment link, issuing one if necessary. Concurrent callers get the same one. NOT_COD,
 * TEST_SHIPMENT, INVALID_STATUS.
 */
export async function issueCodInvoice(tx: Tx, actor: Actor, anyId: string): Promise<IssuedInvoice> {
  const shipmentId = await findShipmentId(tx.sql, actor, anyId);
  const [known] = await openInvoices(tx.sql, [shipmentId]);
  if (known) return { invoice: known, existing: true };

  const shipment = await lockShipment(tx, actor, shipmentId);
  const order = await lockOrder(tx, shipment);
  const rivals = await lockOpenInvoice(tx, shipmentId);
  if (rivals) return { invoice: rivals, existing: true };
  assertCollects(shipment, order);
  if (isClosed(shipment)) throw refuse('INVALID_STATUS.nothingToCollect', { status: quotedStatus(shipment.status) });
  return { invoice: await insertInvoice(tx, order, shipment), existing: false };
}

/** Inserts an unpaid invoice for the amount now due. The shipment is locked and has no open invoice. */
export async function insertInvoice(tx: Tx, order: Order, shipment: Shipment): Promise<CodInvoice> {
  const invoice = await insert.first(tx.sql, {
    id: newId(),
    token: newPaymentToken(),
    shipmentId: shipment.id,
    orderId: order.id,
    sellerId: order.sellerId,
    currency: order.currency,
    amountMinor: order.collectionMinor,
    requestId: tx.requestId,
  });
  if (!invoice) throw new Error(`The invoice of shipment ${shipment.id} was not written.`);
  return invoice;
}

type Issued = Pick<
  Selectable<CodTables['codInvoice']>,
  'id' | 'token' | 'shipmentId' | 'orderId' | 'sellerId' | 'currency' | 'amountMinor' | 'requestId'
>;

const insert = statement(($: Named<Issued>) =>
  db
    .insertInto('codInvoice')
    .values({
      id: $.id,
      kind: 'cod',
      ...valuesOf($, ['token', 'shipmentId', 'orderId', 'sellerId', 'currency', 'amountMinor']),
      status: 'unpaid',
      requestId: $.requestId,
    })
    .returning(INVOICE),
);

const voidUnpaid = statement(($: Named<{ shipmentId: string }>) =>
  db.updateTable('codInvoice').set({ status: 'void' }).where('shipmentId', '=', $.shipmentId).where('status', '=', 'unpaid'),
);

/** Voids an unpaid invoice; false if there is none. Its link stays valid and shows that it is void. */
async function voidInvoice(tx: Tx, shipmentId: string): Promise<boolean> {
  return (await voidUnpaid.count(tx.sql, { shipmentId })) > 0;
}

/** Reissues the invoice when the amount due changes, so that existing links do not ask for the old amount. */
export const reissueInvoice: CollectionListener = async (tx, { order, shipment }) => {
  const wasIssued = await voidInvoice(tx, shipment.id);
  if (wasIssued && !shipment.test && collects(shipment, order)) await insertInvoice(tx, order, shipment);
};

export const voidCodInvoice: Effect = {
  says: 'voids an unpaid cash on delivery invoice',
  run: (tx, { shipment }) => voidInvoice(tx, shipment.id),
};
