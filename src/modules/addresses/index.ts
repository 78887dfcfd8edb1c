export { checkAddress, MAX_COMPANY, MAX_DELIVERY_NOTE, type Address } from './address.rules.js';
export { AddressInput, AddressType } from './address.types.js';
export { countryCodeOf } from './country-code-hint.js';
export { companyAt, consigneeName, deliveryNoteAt, printedName, type Consignee } from './consignee.rules.js';
export { countryName, isCountry } from './countries.js';
export { checkCorrectedPhone, checkPhone, MAX_PHONE, phoneE164, phoneToDial, readPhone, type StoredPhone } from './phone.rules.js';
export { refuseDroppedPoints } from './dropped-points.js';
export { isInCountry, usablePoint } from './point-country.js';
