import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CarrierFailure,
  type CarrierAccess,
  type CarrierScan,
  type CarrierWebhookCall,
  type ScanStatus,
} from '../../../src/carrier-kit/index.js';

/** What our statuses mean to someone for whom we are the carrier. */
export const statusCodes: Readonly<Record<string, ScanStatus>> = {
  new: 'information',
  fulfilled: 'information',
  pickup: 'information',
  in_transit_pickup: 'information',
  pickup_failed: 'information',
  not_collected: 'information',
  picked_up: 'picked_up',
  at_sorting: 'at_facility',
  verified: 'at_facility',
  ready_to_book: 'at_facility',
  booked: 'at_facility',
  in_transit: 'in_transit',
  on_hold: 'attempt_failed',
  failed: 'refused',
  return_to_sender: 'return_started',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Progress that a partner reports within a status. */
export const milestoneCodes: Readonly<Record<string, ScanStatus>> = {
  at_facility: 'at_facility',
  customs: 'customs',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'available_for_pickup',
};

const MAX_AGE_MS = 5 * 60_000;

/** The scans in a timeline. Steps that a later report implies were scanned by no one. */
export function scansOf({ awb, reference }: { awb: string; reference: string }, timeline: readonly any[]): CarrierScan[] {
  let sequence = 0;
  const numbered = timeline.map((entry) => ({ ...entry, sequence: entry.applied ? ++sequence : null }));
  return numbered.filter(({ inferred }) => inferred !== true).map((entry) => scanOf(awb, reference, entry));
}

function scanOf(awb: string, reference: string, entry: any): CarrierScan {
  const { id, sequence, to, reportedStatus, milestone, carrierCode, note, occurredAt, location, place, proof } = entry;
  // A scan that moves nothing keeps the words of the partner, who may say something that we do not know.
  const code = String(milestone ?? (sequence === null ? (carrierCode ?? reportedStatus) : to));
  return {
    awb,
    eventId: sequence === null && milestone === null ? String(id) : eventIdOf({ reference, sequence, code, time: occurredAt }),
    code,
    message: note === null ? null : String(note).slice(0, 1_000),
    occurredAt: new Date(occurredAt),
    location: location || place ? { text: place, lat: location?.lat ?? null, lng: location?.lng ?? null } : null,
    proof,
  };
}

interface Event {
  readonly reference: string;
  /** Null for a milestone that is no step. */
  readonly sequence: number | null;
  readonly code: string;
  readonly time: string;
}

/** The same in the timeline and in webhooks. The reference stays when a partner's own AWB is entered. */
const eventIdOf = ({ reference, sequence, code, time }: Event): string =>
  sequence === null ? `${reference}-${code}-${time}` : `${reference}-${sequence}`;

/** Verifies a call of a webhook and returns the status change in it. */
export function readWebhook({ credentials, now }: CarrierAccess, { headers, body }: CarrierWebhookCall): CarrierScan[] {
  const secret = credentials['webhookSecret'];
  const timestamp = headers['x-svc-timestamp'] ?? '';
  const isFresh = Math.abs(now().getTime() - Date.parse(timestamp)) <= MAX_AGE_MS;
  if (!secret || !isFresh || !isSignature(headers['x-svc-signature'], signature(secret, timestamp, body)))
    throw new CarrierFailure('credentials', 'The signature of the webhook is wrong.');
  const { data, timestamp: time } = objectIn(body);
  const { awb, shipment_id: reference, status, previous_status: before, milestone, sequence } = Object(data);
  const occurredAt = new Date(String(time));
  if (typeof awb !== 'string' || typeof status !== 'string' || Number.isNaN(occurredAt.getTime())) return [];
  const code = typeof milestone === 'string' ? milestone : status;
  const eventId = eventIdOf({ reference, sequence: before === status ? null : sequence, code, time: String(time) });
  return [{ awb, eventId, code, message: null, occurredAt, location: null, proof: null }];
}

export const signature = (secret: string, timestamp: string, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

function isSignature(given: string | undefined, expected: string): boolean {
  const [left, right] = [given ?? '', expected].map((hex) => Buffer.from(hex, 'hex'));
  return left !== undefined && right !== undefined && left.length === right.length && timingSafeEqual(left, right);
}

function objectIn(body: Uint8Array): any {
  try {
    return Object(JSON.parse(Buffer.from(body).toString()));
  } catch (cause) {
    throw new CarrierFailure('refused', 'The webhook is not JSON.', { cause });
  }
}
