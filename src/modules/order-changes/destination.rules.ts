import type { FieldChecks } from '../../kernel/field-checks.js';
import { checkAddress, type Address } from '../addresses/index.js';
import type { DestinationChangesInput } from './order-change.types.js';

type AddressField = 'destinationAddress' | 'originAddress';

export const changedDestination = (checks: FieldChecks, before: Address, given: DestinationChangesInput): Address =>
  changedAddress(checks, 'destinationAddress', before, given);

/** The address after the change. A move clears the old coordinates. */
export function changedAddress(checks: FieldChecks, at: AddressField, before: Address, given: DestinationChangesInput): Address {
  checks.text(`${at}.address`, given.address, 500);
  checks.text(`${at}.city`, given.city, 100);
  if (given.countryCode === null) checks.fail(`${at}.countryCode`, 'must not be null');
  if (checks.errors.some(({ field }) => field === `${at}.address` || field === `${at}.city`)) return before;
  const countryCode = given.countryCode ?? before.countryCode;
  const moved = {
    address: given.address ?? before.address,
    city: given.city ?? before.city,
    state: given.state === undefined ? before.state : given.state,
    countryCode,
    country: countryOf(before, given, countryCode),
    zip: given.zip === undefined ? before.zip : (given.zip ?? ''),
    company: given.company === undefined ? before.company : given.company,
    deliveryNote: given.deliveryNote === undefined ? before.deliveryNote : given.deliveryNote,
  };
  return checkAddress(checks, at, { ...moved, ...pointOf(before, given, moved) });
}

/** On a change of country, the old country name is replaced by the new one. */
function countryOf(before: Address, given: DestinationChangesInput, countryCode: string): string | null {
  if (given.country !== undefined) return given.country;
  return countryCode.trim().toUpperCase() === before.countryCode ? before.country : null;
}

type Point = Pick<DestinationChangesInput, 'lat' | 'lng'>;

function pointOf(before: Address, given: DestinationChangesInput, moved: Pick<Address, 'address' | 'city' | 'zip' | 'countryCode'>): Point {
  if (given.lat !== undefined || given.lng !== undefined) return { lat: given.lat ?? null, lng: given.lng ?? null };
  const stays =
    moved.address === before.address &&
    moved.city === before.city &&
    moved.zip === before.zip &&
    moved.countryCode.trim().toUpperCase() === before.countryCode;
  return stays ? { lat: before.lat, lng: before.lng } : { lat: null, lng: null };
}
