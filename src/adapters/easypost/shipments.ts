import { secondsAfter } from '../../kernel/clock.js';
import {
  CarrierFailure,
  type BookedParcel,
  type BookingOutcome,
  type CarrierAccess,
  type CarrierBooking,
  type FoundBooking,
  type ShipmentLookup,
} from '../../modules/carriers/adapter/index.js';
import { accepted, ask, errorIn, failureOfAnswer, idIn, pathTo, type Answer } from './api.js';
import { objectIn, objectsIn, textIn, type Json } from './json.js';
import { cheapest, messageOf, priceIn, ratesIn, saidIn } from './rates.js';
import { bookingJson } from './shipment-request.js';

/** Refusals of `buy` that leave open whether the carrier has the parcel. */
const UNSETTLED: ReadonlySet<string> = new Set([
  'SHIPMENT.POSTAGE.EXISTS',
  'SHIPMENT.POSTAGE.TIMED_OUT',
  'SHIPMENT.POSTAGE.NO_RESPONSE',
  'SHIPMENT.PURCHASE.IN_PROGRESS',
]);
const NOT_FOUND = 404;
const PAGE_SIZE = 100;
const MAX_PAGES = 10;
/** Clocks differ. */
const MARGIN_SECONDS = 600;

/** Creates a shipment with our reference and buys the rate of the wanted service. Only the second step costs anything. */
export async function book(account: CarrierAccess, booking: CarrierBooking, signal: AbortSignal): Promise<BookingOutcome> {
  const [parcel, ...others] = booking.parcels;
  if (!parcel || others.length > 0)
    return { status: 'refused', code: 'ONE_PARCEL', message: 'A shipment of EasyPost is one parcel. Book each parcel by itself.' };
  const json = { shipment: bookingJson(booking, parcel) };
  const created = await ask(account, { method: 'POST', path: '/v2/shipments', json }, signal);
  if (created.status >= 400) return refusedBy(created);
  const id = idIn(created.body);
  const rate = cheapest(ratesIn(created.body), booking.carrierService);
  if (!rate) return withoutRate(created.body, booking.carrierService);

  const buy = { method: 'POST', path: pathTo('shipments', id, 'buy'), json: { rate: { id: rate.id } }, changes: true } as const;
  const bought = await ask(account, buy, signal);
  if (bought.status < 400) return outcomeIn(bought.body);
  const { code, message } = errorIn(bought);
  if (code !== null && UNSETTLED.has(code)) throw new CarrierFailure('outcome_unknown', message, { code });
  return refusedBy(bought);
}

function refusedBy(answer: Answer): BookingOutcome {
  const failure = failureOfAnswer(answer);
  if (failure.kind !== 'refused') throw failure;
  return { status: 'refused', code: failure.code, message: failure.message };
}

const withoutRate = (body: Json, carrierService: string): BookingOutcome => ({
  status: 'refused',
  code: 'NO_RATE',
  message: messageOf(body, carrierService) ?? `EasyPost has no rate of ${carrierService} for this parcel.`,
});

function outcomeIn(body: Json): BookingOutcome {
  const carrierRef = idIn(body, { changes: true });
  const parcel = bookedIn(body);
  return parcel ? { status: 'booked', ...parcel } : { status: 'pending', carrierRef };
}

/**
 * Looks for bought shipments with our reference. References need not be unique at EasyPost, and a shipment that was created but not bought
 * may hide one that was, so everything bought since the first request is read as well.
 */
export async function find(
  account: CarrierAccess,
  { reference, since, until }: ShipmentLookup,
  signal: AbortSignal,
): Promise<FoundBooking> {
  const answer = await ask(account, { method: 'GET', path: pathTo('shipments', reference) }, signal);
  // Without a shipment there was nothing to buy.
  if (answer.status === NOT_FOUND) return { status: 'absent' };
  const { shipments, complete } = await boughtBetween(
    account,
    { since: secondsAfter(since, -MARGIN_SECONDS), until: until && secondsAfter(until, MARGIN_SECONDS) },
    signal,
  );
  const ours = new Map([accepted(answer), ...shipments].filter((each) => isBought(each, reference)).map((each) => [each['id'], each]));
  const [first, ...others] = [...ours.values()].sort(byCreation).flatMap((each) => bookedIn(each) ?? []);
  if (first) return { status: 'booked', parcels: [first, ...others] };
  return { status: ours.size === 0 && complete ? 'absent' : 'unknown' };
}

async function boughtBetween(
  account: CarrierAccess,
  { since, until }: { readonly since: Date; readonly until: Date | undefined },
  signal: AbortSignal,
): Promise<{ shipments: readonly Json[]; complete: boolean }> {
  const shipments: Json[] = [];
  let before: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const dates = { start_datetime: since.toISOString(), end_datetime: until?.toISOString() };
    const query = { purchased: true, ...dates, page_size: PAGE_SIZE, before_id: before };
    const body = accepted(await ask(account, { method: 'GET', path: '/v2/shipments', query }, signal));
    const listed = objectsIn(body['shipments'], PAGE_SIZE);
    shipments.push(...listed);
    const last = listed.at(-1);
    if (body['has_more'] !== true || !last) return { shipments, complete: true };
    before = idIn(last);
  }
  return { shipments, complete: false };
}

/** A refunded shipment is as good as never bought. */
const isBought = (body: Json, reference: string): boolean =>
  body['reference'] === reference && Object.keys(objectIn(body['selected_rate'])).length > 0 && body['refund_status'] !== 'refunded';

const byCreation = (one: Json, other: Json): number => createdAt(one) - createdAt(other);
const createdAt = (body: Json): number => Date.parse(textIn(body['created_at'], 40) ?? '') || 0;

/** Undefined while the carrier has given no tracking code. */
function bookedIn(body: Json): BookedParcel | undefined {
  const awb = textIn(body['tracking_code'], 40);
  if (awb === null) return undefined;
  const rate = objectIn(body['selected_rate']);
  const cost = priceIn(rate);
  return {
    awb,
    trackingNumber: awb,
    trackingUrl: textIn(objectIn(body['tracker'])['public_url'], 500),
    pieces: [awb],
    cost,
    ...(cost === null && { notUnderstood: [`the price ${saidIn(rate)}`] }),
    // Made in another format than ours, mostly: `label` converts it.
    labels: [],
    carrierRef: idIn(body, { changes: true }),
  };
}
