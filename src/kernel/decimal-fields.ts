import { exponentOf, type Currency } from './money.js';
import { formatScaled, parseScaled } from './decimal.js';
import type { FieldChecks } from './errors.js';

export type GivenDecimal = string | number | null | undefined;

export interface DecimalField {
  readonly field: string;
  readonly value: GivenDecimal;
  /** The maximum number of decimals. */
  readonly scale: number;
  /** Both inclusive, in units of 10^-scale. */
  readonly min: bigint;
  readonly max: bigint;
}

/** The database's bigint can sum thousands of such amounts. */
const MAX_MINOR = 1_000_000_000_000_000n;

/** Reads a decimal as whole units of 10^-scale. Null if it is absent or invalid; errors are reported to the checks. */
export function readDecimal(checks: FieldChecks, { field, value, scale, min, max }: DecimalField): bigint | null {
  if (value === null || value === undefined) return null;
  const units = parseScaled(value, scale);
  if (units !== undefined && units >= min && units <= max) return units;
  if (units !== undefined) checks.fail(field, 'between', { min: plain(min, scale), max: plain(max, scale) });
  else if (scale === 0) checks.fail(field, 'whole');
  else checks.fail(field, 'decimals', { count: scale });
  return null;
}

export interface AmountField {
  readonly field: string;
  readonly value: GivenDecimal;
  readonly currency: Currency;
  /** True if the amount may be negative. */
  readonly signed?: boolean;
}

/** Reads an amount as minor units of its currency. */
export function readAmount(checks: FieldChecks, { field, value, currency, signed = false }: AmountField): bigint | null {
  return readDecimal(checks, { field, value, scale: exponentOf(currency), min: signed ? -MAX_MINOR : 0n, max: MAX_MINOR });
}

export interface PercentField {
  readonly field: string;
  readonly value: GivenDecimal;
  /** In percent. */
  readonly min?: number;
  readonly max: number;
}

/** Reads a percentage as basis points. */
export function readPercent(checks: FieldChecks, { field, value, min = 0, max }: PercentField): bigint | null {
  return readDecimal(checks, { field, value, scale: 2, min: BigInt(min) * 100n, max: BigInt(max) * 100n });
}

const plain = (units: bigint, scale: number): string => formatScaled(units, scale).replace(/\.0+$/, '');
