import fc from 'fast-check';
import { exponentOf, formatMoney, money, parseMoney, subtract } from '../../src/kernel/money.js';

it.each([
  ['12.50', 'USD', 1250n],
  [12.5, 'USD', 1250n],
  ['105', 'KWD', 105_000n],
  [0.1 + 0.2, 'USD', undefined],
  ['1.005', 'USD', undefined],
  ['1.005', 'KWD', 1005n],
  [300, 'JPY', 300n],
  ['300.5', 'JPY', undefined],
  [1e21, 'USD', undefined],
  ['-3.10', 'USD', -310n],
  ['1,5', 'USD', undefined],
])('reads %p %s as %p minor units', (major, currency, minor) => {
  expect(parseMoney(major, currency)?.minor).toBe(minor);
});

it('writes an amount with exactly the decimals of its currency', () => {
  expect(formatMoney(money(5n, 'USD'))).toBe('0.05');
  expect(formatMoney(money(-105_000n, 'KWD'))).toBe('-105.000');
  expect(formatMoney(money(300n, 'JPY'))).toBe('300');
});

it('reads back what it wrote, for any amount and currency', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'EUR');
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), currencies, (minor, currency) => {
      expect(parseMoney(formatMoney(money(minor, currency)), currency)).toEqual(money(minor, currency));
    }),
  );
});

it('refuses to combine two currencies', () => {
  expect(() => subtract(money(1n, 'USD'), money(1n, 'EUR'))).toThrow('cannot be combined');
});

it('knows currencies with 0, 2 and 3 decimals', () => {
  expect(['JPY', 'USD', 'OMR'].map(exponentOf)).toEqual([0, 2, 3]);
});
