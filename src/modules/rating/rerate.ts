import type { Parcel, Place } from '../carriers/index.js';
import { enquire, type RateBook } from './rate-book.js';
import { offerByCard } from './offer.js';
import { quoteOffer, type Quote } from './quote.js';

export interface RerateRequest {
  readonly serviceCode: string;
  readonly rateCardId: string | null;
  readonly planId: string | null;
  readonly currency: string;
  readonly parcel: Parcel;
  readonly origin: Place;
  readonly destination: Place;
  /** When the earlier quote was made; its prices, surcharges and exchange rates apply. */
  readonly at: Date;
  /** True when the earlier quote charged for cash collection. */
  readonly isCod: boolean;
  readonly isReturn: boolean;
}

/** Prices another parcel with the card and plan of an earlier quote. Undefined when that card cannot price it. */
export function rerate(book: RateBook, { isCod, ...request }: RerateRequest): Quote | undefined {
  const service = book.services.get(request.serviceCode);
  const card = request.rateCardId === null ? undefined : book.cardById.get(request.rateCardId);
  if (!service || !card) return undefined;
  const plan = request.planId === null ? null : (book.planById.get(request.planId) ?? null);
  // The carrier's collection charge does not depend on the amount.
  const cod = isCod ? { amount: null } : null;
  const enquiry = enquire(book, { ...request, cod, type: 'non_document' }, { plan, displayRules: [] });
  // The parcel is already at the hub, so ignore the limits of the service.
  const generous = {
    ...service,
    maxWeightMg: Number.MAX_SAFE_INTEGER,
    minWeightMg: 0,
    maxLengthUm: Number.MAX_SAFE_INTEGER,
    maxGirthUm: Number.MAX_SAFE_INTEGER,
  };
  const offer = offerByCard(enquiry, generous, card);
  if (typeof offer === 'string') return undefined;
  const quote = quoteOffer(enquiry, offer);
  return typeof quote === 'string' ? undefined : quote;
}
