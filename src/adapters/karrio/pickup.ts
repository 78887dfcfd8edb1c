import { zoneOfPlace } from '../../kernel/local-time.js';
import { CarrierFailure, type CarrierAccess, type PickupOutcome, type PickupRequest } from '../../modules/carriers/adapter/index.js';
import { send, expectOk, fieldsOf, listOf, refusalOf, textOf } from './api.js';
import { groupOf, type Group } from './connection.js';
import { addressPayload } from './payload.js';
import { REFERENCE_KEY } from './shipment.js';

type Fields = Readonly<Record<string, unknown>>;

const MAX_INSTRUCTION = 50;

/** POST /v1/pickups. karrio ignores idempotency keys, so a pickup with our reference is looked for first. */
export async function schedulePickup(account: CarrierAccess, request: PickupRequest, signal: AbortSignal): Promise<PickupOutcome> {
  const existing = await existingPickup(account, request.reference, signal);
  if (existing) return scheduled(existing);
  const carrierRefs = request.parcels.map(({ carrierRef }) => carrierRef);
  const group = await groupOf(account, carrierRefs, signal);
  const json = pickupPayload(request, group);
  const response = await send(account, { method: 'POST', path: '/v1/pickups', json, changes: true }, signal);
  if (response.status === 201) return scheduled(fieldsOf(response.json()));
  const { isTechnical, code, message } = refusalOf(response);
  if (isTechnical) throw new CarrierFailure('outcome_unknown', message, { ...(code !== null && { code }) });
  return { status: 'refused', code, message };
}

async function existingPickup(account: CarrierAccess, reference: string, signal: AbortSignal): Promise<Fields | undefined> {
  const query = { metadata_value: reference, limit: 100 };
  const body = expectOk(await send(account, { method: 'GET', path: '/v1/pickups', query }, signal));
  return listOf(body['results']).find(({ metadata, status }) => fieldsOf(metadata)[REFERENCE_KEY] === reference && status !== 'cancelled');
}

function scheduled(pickup: Fields): PickupOutcome {
  const pickupRef = textOf(pickup['id'], 200);
  if (pickupRef === undefined)
    throw new CarrierFailure('outcome_unknown', 'karrio scheduled a pickup without an id.', { code: 'MALFORMED_ANSWER' });
  return { status: 'scheduled', pickupRef, confirmation: textOf(pickup['confirmation_number'], 200) ?? null };
}

function pickupPayload(request: PickupRequest, { carrierName, carrierId, shipments }: Group): Record<string, unknown> {
  return {
    carrier_code: carrierName,
    pickup_date: request.date,
    address: addressPayload(request.origin),
    ready_time: localClock(request.from, request.origin.countryCode),
    closing_time: localClock(request.to, request.origin.countryCode),
    instruction: request.instructions?.slice(0, MAX_INSTRUCTION) ?? null,
    tracking_numbers: shipments.map((shipment) => shipment['tracking_number']),
    metadata: { [REFERENCE_KEY]: request.reference },
    options: { connection_id: carrierId },
  };
}

/** karrio takes the time of day at the origin. In a country with several zones it is UTC, as an address has no longitude here. */
const localClock = (instant: Date, countryCode: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zoneOfPlace({ countryCode, lng: null }, instant),
  }).format(instant);
