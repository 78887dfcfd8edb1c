import type { CarrierConnections, ConnectedAccount } from '../carrier-accounts/index.js';
import { type QuoteRequest, rejection, type Rejection } from '../carriers/index.js';
import type { Terms } from '../pricing/index.js';
import { enquire, type Enquiry, type RateBook, type Service } from './rate-book.js';
import { liveOffers, type LiveOffers, type SoldService } from './live-offers.js';
import { LiveQuotes } from './live-quotes.js';
import { quote, quoteOffer, type Quote, type QuoteAnswer, type QuoteOptions } from './quote.js';
import type { Offer } from './offer.js';

/** Prices a shipment with the book and all connected carriers. Synchronous when no carrier has to be asked. */
export type CollectQuotes = (
  book: RateBook,
  request: QuoteRequest,
  terms: Terms,
  options?: QuoteOptions,
) => QuoteAnswer | Promise<QuoteAnswer>;

export interface CollectorParts {
  readonly connections: Pick<CarrierConnections, 'sellingTo'>;
  readonly quotes?: LiveQuotes;
}

/** Create one collector per process: it remembers what carriers answered. */
export function quoteCollector({ connections, quotes = new LiveQuotes() }: CollectorParts): CollectQuotes {
  return (book, request, terms, options = {}) => {
    const accounts = request.isTest ? [] : connections.sellingTo(terms.sellerId ?? null);
    if (accounts.length === 0) return quote(book, request, terms, options);
    const enquiry = enquire(book, request, terms);
    const asked = wanted(book, request, accounts).map(([account, sold]) => liveOffers(quotes, account, sold, enquiry));
    const finish = (answers: readonly LiveOffers[]): QuoteAnswer =>
      merge(quote(book, request, terms, options), quoteOffers(enquiry, answers, options));
    const isSettled = (answer: LiveOffers | Promise<LiveOffers>): answer is LiveOffers => !(answer instanceof Promise);
    return asked.every(isSettled) ? finish(asked) : Promise.all(asked.map(async (answer) => answer)).then(finish);
  };
}

/** The services to ask each account for. A seller's own account goes before the operator's for the same service. */
function wanted(book: RateBook, request: QuoteRequest, accounts: readonly ConnectedAccount[]): [ConnectedAccount, SoldService[]][] {
  const codes = request.services && new Set(request.services);
  const taken = new Set<string>();
  return accounts.flatMap((account): [ConnectedAccount, SoldService[]][] => {
    const sold = account.services.flatMap((mapped): SoldService[] => {
      const service = book.services.get(mapped.serviceCode);
      if (!service || !isSold(service, account) || !mapped.active || taken.has(service.code) || (codes && !codes.has(service.code)))
        return [];
      taken.add(service.code);
      return [{ service, mapped }];
    });
    return sold.length === 0 ? [] : [[account, sold]];
  });
}

const isSold = ({ active, carrier }: Service, { carrierCode }: ConnectedAccount): boolean =>
  active && carrier.active && carrier.kind === 'connected' && carrier.code === carrierCode;

function quoteOffers(enquiry: Enquiry, answers: readonly LiveOffers[], { explain }: QuoteOptions): QuoteAnswer {
  const quotes: Quote[] = [];
  const rejected: Rejection[] = answers.flatMap((answer) => [...answer.rejected]);
  for (const offer of answers.flatMap((answer): readonly Offer[] => answer.offers)) {
    const outcome = quoteOffer(enquiry, offer);
    if (typeof outcome === 'string') rejected.push(rejection(offer.service, outcome));
    else quotes.push(outcome);
  }
  return { quotes, rejected: explain ? rejected : [] };
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
