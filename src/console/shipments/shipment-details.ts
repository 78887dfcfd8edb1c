import type { ShipmentDetailsQuery } from './operations.generated.js';

/** Data of the shipment page. */
export type ShipmentDetails = ShipmentDetailsQuery['shipment'];
export type OrderDetails = NonNullable<ShipmentDetails['order']>;
