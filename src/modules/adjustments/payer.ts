import type { AdjustedShipment } from '../ledger/index.js';
import type { Shipment } from '../shipments/index.js';

/** Who pays for a shipment is decided when it is made; a later change of the account does not touch it. */
export const payerOf = ({ id, sellerId, orderId, billingRole }: Shipment): AdjustedShipment => ({
  shipmentId: id,
  sellerId,
  orderId,
  payer: billingRole === 'prepaid' ? 'wallet' : 'receivable',
});
