import type { Money } from '../../kernel/money.js';
import { type Enquiry, type RateCard, type Service, covers } from './rate-book.js';
import { exactAmountIn } from '../../kernel/exchange.js';
import type { RejectionCode } from '../carriers/index.js';
import type { Weights } from './weight.rules.js';

/** Returns why the service cannot take this shipment at all, or null. */
export function refusalOf(enquiry: Enquiry, service: Service): RejectionCode | null {
  if (!service.offered) return 'CARRIER_DISABLED';
  if (!(enquiry.route.domestic ? service.domestic : service.international)) return 'ROUTE_NOT_SERVED';
  return contentRefusal(enquiry, service) ?? (enquiry.request.cod ? codRefusal(enquiry, service, enquiry.request.cod.amount) : null);
}

/** Returns why the parcel is too heavy, too light or too large for the service, or null. All limits are inclusive. */
export function limitRefusal({ size }: Enquiry, service: Service, weights: Weights): RejectionCode | null {
  // Actual weight never exceeds the chargeable one, so this limits both.
  if (weights.chargeableMg > service.maxWeightMg || weights.chargeableMg < service.minWeightMg) return 'OVER_WEIGHT';
  if (size && (size.longestUm > service.maxLengthUm || size.girthUm > service.maxGirthUm)) return 'OVER_SIZE';
  return null;
}

/** The newest published card in effect, or why there is none. */
export function cardInEffect(service: Service, at: number): RateCard | RejectionCode {
  for (const card of service.cards) if (covers(card.period, at)) return card;
  const hadOne = service.hasRetiredCard || service.cards.some((card) => card.period.to <= at);
  return hadOne ? 'CARD_EXPIRED' : 'NO_RATE_CARD';
}

function contentRefusal({ request }: Enquiry, service: Service): RejectionCode | null {
  if (request.type === 'document') return service.documents ? null : 'NO_DOCUMENTS';
  return service.nonDocuments ? null : 'DOCUMENTS_ONLY';
}

export function codRefusal({ book, at }: Enquiry, service: Service, amount: Money | null): RejectionCode | null {
  if (!service.supportsCod) return 'COD_NOT_SUPPORTED';
  if (!service.codMax || !amount) return null;
  const asked = exactAmountIn(book.fx, amount.minor, { from: amount.currency, to: service.codMax.currency, at });
  if (!asked) return 'FX_MISSING';
  return asked.numerator > service.codMax.minor * asked.denominator ? 'COD_OVER_LIMIT' : null;
}
