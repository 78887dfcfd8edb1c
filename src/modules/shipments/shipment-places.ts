import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Place } from '../carriers/index.js';
import { addressesOfOrder } from '../orders/index.js';
import type { Shipment } from './shipment.entity.js';

/** Origin and destination of a shipment, from the current addresses of its order. */
export async function placesOf(tx: Tx, shipment: Shipment): Promise<{ origin: Place; destination: Place }> {
  const { origin, destination } = await addressesOfOrder(tx.sql, shipment.orderId);
  return { origin, destination };
}
