import { wholeUnits } from '../../kernel/decimal.js';

/** Weight and size of one unit, as far as a file tells them: grams and centimetres. */
export interface UnitMeasures {
  readonly grams: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Measured extends UnitMeasures {
  readonly quantity: number;
}

/** What is left of a parcel for the units of which the file does not tell it, in the smallest units. */
interface Share {
  readonly each: bigint;
  /** Of the one unit that makes up for what cannot be divided. */
  readonly odd: bigint;
  /** The line that this unit is of. */
  readonly oddLine: number;
}

const GRAM_DECIMALS = 3;
const CM_DECIMALS = 4;

/**
 * Gives the units of a parcel what their file does not tell, so that together they weigh and measure exactly what the parcel does. Units are
 * stacked by height. One unit may be its own line, as two of three cannot have a third of 500 g. `null` remains where nothing is left.
 */
export function sharedParcel<Line extends Measured>(lines: readonly Line[], parcel: UnitMeasures): Line[] {
  const weight = shareOf(lines, { of: 'grams', whole: parcel.grams, decimals: GRAM_DECIMALS, step: 1n }, undefined);
  const height = shareOf(lines, { of: 'height', whole: parcel.height, decimals: CM_DECIMALS, step: heightStep(parcel) }, weight?.oddLine);
  return lines.flatMap((line, index) => {
    const measured = (quantity: number, isOdd: boolean): Line => ({
      ...line,
      quantity,
      grams: line.grams ?? partOf(weight, isOdd && index === weight?.oddLine, GRAM_DECIMALS),
      length: line.length ?? parcel.length,
      width: line.width ?? parcel.width,
      height: line.height ?? partOf(height, isOdd && index === height?.oddLine, CM_DECIMALS),
    });
    if (!hasOdd(weight, index) && !hasOdd(height, index)) return [measured(line.quantity, false)];
    return line.quantity === 1 ? [measured(1, true)] : [measured(line.quantity - 1, false), measured(1, true)];
  });
}

/** True if the parcel alone says what is weighed and measured. */
export const isWhole = (lines: readonly Measured[], { grams, length, width, height }: UnitMeasures): boolean =>
  [grams, length, width, height].every((each) => each !== null) &&
  lines.every((line) => line.grams === null && line.length === null && line.width === null && line.height === null);

interface Sharing {
  readonly of: 'grams' | 'height';
  readonly whole: number | null;
  readonly decimals: number;
  readonly step: bigint;
}

function shareOf(lines: readonly Measured[], { of, whole, decimals, step }: Sharing, preferred: number | undefined): Share | null {
  if (whole === null) return null;
  const lacking = lines.flatMap((line, index) => (line[of] === null && isCountable(line) ? [index] : []));
  const units = lacking.reduce((sum, index) => sum + BigInt(lines[index]?.quantity ?? 0), 0n);
  const left = lines.reduce(
    (rest, line) => rest - (isCountable(line) ? BigInt(line.quantity) * wholeUnits(line[of] ?? 0, decimals) : 0n),
    wholeUnits(whole, decimals),
  );
  const single = lacking.find((index) => lines[index]?.quantity === 1);
  const oddLine = preferred !== undefined && lacking.includes(preferred) ? preferred : (single ?? lacking.at(-1));
  if (oddLine === undefined || left <= 0n) return null;
  const by = left % step === 0n && left / step >= units ? step : 1n;
  const each = (left / by / units) * by;
  return { each, odd: left - each * (units - 1n), oddLine };
}

/** In such steps the volumes of the units are whole cubic millimetres, so that their sum is that of the parcel. */
function heightStep({ length, width }: UnitMeasures): bigint {
  const area = wholeUnits(length ?? 0, CM_DECIMALS) * wholeUnits(width ?? 0, CM_DECIMALS);
  return area === 0n ? 1n : CUBIC_MM / greatestDivisor(area, CUBIC_MM);
}

/** In units of the ten-thousandth part of a centimetre. */
const CUBIC_MM = 10n ** 9n;
const greatestDivisor = (left: bigint, right: bigint): bigint => (right === 0n ? left : greatestDivisor(right, left % right));

const isCountable = ({ quantity }: Measured): boolean => Number.isSafeInteger(quantity) && quantity > 0;

const hasOdd = (share: Share | null, index: number): boolean => share?.oddLine === index && share.odd !== share.each;

const partOf = (share: Share | null, isOdd: boolean, decimals: number): number | null =>
  share === null ? null : Number(isOdd ? share.odd : share.each) / 10 ** decimals;
