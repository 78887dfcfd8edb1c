import { fieldError, problem, type FieldChecks } from '../../kernel/errors.js';
import { isNoFix, pointOf, type Point } from '../../kernel/geo.js';
import { warnNoPlace } from '../../kernel/placeholder.js';
import { warnUnprintable } from '../../platform/pdf/printable.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { AddressInput } from './address.types.js';
import { checkCountry, countryName, namedCountry, isCountry } from './country.rules.js';
import { knownCity } from './gulf-cities.js';
import { isInCountry } from './point-country.js';
import { hasSubdivision, looksLikePostalCode, needsPostalCode, needsSubdivision, postalCodeExample } from './postal-codes.js';
import { areApart, hasSubdivisions, subdivisionCode, subdivisionOfCity, subdivisionOfZip } from './subdivisions.js';

/** A postal address as stored: country code in capitals, coordinates complete or absent. */
export interface Address {
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly countryCode: string;
  readonly country: string;
  readonly zip: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Absent in older rows, as is the note. */
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

const PRINTED = ['address', 'city', 'state', 'country', 'company', 'deliveryNote'] as const;

/** Validates an address under its dotted path and returns its stored form. */
export function checkAddress(checks: FieldChecks, path: string, given: AddressInput, allowed: { readonly noZip?: boolean } = {}): Address {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  const countryCode = checkCountry(checks, at, given);
  checkFields(checks, path, AddressInput, given);
  checkPlace(checks, at, { ...given, countryCode }, allowed);
  const point = checkCoordinates(checks, at, { ...given, countryCode });
  for (const part of PRINTED) warnUnprintable(checks, at(part), given[part]);
  for (const part of ['address', 'city'] as const) warnNoPlace(checks, at(part), given[part]);
  return {
    address: given.address,
    city: given.city,
    state: given.state ?? null,
    countryCode,
    country: given.country ?? countryName(countryCode),
    zip: given.zip,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    company: given.company?.trim() || null,
    deliveryNote: given.deliveryNote?.trim() || null,
  };
}

/** The point of the address, if it can be meant. Parcels are carried by the text, so a wrong pin is dropped with a warning. */
function checkCoordinates(checks: FieldChecks, at: (field: string) => string, { lat, lng, countryCode }: AddressInput): Point | null {
  if (lat != null && !(lat >= -90 && lat <= 90)) checks.fail(at('latitude'), 'between', { min: -90, max: 90 });
  if (lng != null && !(lng >= -180 && lng <= 180)) checks.fail(at('longitude'), 'between', { min: -180, max: 180 });
  if (lat != null && lng == null) checks.fail(at('longitude'), 'withLatitude');
  if (lng != null && lat == null) checks.fail(at('latitude'), 'withLongitude');
  if (lat == null || lng == null || checks.errors.length > 0 || isInCountry({ lat, lng }, countryCode))
    return pointOf({ lat: lat ?? null, lng: lng ?? null });
  const why = isNoFix({ lat, lng })
    ? problem('pointNoFix', { lat, lng })
    : problem('pointOutside', { lat, lng, country: namedCountry(countryCode) });
  checks.warnings.push(fieldError(at('latitude'), 'POINT_DROPPED', why));
  return null;
}

/** Refuses what an order would only warn of: for what a person enters and no parcel waits for. */
export function refuseDroppedPoints(checks: FieldChecks): void {
  for (const warning of checks.warnings)
    if (warning.code === 'POINT_DROPPED') checks.errors.push({ ...warning, code: 'VALIDATION_FAILED' });
}

type GivenPlace = Pick<AddressInput, 'address' | 'city' | 'state' | 'zip'> & { readonly countryCode: string };
type At = (field: string) => string;

const [MAX_ADDRESS, MAX_CITY, MAX_STATE, MAX_ZIP] = (['address', 'city', 'state', 'zip'] as const).map((part) => maxOf(AddressInput, part));

/** Checks the parts of an address by what its country needs. Longer texts have been refused already, so only the beginning is read. */
function checkPlace(checks: FieldChecks, at: At, given: GivenPlace, { noZip = false } = {}): void {
  const place = {
    ...given,
    city: given.city.slice(0, MAX_CITY),
    state: given.state?.slice(0, MAX_STATE).trim() ?? '',
    zip: given.zip.slice(0, MAX_ZIP).trim(),
  };
  if (!isCountry(place.countryCode)) return;
  if (place.zip !== '' || !noZip) checkZip(checks, at('zip'), place);
  checkState(checks, at('state'), place);
  if (namesPoBox(given.address.slice(0, MAX_ADDRESS))) {
    checks.warn(at('address'), 'PO_BOX');
  }
}

type Place = Omit<GivenPlace, 'state'> & { readonly state: string };

function checkZip(checks: FieldChecks, field: string, { countryCode, state, zip }: Place): void {
  if (zip === '') {
    if (needsPostalCode(countryCode)) checks.fail(field, 'requiredIn', { place: countryCode });
    return;
  }
  if (!looksLikePostalCode(countryCode, zip)) {
    const example = postalCodeExample(countryCode);
    if (example === undefined) checks.warn(field, 'ZIP_FORMAT', { zip, country: countryCode });
    else checks.warn(field, 'ZIP_FORMAT.suchAs', { zip, country: countryCode, example });
    return;
  }
  const lies = subdivisionOfZip(countryCode, zip);
  if (lies !== undefined && areApart(countryCode, subdivisionCode(countryCode, state), lies)) {
    checks.warn(field, 'ZIP_STATE', { zip, country: countryCode, state: lies, given: state });
  }
}

function checkState(checks: FieldChecks, field: string, place: Place): void {
  const { countryCode, city, state } = place;
  const code = subdivisionCode(countryCode, state);
  const lies = knownCity(countryCode, city)?.state;
  if (lies !== undefined && areApart(countryCode, code, lies)) {
    checks.warn(field, 'CITY_STATE', { city, country: countryCode, state: lies, given: state });
  }
  if (code !== undefined || !hasSubdivision(countryCode) || !hasSubdivisions(countryCode)) return;
  if (state !== '') {
    checks.warn(field, 'STATE_UNKNOWN', { state, country: namedCountry(countryCode) });
  } else if (needsSubdivision(countryCode) && !tellsSubdivision(place)) {
    checks.warn(field, 'ADDRESS_INCOMPLETE', { country: namedCountry(countryCode) });
  }
}

const tellsSubdivision = ({ countryCode, city, zip }: Place): boolean =>
  subdivisionOfZip(countryCode, zip) !== undefined || subdivisionOfCity(countryCode, city) !== undefined;

/** How a post box is written in the languages of the markets; a number or the end follows. */
const PO_BOX = [
  /(?:^|[^\p{L}])p\.?\s?o\.?\s?b(?:ox|\.)?[\s:.#-]{0,3}(?:no\.?\s?)?\p{Nd}/iu,
  /(?:^|[^\p{L}])(?:post(?:al)?\s?(?:office\s?)?box|p\.?\s?o\.?\s?box)(?:$|[^\p{L}])/iu,
  /(?:^|[^\p{L}])(?:postfach|postbus|boîte postale|boite postale|casella postale|caixa postal|posta kutusu)(?:$|[^\p{L}])/iu,
  /(?:^|[^\p{L}])(?:apartado(?: postal| de correos)?|b\.?\s?p\.?|а\/я|p\.k\.)[\s:.#-]{0,3}(?:n[º°o]\.?\s?)?\p{Nd}/iu,
  /(?:^|[^\p{L}])(?:صندوق\s?(?:ال)?بريد|ص\s?[.·]?\s?ب(?=[\s.:\p{Nd}]))/u,
];

/** Whether a street address is, or names, a post box. */
const namesPoBox = (address: string): boolean => PO_BOX.some((pattern) => pattern.test(address.normalize('NFC')));
