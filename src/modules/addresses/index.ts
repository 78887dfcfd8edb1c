export { checkAddress, type Address } from './address.rules.js';
export { personName } from './person-name.js';
export { AddressInput, AddressType } from './address.types.js';
export { countryName, isCountry, looksLikePostalCode } from './countries.js';
