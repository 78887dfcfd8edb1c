import { randomBytes } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { lockOrder, type Order } from '../orders/index.js';
import { findShipmentId, lockShipment, quotedStatus, type Shipment, type ShipmentStatus } from '../shipments/index.js';
import { CodInvoice } from './cod-invoice.entity.js';
import { assertCollects, lockOpenInvoice } from './lock-cod.js';

export interface IssuedInvoice {
  readonly invoice: CodInvoice;
  /** True when it was there before. */
  readonly existing: boolean;
}

/** Nothing is collected any more for a parcel that was stopped or goes back. */
const CLOSED: ReadonlySet<ShipmentStatus> = new Set(['cancelled', 'return_to_sender']);

export const isClosed = ({ status }: Pick<Shipment, 'status'>): boolean => CLOSED.has(status);

/**
 * The invoice of a shipment with its payment link, made when there is none. Many callers at once are given the same one.
 * NOT_COD, INVALID_STATUS.
 */
export async function issueCodInvoice(tx: Tx, actor: Actor, anyId: string): Promise<IssuedInvoice> {
  actor.require('cod:invoice');
  const shipmentId = await findShipmentId(tx.sql, actor, anyId);
  const known = await tx.em.findOne(CodInvoice, { shipmentId, status: { $in: ['unpaid', 'paid'] } });
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

/** A new unpaid invoice over what is to be collected now. The shipment is locked and has no open one. */
export async function insertInvoice(tx: Tx, order: Order, shipment: Shipment): Promise<CodInvoice> {
  const now = tx.services.clock.now();
  const [row] = await tx.sql<{ id: string }>(
    `insert into cod_invoice (id, kind, token, shipment_id, order_id, seller_id, currency, amount_minor, status, request_id, created_at, updated_at)
     values ($1, 'cod', $2, $3, $4, $5, $6, $7, 'unpaid', $8, $9, $9) returning id`,
    [newId(), paymentToken(), shipment.id, order.id, order.sellerId, order.currency, order.collectionMinor, tx.requestId, now],
  );
  return tx.em.findOneOrFail(CodInvoice, { id: row?.id ?? '' });
}

/** 192 random bits as 32 characters that a URL takes as they are. */
const paymentToken = (): string => randomBytes(24).toString('base64url');
