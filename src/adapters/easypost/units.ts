import { divideUp, formatScaled } from '../../kernel/decimal.js';

/** An ounce is exactly 28.349523125 g. */
const PICOGRAMS_PER_OUNCE = 28_349_523_125_000n;
const PICOGRAMS_PER_GRAM = 1_000_000_000_000n;
/** An inch is exactly 25.4 mm. */
const TENTHS_OF_MM_PER_INCH = 254n;

/** Ounces with one decimal, rounded up: "35.3" for 1 kg. */
export const ouncesUp = (grams: number): string => formatScaled(divideUp(BigInt(grams) * PICOGRAMS_PER_GRAM * 10n, PICOGRAMS_PER_OUNCE), 1);

/** Ounces with three decimals, rounded down but never nothing. Lines must not weigh more than their parcel, which is rounded up. */
export function ouncesDown(grams: number): string {
  const thousandths = (BigInt(grams) * PICOGRAMS_PER_GRAM * 1_000n) / PICOGRAMS_PER_OUNCE;
  return formatScaled(thousandths > 0n ? thousandths : 1n, 3);
}

/** Inches with one decimal, rounded up: "4.0" for 100 mm. */
export const inchesUp = (millimetres: number): string => formatScaled(divideUp(BigInt(millimetres) * 100n, TENTHS_OF_MM_PER_INCH), 1);
