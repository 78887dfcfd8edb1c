import { type BoxSize, type QuoteRequest, sizeOf } from '../carriers/index.js';
import type { RateBook } from './rate-book.js';
import { routeBetween, type Route } from './route.rules.js';
import type { Terms } from '../pricing/index.js';

/** One pricing request, with everything precomputed that all services share. */
export interface Enquiry {
  readonly book: RateBook;
  readonly request: QuoteRequest;
  readonly terms: Terms;
  readonly route: Route;
  readonly at: number;
  readonly size: BoxSize | null;
}

export function enquire(book: RateBook, request: QuoteRequest, terms: Terms): Enquiry {
  const { origin, destination, isReturn = false, parcel } = request;
  const route = isReturn ? routeBetween(book.routes, destination, origin) : routeBetween(book.routes, origin, destination);
  return { book, request, terms, route, at: request.at.getTime(), size: parcel.box && sizeOf(parcel.box) };
}
