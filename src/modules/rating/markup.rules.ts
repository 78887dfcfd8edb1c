import { divideRounded } from '../../kernel/decimal.js';
import { amountIn } from '../../kernel/exchange.js';
import type { PlainMoney } from '../../kernel/money.js';
import type { MappedService } from '../carrier-accounts/index.js';
import type { Enquiry } from './rate-book.js';

const HUNDRED_PERCENT = 10_000n;

/** What is added to the carrier's price, in its currency: percentage plus fixed part, at least the minimum. */
export function markupOn(
  { book, at }: Enquiry,
  { basisPoints, fixed, minimum }: MappedService['markup'],
  price: PlainMoney,
): bigint | undefined {
  const inCurrency = ({ minor, currency }: PlainMoney): bigint | undefined =>
    minor === 0n ? 0n : amountIn(book.fx, minor, { from: currency, to: price.currency, at });
  const [added, least] = [inCurrency(fixed), inCurrency(minimum)];
  if (added === undefined || least === undefined) return undefined;
  const markup = divideRounded(price.minor * basisPoints, HUNDRED_PERCENT) + added;
  return markup < least ? least : markup;
}
