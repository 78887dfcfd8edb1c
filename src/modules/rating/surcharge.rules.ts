import { divideRounded } from '../../kernel/decimal.js';
import { type Enquiry, type RateCard, type Surcharge, covers } from './rate-book.js';
import { exactAmountIn } from '../../kernel/exchange.js';

export interface AppliedSurcharge {
  readonly surcharge: Surcharge;
  /** Minor units of the card's currency, rounded once. */
  readonly amount: bigint;
}

interface Charged {
  readonly card: RateCard;
  readonly base: bigint;
  readonly chargeableMg: number;
}

const HUNDRED_PERCENT = 10_000n;
const MG_PER_KG = 1_000_000n;
const NONE: readonly AppliedSurcharge[] = [];

/** The surcharges in order; undefined when an amount is in a currency without an exchange rate. */
export function surchargesOn(enquiry: Enquiry, charged: Charged): readonly AppliedSurcharge[] | undefined {
  if (charged.card.surcharges.length === 0) return NONE;
  const applied: AppliedSurcharge[] = [];
  let sum = charged.base;
  for (const surcharge of charged.card.surcharges) {
    if (!applies(surcharge, enquiry)) continue;
    const amount = amountOf(surcharge, enquiry, { ...charged, base: surcharge.appliesTo === 'base' ? charged.base : sum });
    if (amount === undefined) return undefined;
    applied.push({ surcharge, amount });
    sum += amount;
  }
  return applied;
}

function applies(surcharge: Surcharge, { at, route, size, request }: Enquiry): boolean {
  if (!covers(surcharge.period, at)) return false;
  if (surcharge.code === 'COD_CARRIER' && !request.cod) return false;
  const { zoneId } = surcharge;
  if (zoneId !== null && !route.origin.zones.has(zoneId) && !route.destination.zones.has(zoneId)) return false;
  return isOversize(surcharge, size);
}

/** Also true for a surcharge that does not depend on size. */
function isOversize({ overLengthUm, overGirthUm }: Surcharge, size: Enquiry['size']): boolean {
  if (overLengthUm === null && overGirthUm === null) return true;
  if (!size) return false;
  return (overLengthUm !== null && size.longestUm > overLengthUm) || (overGirthUm !== null && size.girthUm > overGirthUm);
}

function amountOf(surcharge: Surcharge, { book, at }: Enquiry, charged: Charged): bigint | undefined {
  if (surcharge.kind === 'percent') return divideRounded(charged.base * surcharge.value, HUNDRED_PERCENT);
  const { currency } = charged.card;
  const each = exactAmountIn(book.fx, surcharge.value, { from: surcharge.currency ?? currency, to: currency, at });
  if (!each) return undefined;
  if (surcharge.kind === 'flat') return divideRounded(each.numerator, each.denominator);
  return divideRounded(each.numerator * BigInt(charged.chargeableMg), each.denominator * MG_PER_KG);
}
