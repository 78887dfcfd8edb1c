import { fieldError, problem } from '../../kernel/errors.js';
import type { FieldChecks } from '../../kernel/field-checks.js';
import { isNoFix, pointOf, type Point } from '../../kernel/geo.js';
import { warnNoPlace } from '../../kernel/placeholder.js';
import { warnUnprintable } from '../../platform/pdf/printable.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { AddressInput } from './address.types.js';
import { checkCountry, countryName, namedCountry } from './country.rules.js';
import { checkPlace } from './place.rules.js';
import { isInCountry } from './point-country.js';

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
