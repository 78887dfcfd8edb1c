import { divideRounded, wholeUnits } from '../../kernel/decimal.js';
import { invalid, refuseFields, type FieldChecks } from '../../kernel/errors.js';
import { warning, type FieldWarning } from '../../kernel/field-warnings.js';

/** The outer box in micrometres. */
export interface Box {
  readonly lengthUm: number;
  readonly widthUm: number;
  readonly heightUm: number;
}

export interface BoxSize {
  readonly longestUm: number;
  readonly girthUm: number;
}

/** Girth as carriers measure it: the longest side plus twice the sum of the two others. */
export function sizeOf({ lengthUm, widthUm, heightUm }: Box): BoxSize {
  const longestUm = Math.max(lengthUm, widthUm, heightUm);
  return { longestUm, girthUm: 2 * (lengthUm + widthUm + heightUm) - longestUm };
}

/** Weight and dimensions of a parcel, as safe integers. */
export interface Parcel {
  readonly weightMg: number;
  readonly volumeMm3: number;
  /** Null if only weight and volume are known. */
  readonly box: Box | null;
}

export interface ProductLine {
  readonly quantity: number;
  /** Weight and dimensions of one unit: grams, centimetres, cubic centimetres. */
  readonly grams: number;
  readonly length?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly volume?: number | null;
}

export interface MeasuredPackage {
  readonly parcel: Parcel;
  readonly warnings: readonly FieldWarning[];
}

export const volumeUnits = ['cm3', 'm3', 'in3'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

/** 9,000 tonnes or 9,000 cubic metres. A thousand times this is still a safe integer, which the volumetric weight needs. */
const MAX_MEASURE = 9_000_000_000_000n;
const CUBIC_UM_PER_MM3 = 10n ** 9n;

interface UnitMeasures {
  readonly weightMg: bigint;
  readonly volumeMm3: bigint;
  readonly mismatch: boolean;
  readonly lengthUm: bigint;
  readonly widthUm: bigint;
  readonly heightUm: bigint;
}

/** Combines all lines into one parcel: adds up weights and volumes, and stacks the units by height. */
export function packageOf(products: readonly ProductLine[]): MeasuredPackage {
  const warnings: FieldWarning[] = [];
  const sum = { weightMg: 0n, volumeMm3: 0n, lengthUm: 0n, widthUm: 0n, heightUm: 0n };
  products.forEach((product, index) => {
    const unit = unitOf(product);
    const quantity = wholeUnits(product.quantity, 0);
    if (unit.mismatch) warnings.push(warning(`products[${index}].volume`, 'VOLUME_MISMATCH'));
    sum.weightMg += quantity * unit.weightMg;
    sum.volumeMm3 += quantity * unit.volumeMm3;
    sum.lengthUm = larger(sum.lengthUm, unit.lengthUm);
    sum.widthUm = larger(sum.widthUm, unit.widthUm);
    sum.heightUm += quantity * unit.heightUm;
  });
  return { parcel: parcelOf(sum), warnings };
}

/** A parcel weighed and measured as a whole. */
export const boxPackage = (box: {
  weightKg: number;
  length: number;
  width: number;
  height: number;
  volume?: number | null;
}): MeasuredPackage => {
  const unit = unitOf({ quantity: 1, grams: 0, length: box.length, width: box.width, height: box.height, volume: box.volume ?? 0 });
  const parcel = parcelOf({ ...unit, weightMg: wholeUnits(box.weightKg, 6) });
  return { parcel, warnings: unit.mismatch ? [warning('package.volume', 'VOLUME_MISMATCH')] : [] };
};

/** A package with only a total weight and volume, as older plug-ins send it. */
export function legacyPackage(legacy: { weightKg?: number | null; volume?: number | null; volumeUnit: VolumeUnit }): MeasuredPackage {
  const weightMg = wholeUnits(legacy.weightKg ?? 0, 6);
  const volumeMm3 = cubicMillimetres(legacy.volume ?? 0, legacy.volumeUnit);
  return { parcel: { weightMg: measure(weightMg), volumeMm3: measure(volumeMm3), box: null }, warnings: [] };
}

function unitOf(product: ProductLine): UnitMeasures {
  const lengthUm = wholeUnits(product.length ?? 0, 4);
  const widthUm = wholeUnits(product.width ?? 0, 4);
  const heightUm = wholeUnits(product.height ?? 0, 4);
  const cubicUm = lengthUm * widthUm * heightUm;
  const stated = wholeUnits(product.volume ?? 0, 3);
  return { weightMg: wholeUnits(product.grams, 3), lengthUm, widthUm, heightUm, ...billedVolume(stated, cubicUm) };
}

/** Bills the stated volume, unless it differs from the dimensions by more than 1 %; then bills the larger. */
function billedVolume(statedMm3: bigint, cubicUm: bigint): { volumeMm3: bigint; mismatch: boolean } {
  const measuredMm3 = divideRounded(cubicUm, CUBIC_UM_PER_MM3);
  if (statedMm3 === 0n) return { volumeMm3: measuredMm3, mismatch: false };
  const difference = statedMm3 * CUBIC_UM_PER_MM3 - cubicUm;
  const mismatch = cubicUm > 0n && (difference < 0n ? -difference : difference) * 100n > statedMm3 * CUBIC_UM_PER_MM3;
  return { volumeMm3: mismatch ? larger(statedMm3, measuredMm3) : statedMm3, mismatch };
}

function cubicMillimetres(volume: number, unit: VolumeUnit): bigint {
  switch (unit) {
    case 'cm3':
      return wholeUnits(volume, 3);
    case 'm3':
      return wholeUnits(volume, 9);
    case 'in3':
      // One cubic inch is exactly 16,387.064 mm3.
      return divideRounded(wholeUnits(volume, 6) * 16_387_064n, 1_000_000_000n);
  }
}

function parcelOf(sum: Omit<UnitMeasures, 'mismatch'>): Parcel {
  const box = { lengthUm: measure(sum.lengthUm), widthUm: measure(sum.widthUm), heightUm: measure(sum.heightUm) };
  const isKnown = box.lengthUm > 0 && box.widthUm > 0 && box.heightUm > 0;
  return { weightMg: measure(sum.weightMg), volumeMm3: measure(sum.volumeMm3), box: isKnown ? box : null };
}

function measure(units: bigint): number {
  if (units < 0n || units > MAX_MEASURE) throw refuseFields([invalid(null, 'packageTooLarge')]);
  return Number(units);
}

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** Quantity of a product line, with weight and dimensions of one unit in grams and centimetres. */
export interface GivenMeasures {
  readonly quantity: number;
  readonly grams: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly volume: number;
}

/** A kilometre, a thousand tonnes, a thousand cubic metres: more than any parcel, but still exact in arithmetic. */
export const measureLimits = {
  quantity: [1, 1_000_000],
  side: { above: 0, max: 100_000 },
  grams: [0, 1_000_000_000],
  volume: [0, 1_000_000_000],
} as const;

export const [, MAX_QUANTITY] = measureLimits.quantity;
const MAX_CM = measureLimits.side.max;
const [, MAX_GRAMS] = measureLimits.grams;
const [, MAX_CM3] = measureLimits.volume;

/** Checks the dimensions of a product line for rates and orders. `at` is the field path. */
export function checkMeasures(checks: FieldChecks, at: string, product: GivenMeasures): void {
  const { quantity, length, width, height, grams, volume } = product;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    checks.fail(`${at}.quantity`, 'wholeFromTo', { min: 1, max: MAX_QUANTITY });
  }
  for (const [side, value] of Object.entries({ length, width, height }))
    if (!(value > 0 && value <= MAX_CM)) checks.fail(`${at}.${side}`, 'positiveAtMost', { max: MAX_CM });
  if (!(grams >= 0 && grams <= MAX_GRAMS)) checks.fail(`${at}.grams`, 'between', { min: 0, max: MAX_GRAMS });
  if (!(volume >= 0 && volume <= MAX_CM3)) checks.fail(`${at}.volume`, 'between', { min: 0, max: MAX_CM3 });
}
