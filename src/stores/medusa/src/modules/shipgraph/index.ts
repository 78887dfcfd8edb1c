import { Module } from '@medusajs/framework/utils';
import { ShipgraphModuleService } from './service.js';

export const SHIPGRAPH = 'shipgraph';

export default Module(SHIPGRAPH, { service: ShipgraphModuleService });
