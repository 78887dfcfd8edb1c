import { ReturnShipmentSchema } from './return-shipment.entity.js';

export { ReturnResolver } from './return.resolver.js';
export { ShipmentReturnResolver } from './shipment-return.resolver.js';
export const returnEntities = [ReturnShipmentSchema];
