import { tablesOf } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import { SavedAddressSchema } from './saved-address.entity.js';
import { SavedParcelSchema } from './saved-parcel.entity.js';

export const db = tablesOf({ savedAddress: SavedAddressSchema, savedParcel: SavedParcelSchema }).reading<
  OrderTables & SellerTables & ShopTables
>();
