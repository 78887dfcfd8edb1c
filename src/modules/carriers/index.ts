import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';

export const carrierEntities = [CarrierSchema, CarrierServiceSchema];
export { CarrierServiceSchema };
export { CarrierResolver } from './carrier.resolver.js';
export type { CarrierTables, CarrierRow, CarrierServiceRow } from './carriers.tables.js';
export { readCarrierRows, writeCarrierRows, type CarrierRows } from './carrier-store.js';
export { CarrierServiceType } from './carrier.types.js';
export { findServiceCodes, serviceById } from './read-carriers.js';
export { changeRateBook } from './change-rate-book.js';
export { connectedServices, ensureConnectedCarrier, ensureConnectedService } from './write-connected-carrier.js';
export { partnerAwb, portalUrl } from './portal-url.js';

// Requests to a carrier.
export type { Place } from './place.js';
export type { HeldPrice, QuoteRequest } from './quote-request.js';
export {
  boxPackage,
  legacyPackage,
  packageOf,
  sizeOf,
  type BoxSize,
  type MeasuredPackage,
  type Parcel,
  type VolumeUnit,
} from './package.rules.js';
export { checkMeasures, MAX_QUANTITY, measureLimits, type GivenMeasures } from './package.rules.js';
export { ProductInput } from './product.types.js';

// The API of a connected carrier.
export * from './adapter/index.js';
export { lacksDetails, refusedByCarrier, rejection, unknownService, type Rejection, type RejectionCode } from './rejection.js';
export { carrierKind, parcelType, pickupDropoff, type CarrierKind, type ParcelType, type PickupDropoff } from './carriers.enums.js';
export type { CarrierServices } from './services.js';
