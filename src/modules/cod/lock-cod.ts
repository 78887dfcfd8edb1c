import { LockMode } from '@mikro-orm/core';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import { CodCollection } from './cod-collection.entity.js';
import { CodInvoice } from './cod-invoice.entity.js';

const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** The collection that stands, locked; null before it is confirmed and after it was reversed. */
export const lockCollection = (tx: Tx, shipmentId: string): Promise<CodCollection | null> =>
  tx.em.findOne(CodCollection, { shipmentId, reversedAt: null }, forUpdate);

/** The invoice that is unpaid or paid, locked. */
export const lockOpenInvoice = (tx: Tx, shipmentId: string): Promise<CodInvoice | null> =>
  tx.em.findOne(CodInvoice, { shipmentId, status: { $in: ['unpaid', 'paid'] } }, forUpdate);

/** Whether anything is to be collected for this parcel at all. */
export const collects = (shipment: Pick<Shipment, 'type'>, order: Pick<Order, 'paymentStatus' | 'collectionMinor'>): boolean =>
  shipment.type === 'outbound' && order.paymentStatus === 'postpaid' && order.collectionMinor > 0n;

/** NOT_COD for a parcel with nothing to collect. */
export function assertCollects(shipment: Shipment, order: Order): void {
  if (!collects(shipment, order)) throw refuse('NOT_COD');
}
