import type { Currency, Money } from '../../kernel/money.js';
import { cardInEffect, limitRefusal, refusalOf } from './acceptance.rules.js';
import type { Enquiry, RateCard, Service, TierPrices } from './rate-book.js';
import type { RejectionCode } from '../carriers/index.js';
import { tierOf } from './route.rules.js';
import { surchargesOn, type AppliedSurcharge } from './surcharge.rules.js';
import { weightsOf, type Weights, ceilDiv } from './weight.rules.js';

/** The carrier's price for the shipment: base and surcharges, before the seller's plan and in the currency of the card. */
export interface Offer {
  readonly service: Service;
  /** Null when the price came from the carrier itself. */
  readonly card: RateCard | null;
  readonly tier: string | null;
  readonly weights: Weights;
  readonly currency: Currency;
  readonly base: bigint;
  readonly surcharges: readonly AppliedSurcharge[];
  readonly freight: bigint;
  readonly minTransitDays: number;
  readonly maxTransitDays: number;
  /** Where the price came from, if a connected carrier named it. */
  readonly live?: LivePrice;
}

/** A price of a connected carrier, before our markup. */
export interface LivePrice {
  readonly accountId: string;
  readonly carrierService: string;
  /** What the carrier charges the account. */
  readonly price: Money;
  /** The carrier bills the seller itself: the seller pays us for handling only. */
  readonly ownAccount: boolean;
  /** The own fleet brings the parcel to the hub, where the carrier takes it over. */
  readonly firstMile: boolean;
  /** The carrier did not answer, so this is its last known price. */
  readonly estimated: boolean;
}

/** The offer of a service by its card in effect, or why there is none. */
export function offerOf(enquiry: Enquiry, service: Service): Offer | RejectionCode {
  const refusal = refusalOf(enquiry, service);
  if (refusal) return refusal;
  const card = cardInEffect(service, enquiry.at);
  return typeof card === 'string' ? card : offerByCard(enquiry, service, card);
}

/** The offer of a service by a given card, including retired cards. */
export function offerByCard(enquiry: Enquiry, service: Service, card: RateCard): Offer | RejectionCode {
  const tier = tierOf(enquiry.route, service);
  const prices = card.tiers.get(tier);
  if (!prices) return 'ROUTE_NOT_SERVED';
  const weights = weightsOf(enquiry.request.parcel, service);
  const refusal = limitRefusal(enquiry, service, weights);
  if (refusal) return refusal;
  const base = basePrice(prices, weights.chargeableMg);
  if (base === undefined) return 'OVER_WEIGHT';
  const surcharges = surchargesOn(enquiry, { card, base, chargeableMg: weights.chargeableMg });
  if (!surcharges) return 'FX_MISSING';
  const { minTransitDays, maxTransitDays } = service;
  const freight = surcharges.reduce((sum, surcharge) => sum + surcharge.amount, base);
  return { service, card, tier, weights, currency: card.currency, base, surcharges, freight, minTransitDays, maxTransitDays };
}

/** The price of the first break that covers the weight; above the last break, a price per started step. Undefined beyond the card. */
function basePrice({ breaks, beyond }: TierPrices, chargeableMg: number): bigint | undefined {
  for (const { upToMg, price } of breaks) if (chargeableMg <= upToMg) return price;
  const last = breaks.at(-1);
  if (!last || !beyond) return undefined;
  return last.price + BigInt(ceilDiv(chargeableMg - last.upToMg, beyond.stepMg)) * beyond.price;
}
