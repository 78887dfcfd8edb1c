import { daysAfter } from '../../kernel/clock.js';
import { invalid, Refusal, refuse, refuseFields } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { sealPrice } from './held-price.js';
import type { Quote } from './quote.js';
import { checkQuoteRequest } from './rate-request.rules.js';
import { rateIds } from './rate-id.js';
import type { QuoteRatesInput, RateQuoteType } from './rate.types.js';
import { assertConvertible, byPrice, codFeeOf, optionOf, pricingFor } from './read-rates.js';
import { planOf, sellerTerms, type SellerPricing, type PricingServices } from '../pricing/index.js';
import type { RatingServices } from './services.js';

/** For services that do not specify one. */
const USUAL_DIVISOR = 5000;

/** Prices for the operator: a seller's prices including the plan discount, or public prices. Writes nothing. */
export async function quoteRates(context: Context<RatingServices>, given: QuoteRatesInput): Promise<RateQuoteType> {
  const { actor, services } = context;
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
  const checked = checkQuoteRequest(given, services.settings);
  assertConvertible(context, checked);
  const pricing = await pricingOfSeller(context, given.sellerId ?? null);

  const now = services.clock.now();
  const request = { ...checked, parcel: checked.measured.parcel, at: now, isReturn: given.isReturn === true };
  const terms = sellerTerms(services, pricing, null);
  const { quotes, rejected } = await services.collectQuotes(services.rateBook.current(), request, terms, { explain: true });

  const expiresAt = daysAfter(now, services.settings.quoteTtlDays);
  const idOf = rateIds(services.secrets, expiresAt);
  const seal = (quote: Quote): string => sealPrice(services.secrets, quote, request, expiresAt);
  const options = quotes.map((quote) => {
    const option = optionOf(
      { ...quote, codFee: codFeeOf(services, pricing, checked) },
      { expiresAt, idOf, seal, from: request.isReturn ? null : checked.origin },
    );
    return { ...option, totalPrice: pricing ? quote.actualRate : quote.publicRate };
  });
  return {
    options: options.sort(byPrice),
    rejected,
    warnings: checked.warnings,
    requestId: context.requestId,
    sellerId: pricing?.sellerId ?? null,
    planName: pricing && (planOf(services, pricing)?.name ?? null),
    currency: checked.currency,
    generatedAt: now,
    divisor: divisorOf(quotes),
  };
}

async function pricingOfSeller(context: Context<PricingServices>, sellerId: string | null): Promise<SellerPricing | null> {
  try {
    return await pricingFor(context, sellerId);
  } catch (error) {
    // The seller is an input field here, so an unknown id is a field error.
    if (error instanceof Refusal && error.code === 'SELLER_NOT_FOUND') throw refuseFields([invalid('sellerId', 'notSellerId')]);
    throw error;
  }
}

const divisorOf = (quotes: readonly Quote[]): number => quotes[0]?.service.volumetricDivisor ?? USUAL_DIVISOR;
