import type { ShipmentDetailsQuery } from './operations.generated.js';

/** Everything that the page of a shipment tells. */
export type ShipmentDetails = ShipmentDetailsQuery['shipment'];
export type OrderDetails = NonNullable<ShipmentDetails['order']>;
