import { askCarrier, type OnFailure } from './ask-carrier.js';
import { CarrierLine } from './carrier-line.js';
import { type CarrierAdapter, type QuoteRequest, rejection, type Rejection } from '../carriers/index.js';
import { enquire, type Enquiry } from './enquiry.js';
import { quote, quoteOffer, type Quote, type QuoteAnswer, type QuoteOptions } from './quote.js';
import type { RateBook } from './rate-book.js';
import type { Offer } from './offer.js';
import type { Terms } from '../pricing/index.js';

/** Prices a shipment with the book and all connected carriers. Synchronous when no carrier is connected. */
export type CollectQuotes = (
  book: RateBook,
  request: QuoteRequest,
  terms: Terms,
  options?: QuoteOptions,
) => QuoteAnswer | Promise<QuoteAnswer>;

export interface CollectorParts {
  /** Connections to carriers of kind `adapter`. */
  readonly adapters: readonly CarrierAdapter[];
  readonly timeoutMs?: number;
  readonly onFailure?: OnFailure;
}

const TIMEOUT_MS = 4_000;

/** Create one collector per process: it tracks which carriers fail. */
export function quoteCollector({ adapters, timeoutMs = TIMEOUT_MS, onFailure = () => undefined }: CollectorParts): CollectQuotes {
  if (adapters.length === 0) return quote;
  const lines = adapters.map((adapter) => new CarrierLine(adapter, timeoutMs));
  return async (book, request, terms, options = {}) => {
    const answers = await Promise.all(lines.map((line) => askCarrier(line, book, request, onFailure)));
    const offers = answers.flatMap((answer) => answer.offers);
    const rejected = answers.flatMap((answer) => answer.rejected);
    const connected = quoteOffers(enquire(book, request, terms), offers);
    const ours = quote(book, request, terms, options);
    return merge(ours, { quotes: connected.quotes, rejected: options.explain ? [...rejected, ...connected.rejected] : [] });
  };
}

function quoteOffers(enquiry: Enquiry, offers: readonly Offer[]): QuoteAnswer {
  const quotes: Quote[] = [];
  const rejected: Rejection[] = [];
  for (const offer of offers) {
    const outcome = quoteOffer(enquiry, offer);
    if (typeof outcome === 'string') rejected.push(rejection(offer.service, outcome));
    else quotes.push(outcome);
  }
  return { quotes, rejected };
}

/** The book rejects the services of connected carriers; the carriers' own answers replace those rejections. */
function merge(ours: QuoteAnswer, theirs: QuoteAnswer): QuoteAnswer {
  const spokenFor = new Set([...theirs.quotes.map((each) => each.service.code), ...theirs.rejected.map((each) => each.serviceCode)]);
  const kept = ours.rejected.filter((each) => !spokenFor.has(each.serviceCode));
  return {
    quotes: [...ours.quotes, ...theirs.quotes].sort((left, right) => (left.service.code < right.service.code ? -1 : 1)),
    rejected: [...kept, ...theirs.rejected],
  };
}
