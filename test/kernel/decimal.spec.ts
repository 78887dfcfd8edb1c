import fc from 'fast-check';
import { divideRounded, divideUp, formatScaled, parseScaled } from '../../src/kernel/decimal.js';

const scales = fc.integer({ min: 0, max: 12 });
const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const denominators = fc.bigInt({ min: 1n, max: 10n ** 15n });
const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

describe('Reading a decimal', () => {
  it.each<[string | number, number, bigint]>([
    ['12.50', 2, 1250n],
    ['12.5', 2, 1250n],
    ['-0.01', 2, -1n],
    ['007', 2, 700n],
    ['300', 0, 300n],
    ['300.000', 0, 300n],
    ['9007199254740993.01', 2, 900_719_925_474_099_301n],
    [0.1, 2, 10n],
    [1.005, 3, 1005n],
    [-7, 3, -7000n],
  ])('takes %p with scale %i as %p units', (value, scale, expected) => {
    expect(parseScaled(value, scale)).toBe(expected);
  });

  it.each<[string | number, number]>([
    ['12.505', 2],
    ['1e3', 2],
    [1e21, 2],
    [1e-7, 9],
    ['', 2],
    ['.5', 2],
    ['5.', 2],
    ['+5', 2],
    ['1,50', 2],
    [' 5', 2],
    ['5\n', 2],
    ['٥', 2],
    ['0x10', 2],
    [NaN, 2],
    [Infinity, 2],
  ])('refuses %p with scale %i', (value, scale) => {
    expect(parseScaled(value, scale)).toBeUndefined();
  });

  it('reads back whatever it writes, at every scale', () => {
    fc.assert(fc.property(units, scales, (value, scale) => parseScaled(formatScaled(value, scale), scale) === value));
  });
});

describe('Writing a decimal', () => {
  it.each<[bigint, number, string]>([
    [1250n, 2, '12.50'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [0n, 3, '0.000'],
    [42n, 0, '42'],
    [-42n, 0, '-42'],
  ])('writes %p units of scale %i as %p', (value, scale, expected) => {
    expect(formatScaled(value, scale)).toBe(expected);
  });

  it('always writes exactly the decimals of the scale', () => {
    fc.assert(
      fc.property(units, scales, (value, scale) => {
        expect(formatScaled(value, scale).split('.')[1]?.length ?? 0).toBe(scale);
      }),
    );
  });
});

describe('Dividing', () => {
  it.each<[bigint, bigint, bigint]>([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [25n, 10n, 3n],
    [24n, 10n, 2n],
    [-25n, 10n, -3n],
    [-24n, 10n, -2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [0n, 7n, 0n],
  ])('rounds %p / %p half away from zero to %p', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });

  it('is never further than half a unit from the exact quotient, and a tie goes away from zero', () => {
    fc.assert(
      fc.property(units, denominators, (numerator, denominator) => {
        const rounded = divideRounded(numerator, denominator);
        const twiceTheError = 2n * absolute(rounded * denominator - numerator);
        expect(twiceTheError <= denominator).toBe(true);
        if (twiceTheError === denominator) expect(absolute(rounded) * denominator > absolute(numerator)).toBe(true);
      }),
    );
  });

  it('treats a debt like a credit of the same size', () => {
    fc.assert(
      fc.property(
        units,
        denominators,
        (numerator, denominator) => divideRounded(-numerator, denominator) === -divideRounded(numerator, denominator),
      ),
    );
  });

  it('rounds up to the next whole unit and never beyond it', () => {
    fc.assert(
      fc.property(units, denominators, (numerator, denominator) => {
        const up = divideUp(numerator, denominator);
        expect(up * denominator >= numerator && (up - 1n) * denominator < numerator).toBe(true);
      }),
    );
  });
});
