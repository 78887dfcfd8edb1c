import type { CarrierAdapter, CarrierScan, ScanStatus } from '../../modules/carriers/adapter/index.js';
import type { SimulatedScan } from '../simulator.js';
import { ensure, isList, unmet } from './check.js';

/** A code of the carrier with this meaning, or else any that it has. */
export function codeFor({ scanCodes }: CarrierAdapter, ...meanings: readonly ScanStatus[]): string {
  const codes = Object.entries(scanCodes);
  for (const meaning of meanings) {
    const found = codes.find(([, status]) => status === meaning);
    if (found) return found[0];
  }
  const [first] = codes;
  if (!first) throw unmet('a code in `scanCodes`', scanCodes);
  return first[0];
}

/** The parts of a scan that the service stores. */
export function expectScans(scans: readonly CarrierScan[], awb: string): void {
  ensure(isList(scans), 'a list of scans', scans);
  for (const scan of scans) {
    ensure(scan.awb === awb, `scans of the parcel ${awb}`, scan);
    ensure(scan.eventId === null || isText(scan.eventId, 200), 'an `eventId` that is null or has 1 to 200 characters', scan);
    ensure(isText(scan.code, 100), 'a `code` of 1 to 100 characters', scan);
    ensure(scan.message === null || isText(scan.message, 1_000, 0), 'a `message` that is null or has at most 1,000 characters', scan);
    ensure(scan.occurredAt instanceof Date && !Number.isNaN(scan.occurredAt.getTime()), '`occurredAt` to be a valid Date', scan);
    expectPlace(scan);
  }
}

function expectPlace(scan: CarrierScan): void {
  const { location, proof } = scan;
  const isNumber = (value: unknown): boolean => value === null || (typeof value === 'number' && Number.isFinite(value));
  const isShort = (value: unknown): boolean => value === null || isText(value, 2_000, 0);
  ensure(
    location === null || (isShort(location.text) && isNumber(location.lat) && isNumber(location.lng)),
    '`location` to be null or { text, lat, lng }, each of which may be null',
    scan,
  );
  ensure(proof === null || (isShort(proof.signedBy) && isShort(proof.pictureUrl)), '`proof` to be null or { signedBy, pictureUrl }', scan);
}

const isText = (value: unknown, most: number, least = 1): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** What the adapter made of a scan, which must be at its very instant. */
export function scanAt(scans: readonly CarrierScan[], { at, code }: Pick<SimulatedScan, 'at' | 'code'>): CarrierScan {
  const found = scans.find(({ occurredAt }) => occurredAt.getTime() === at.getTime());
  if (found) return found;
  throw unmet(
    `a scan at ${at.toISOString()} (${code})`,
    scans.map(({ occurredAt, code: came }) => `${came} at ${occurredAt.toISOString()}`),
  );
}

/** A whole minute, because some carriers tell no seconds. */
export const minutesAgo = (minutes: number, now: Date): Date => new Date(Math.floor(now.getTime() / 60_000 - minutes) * 60_000);

/** What identifies scans to the service: the same scan must read the same each time. */
export const identityOf = (scans: readonly CarrierScan[]): string[] =>
  scans.map(({ awb, eventId, code, message, occurredAt }) =>
    eventId === null ? `${awb} ${code} ${occurredAt.toISOString()} ${message}` : `${awb} ${eventId}`,
  );
