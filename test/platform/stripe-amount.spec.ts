import { money } from '../../src/kernel/money.js';
import { fromStripeUnits, toStripeUnits } from '../../src/platform/payments/stripe-provider.js';

it.each([
  ['USD', 1050n, 1050],
  ['JPY', 500n, 500],
  ['KRW', 1n, 1],
  // Two decimals of which Stripe wants none, and none of which it wants two.
  ['MGA', 500n, 5],
  ['ISK', 5n, 500],
  ['UGX', 1200n, 120000],
  ['KWD', 5120n, 5120],
])('%s %d is %d for Stripe, and back', (currency, minor, units) => {
  expect(toStripeUnits(money(minor, currency))).toBe(units);
  expect(fromStripeUnits(units, currency)).toEqual(money(minor, currency));
});

it.each([
  ['a third decimal that is not 0', 'KWD', 5124n],
  ['a part of a whole currency', 'MGA', 550n],
  ['nothing', 'USD', 0n],
  ['more digits than it has', 'USD', 100_000_000n],
])('takes no amount with %s', (_, currency, minor) => {
  expect(toStripeUnits(money(minor, currency))).toBeUndefined();
});
