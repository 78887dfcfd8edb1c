import type { FieldChecks } from '../../kernel/field-checks.js';

/** Quantity of a product line, with weight and dimensions of one unit in grams and centimetres. */
export interface GivenMeasures {
  readonly quantity: number;
  readonly grams: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly volume: number;
}

export const MAX_QUANTITY = 1_000_000;
/** A kilometre, a thousand tonnes, a thousand cubic metres: more than any parcel, but still exact in arithmetic. */
const MAX_CM = 100_000;
const MAX_GRAMS = 1_000_000_000;
const MAX_CM3 = 1_000_000_000;

/** Checks the dimensions of a product line for rates and orders. `at` is the field path. */
export function checkMeasures(checks: FieldChecks, at: string, product: GivenMeasures): void {
  const { quantity, length, width, height, grams, volume } = product;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    checks.fail(`${at}.quantity`, `must be a whole number from 1 to ${MAX_QUANTITY}`);
  }
  if (!(length > 0 && length <= MAX_CM)) checks.fail(`${at}.length`, SIDE);
  if (!(width > 0 && width <= MAX_CM)) checks.fail(`${at}.width`, SIDE);
  if (!(height > 0 && height <= MAX_CM)) checks.fail(`${at}.height`, SIDE);
  if (!(grams >= 0 && grams <= MAX_GRAMS)) checks.fail(`${at}.grams`, `must be between 0 and ${MAX_GRAMS}`);
  if (!(volume >= 0 && volume <= MAX_CM3)) checks.fail(`${at}.volume`, `must be between 0 and ${MAX_CM3}`);
}

const SIDE = `must be more than 0 and at most ${MAX_CM}`;
