import type { CarrierAccess, CarrierScan } from '../../modules/carriers/adapter/index.js';
import { askOrRefuse, malformed } from './call.js';
import { clientInfo } from './client-info.js';
import { readDate } from './dates.js';
import { fieldsOf, listOf, textOf, type Fields } from './fields.js';

const MAX_MESSAGE = 1_000;

/** Every update of the waybills. Aramex has no id of an update, and names unknown waybills apart, which have no scans yet. */
export async function track(account: CarrierAccess, awbs: readonly string[], signal: AbortSignal): Promise<readonly CarrierScan[]> {
  if (awbs.length === 0) return [];
  const body = { Shipments: awbs, GetLastTrackingUpdateOnly: false };
  const answer = await askOrRefuse(account, 'TrackShipments', body, signal);
  const country = clientInfo(account).AccountCountryCode;
  return resultsOf(answer['TrackingResults']).flatMap(([awb, updates]) =>
    awbs.includes(awb) ? updates.map((update) => scanOf(awb, update, country)) : [],
  );
}

/** Microsoft's JSON writes a dictionary as pairs of Key and Value; gateways write an object. */
function resultsOf(given: unknown): (readonly [awb: string, updates: readonly unknown[]])[] {
  const dictionary = fieldsOf(given);
  if (dictionary) return Object.entries(dictionary).map(([awb, updates]) => [awb, listOf(updates)]);
  return listOf(given).map((pair) => [textOf(fieldsOf(pair)?.['Key'], 40), listOf(fieldsOf(pair)?.['Value'])]);
}

function scanOf(awb: string, given: unknown, country: string): CarrierScan {
  const update = fieldsOf(given) ?? {};
  const code = textOf(update['UpdateCode'], 100).toUpperCase();
  const occurredAt = readDate(update['UpdateDateTime'], country);
  // All updates are written by one serializer: one that cannot be read means that its form has changed, which must not pass unnoticed.
  if (code === '' || !occurredAt) throw malformed('TrackShipments', `an update of ${awb} without a code or a time`);
  const location = textOf(update['UpdateLocation'], 200);
  return {
    awb,
    eventId: null,
    code,
    message: messageOf(update),
    occurredAt,
    location: location === '' ? null : { text: location, lat: null, lng: null },
    // Comments may hold the receiver's name, but no document promises it.
    proof: null,
  };
}

function messageOf(update: Fields): string | null {
  const problem = textOf(update['ProblemCode'], 20);
  const parts = [textOf(update['UpdateDescription'], 400), textOf(update['Comments'], 400), problem && `Problem code ${problem}`];
  return (
    parts
      .filter((part) => part !== '')
      .join('. ')
      .slice(0, MAX_MESSAGE) || null
  );
}
