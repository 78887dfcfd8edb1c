import { SavedAddressSchema } from './saved-address.entity.js';
import { SavedParcelSchema } from './saved-parcel.entity.js';

export { AddressBookResolver, SavedAddressResolver } from './address-book.resolver.js';
export const addressBookEntities = [SavedAddressSchema, SavedParcelSchema];
