import { storable } from '../../kernel/text.js';
import { hash } from 'node:crypto';
import { fixOf } from '../../kernel/geo.js';
import type { CarrierScan } from '../carriers/index.js';
import type { ScanSource } from './carrier-tracking.enums.js';

/** A clock of a carrier may be this much ahead of our clock. */
export const MAX_AHEAD_MS = 5 * 60_000;
/** A scan further ahead than this has a wrong date and is not waited for. */
export const MAX_HELD_MS = 30 * 86_400_000;
const EARLIEST_MS = 0;
/** The last year that a timestamp in ISO 8601 has four digits for. */
const LATEST_MS = Date.UTC(9999, 11, 31);

const MAX_KEY = 200;

/** A scan as the inbox stores it. Whatever an adapter returns fits its columns. */
export function scanRow(accountId: string, source: ScanSource, scan: CarrierScan, receivedAt: Date) {
  const occurredAt = instantOf(scan.occurredAt);
  const [awb, code] = [text(scan.awb, 60) ?? '', text(scan.code, 100) ?? ''];
  const message = text(scan.message, 1000);
  return {
    accountId,
    eventKey: keyOf(scan.eventId, [awb, code, occurredAt.toISOString(), message ?? '']),
    awb,
    code,
    message,
    occurredAt,
    receivedAt,
    dueAt: dueAt(occurredAt, receivedAt),
    place: text(scan.location?.text, 200),
    ...pointOf(scan.location),
    signedBy: text(scan.proof?.signedBy, 200),
    pictureUrl: linkOf(scan.proof?.pictureUrl),
    source,
  };
}
export type NewScan = ReturnType<typeof scanRow>;

function keyOf(eventId: string | null, contents: readonly string[]): string {
  const id = storable(eventId ?? '', MAX_KEY + 1).trim();
  if (id !== '' && id.length <= MAX_KEY) return id;
  // A digest of the whole id, so that two long ids with the same beginning stay apart.
  return hash('sha256', eventId && id !== '' ? eventId : JSON.stringify(contents), 'base64url');
}

/** A scan from the future waits for its time: it may announce an event that has not happened. */
function dueAt(occurredAt: Date, receivedAt: Date): Date {
  const ahead = occurredAt.getTime() - receivedAt.getTime();
  return ahead > MAX_AHEAD_MS && ahead <= MAX_HELD_MS ? occurredAt : receivedAt;
}

export const isFarAhead = ({ occurredAt, receivedAt }: Pick<NewScan, 'occurredAt' | 'receivedAt'>): boolean =>
  occurredAt.getTime() - receivedAt.getTime() > MAX_HELD_MS;

/** A time that cannot be read is a wrong date: the scan is listed, moves nothing, and has the same key each time. */
function instantOf(given: Date): Date {
  const ms = given.getTime();
  return new Date(Number.isNaN(ms) ? LATEST_MS : Math.min(Math.max(ms, EARLIEST_MS), LATEST_MS));
}

const text = (given: string | null | undefined, max: number): string | null => storable(given ?? '', max).trim() || null;

function pointOf(location: CarrierScan['location']): { lat: number | null; lng: number | null } {
  const { lat = null, lng = null } = location ?? {};
  const isOnEarth = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return (isOnEarth ? fixOf({ lat, lng }) : null) ?? { lat: null, lng: null };
}

/** Only a web address becomes a link in the console. */
function linkOf(given: string | null | undefined): string | null {
  const url = given && given.length <= 1000 ? URL.parse(given) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= 1000 ? url.href : null;
}
