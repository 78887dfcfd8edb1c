import { tablesOf } from '../../platform/db/tables.js';
import { SavedAddressSchema } from './saved-address.entity.js';
import { SavedParcelSchema } from './saved-parcel.entity.js';

export const db = tablesOf({ savedAddress: SavedAddressSchema, savedParcel: SavedParcelSchema });
