import { ShipmentCostSchema } from './carrier-cost.entity.js';

export { bookCost } from './book-cost.js';
export { CarrierCostResolver } from './carrier-cost.resolver.js';
export const carrierCostEntities = [ShipmentCostSchema];
