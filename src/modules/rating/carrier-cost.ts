import { money, type Money } from '../../kernel/money.js';
import { cardInEffect } from './acceptance.rules.js';
import { enquire, type RateBook, type Service } from './rate-book.js';
import { amountIn } from '../../kernel/exchange.js';
import { offerByCard } from './offer.js';
import type { Parcel, Place, RejectionCode } from '../carriers/index.js';
import { publicTerms } from '../pricing/index.js';

export interface CarriedParcel {
  readonly serviceCode: string;
  readonly parcel: Parcel;
  readonly origin: Place;
  readonly destination: Place;
  /** Target currency of the cost. */
  readonly currency: string;
  /** When the carrier took the parcel over: prices and exchange rates of that moment apply. */
  readonly at: Date;
  readonly isReturn: boolean;
}

export interface CarrierCost {
  readonly rateCardId: string;
  readonly amount: Money;
}

/** The carrier's charge to the operator for this parcel, by the cost card of its service, or why it is unknown. */
export function carrierCost(book: RateBook, { serviceCode, currency, ...carried }: CarriedParcel): CarrierCost | RejectionCode {
  const service = book.services.get(serviceCode);
  if (!service) return 'NO_RATE_CARD';
  const bought = boughtFrom(service);
  const at = carried.at.getTime();
  const card = cardInEffect(bought, at);
  if (typeof card === 'string') return card;
  const enquiry = enquire(book, { ...carried, currency, type: 'non_document' }, publicTerms);
  const offer = offerByCard(enquiry, bought, card);
  if (typeof offer === 'string') return offer;
  const minor = amountIn(book.fx, offer.freight, { from: offer.currency, to: currency, at });
  return minor === undefined ? 'FX_MISSING' : { rateCardId: card.id, amount: money(minor, currency) };
}

/** The service as the operator buys it. A parcel already with the carrier ignores the limits of the offer to shops. */
const boughtFrom = (service: Service): Service => ({
  ...service,
  cards: service.costCards,
  hasRetiredCard: false,
  minWeightMg: 0,
  maxWeightMg: Number.MAX_SAFE_INTEGER,
  maxLengthUm: Number.MAX_SAFE_INTEGER,
  maxGirthUm: Number.MAX_SAFE_INTEGER,
});
