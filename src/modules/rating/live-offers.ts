import { money } from '../../kernel/money.js';
import { markupOn } from './markup.rules.js';
import type { ConnectedAccount, MappedService } from '../carrier-accounts/index.js';
import {
  type CarrierFailure,
  type CarrierOffer,
  type CarrierParcel,
  type CarrierQuoteRequest,
  type Parcel,
  type QuoteRequest,
  lacksDetails,
  type RejectionCode,
  refusedByCarrier,
  rejection,
  type Rejection,
} from '../carriers/index.js';
import { codRefusal } from './acceptance.rules.js';
import type { Enquiry, Service } from './rate-book.js';
import { heldOffer } from './held-price.js';
import type { LiveAnswer, LiveQuotes } from './live-quotes.js';
import type { Offer } from './offer.js';
import { weightsOf } from './weight.rules.js';

export interface LiveOffers {
  readonly offers: readonly Offer[];
  readonly rejected: readonly Rejection[];
}

/** A service of our book and what one account calls it. */
export interface SoldService {
  readonly service: Service;
  readonly mapped: MappedService;
}

/**
 * Asks one account for the prices of its services. Every service comes back once: as an offer, or with the reason why not. A price that the
 * shopper was promised stands, whatever the carrier asks now, but only for a parcel that the service may take.
 */
export function liveOffers(
  quotes: LiveQuotes,
  account: ConnectedAccount,
  sold: readonly SoldService[],
  enquiry: Enquiry,
): LiveOffers | Promise<LiveOffers> {
  const refused = sold.flatMap(({ service, mapped }) => {
    const code = refusalOf(enquiry, account, service, mapped);
    return code ? [rejection(service, code)] : [];
  });
  const asked = sold.filter(({ service }) => !refused.some(({ serviceCode }) => serviceCode === service.code));
  if (asked.length === 0) return { offers: [], rejected: refused };
  const held = heldOffer(account, asked, enquiry);
  if (held) return { offers: [held], rejected: refused };
  const request = carrierRequest(enquiry.request, account);
  const lacking = account.adapter.missingForQuote?.({ ...request, products: enquiry.request.products ?? null }) ?? [];
  if (lacking.length > 0) return { offers: [], rejected: [...refused, ...asked.map(({ service }) => lacksDetails(service, lacking))] };
  const understood = (live: LiveAnswer): LiveOffers => understand(live, account, asked, { enquiry, refused });
  const live = quotes.ask(account, request);
  return live instanceof Promise ? live.then(understood) : understood(live);
}

/** Why we do not even ask. */
function refusalOf(enquiry: Enquiry, { adapter }: ConnectedAccount, service: Service, mapped: MappedService): RejectionCode | null {
  const { request } = enquiry;
  const [from, to] = request.isReturn ? [request.destination, request.origin] : [request.origin, request.destination];
  if (mapped.countries && !mapped.countries.has(to.countryCode)) return 'ROUTE_NOT_SERVED';
  if (adapter.capabilities.countries && !adapter.capabilities.countries.includes(from.countryCode)) return 'ROUTE_NOT_SERVED';
  if (request.cod && !adapter.capabilities.cod) return 'COD_NOT_SUPPORTED';
  return request.cod ? codRefusal(enquiry, service, request.cod.amount) : null;
}

/** All services of the account are asked for, so that one answer serves every question about the parcel. */
function carrierRequest(request: QuoteRequest, account: ConnectedAccount): CarrierQuoteRequest {
  const { origin, destination, parcel, type, currency, cod, orderValue, at, isReturn = false } = request;
  return {
    origin: isReturn ? destination : origin,
    destination: isReturn ? origin : destination,
    parcel: carrierParcel(parcel),
    type,
    currency,
    cod: cod ?? null,
    declaredValue: orderValue ?? null,
    isReturn,
    services: account.services.filter(({ active }) => active).map(({ carrierService }) => carrierService),
    at,
  };
}

const MG_PER_G = 1_000;
const UM_PER_MM = 1_000;

/** Rounded up to whole grams and millimetres, at least one. */
export const carrierParcel = ({ weightMg, box }: Pick<Parcel, 'weightMg' | 'box'>): CarrierParcel => ({
  weightG: Math.max(1, Math.ceil(weightMg / MG_PER_G)),
  box: box && {
    lengthMm: Math.max(1, Math.ceil(box.lengthUm / UM_PER_MM)),
    widthMm: Math.max(1, Math.ceil(box.widthUm / UM_PER_MM)),
    heightMm: Math.max(1, Math.ceil(box.heightUm / UM_PER_MM)),
  },
});

interface Understanding {
  readonly enquiry: Enquiry;
  readonly refused: readonly Rejection[];
}

function understand(
  live: LiveAnswer,
  account: ConnectedAccount,
  asked: readonly SoldService[],
  { enquiry, refused }: Understanding,
): LiveOffers {
  if (live.status === 'failed') {
    const { failure } = live;
    return { offers: [], rejected: [...refused, ...asked.map(({ service }) => rejectedBy(failure, service))] };
  }
  const offers: Offer[] = [];
  const rejected = [...refused];
  for (const each of asked) {
    const offer = live.answer.offers.find(({ carrierService }) => carrierService === each.mapped.carrierService);
    const made = offer && offerFrom(account, each, offer, { enquiry, estimated: live.estimated });
    if (!offer) rejected.push(rejectedByCarrier(each, live));
    else if (!made) rejected.push(rejection(each.service, 'FX_MISSING'));
    else offers.push(made);
  }
  return { offers, rejected };
}

/** In the carrier's words, if it has any for this service or for all of them. */
function rejectedByCarrier({ service, mapped }: SoldService, { answer }: Extract<LiveAnswer, { status: 'answered' }>): Rejection {
  const said =
    answer.rejections.find(({ carrierService }) => carrierService === mapped.carrierService) ??
    answer.rejections.find(({ carrierService }) => carrierService === null);
  return said ? refusedByCarrier(service, said.message.slice(0, MAX_WORDS)) : rejection(service, 'ROUTE_NOT_SERVED');
}

const MAX_WORDS = 300;

function rejectedBy({ kind, code, message }: CarrierFailure, service: Service): Rejection {
  if (kind === 'refused') return refusedByCarrier(service, message.slice(0, MAX_WORDS));
  const isDisabled = kind === 'credentials' || code === 'PAUSED' || code === 'QUIET';
  return rejection(service, isDisabled ? 'CARRIER_DISABLED' : 'CARRIER_TIMEOUT');
}

const MG_PER_GRAM = 1_000;

interface Offering {
  readonly enquiry: Enquiry;
  readonly estimated: boolean;
}

/** Undefined if a part of the markup has no exchange rate into the carrier's currency. */
function offerFrom(
  account: ConnectedAccount,
  { service, mapped }: SoldService,
  { price, chargeableG, minTransitDays, maxTransitDays }: CarrierOffer,
  { enquiry, estimated }: Offering,
): Offer | undefined {
  if (price.minor < 0n) return undefined;
  const markup = markupOn(enquiry, mapped.markup, price);
  if (markup === undefined) return undefined;
  const weights = weightsOf(enquiry.request.parcel, service);
  const most = maxTransitDays ?? Math.max(minTransitDays ?? 0, service.maxTransitDays);
  return {
    service,
    card: null,
    tier: null,
    weights: { ...weights, chargeableMg: chargeableG === undefined ? weights.chargeableMg : chargeableG * MG_PER_GRAM },
    currency: price.currency,
    base: price.minor,
    surcharges: [],
    freight: price.minor + markup,
    minTransitDays: Math.min(minTransitDays ?? service.minTransitDays, most),
    maxTransitDays: most,
    live: {
      accountId: account.id,
      carrierService: mapped.carrierService,
      price: money(price.minor, price.currency),
      ownAccount: account.sellerId !== null,
      firstMile: mapped.firstMile,
      estimated,
    },
  };
}
