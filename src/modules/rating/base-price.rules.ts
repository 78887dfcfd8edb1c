import { ceilDiv } from './integer.js';
import type { TierPrices } from './rate-book.js';

/** The price of the first break that covers the weight; above the last break, a price per started step. Undefined beyond the card. */
export function basePrice({ breaks, beyond }: TierPrices, chargeableMg: number): bigint | undefined {
  for (const { upToMg, price } of breaks) if (chargeableMg <= upToMg) return price;
  const last = breaks.at(-1);
  if (!last || !beyond) return undefined;
  return last.price + BigInt(ceilDiv(chargeableMg - last.upToMg, beyond.stepMg)) * beyond.price;
}
