import {
  CarrierFailure,
  type CarrierAccess,
  type CarrierOffer,
  type CarrierQuoteAnswer,
  type CarrierQuoteRequest,
  type CarrierRejection,
} from '../../modules/carriers/adapter/index.js';
import { send, fieldsOf, listOf, messagesOf, moneyOf, refusalOf, textOf } from './api.js';
import { amountPayload, parcelPayload, placePayload } from './payload.js';
import { BAD_SERVICE, formatService, parseService, type KarrioService } from './service.js';

/** POST /v1/proxy/rates, which asks the carriers and stores nothing. */
export async function quote(account: CarrierAccess, request: CarrierQuoteRequest, signal: AbortSignal): Promise<CarrierQuoteAnswer> {
  const wanted = request.services.flatMap((name) => parseService(name) ?? []);
  const misnamed = request.services.filter((name) => !parseService(name)).map((name) => ({ carrierService: name, message: BAD_SERVICE }));
  // An empty list would mean every carrier of karrio.
  if (wanted.length === 0) return { offers: [], rejections: misnamed };

  const response = await send(account, { method: 'POST', path: '/v1/proxy/rates', json: ratesPayload(request, wanted) }, signal);
  const answer = response.status < 300 ? readRates(response.json(), wanted) : { offers: [], rejections: [] };
  if (response.status >= 300) assertAnswered(refusalOf(response));
  // Messages beside a price are remarks, such as a surcharge that may follow.
  const priced = new Set(answer.offers.map(({ carrierService }) => carrierService));
  const said = rejectionsOf(
    response.json(),
    wanted.filter((each) => !priced.has(formatService(each))),
  );
  return { offers: answer.offers, rejections: [...misnamed, ...answer.rejections, ...said] };
}

function assertAnswered({ isTechnical, code, message }: ReturnType<typeof refusalOf>): void {
  if (isTechnical) throw new CarrierFailure('unavailable', message, { ...(code !== null && { code }) });
}

function ratesPayload(request: CarrierQuoteRequest, wanted: readonly KarrioService[]): Record<string, unknown> {
  return {
    shipper: placePayload(request.origin),
    recipient: placePayload(request.destination),
    parcels: [parcelPayload(request.parcel, request.type === 'document')],
    services: [...new Set(wanted.map(({ service }) => service))],
    carrier_ids: [...new Set(wanted.map(({ carrierId }) => carrierId))],
    options: {
      currency: request.currency,
      ...(request.declaredValue && { declared_value: amountPayload(request.declaredValue) }),
      ...(request.cod?.amount && { cash_on_delivery: amountPayload(request.cod.amount) }),
    },
  };
}

/** A service that karrio does not know makes it return every service of the connection, so only what was wanted is taken. */
function readRates(body: unknown, wanted: readonly KarrioService[]): CarrierQuoteAnswer {
  const names = new Set(wanted.map(formatService));
  const offers: CarrierOffer[] = [];
  const rejections: CarrierRejection[] = [];
  for (const rate of listOf(fieldsOf(body)['rates'])) {
    const carrierService = nameOf(rate);
    if (carrierService === undefined || !names.has(carrierService)) continue;
    const price = moneyOf(rate['total_charge'], rate['currency']);
    const days = rate['transit_days'];
    if (price) offers.push({ carrierService, price, ...(isDays(days) && { minTransitDays: days, maxTransitDays: days }) });
    else rejections.push({ carrierService, message: `karrio answered with a price that is no amount of a currency: ${priceText(rate)}.` });
  }
  return { offers: cheapest(offers), rejections };
}

/** Carriers may offer one service several times, such as with and without a drop-off. */
const cheapest = (offers: readonly CarrierOffer[]): readonly CarrierOffer[] => [
  ...offers
    .reduce((best, offer) => {
      const other = best.get(offer.carrierService);
      const isBetter = !other || (other.price.currency === offer.price.currency && offer.price.minor < other.price.minor);
      return isBetter ? best.set(offer.carrierService, offer) : best;
    }, new Map<string, CarrierOffer>())
    .values(),
];

export function nameOf(rate: Readonly<Record<string, unknown>>): string | undefined {
  const carrierId = textOf(rate['carrier_id']);
  const service = textOf(rate['service']);
  return carrierId !== undefined && service !== undefined ? formatService({ carrierId, service }) : undefined;
}

const isDays = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 365;

const priceText = (rate: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(rate['total_charge'])} ${JSON.stringify(rate['currency'])}`.slice(0, 100);

/** A message names the connection but not the service, so it is reported for every wanted service of that connection. */
function rejectionsOf(body: unknown, wanted: readonly KarrioService[]): CarrierRejection[] {
  return messagesOf(body).flatMap(({ message, carrierId }): CarrierRejection[] => {
    if (carrierId === null) return [{ carrierService: null, message }];
    return wanted.filter((each) => each.carrierId === carrierId).map((each) => ({ carrierService: formatService(each), message }));
  });
}
