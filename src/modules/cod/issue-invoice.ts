import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { lockOrder, type Order } from '../orders/index.js';
import { findShipmentId, lockShipment, quotedStatus, type Shipment, type ShipmentStatus } from '../shipments/index.js';
import { db, type CodTables } from './cod.tables.js';
import { assertCollects } from './collection.js';
import { INVOICE, lockOpenInvoice, openInvoices, type CodInvoice } from './invoice.js';

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
 * INVALID_STATUS.
 */
export async function issueCodInvoice(tx: Tx, actor: Actor, anyId: string): Promise<IssuedInvoice> {
  actor.require('cod:invoice');
  const shipmentId = await findShipmentId(tx.sql, actor, anyId);
  const [known] = await openInvoices(tx.sql, [shipmentId]);
  if (known) return { invoice: known, existing: true };

  const shipment = await lockShipment(tx, actor, shipmentId);
  const order = await lockOrder(tx, shipment);
  const rivals = await lockOpenInvoice(tx, shipmentId);
  if (rivals) return { invoice: rivals, existing: true };
  assertCollects(shipment, order);
  if (isClosed(shipment))
    throw refuse('INVALID_STATUS', { message: `There is nothing left to collect: the status is ${quotedStatus(shipment.status)}.` });
  return { invoice: await insertInvoice(tx, order, shipment), existing: false };
}

/** Inserts an unpaid invoice for the amount now due. The shipment is locked and has no open invoice. */
export async function insertInvoice(tx: Tx, order: Order, shipment: Shipment): Promise<CodInvoice> {
  const invoice = await insert.first(tx.sql, {
    id: newId(),
    token: paymentToken(),
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
      token: $.token,
      shipmentId: $.shipmentId,
      orderId: $.orderId,
      sellerId: $.sellerId,
      currency: $.currency,
      amountMinor: $.amountMinor,
      status: 'unpaid',
      requestId: $.requestId,
    })
    .returning(INVOICE),
);

/** 192 random bits as 32 URL-safe characters. */
const paymentToken = (): string => randomBytes(24).toString('base64url');
