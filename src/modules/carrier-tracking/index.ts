import { CarrierCodeSchema, CarrierPollSchema, CarrierScanSchema } from './carrier-scan.entity.js';
import { pollTask } from './poll-carriers.js';
import { sweepTasks } from './reopen-scans.js';

export { CarrierScanImportResolver, CarrierTrackingResolver } from './carrier-tracking.resolver.js';
export { pollCarriers } from './poll-carriers.js';
export { processScans, scanConsumer } from './process-scans.js';
export { storeScans } from './store-scans.js';
export type { CarrierTrackingServices } from './services.js';

export const carrierTrackingEntities = [CarrierScanSchema, CarrierCodeSchema, CarrierPollSchema];
export const carrierTrackingTasks = [...sweepTasks, pollTask];
