export { checkAddress, MAX_COMPANY, MAX_DELIVERY_NOTE, type Address } from './address.rules.js';
export { isInCountry } from './point-country.js';
export { AddressInput, AddressType } from './address.types.js';
export { countryCodeOf } from './country-code-hint.js';
export { countryName, isCountry, personName } from './countries.js';
