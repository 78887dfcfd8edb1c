import { ShipmentCostSchema } from './shipment-cost.entity.js';

export { bookCost } from './book-cost.js';
export { CostResolver } from './cost.resolver.js';
export const costEntities = [ShipmentCostSchema];
