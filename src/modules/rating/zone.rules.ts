import { placeKey, subdivisionCode, subdivisionOfZip } from '../addresses/index.js';
import type { Place } from '../carriers/index.js';
import type { CityNames } from './city-names.js';
import type { RateBookRows, ZoneMemberRow } from './rate-book.rows.js';

/** A place with normalised names and the zones that contain it. */
export interface KnownPlace {
  readonly countryCode: string;
  /** The code of the subdivision; an unknown one as it is written. */
  readonly state: string;
  /** The code of the subdivision that the state names, or else the postal code. */
  readonly subdivision: string | undefined;
  readonly city: string;
  readonly zip: string;
  /** Specificity of the match, by zone. */
  readonly zones: ReadonlyMap<string, number>;
  /** Equal for places with the same zones at the same specificity. */
  readonly zoneSignature: string;
}

type PlaceNames = Omit<KnownPlace, 'zones' | 'zoneSignature'>;

export interface ZoneIndex {
  /** By their most selective key, so that a place is compared with few candidates. */
  readonly members: ReadonlyMap<string, readonly ZoneMember[]>;
  readonly cities: CityNames;
  /** The names by which lanes find places, by country. */
  readonly named: ReadonlyMap<string, readonly string[]>;
}

interface ZoneMember extends Omit<PlaceNames, 'zip' | 'subdivision'> {
  readonly zoneId: string;
  readonly zipPrefix: string;
  readonly zipFrom: string;
  readonly zipTo: string;
  readonly specificity: number;
}

/** No real postal code is longer, but input may contain anything. */
const LONGEST_ZIP = 12;
const SPECIFICITY = { zipRange: 8, zipPrefix: 6, city: 4, state: 2, country: 1 } as const;

export function zoneIndex({ zoneMembers, lanes }: Pick<RateBookRows, 'zoneMembers' | 'lanes'>, cities: CityNames): ZoneIndex {
  const members = zoneMembers.map((row) => zoneMember(row, cities));
  const laned = new Set(lanes.flatMap(({ originZoneId, destinationZoneId }) => [originZoneId, destinationZoneId]));
  const byName = zoneMembers.filter(({ zoneId, state, city }) => laned.has(zoneId) && (state || city));
  const named = new Map(
    [...Map.groupBy(byName, ({ countryCode }) => countryCode.toUpperCase())].map(([country, rows]) => [country, namesIn(rows)]),
  );
  return { members: Map.groupBy(members, keyOf), cities, named };
}

const namesIn = (rows: readonly ZoneMemberRow[]): string[] => [...new Set(rows.flatMap(({ state, city }) => city ?? state ?? []))].sort();

/** True where zones of the country go by names and none has this place, by name or postal code, nor has the operator left it so. */
export function isUnknown({ named, cities }: ZoneIndex, { countryCode, subdivision, city, zones }: KnownPlace): boolean {
  if (!named.has(countryCode) || city === '') return false;
  return [...zones.values()].every((specificity) => specificity < SPECIFICITY.state) && !cities.isLeft(countryCode, subdivision, city);
}

export function knownPlace(index: ZoneIndex, place: Place): KnownPlace {
  const names = namesOf(place, index.cities);
  const zones = new Map<string, number>();
  for (const key of keysNaming(names)) {
    for (const member of index.members.get(key) ?? []) {
      if (covers(member, names)) zones.set(member.zoneId, Math.max(member.specificity, zones.get(member.zoneId) ?? 0));
    }
  }
  const zoneSignature = [...zones]
    .map(([zone, specificity]) => `${zone}:${specificity}`)
    .sort()
    .join();
  return { ...names, zones, zoneSignature };
}

function namesOf(place: Place, cities: CityNames): PlaceNames {
  const countryCode = place.countryCode.toUpperCase();
  const code = subdivisionCode(countryCode, place.state);
  const zip = place.zip ?? '';
  return {
    countryCode,
    state: code ?? placeKey(place.state),
    subdivision: code ?? (place.state ? undefined : subdivisionOfZip(countryCode, zip)),
    city: cities.keyOf(countryCode, code, place.city),
    zip: zipKey(zip),
  };
}

function zoneMember(row: ZoneMemberRow, cities: CityNames): ZoneMember {
  const { countryCode, state, city } = namesOf({ ...row, city: row.city ?? '', zip: null }, cities);
  const zips = { zipPrefix: zipKey(row.zipPrefix), zipFrom: zipKey(row.zipFrom), zipTo: zipKey(row.zipTo) };
  return { zoneId: row.zoneId, countryCode, state, city, ...zips, specificity: specificityOf({ state, city, ...zips }) };
}

/** A member ranks by its most specific field: a postal code range beats any city, whatever else it names. */
function specificityOf(member: Pick<ZoneMember, 'zipFrom' | 'zipPrefix' | 'city' | 'state'>): number {
  if (member.zipFrom) return SPECIFICITY.zipRange;
  if (member.zipPrefix) return SPECIFICITY.zipPrefix;
  if (member.city) return SPECIFICITY.city;
  return member.state ? SPECIFICITY.state : SPECIFICITY.country;
}

function keyOf({ countryCode, zipPrefix, city, state }: ZoneMember): string {
  if (zipPrefix) return `${countryCode}|zip|${zipPrefix}`;
  if (city) return `${countryCode}|city|${city}`;
  return state ? `${countryCode}|state|${state}` : countryCode;
}

function keysNaming({ countryCode, zip, city, state }: PlaceNames): string[] {
  const keys = [countryCode];
  if (state) keys.push(`${countryCode}|state|${state}`);
  if (city) keys.push(`${countryCode}|city|${city}`);
  for (let length = 1; length <= Math.min(zip.length, LONGEST_ZIP); length++) keys.push(`${countryCode}|zip|${zip.slice(0, length)}`);
  return keys;
}

/** The index key covers country and prefix; the member's remaining fields must match too. */
function covers(member: ZoneMember, place: PlaceNames): boolean {
  if (member.state && member.state !== place.state) return false;
  if (member.city && member.city !== place.city) return false;
  return !member.zipFrom || isWithin(place.zip, member);
}

/** Compares over the length of the bounds, so that `10001-1234` lies between `10001` and `10100`. */
function isWithin(zip: string, { zipFrom, zipTo }: ZoneMember): boolean {
  if (zip.length < zipFrom.length) return false;
  return zip.slice(0, zipFrom.length) >= zipFrom && zip.slice(0, zipTo.length) <= zipTo;
}

/** Normalises a postal code for comparison: `SW1A 1AA` equals `sw1a1aa`. */
const zipKey = (zip: string | null | undefined): string => (zip ?? '').toUpperCase().replace(/[\s-]+/g, '');
