import { withoutTrailing } from './text.js';
import { divideRounded, formatScaled } from './decimal.js';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Converts a JSON number to whole units of 10^-decimals, rounded half away from zero. It uses the shortest decimal text: in binary, 1.0005
 * x 1000 is 1000.4999 and would round the wrong way.
 */
export function wholeUnits(value: number, decimals: number): bigint {
  if (Number.isSafeInteger(value)) return BigInt(value) * powerOfTen(decimals);
  const match = DECIMAL.exec(String(value));
  if (!match) throw new RangeError(`${value} is not a finite number.`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  return shift(digits, decimals - fraction.length + Number(exponent));
}

const POWERS = Array.from({ length: 20 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent);

/** Formats whole 10^-scale units without trailing zeros, for people: `1.5`, `10`. */
export function plainDecimal(units: bigint, scale: number): string {
  const text = formatScaled(units, scale);
  return scale === 0 ? text : withoutTrailing(withoutTrailing(text, '0'), '.');
}

function shift(digits: bigint, places: number): bigint {
  return places >= 0 ? digits * 10n ** BigInt(places) : divideRounded(digits, 10n ** BigInt(-places));
}
