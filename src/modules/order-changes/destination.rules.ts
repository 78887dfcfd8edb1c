import type { FieldChecks } from '../../kernel/errors.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { checkAddress, closeKey, type Address } from '../addresses/index.js';
import { DestinationChangesInput } from './order-change.types.js';

type AddressField = 'destinationAddress' | 'originAddress';

export const changedDestination = (checks: FieldChecks, before: Address, given: DestinationChangesInput): Address =>
  changedAddress(checks, 'destinationAddress', before, given);

/**
 * The address after the change. A move clears the old coordinates. In another city or country the state and postal code that were not sent
 * belong to the old place: they are cleared with a warning. No one has to send more than street and city.
 */
export function changedAddress(checks: FieldChecks, at: AddressField, before: Address, given: DestinationChangesInput): Address {
  const { address, city } = given;
  checkFields(checks, at, DestinationChangesInput, { address, city });
  for (const [part, text] of Object.entries({ address, city })) checks.filled(`${at}.${part}`, text);
  if (given.countryCode === null) checks.fail(`${at}.countryCode`, 'null');
  if (checks.errors.some(({ field }) => field === `${at}.address` || field === `${at}.city`)) return before;
  const countryCode = given.countryCode ?? before.countryCode;
  const left = isElsewhere(before, given.city ?? before.city, countryCode) ? before.city : null;
  const kept = (part: 'state' | 'zip'): string | null => keptPart(checks, at, { part, left, before: before[part], given: given[part] });
  const moved = {
    address: given.address ?? before.address,
    city: given.city ?? before.city,
    state: kept('state'),
    countryCode,
    country: countryOf(before, given, countryCode),
    zip: kept('zip') ?? '',
    company: given.company === undefined ? before.company : given.company,
    deliveryNote: given.deliveryNote === undefined ? before.deliveryNote : given.deliveryNote,
  };
  const noZip = left !== null && given.zip === undefined;
  return checkAddress(checks, at, { ...moved, ...pointOf(before, given, moved) }, { noZip });
}

const isElsewhere = (before: Address, city: string, countryCode: string): boolean =>
  countryCode.trim().toUpperCase() !== before.countryCode ||
  closeKey(city.slice(0, maxOf(DestinationChangesInput, 'city'))) !== closeKey(before.city);

interface Part {
  readonly part: 'state' | 'zip';
  /** The city that the address leaves; null if it stays there. */
  readonly left: string | null;
  readonly before: string | null;
  readonly given: string | null | undefined;
}

function keptPart(checks: FieldChecks, at: AddressField, { part, left, before, given }: Part): string | null {
  if (given !== undefined) return given;
  if (left === null || !before) return before;
  checks.warn(`${at}.${part}`, `PART_CLEARED.${part}`, { before, place: left });
  return null;
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
