import { type BasisPoints, type Money, money, zero } from '../../kernel/money.js';
import { displayRateOf, type DisplayRule, matchingRule, plannedRate, planPercent, type Terms } from '../pricing/index.js';
import { enquire, type Enquiry, type Carrier, type RateBook, type Service } from './rate-book.js';
import { amountIn, convert, exchangeFor, type Exchange } from '../../kernel/exchange.js';
import { offerOf, type Offer } from './offer.js';
import { type QuoteRequest, rejection, type Rejection, type RejectionCode, unknownService } from '../carriers/index.js';
import type { Weights } from './weight.rules.js';

export interface Quote {
  readonly service: Service;
  readonly carrier: Carrier;
  /** The moment whose prices, surcharges and exchange rates apply. */
  readonly pricedAt: Date;
  /** Tier, card and version are null when the carrier supplied the price. */
  readonly tier: string | null;
  readonly rateCardId: string | null;
  readonly rateCardVersion: number | null;
  readonly weights: Weights;
  /** In the currency of the rate card; every other amount is in the currency of the request. */
  readonly freight: Money;
  readonly publicRate: Money;
  readonly actualRate: Money;
  /** Null when no display rule matched. */
  readonly displayRate: Money | null;
  readonly planName: string | null;
  /** Null without a plan, and when the plan has a flat price for the service. */
  readonly planPercent: BasisPoints | null;
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
  /** Added by the caller that knows the amount to collect. */
  readonly codFee: Money | null;
  /** The components of the price, from which `breakdownOf` builds the line items. */
  readonly offer: Offer;
  readonly exchange: Exchange;
  readonly displayRule: DisplayRule | null;
}

export interface QuoteAnswer {
  /** Sorted by service code. */
  readonly quotes: readonly Quote[];
  /** Empty unless `explain` was set. */
  readonly rejected: readonly Rejection[];
}

export interface QuoteOptions {
  /** Also returns a rejection reason for every service without a quote, which requires evaluating all services. */
  readonly explain?: boolean;
}

/** Prices a shipment with every service of the book that can take it. */
export function quote(book: RateBook, request: QuoteRequest, terms: Terms, options: QuoteOptions = {}): QuoteAnswer {
  const enquiry = enquire(book, request, terms);
  const quotes: Quote[] = [];
  const rejected: Rejection[] = options.explain ? unknownServices(enquiry) : [];
  for (const service of candidates(enquiry, options)) {
    const outcome = quoteService(enquiry, service);
    if (typeof outcome !== 'string') quotes.push(outcome);
    else if (options.explain) rejected.push(rejection(service, outcome));
  }
  return { quotes, rejected };
}

/** The seller's price and the shopper's price for an offer, or why they cannot be computed. */
export function quoteOffer(enquiry: Enquiry, offer: Offer): Quote | RejectionCode {
  const { book, request, terms, at } = enquiry;
  const { service, freight, currency } = offer;
  const exchange = exchangeFor(book.fx, { from: currency, to: request.currency, at });
  if (!exchange) return 'FX_MISSING';
  const publicRate = money(convert(freight, exchange), request.currency);
  const actualRate = offer.live?.ownAccount ? handlingFee(enquiry) : plannedPrice(enquiry, offer, exchange);
  if (!actualRate) return 'FX_MISSING';
  const displayRule = request.isReturn ? null : matchingRule(enquiry, service);
  // The shopper pays for the carrier, whether it bills the operator or the seller.
  const base = offer.live?.ownAccount ? publicRate : actualRate;
  const displayRate = displayRule
    ? displayRateOf(displayRule, base, enquiry)
    : offer.live?.ownAccount && !request.isReturn
      ? publicRate
      : null;
  if (displayRule === undefined || displayRate === undefined) return 'FX_MISSING';
  return {
    service,
    carrier: service.carrier,
    pricedAt: request.at,
    tier: offer.tier,
    rateCardId: offer.card?.id ?? null,
    rateCardVersion: offer.card?.version ?? null,
    weights: offer.weights,
    freight: money(freight, currency),
    publicRate,
    actualRate,
    displayRate,
    planName: terms.plan?.name ?? null,
    planPercent: terms.plan && planPercent(terms.plan, service),
    minTransitDays: offer.minTransitDays,
    maxTransitDays: offer.maxTransitDays,
    codFee: null,
    offer,
    exchange,
    displayRule,
  };
}

/** The seller's price under its plan. */
function plannedPrice({ book, request, terms, at }: Enquiry, { service, freight, currency }: Offer, exchange: Exchange): Money | undefined {
  const planned = terms.plan ? plannedRate(terms.plan, book.fx, { service, freight, currency, at }) : freight;
  return planned === undefined ? undefined : money(convert(planned, exchange), request.currency);
}

/** What we charge for a parcel that the carrier bills to the seller. */
function handlingFee({ book, request, terms, at }: Enquiry): Money | undefined {
  const { plan } = terms;
  if (!plan) return zero(request.currency);
  const minor = amountIn(book.fx, plan.handlingFee, { from: plan.currency, to: request.currency, at });
  return minor === undefined ? undefined : money(minor, request.currency);
}

function quoteService(enquiry: Enquiry, service: Service): Quote | RejectionCode {
  const offer = offerOf(enquiry, service);
  return typeof offer === 'string' ? offer : quoteOffer(enquiry, offer);
}

/** Without `explain`, evaluate only the services with a price for the route, however many others the book has. */
function candidates({ book, request, route }: Enquiry, { explain }: QuoteOptions): Iterable<Service> {
  if (request.services) return [...new Set(request.services)].sort().flatMap((code) => book.services.get(code) ?? []);
  return explain ? book.services.values() : route.services;
}

function unknownServices({ book, request }: Enquiry): Rejection[] {
  return [...new Set(request.services ?? [])].filter((code) => !book.services.has(code)).map(unknownService);
}

/** The quote with the lowest actual rate; ties go to the faster service, then to the first service code. */
export function chooseService(quotes: readonly Quote[]): Quote | undefined {
  return quotes.reduce<Quote | undefined>((best, candidate) => (best && isBetter(best, candidate) ? best : candidate), undefined);
}

/** The price shown at checkout: the display rate if a rule applied, else the actual rate. */
export const shownRate = (quote: Quote): Quote['actualRate'] => quote.displayRate ?? quote.actualRate;

function isBetter(left: Quote, right: Quote): boolean {
  if (left.actualRate.minor !== right.actualRate.minor) return left.actualRate.minor < right.actualRate.minor;
  if (left.maxTransitDays !== right.maxTransitDays) return left.maxTransitDays < right.maxTransitDays;
  return left.service.code <= right.service.code;
}
