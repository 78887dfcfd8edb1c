import { SavedAddressSchema } from './saved-address.entity.js';
import { SavedParcelSchema } from './saved-parcel.entity.js';

export { AddressBookResolver } from './address-book.resolver.js';
export const addressBookEntities = [SavedAddressSchema, SavedParcelSchema];
