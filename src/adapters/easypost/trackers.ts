import { createHash } from 'node:crypto';
import { CarrierFailure, type CarrierAccess, type CarrierScan } from '../../modules/carriers/adapter/index.js';
import { accepted, ask } from './api.js';
import { objectIn, objectsIn, textIn, wordsIn, type Json } from './json.js';
import { codeOf } from './scan-codes.js';

const MAX_TRACKERS = 100;
const MAX_DETAILS = 500;
const MAX_CODE = 100;
/** No code of EasyPost's: operators see it among those without a meaning. */
const NO_STATUS = 'no status';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads the trackers of some parcels, with everything that ever happened to them. */
export async function track(account: CarrierAccess, awbs: readonly string[], signal: AbortSignal): Promise<readonly CarrierScan[]> {
  if (awbs.length === 0) return [];
  const json = { tracking_codes: awbs };
  const body = accepted(await ask(account, { method: 'POST', path: '/v2/trackers/batch', json }, signal));
  const trackers = objectsIn(body['trackers'], MAX_TRACKERS);
  return awbs.flatMap((awb) => newest(trackers.filter((tracker) => tracker['tracking_code'] === awb)).flatMap(scansIn));
}

/** Carriers use their numbers again after some months. The parcel is that of the newest tracker. */
const newest = (trackers: readonly Json[]): readonly Json[] =>
  [...trackers].sort((one, other) => createdAt(other) - createdAt(one)).slice(0, 1);
const createdAt = (tracker: Json): number => Date.parse(textIn(tracker['created_at'], 40) ?? '') || 0;

/** Every detail of a tracker is a scan. */
export function scansIn(tracker: Json): readonly CarrierScan[] {
  const awb = textIn(tracker['tracking_code'], 40);
  if (awb === null) return [];
  return objectsIn(tracker['tracking_details'], MAX_DETAILS).map((detail) => scanOf(awb, tracker, detail));
}

function scanOf(awb: string, tracker: Json, detail: Json): CarrierScan {
  const status = wordsIn(detail['status'], MAX_CODE / 2) ?? NO_STATUS;
  const statusDetail = wordsIn(detail['status_detail'], MAX_CODE / 2 - 1);
  const datetime = textIn(detail['datetime'], 40) ?? '';
  const signedBy = status === 'delivered' ? wordsIn(tracker['signed_by'], 200) : null;
  return {
    awb,
    eventId: eventId([textIn(tracker['id'], 200) ?? awb, status, statusDetail ?? '', datetime]),
    code: codeOf(status, statusDetail),
    message: wordsIn(detail['message'], 1_000) ?? wordsIn(detail['description'], 1_000),
    occurredAt: instantIn(datetime),
    location: locationIn(objectIn(detail['tracking_location'])),
    proof: signedBy === null ? null : { signedBy, pictureUrl: null },
  };
}

/** Details have no separate id. The whole list comes with every event, so the same detail must get the same id each time. */
const eventId = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** EasyPost leaves the zone out for scans whose place it does not know; they are in UTC. */
function instantIn(datetime: string): Date {
  const zone = INSTANT.exec(datetime)?.[2];
  const instant = new Date(zone === undefined ? `${datetime}Z` : datetime);
  if (INSTANT.test(datetime) && !Number.isNaN(instant.getTime())) return instant;
  throw new CarrierFailure('unavailable', `EasyPost gave "${datetime}" as the time of a scan.`, { code: 'MALFORMED_ANSWER' });
}

function locationIn({ city, state, zip, country }: Json): CarrierScan['location'] {
  const parts = [city, [state, zip].flatMap((each) => wordsIn(each, 100) ?? []).join(' '), country];
  const text = parts.flatMap((each) => wordsIn(each, 100) ?? []).join(', ');
  return text === '' ? null : { text, lat: null, lng: null };
}
