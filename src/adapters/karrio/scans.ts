import { createHash } from 'node:crypto';
import type { CarrierScan } from '../../modules/carriers/adapter/index.js';
import { fieldsOf, listOf, textOf } from './api.js';
import { isReason, isStatus, RETURNED } from './scan-codes.js';
import { httpsOf } from './shipment.js';

type Fields = Readonly<Record<string, unknown>>;

interface TimedEvent {
  readonly event: Fields;
  readonly occurredAt: Date;
}

/** No time that can be read. The service lists such an event and moves nothing by it. */
const NO_TIME = new Date(Number.NaN);

/** The events of a tracker, oldest first; those without a time that can be read before all others, as they have no place in a history. */
export function scansOf(tracker: Fields): CarrierScan[] {
  const awb = textOf(tracker['tracking_number'], 100);
  if (awb === undefined) return [];
  const events = listOf(tracker['events'])
    .map((event): TimedEvent => ({ event, occurredAt: instantOf(event) ?? NO_TIME }))
    .sort((left, right) => (left.occurredAt.getTime() || 0) - (right.occurredAt.getTime() || 0));
  let isReturning = false;
  return events.map((timed, index) => {
    const known = knownCode(timed.event, index === events.length - 1 ? tracker : {});
    const code = known === 'delivered' && isReturning ? RETURNED : known;
    isReturning ||= code === 'return_to_sender';
    return scanOf(awb, tracker, timed, code);
  });
}

function scanOf(awb: string, tracker: Fields, { event, occurredAt }: TimedEvent, code: string): CarrierScan {
  const isDelivered = code === 'delivered' || code === RETURNED;
  return {
    awb,
    eventId: eventIdOf(awb, event),
    code,
    message: messageOf(event),
    occurredAt,
    location: locationOf(event),
    proof: isDelivered ? proofOf(tracker) : null,
  };
}

function messageOf(event: Fields): string | null {
  const time = unreadTimeOf(event);
  const words = [textOf(event['description']), time === undefined ? undefined : `Time: ${time}`].filter((each) => each !== undefined);
  return words.length > 0 ? words.join(' - ').slice(0, 1_000) : null;
}

/**
 * karrio's reason or status; else the carrier's own code with its name, for operators to map. Some carriers' events have no status: then
 * that of the tracker, which karrio takes from the newest event, is the newest event's.
 */
function knownCode(event: Fields, tracker: Fields): string {
  const reason = textOf(event['reason'], 60);
  if (reason !== undefined && isReason(reason)) return reason;
  const status = textOf(event['status'], 60) ?? textOf(tracker['status'], 60);
  if (status !== undefined && isStatus(status)) return status;
  return `karrio:${textOf(event['code'], 80) ?? 'unknown'}`;
}

/** karrio gives events no id. Made of what a carrier does not rewrite later, so that polling and webhooks agree. */
function eventIdOf(awb: string, event: Fields): string {
  const parts = ['timestamp', 'date', 'time', 'code', 'status'].map((name) => event[name] ?? null);
  return createHash('sha256')
    .update(JSON.stringify([awb, ...parts]))
    .digest('base64url');
}

function locationOf(event: Fields): CarrierScan['location'] {
  const text = textOf(event['location'], 200) ?? null;
  const [lat, lng] = [degreesOf(event['latitude'], 90), degreesOf(event['longitude'], 180)];
  const point = lat === null || lng === null ? { lat: null, lng: null } : { lat, lng };
  return text === null && point.lat === null ? null : { text, ...point };
}

const degreesOf = (value: unknown, limit: number): number | null => (typeof value === 'number' && Math.abs(value) <= limit ? value : null);

/** karrio's picture is a path on its own server, behind its login; it is shown only if it is an address. */
function proofOf(tracker: Fields): CarrierScan['proof'] {
  const signedBy = textOf(fieldsOf(tracker['info'])['signed_by'], 200) ?? null;
  const pictureUrl = httpsOf(tracker['delivery_image_url']) ?? httpsOf(tracker['signature_image_url']);
  return signedBy === null && pictureUrl === null ? null : { signedBy, pictureUrl };
}

const MAX_LENGTH = 40;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s?([AP])M)?$/i;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * When an event happened: its ISO timestamp with a zone, else its date and time. Those two have no zone in karrio and are read as UTC, which
 * is the hours of the zone off. Undefined if neither can be read.
 */
function instantOf(event: Fields): Date | undefined {
  return fromTimestamp(shortText(event['timestamp'])) ?? fromParts(shortText(event['date']), shortText(event['time']));
}

const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_LENGTH ? value.trim() : undefined;

function fromTimestamp(text: string | undefined): Date | undefined {
  const match = text === undefined ? null : ISO.exec(text);
  if (!match) return undefined;
  return valid(new Date(match[1] === undefined ? `${match[0]}Z` : match[0]));
}

function fromParts(date: string | undefined, time: string | undefined): Date | undefined {
  if (date === undefined || !DAY.test(date)) return undefined;
  const day = valid(new Date(`${date}T00:00:00Z`));
  return day && new Date(day.getTime() + (millisecondsOf(time) ?? 0));
}

/** The time of day in the carrier's words, if it is one that cannot be read: the scan is then the first of its day. */
const unreadTimeOf = (event: Fields): string | undefined => {
  const time = shortText(event['time']);
  return time && fromTimestamp(shortText(event['timestamp'])) === undefined && millisecondsOf(time) === undefined ? time : undefined;
};

function millisecondsOf(time: string | undefined): number | undefined {
  const [, hours, minutes, seconds, half] = (time === undefined ? null : TIME.exec(time)) ?? [];
  if (hours === undefined || Number(hours) > (half === undefined ? 23 : 12) || Number(minutes) > 59 || Number(seconds ?? 0) > 59)
    return undefined;
  const isAfternoon = half?.toUpperCase() === 'P';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return ((hour * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1000;
}

const valid = (date: Date): Date | undefined => (Number.isNaN(date.getTime()) ? undefined : date);
