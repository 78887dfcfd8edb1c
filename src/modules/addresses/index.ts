export { checkAddress, type Address } from './address.rules.js';
export { AddressInput, AddressType } from './address.types.js';
export { countryName, isCountry, looksLikePostalCode, personName } from './countries.js';
