import {
  CarrierFailure,
  type CancelOutcome,
  type CarrierAccess,
  type PickupOutcome,
  type PickupRequest,
} from '../../modules/carriers/adapter/index.js';
import { addressJson } from './addresses.js';
import { accepted, ask, failureOfAnswer, idIn, pathTo, type Answer } from './api.js';
import { objectsIn, textIn, wordsIn, type Json } from './json.js';
import { priceIn } from './rates.js';

const NOT_FOUND = 404;
const MAX_RATES = 100;

/** Creates a pickup, or takes the one that an earlier attempt created, and buys its cheapest rate. */
export async function schedulePickup(account: CarrierAccess, request: PickupRequest, signal: AbortSignal): Promise<PickupOutcome> {
  const known = await ask(account, { method: 'GET', path: pathTo('pickups', request.reference) }, signal);
  const pickup = known.status === NOT_FOUND ? await create(account, request, signal) : known;
  if (pickup.status >= 400) return refusedBy(pickup);
  if (pickup.body['status'] === 'scheduled') return scheduled(pickup.body);
  const rate = cheapestIn(pickup.body);
  if (!rate)
    return { status: 'refused', code: 'NO_RATE', message: messagesIn(pickup.body) || 'The carrier offers no pickup there and then.' };
  const path = pathTo('pickups', idIn(pickup.body), 'buy');
  const json = { carrier: rate['carrier'], service: rate['service'] };
  const bought = await ask(account, { method: 'POST', path, json, changes: true }, signal);
  if (bought.status >= 400) return refusedBy(bought);
  if (bought.body['status'] === 'scheduled') return scheduled(bought.body);
  const said = wordsIn(bought.body['status'], 40) ?? 'no status';
  throw new CarrierFailure('outcome_unknown', `EasyPost answered to the order of a pickup with ${said}.`, { code: 'MALFORMED_ANSWER' });
}

/** A pickup is of one shipment; its instructions name the others to the driver. */
function create(account: CarrierAccess, request: PickupRequest, signal: AbortSignal): Promise<Answer> {
  const { reference, origin, from, to, parcels, instructions } = request;
  const words = [parcels.length > 1 ? `${parcels.length} parcels.` : '', instructions ?? ''].filter(Boolean).join(' ');
  const pickup = {
    reference,
    address: addressJson(origin),
    min_datetime: from.toISOString(),
    max_datetime: to.toISOString(),
    is_account_address: false,
    ...(parcels[0] && { shipment: { id: parcels[0].carrierRef } }),
    ...(words !== '' && { instructions: words }),
  };
  return ask(account, { method: 'POST', path: '/v2/pickups', json: { pickup } }, signal);
}

function cheapestIn(body: Json): Json | undefined {
  return objectsIn(body['pickup_rates'], MAX_RATES).reduce<Json | undefined>((best, rate) => {
    const [price, than] = [priceIn(rate), best && priceIn(best)];
    return !best || (price && than && price.currency === than.currency && price.minor < than.minor) ? rate : best;
  }, undefined);
}

const messagesIn = (body: Json): string =>
  objectsIn(body['messages'], MAX_RATES)
    .flatMap(({ message }) => wordsIn(message, 500) ?? [])
    .join(' ')
    .slice(0, 500);

const scheduled = (body: Json): PickupOutcome => ({
  status: 'scheduled',
  pickupRef: idIn(body, { changes: true }),
  confirmation: textIn(body['confirmation'], 200),
});

function refusedBy(answer: Answer): PickupOutcome {
  const failure = failureOfAnswer(answer);
  if (failure.kind !== 'refused') throw failure;
  return { status: 'refused', code: failure.code, message: failure.message };
}

export async function cancelPickup(account: CarrierAccess, pickupRef: string, signal: AbortSignal): Promise<CancelOutcome> {
  const known = accepted(await ask(account, { method: 'GET', path: pathTo('pickups', pickupRef) }, signal));
  if (isCanceled(known)) return { status: 'voided' };
  const answer = await ask(account, { method: 'POST', path: pathTo('pickups', pickupRef, 'cancel'), changes: true }, signal);
  if (answer.status < 400) return { status: isCanceled(answer.body) ? 'voided' : 'pending' };
  const failure = failureOfAnswer(answer);
  if (failure.kind !== 'refused') throw failure;
  return { status: 'declined', message: failure.message };
}

const isCanceled = ({ status }: Json): boolean => status === 'canceled';
