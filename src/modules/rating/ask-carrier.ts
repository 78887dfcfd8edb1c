import { isBrokenCircuitError } from 'cockatiel';
import {
  type CarrierAnswer,
  type CarrierOffer,
  type QuoteRequest,
  rejection,
  type Rejection,
  type RejectionCode,
} from '../carriers/index.js';
import type { CarrierLine } from './carrier-line.js';
import type { Offer } from './offer.js';
import type { RateBook, Service } from './rate-book.js';
import { weightsOf } from './weight.rules.js';

/** Called on every carrier failure; the answer only carries the reason. */
export type OnFailure = (carrierCode: string, error: unknown) => void;

export interface AskedCarrier {
  readonly offers: readonly Offer[];
  readonly rejected: readonly Rejection[];
}

/**
 * Asks one carrier for its active services. Never throws: a failing carrier is reported as the rejection reason of each of its services.
 */
export async function askCarrier(line: CarrierLine, book: RateBook, request: QuoteRequest, onFailure: OnFailure): Promise<AskedCarrier> {
  const { adapter } = line;
  const services = askableServices(book, adapter.code, request);
  if (services.length === 0) return { offers: [], rejected: [] };
  const asked = { ...request, services: services.map((service) => service.code) };
  try {
    // An answer that makes no sense is a failure of the carrier too.
    return await line.call(async (signal) => understood(await adapter.quote(asked, signal), services, request));
  } catch (error) {
    if (isBrokenCircuitError(error)) return allRejected(services, 'CARRIER_DISABLED');
    onFailure(adapter.code, error);
    return allRejected(services, 'CARRIER_TIMEOUT');
  }
}

function askableServices(book: RateBook, carrierCode: string, request: QuoteRequest): Service[] {
  const wanted = request.services && new Set(request.services);
  return [...book.services.values()].filter(({ carrier, active, code }) => {
    return carrier.code === carrierCode && carrier.kind === 'adapter' && carrier.active && active && (!wanted || wanted.has(code));
  });
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
