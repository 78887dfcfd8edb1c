import { isCurrency, parseMoney, type PlainMoney } from '../../kernel/money.js';
import type {
  CarrierAccess,
  CarrierOffer,
  CarrierQuoteAnswer,
  CarrierQuoteRequest,
  CarrierRejection,
} from '../../modules/carriers/adapter/index.js';
import { ask, failureOfAnswer, idIn } from './api.js';
import { objectsIn, textIn, wordsIn, type Json } from './json.js';
import { quoteJson } from './shipment-request.js';

/** A price that can be bought, or the amount that could not be read. */
interface Rate {
  readonly id: string;
  /** The carrier and the service as EasyPost names them, such as `USPS.Priority`. */
  readonly carrierService: string;
  readonly price: PlainMoney | null;
  /** The amount in EasyPost's words. */
  readonly said: string;
  readonly days: number | null;
}

/** Sixty carrier accounts are rated at most, each with a few dozen services. */
const MAX_RATES = 2_000;
const MAX_MESSAGES = 200;
const MAX_DAYS = 365;

/** Creates a shipment for its rates. It is charged only when one of them is bought. */
export async function quote(account: CarrierAccess, request: CarrierQuoteRequest, signal: AbortSignal): Promise<CarrierQuoteAnswer> {
  const answer = await ask(account, { method: 'POST', path: '/v2/shipments', json: { shipment: quoteJson(request) } }, signal);
  if (answer.status >= 400) {
    const failure = failureOfAnswer(answer);
    if (failure.kind !== 'refused') throw failure;
    return { offers: [], rejections: [{ carrierService: null, message: failure.message }] };
  }
  idIn(answer.body);
  return answerOf(ratesIn(answer.body), answer.body, request.services);
}

function answerOf(rates: readonly Rate[], body: Json, services: readonly string[]): CarrierQuoteAnswer {
  const offers: CarrierOffer[] = [];
  const rejections: CarrierRejection[] = [];
  for (const carrierService of new Set(services)) {
    const rate = cheapest(rates, carrierService);
    const problem = rate?.price ? undefined : (unreadable(rates, carrierService) ?? messageOf(body, carrierService));
    if (rate?.price) offers.push({ carrierService, price: rate.price, ...(rate.days !== null && { maxTransitDays: rate.days }) });
    else if (problem !== undefined) rejections.push({ carrierService, message: problem });
  }
  if (offers.length === 0 && rejections.length === 0)
    rejections.push({ carrierService: null, message: 'EasyPost has none of these services for the parcel.' });
  return { offers, rejections };
}

export const ratesIn = (body: Json): readonly Rate[] => objectsIn(body['rates'], MAX_RATES).flatMap(rateOf);

function rateOf(rate: Json): readonly Rate[] {
  const [id, carrier, service] = [textIn(rate['id'], 200), textIn(rate['carrier'], 100), textIn(rate['service'], 100)];
  if (id === null || carrier === null || service === null) return [];
  const days = rate['delivery_days'] ?? rate['est_delivery_days'];
  return [
    {
      id,
      carrierService: `${carrier}.${service}`,
      price: priceIn(rate),
      said: saidIn(rate),
      days: typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= MAX_DAYS ? days : null,
    },
  ];
}

/** An amount in EasyPost's words. */
export const saidIn = (rate: Json): string =>
  `${wordsIn(rate['rate'], 40) ?? 'no amount'} ${wordsIn(rate['currency'], 10) ?? 'without a currency'}`;

/** Null if the amount is no decimal, is negative or has more decimals than its currency. */
export function priceIn(rate: Json): PlainMoney | null {
  const currency = textIn(rate['currency'], 3);
  const amount = textIn(rate['rate'], 40);
  if (currency === null || amount === null || !isCurrency(currency)) return null;
  const price = parseMoney(amount, currency);
  return price && price.minor >= 0n ? price : null;
}

/** Several accounts of one carrier may offer the same service. Amounts of different currencies are not compared: the first one stays. */
export function cheapest(rates: readonly Rate[], carrierService: string): Rate | undefined {
  return rates
    .filter((rate) => rate.carrierService === carrierService && rate.price !== null)
    .reduce<Rate | undefined>((best, rate) => (best && !isCheaper(rate.price, best.price) ? best : rate), undefined);
}

const isCheaper = (price: PlainMoney | null, than: PlainMoney | null): boolean =>
  price !== null && than !== null && price.currency === than.currency && price.minor < than.minor;

function unreadable(rates: readonly Rate[], carrierService: string): string | undefined {
  const rate = rates.find((each) => each.carrierService === carrierService);
  return rate && `EasyPost asks ${rate.said}, which is not an amount of that currency.`;
}

/** Messages name a carrier, not a service. */
export function messageOf(body: Json, carrierService: string): string | undefined {
  const carrier = carrierService.slice(0, Math.max(0, carrierService.indexOf('.')));
  const said = objectsIn(body['messages'], MAX_MESSAGES)
    .filter((each) => each['carrier'] === carrier)
    .flatMap(({ message }) => wordsIn(message, 500) ?? []);
  return said.length > 0 ? said.join(' ').slice(0, 500) : undefined;
}
