import { createHash } from 'node:crypto';
import type { CarrierScan } from '../../modules/carriers/adapter/index.js';
import { fieldsOf, listOf, textOf } from './answer.js';
import { isReason, isStatus, RETURNED } from './scan-codes.js';
import { httpsOf } from './shipment.js';
import { instantOf, unreadTimeOf } from './times.js';

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
