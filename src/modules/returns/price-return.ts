import { Refusal, refuse, type FieldError } from '../../kernel/errors.js';
import type { CoreServices } from '../../platform/services.js';
import { chooseService, type Quote, type RatingServices } from '../rating/index.js';
import { sellerTerms, type SellerPricing } from '../pricing/index.js';
import type { QuoteRequest } from '../carriers/index.js';
import type { OriginalShipment } from './original-shipment.js';

/**
 * Prices a return: the original package on the reversed route, without display rules. INVALID_CARRIER, RATE_UNAVAILABLE,
 * RATE_CALCULATION_FAILED. Calls carriers, so call it before a transaction begins.
 */
export async function priceReturn(
  services: CoreServices & RatingServices,
  original: OriginalShipment,
  { carrier, pricing }: { carrier: string | null; pricing: SellerPricing },
): Promise<Quote> {
  try {
    return await quoteReturn(services, original, { carrier, pricing });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse('RATE_CALCULATION_FAILED', {}, { cause: error });
  }
}

async function quoteReturn(
  services: CoreServices & RatingServices,
  original: OriginalShipment,
  { carrier, pricing }: { carrier: string | null; pricing: SellerPricing },
): Promise<Quote> {
  const request: QuoteRequest = {
    origin: original.origin,
    destination: original.destination,
    parcel: original.parcel,
    type: original.documents ? 'document' : 'non_document',
    currency: original.currency,
    at: services.clock.now(),
    services: carrier === null ? null : [carrier],
    isReturn: true,
    isTest: original.test,
  };
  const terms = sellerTerms(services, pricing, original.shopId);
  const ask = (explain: boolean) => services.collectQuotes(services.rateBook.current(), request, terms, { explain });
  const quote = chooseService((await ask(false)).quotes);
  if (quote) return quote;
  const { rejected } = await ask(true);
  const errors = rejected.map(({ serviceCode, ...why }): FieldError => ({
    ...why,
    field: 'carrier',
    message: `${serviceCode}: ${why.message}`,
  }));
  if (carrier === null) throw refuse('RATE_UNAVAILABLE.notReturnable', {}, { errors });
  throw refuse('INVALID_CARRIER.notForReturn', { carrier }, { errors });
}
