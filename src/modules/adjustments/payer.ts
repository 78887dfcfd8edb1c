import type { AdjustedShipment } from '../ledger/index.js';
import type { Shipment } from '../shipments/index.js';

/** The payer of a shipment is fixed when the shipment is created; later account changes do not affect it. */
export const payerOf = ({ id, sellerId, orderId, billingRole }: Shipment): AdjustedShipment => ({
  shipmentId: id,
  sellerId,
  orderId,
  payer: billingRole === 'prepaid' ? 'wallet' : 'receivable',
});
