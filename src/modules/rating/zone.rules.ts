import type { Place } from '../carriers/index.js';
import type { ZoneMemberRow } from './rate-book.rows.js';

/** A place with normalised names and the zones that contain it. */
export interface KnownPlace {
  readonly countryCode: string;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
  /** Specificity of the match, by zone. */
  readonly zones: ReadonlyMap<string, number>;
  /** Equal for places with the same zones at the same specificity. */
  readonly zoneSignature: string;
}

type PlaceNames = Omit<KnownPlace, 'zones' | 'zoneSignature'>;

/** Members by their most selective key, so that a place is compared with few candidates. */
export type ZoneIndex = ReadonlyMap<string, readonly ZoneMember[]>;

interface ZoneMember extends Omit<PlaceNames, 'zip'> {
  readonly zoneId: string;
  readonly zipPrefix: string;
  readonly zipFrom: string;
  readonly zipTo: string;
  readonly specificity: number;
}

/** No real postal code is longer, but input may contain anything. */
const LONGEST_ZIP = 12;
const SPECIFICITY = { zipRange: 8, zipPrefix: 6, city: 4, state: 2, country: 1 } as const;

export const zoneIndex = (rows: readonly ZoneMemberRow[]): ZoneIndex => Map.groupBy(rows.map(zoneMember), keyOf);

export function knownPlace(index: ZoneIndex, place: Place): KnownPlace {
  const names = namesOf(place);
  const zones = new Map<string, number>();
  for (const key of keysNaming(names)) {
    for (const member of index.get(key) ?? []) {
      if (covers(member, names)) zones.set(member.zoneId, Math.max(member.specificity, zones.get(member.zoneId) ?? 0));
    }
  }
  const zoneSignature = [...zones]
    .map(([zone, specificity]) => `${zone}:${specificity}`)
    .sort()
    .join();
  return { ...names, zones, zoneSignature };
}

const namesOf = (place: Place): PlaceNames => ({
  countryCode: place.countryCode.toUpperCase(),
  state: placeKey(place.state),
  city: placeKey(place.city),
  zip: zipKey(place.zip),
});

function zoneMember(row: ZoneMemberRow): ZoneMember {
  const { countryCode, state, city } = namesOf({ ...row, city: row.city ?? '' });
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

/** Letters without a Unicode decomposition into base letter and mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Normalises a city or state name for comparison: ignores case, diacritics, punctuation and repeated spaces. */
function placeKey(name: string | null | undefined): string {
  if (!name) return '';
  const letters = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = letters.replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Normalises a postal code for comparison: `SW1A 1AA` equals `sw1a1aa`. */
const zipKey = (zip: string | null | undefined): string => (zip ?? '').toUpperCase().replace(/[\s-]+/g, '');
