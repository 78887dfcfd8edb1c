import { MedusaError } from '@medusajs/framework/utils';
import { placeOf } from '../address.js';
import type { Quote, RateRequest } from './rate-book.js';

export const CHEAPEST = 'cheapest';

/** The price of an option, or why it has none, in words for the shopper and in codes for the log. */
export type Price = { readonly amount: number } | { readonly reason: string; readonly log: string };

export function priceOf(service: string, request: RateRequest, quote: Quote): Price {
  // Cheapest first.
  const rate = service === CHEAPEST ? quote.rates[0] : quote.rates.find(({ service_code: code }) => code === service);
  if (rate) return { amount: rate.total_price };
  const rejected = quote.rejected.filter(({ service_code: code }) => service === CHEAPEST || code === service);
  const why = rejected.map(({ service_code: code, code: reason, message }) => `${code}: ${message} (${reason})`).join(' ');
  const route = `from ${placeOf(request.origin as Place)} to ${placeOf(request.destination as Place)}`;
  return {
    reason: `This shipping option is not available ${route}. ${rejected.map(({ message }) => message).join(' ')}`.trim(),
    log: `shipgraph has no price for ${service} ${route}. ${why || 'The service is not offered.'} Request ${quote.requestId}.`,
  };
}

type Place = Parameters<typeof placeOf>[0];

export const notOffered = (reason: string): MedusaError => new MedusaError(MedusaError.Types.NOT_ALLOWED, reason, 'RATE_UNAVAILABLE');
