import type { FileServices } from '../../platform/files/file-reader.js';
import type { CarrierAccountServices } from '../carrier-accounts/index.js';
import type { CarrierServices } from '../carriers/index.js';
import type { ShipmentServices } from '../shipments/index.js';

/** What this module needs of the composition. */
export type CarrierTrackingServices = CarrierAccountServices & CarrierServices & FileServices & ShipmentServices;
