import { divideRounded } from '../../kernel/decimal.js';
import { fieldError, problem, refuse } from '../../kernel/errors.js';
import { daysAfter } from '../../kernel/clock.js';
import { money, subtract, type Money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import type { Actor } from '../../kernel/actor.js';
import type { Address } from '../addresses/index.js';
import { breakdownOf } from './breakdown.js';
import { visibleLines } from './breakdown.rules.js';
import { exchangeFor } from '../../kernel/exchange.js';
import { sealPrice } from './held-price.js';
import { type Quote, shownRate } from './quote.js';
import { rateIds, type RateIds } from './rate-id.js';
import { checkRateRequest, collectionOf, type CheckedQuoteRequest, type CheckedRateRequest } from './rate-request.rules.js';
import type { PlanDiscountType, RateBreakdownLineType, RateOptionType, RatesInput, RatesType } from './rate.types.js';
import { codFeeFor, sellerTerms, type SellerPricing, type PricingServices } from '../pricing/index.js';
import type { RatingServices } from './services.js';

/** An option keeps its quote, so that the breakdown is only built on request. */
export interface RateOption extends RateOptionType {
  readonly quote: Quote;
  /** Where the parcel is picked up; null for a return. */
  readonly from: Address | null;
}

/** The services for a shipment, at the prices that the caller's shoppers see. CURRENCY_NOT_SUPPORTED without an exchange rate. */
export async function readRates(
  context: Context<RatingServices>,
  given: RatesInput & { sellerId?: string | null },
  explain: boolean,
): Promise<RatesType> {
  const { actor, services } = context;
  const checked = checkRateRequest(given, services.settings);
  assertConvertible(context, checked);
  const pricing = await pricingFor(context, given.sellerId ?? null);

  const book = services.rateBook.current();
  const now = services.clock.now();
  const request = {
    origin: checked.origin,
    destination: checked.destination,
    parcel: checked.measured.parcel,
    type: checked.type,
    products: checked.products,
    currency: checked.currency,
    cod: collectionOf(given, checked.currency),
    orderValue: checked.orderValueMinor === null ? null : money(checked.orderValueMinor, checked.currency),
    at: now,
    isTest: actor.shop?.isTest === true,
  };
  const { quotes, rejected } = await services.collectQuotes(book, request, sellerTerms(services, pricing, actor.shopId ?? null), {
    explain,
  });

  const expiresAt = daysAfter(now, services.settings.quoteTtlDays);
  const idOf = rateIds(services.secrets, expiresAt);
  const seal = (quote: Quote): string => sealPrice(services.secrets, quote, request, expiresAt);
  const codFee = codFeeOf(services, pricing, request);
  const rates = quotes.map((quote) => optionOf({ ...quote, codFee }, { expiresAt, idOf, seal, from: checked.origin })).sort(byPrice);
  return { rates, rejected, requestId: context.requestId, warnings: checked.warnings };
}

export function assertConvertible({ services }: Context<RatingServices>, { currency }: Pick<CheckedRateRequest, 'currency'>): void {
  const { fx, baseCurrency } = services.rateBook.current();
  if (exchangeFor(fx, { from: baseCurrency, to: currency, at: services.clock.now().getTime() })) return;
  throw refuse(
    'CURRENCY_NOT_SUPPORTED',
    {},
    { errors: [fieldError('currency', 'CURRENCY_NOT_SUPPORTED', problem('noRate', { currency }))] },
  );
}

/** Sellers see their own prices; the operator sees any seller's, or the public ones. */
export async function pricingFor(context: Context<PricingServices>, wanted: string | null): Promise<SellerPricing | null> {
  const own = context.actor.sellerId;
  if (own !== undefined && wanted !== null && wanted.toLowerCase() !== own) throw refuse('SELLER_NOT_FOUND');
  const sellerId = own ?? wanted;
  if (sellerId === null) return null;
  const { pricing } = context.services;
  if (!isUuid(sellerId)) throw refuse('SELLER_NOT_FOUND');
  return pricing.remembered(sellerId) ?? pricing.of(context.sql, sellerId);
}

/** What the seller pays for the collection, by the general terms without a seller. Null while the amount is unknown: it may depend on the price. */
export function codFeeOf(
  services: Context<PricingServices>['services'],
  pricing: SellerPricing | null,
  { cod, currency }: Pick<CheckedQuoteRequest, 'cod' | 'currency'>,
): Money | null {
  if (!cod?.amount) return null;
  if (pricing) return money(codFeeFor(services, pricing, cod.amount).feeMinor, currency);
  return money(divideRounded(cod.amount.minor * services.settings.codFeeBasisPoints, 10_000n), currency);
}

interface OptionParts {
  readonly expiresAt: Date;
  readonly idOf: RateIds;
  /** Encrypts a live price for its id. */
  readonly seal: (quote: Quote) => string;
  readonly from: Address | null;
}

const METHODS = { door_to_door: 'Door to door', door_to_hub: 'Door to hub', hub_to_door: 'Hub to door' } as const;

export function optionOf(quote: Quote, { expiresAt, idOf, seal, from }: OptionParts): RateOption {
  const { service, carrier } = quote;
  const shown = shownRate(quote);
  const id = idOf({ serviceCode: service.code, rateCardVersion: quote.rateCardVersion, priceMinor: shown.minor, currency: shown.currency });
  return {
    id: quote.offer.live ? `${id}.${seal(quote)}` : id,
    logo: `/static/carriers/${carrier.code}.svg`,
    pickupDropoffMethod: METHODS[service.pickupDropoff],
    serviceName: service.name,
    serviceCode: service.code,
    carrierCode: carrier.code,
    carrierName: carrier.name,
    description: transitTime(quote),
    totalPrice: shown,
    minTransitDays: quote.minTransitDays,
    maxTransitDays: quote.maxTransitDays,
    expiresAt,
    estimated: quote.offer.live?.estimated === true,
    quote,
    from,
  };
}

function transitTime({ minTransitDays: min, maxTransitDays: max }: Quote): string {
  if (max === 0) return 'Same day';
  const days = min === max ? `${max}` : `${min}-${max}`;
  return `${days} business ${max === 1 ? 'day' : 'days'}`;
}

export const byPrice = (left: RateOption, right: RateOption): number =>
  left.totalPrice.minor === right.totalPrice.minor
    ? left.serviceCode < right.serviceCode
      ? -1
      : 1
    : left.totalPrice.minor < right.totalPrice.minor
      ? -1
      : 1;

/** The lines that the caller may see. */
export const breakdownLines = (actor: Actor, { quote }: RateOption): RateBreakdownLineType[] =>
  visibleLines(actor, quote, breakdownOf(quote)).map(({ code, label, amount }) => ({ code, label, amount }));

/** The difference between public rate and actual rate, including the plan's minimum charge. */
export function discountOf({ quote: { planName, planPercent, publicRate, actualRate } }: RateOption): PlanDiscountType | null {
  if (planName === null) return null;
  return { planName, percent: planPercent === null ? null : Number(planPercent) / 100, amount: subtract(publicRate, actualRate) };
}
