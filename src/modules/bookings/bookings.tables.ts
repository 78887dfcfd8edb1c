import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { ReturnTables } from '../returns/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import { CarrierBookingSchema, CarrierManifestSchema, CarrierPickupSchema } from './booking.entity.js';

export const db = tablesOf({
  carrierBooking: CarrierBookingSchema,
  carrierPickup: CarrierPickupSchema,
  carrierManifest: CarrierManifestSchema,
})
  .reading<OrderTables>()
  .reading<ReturnTables>()
  .reading<SellerTables>()
  .reading<ShipmentTables>()
  .reading<ShopTables>();

/** For modules that read them. */
export type BookingTables = Readable<typeof db>;
