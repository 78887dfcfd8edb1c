import { withoutTrailing } from './text.js';

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
/** Far more than any amount or rate has. Parsing the digits of a number takes quadratic time. */
const MAX_CHARACTERS = 64;

/**
 * Parses a decimal as a whole number of 10^-scale units without binary arithmetic. A JSON number is parsed from its shortest decimal text,
 * which is what its sender wrote. Returns `undefined` if the text is not a plain decimal, is longer than any stored number or has more
 * decimals than `scale`.
 */
export function parseScaled(value: string | number, scale: number): bigint | undefined {
  const text = String(value);
  const match = text.length <= MAX_CHARACTERS ? PLAIN_DECIMAL.exec(text) : null;
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = withoutTrailing(fraction, '0');
  if (digits.length > scale) return undefined;
  const units = BigInt(whole + digits.padEnd(scale, '0'));
  return sign ? -units : units;
}

/** Formats a whole number of 10^-scale units with exactly `scale` decimals. */
export function formatScaled(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** numerator / denominator, rounded half away from zero. The denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = denominator / 2n;
  const shifted = numerator < 0n ? numerator - half : numerator + half;
  // An odd denominator has no exact half: truncation after adding floor(d/2) rounds it correctly.
  return shifted / denominator;
}

/** numerator / denominator, rounded up (towards positive infinity). The denominator is positive. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator > 0n ? quotient + 1n : quotient;
}

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
