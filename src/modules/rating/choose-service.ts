import type { Quote } from './quote.js';

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
