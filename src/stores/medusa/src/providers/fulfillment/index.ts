import { ModuleProvider, Modules } from '@medusajs/framework/utils';
import { ShipgraphFulfillmentService } from './service.js';

export default ModuleProvider(Modules.FULFILLMENT, { services: [ShipgraphFulfillmentService] });
