import { refuse } from '../../kernel/errors.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';

/** Whether anything is to be collected for this parcel at all. */
export const collects = (shipment: Pick<Shipment, 'type'>, order: Pick<Order, 'paymentStatus' | 'collectionMinor'>): boolean =>
  shipment.type === 'outbound' && order.paymentStatus === 'postpaid' && order.collectionMinor > 0n;

/** NOT_COD for a parcel with nothing to collect. */
export function assertCollects(shipment: Shipment, order: Order): void {
  if (!collects(shipment, order)) throw refuse('NOT_COD');
}
