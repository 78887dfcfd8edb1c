import type { Quote } from './quote.js';

/** The cheapest quote by what the seller pays; among equals the faster one, then the first service code. */
export function chooseService(quotes: readonly Quote[]): Quote | undefined {
  return quotes.reduce<Quote | undefined>((best, candidate) => (best && isBetter(best, candidate) ? best : candidate), undefined);
}

/** The price in the shop's checkout: the display rate when a rule made one, else the actual rate. */
export const shownRate = (quote: Quote): Quote['actualRate'] => quote.displayRate ?? quote.actualRate;

function isBetter(left: Quote, right: Quote): boolean {
  if (left.actualRate.minor !== right.actualRate.minor) return left.actualRate.minor < right.actualRate.minor;
  if (left.maxTransitDays !== right.maxTransitDays) return left.maxTransitDays < right.maxTransitDays;
  return left.service.code <= right.service.code;
}
