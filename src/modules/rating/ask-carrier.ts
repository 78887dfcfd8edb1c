import {
  type CarrierAdapter,
  type CarrierAnswer,
  type CarrierOffer,
  type CircuitBreaker,
  type QuoteRequest,
  rejection,
  type Rejection,
  type RejectionCode,
} from '../carriers/index.js';
import type { Offer } from './offer.js';
import type { RateBook, Service } from './rate-book.js';
import { weightsOf } from './weight.rules.js';

/** A connection to one carrier and its record of failures. */
export interface CarrierLine {
  readonly adapter: CarrierAdapter;
  readonly breaker: CircuitBreaker;
  readonly timeoutMs: number;
  readonly onFailure: (carrierCode: string, error: unknown) => void;
}

export interface AskedCarrier {
  readonly offers: readonly Offer[];
  readonly rejected: readonly Rejection[];
}

/**
 * Asks one carrier for its active services. Never throws: a failing carrier is reported as the rejection reason of each of its services.
 */
export async function askCarrier(line: CarrierLine, book: RateBook, request: QuoteRequest): Promise<AskedCarrier> {
  const services = askableServices(book, line.adapter.code, request);
  if (services.length === 0) return { offers: [], rejected: [] };
  if (!line.breaker.allows()) return allRejected(services, 'CARRIER_DISABLED');
  try {
    const answer = await inTime(line, { ...request, services: services.map((service) => service.code) });
    const asked = understood(answer, services, request);
    line.breaker.succeeded();
    return asked;
  } catch (error) {
    line.breaker.failed();
    line.onFailure(line.adapter.code, error);
    return allRejected(services, 'CARRIER_TIMEOUT');
  }
}

function askableServices(book: RateBook, carrierCode: string, request: QuoteRequest): Service[] {
  const wanted = request.services && new Set(request.services);
  return [...book.services.values()].filter(({ carrier, active, code }) => {
    return carrier.code === carrierCode && carrier.kind === 'adapter' && carrier.active && active && (!wanted || wanted.has(code));
  });
}

async function inTime({ adapter, timeoutMs }: CarrierLine, request: QuoteRequest): Promise<CarrierAnswer> {
  const abandoned = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The carrier ${adapter.code} did not answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([adapter.quote(request, abandoned.signal), late]);
  } finally {
    clearTimeout(timer);
    abandoned.abort();
  }
}

function understood(answer: CarrierAnswer, services: readonly Service[], request: QuoteRequest): AskedCarrier {
  const byCode = new Map(services.map((service) => [service.code, service]));
  const named = <T extends { serviceCode: string }>(each: T): [Service, T][] => {
    const service = byCode.get(each.serviceCode);
    return service ? [[service, each]] : [];
  };
  const offers = answer.offers.flatMap(named).map(([service, offer]) => offerFrom(service, offer, request));
  const rejected = answer.rejected.flatMap(named).map(([service, { code }]) => rejection(service, code));
  const mentioned = new Set([...offers.map(({ service }) => service.code), ...rejected.map(({ serviceCode }) => serviceCode)]);
  const passedOver = services.filter((service) => !mentioned.has(service.code));
  return { offers, rejected: [...rejected, ...passedOver.map((service) => rejection(service, 'ROUTE_NOT_SERVED'))] };
}

function offerFrom(service: Service, { freight, ...offer }: CarrierOffer, request: QuoteRequest): Offer {
  if (freight.minor < 0n) throw new Error(`The carrier returned a negative price for ${service.code}.`);
  const weights = weightsOf(request.parcel, service);
  return {
    service,
    card: null,
    tier: null,
    weights: { ...weights, chargeableMg: offer.chargeableMg ?? weights.chargeableMg },
    currency: freight.currency,
    base: freight.minor,
    surcharges: [],
    freight: freight.minor,
    minTransitDays: offer.minTransitDays ?? service.minTransitDays,
    maxTransitDays: offer.maxTransitDays ?? service.maxTransitDays,
  };
}

const allRejected = (services: readonly Service[], code: RejectionCode): AskedCarrier => ({
  offers: [],
  rejected: services.map((service) => rejection(service, code)),
});
