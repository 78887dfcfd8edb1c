import type { Money } from '../../kernel/money.js';
import { refusalOf } from './acceptance.rules.js';
import { enquire, type Enquiry, type RateBook, type Service } from './rate-book.js';
import { type Parcel, type Place, rejection, type Rejection, type RejectionCode } from '../carriers/index.js';
import { tierOf } from './route.rules.js';
import { publicTerms } from '../pricing/index.js';

export interface ServiceabilityCheck {
  readonly serviceCode: string;
  readonly rateCardId: string | null;
  readonly origin: Place;
  readonly destination: Place;
  readonly parcel: Parcel;
  readonly documents: boolean;
  /** Null when nothing is collected. */
  readonly collection: Money | null;
  readonly currency: string;
  readonly at: Date;
}

/** Why the current service could not carry a shipment after a change of route or collection; null when it can. Calls no carrier. */
export function cannotServe(book: RateBook, { documents, collection, ...shipment }: ServiceabilityCheck): Rejection | null {
  const service = book.services.get(shipment.serviceCode);
  if (!service) return null;
  const type = documents ? 'document' : 'non_document';
  const enquiry = enquire(book, { ...shipment, type, cod: collection && { amount: collection } }, publicTerms);
  // A service that was deactivated after the order still carries what it accepted.
  const code = refusalOf(enquiry, { ...service, offered: true }) ?? routeRefusal(enquiry, service, shipment.rateCardId);
  return code && rejection(service, code);
}

/** Any card of the service counts, including the one that priced the order: prices may have changed since, the network has not. */
function routeRefusal({ book, route }: Enquiry, service: Service, rateCardId: string | null): RejectionCode | null {
  if (service.carrier.kind === 'connected') return null;
  const own = rateCardId === null ? undefined : book.cardById.get(rateCardId);
  const tier = tierOf(route, service);
  return own?.tiers.has(tier) || service.cards.some((card) => card.tiers.has(tier)) ? null : 'ROUTE_NOT_SERVED';
}
