import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { StaffTables } from '../staff/index.js';
import { PickupConfirmationSchema } from './pickup-confirmation.entity.js';
import { PickupRoundSchema } from './pickup-round.entity.js';

export const db = tablesOf({ pickupRound: PickupRoundSchema, pickupConfirmation: PickupConfirmationSchema }).reading<
  OrderTables & SellerTables & ShipmentTables & StaffTables
>();

/** For modules that read them. */
export type PickupTables = Readable<typeof db>;
