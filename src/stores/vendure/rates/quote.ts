/** A service that takes the basket to its address. Types, not interfaces: what is kept in the cache of Vendure has to be JSON. */
export type Offer = {
  service: string;
  name: string;
  description: string;
  /** In the currency of the order. */
  price: number;
};

export type Quote =
  | { kind: 'offered'; offers: Offer[]; refusals: Record<string, string> }
  /** The address is not complete, or the channel is not connected. */
  | { kind: 'notYet'; reason: string }
  | { kind: 'unreachable'; reason: string };

export const CHEAPEST = 'cheapest';

/** Services come cheapest first. */
export const offerOf = (quote: Quote, service: string): Offer | undefined =>
  quote.kind !== 'offered' ? undefined : service === CHEAPEST ? quote.offers[0] : quote.offers.find((offer) => offer.service === service);

export function refusalOf(quote: Quote, service: string): string {
  if (quote.kind !== 'offered') return quote.reason;
  return (
    (quote.refusals[service] ??
      Object.entries(quote.refusals)
        .map(([code, reason]) => `${code}: ${reason}`)
        .join('; ')) ||
    'no service'
  );
}
