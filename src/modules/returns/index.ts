import { ReturnShipmentSchema } from './return-shipment.entity.js';

export type { ReturnTables } from './returns.tables.js';
export { returnLoader } from './read-return.js';
export { ReturnPartyResolver, ReturnResolver, ShipmentReturnResolver } from './return.resolver.js';
export type { ReturnParty, ReturnShipment } from './return-shipment.entity.js';
export const returnEntities = [ReturnShipmentSchema];
