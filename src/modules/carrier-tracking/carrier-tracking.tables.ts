import { tablesOf } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';
import { CarrierCodeSchema, CarrierPollSchema, CarrierScanSchema } from './carrier-scan.entity.js';

export const db = tablesOf({
  carrierScan: CarrierScanSchema,
  carrierCode: CarrierCodeSchema,
  carrierPoll: CarrierPollSchema,
}).reading<ShipmentTables>();
