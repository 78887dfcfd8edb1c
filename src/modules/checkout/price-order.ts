import { invalid, refuse, refuseAt, refuseFields, type FieldError } from '../../kernel/errors.js';
import { warning } from '../../kernel/field-warnings.js';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { CoreServices } from '../../platform/services.js';
import { amountIn, exchangeFor } from '../../kernel/exchange.js';
import { carriesPrice, chooseService, openPrice, placeWarning, readRateId, shownRate, type Quote } from '../rating/index.js';
import { codFeeFor, planOf, sellerTerms, type SellerPricing } from '../pricing/index.js';
import { type HeldPrice, packageOf, type Parcel, type QuoteRequest } from '../carriers/index.js';
import { detailsMissing } from './details-missing.js';
import type { CheckoutServices } from './services.js';
import { collectionOf, orderValue, type CheckedOrder, type DecidedOrder, type OrderWarning } from '../orders/index.js';

/** An order with its carrier selected and all amounts known. */
export interface PricedOrder extends DecidedOrder {
  readonly pricing: SellerPricing;
  readonly parcel: Parcel;
  readonly quote: Quote;
  /** Every quote that the order could go with. */
  readonly quotes: readonly Quote[];
  readonly planId: string | null;
  /** No zone has the destination, in a country whose zones go by names. */
  readonly isPlaceUnknown: boolean;
}

/** Whose order it is. */
interface Party {
  readonly sellerId: string;
  readonly shopId: string;
  readonly isTest: boolean;
  /** Weighed and measured as a whole; else the parcel follows from the products. */
  readonly parcel?: Parcel | null;
  /** Selects the code of one of the quoted services for an order that names none; the cheapest if undefined. */
  readonly prefer?: (quotes: readonly Quote[]) => string | undefined;
}

export interface PricingParts {
  readonly sql: RunSql;
  readonly services: CoreServices & CheckoutServices;
}

const NOTHING_MISSING: ReadonlyMap<string, readonly OrderWarning[]> = new Map();

/** Selects the named service, else the preferred one, else the cheapest. INVALID_CARRIER, RATE_UNAVAILABLE or CURRENCY_NOT_SUPPORTED. */
export async function priceOrder({ sql, services }: PricingParts, order: CheckedOrder, party: Party): Promise<PricedOrder> {
  const pricing = services.pricing.remembered(party.sellerId) ?? (await services.pricing.of(sql, party.sellerId));
  assertConvertible(services, order.currency);
  const measured = party.parcel ? { parcel: party.parcel, warnings: [] } : packageOf(order.products);
  const promise = promised(services, order);
  const plain = quoteRequest(services, order, measured.parcel, promise.serviceCode);
  const held = order.rateId === null ? undefined : openPrice(services.secrets, order.rateId, plain);
  const request = { ...plain, held: held ?? null, isTest: party.isTest };
  const terms = sellerTerms(services, pricing, party.shopId);
  const { quotes } = await services.collectQuotes(services.rateBook.current(), request, terms);
  const sellable = withinCodLimit(services, order, quotes);
  const offered = { shopId: party.shopId, parcel: measured.parcel, quotes: sellable };
  const missing = sellable.some(({ offer }) => offer.live) ? await detailsMissing({ sql, services }, order, offered) : NOTHING_MISSING;
  // A carrier that could not book the order as it is comes last.
  const cheapest = chooseService(sellable.filter(({ service }) => !missing.has(service.code))) ?? chooseService(sellable);
  const preferred = promise.serviceCode === null ? party.prefer?.(sellable) : undefined;
  const quote = sellable.find(({ service }) => service.code === preferred) ?? cheapest;
  if (!quote)
    throw await unavailable(services, order, () => services.collectQuotes(services.rateBook.current(), request, terms, { explain: true }));

  const collectionMinor = order.paymentStatus === 'postpaid' ? collectionOf(order, shownRate(quote).minor) : 0n;
  const ofPlace = placeWarning(services.rateBook.current(), order.destination, 'destination.city');
  const fee = codFeeFor(services, pricing, { minor: collectionMinor, currency: order.currency });
  return {
    order,
    pricing,
    parcel: measured.parcel,
    warnings: [
      ...order.warnings,
      ...measured.warnings,
      ...promise.warnings,
      ...(ofPlace ? [ofPlace] : []),
      ...repriced(order, { promise, held }),
      ...(missing.get(quote.service.code) ?? []),
    ],
    quote,
    isPlaceUnknown: ofPlace !== undefined,
    quotes: sellable,
    planId: planOf(services, pricing)?.id ?? null,
    carrierAutoSelected: promise.serviceCode === null,
    collectionMinor,
    codFeeBasisPoints: fee.basisPoints,
    codFeeMinor: fee.feeMinor,
  };
}

function assertConvertible(services: CoreServices & CheckoutServices, currency: string): void {
  const { fx, baseCurrency } = services.rateBook.current();
  if (exchangeFor(fx, { from: baseCurrency, to: currency, at: services.clock.now().getTime() })) return;
  throw refuseAt('order.currency', 'CURRENCY_NOT_SUPPORTED.noRate', { currency });
}

interface Promised {
  /** The service that the shopper chose; null if the order names none. */
  readonly serviceCode: string | null;
  readonly warnings: readonly OrderWarning[];
}

/** The service of the quote that an order names. A quote that has expired does not stop a sale: the order is priced again. */
function promised({ secrets, clock }: CoreServices, { rateId, carrier }: CheckedOrder): Promised {
  if (rateId === null) return { serviceCode: carrier, warnings: [] };
  const quoted = readRateId(secrets, rateId, clock.now());
  if (!quoted) return { serviceCode: carrier, warnings: [warning('order.rateId', 'RATE_EXPIRED')] };
  if (carrier !== null && carrier !== quoted.serviceCode)
    throw refuseFields([invalid('order.rateId', 'quotedForOther', { quoted: quoted.serviceCode, carrier })]);
  return { serviceCode: quoted.serviceCode, warnings: [] };
}

/** A live price holds only for what was quoted. */
function repriced(
  { rateId }: CheckedOrder,
  { promise, held }: { promise: Promised; held: HeldPrice | undefined },
): readonly OrderWarning[] {
  if (rateId === null || held || promise.serviceCode === null || promise.warnings.length > 0 || !carriesPrice(rateId)) return [];
  return [warning('order.rateId', 'RATE_NOT_HELD')];
}

function quoteRequest(services: CoreServices, order: CheckedOrder, parcel: Parcel, serviceCode: string | null): QuoteRequest {
  const { currency, collectionGiven } = order;
  return {
    origin: order.origin,
    destination: order.destination,
    parcel,
    type: 'non_document',
    currency,
    cod: order.paymentStatus === 'postpaid' ? { amount: collectionGiven === null ? null : money(collectionGiven, currency) } : null,
    orderValue: money(orderValue(order), currency),
    at: services.clock.now(),
    services: serviceCode === null ? null : [serviceCode],
  };
}

/** A collection that depends on the price can only be checked against a service's limit once that service is priced. */
function withinCodLimit(services: CoreServices & CheckoutServices, order: CheckedOrder, quotes: readonly Quote[]): readonly Quote[] {
  if (order.paymentStatus !== 'postpaid' || order.collectionGiven !== null) return quotes;
  const { fx } = services.rateBook.current();
  const at = services.clock.now().getTime();
  return quotes.filter((quote) => {
    const max = quote.service.codMax;
    if (!max) return true;
    const collected = amountIn(fx, collectionOf(order, shownRate(quote).minor), { from: order.currency, to: max.currency, at });
    return collected !== undefined && collected <= max.minor;
  });
}

async function unavailable(
  services: CoreServices & CheckoutServices,
  order: CheckedOrder,
  explain: () => ReturnType<CheckoutServices['collectQuotes']>,
): Promise<ReturnType<typeof refuse>> {
  const { rejected } = await explain();
  const errors = rejected.map(({ serviceCode, ...why }): FieldError => ({
    ...why,
    field: 'order.carrier',
    message: `${serviceCode}: ${why.message}`,
  }));
  if (order.carrier === null && order.rateId === null) return refuse('RATE_UNAVAILABLE', {}, { errors });
  const named = promised(services, order).serviceCode ?? '';
  const known = services.rateBook.current().services.has(named);
  return refuse(known ? 'INVALID_CARRIER.notForShipment' : 'INVALID_CARRIER.unknownService', { carrier: named }, { errors });
}
