import type { Parcel } from '../carriers/index.js';
import type { Shipment, Verification } from './shipment.entity.js';
import type { Step } from './status-report.js';

const GRAM = 1000n;
/** Scales differ: up to 50 g or 2 %, whichever is more, the declared weight applies. */
const TOLERANCE_MG = 50n * GRAM;
const TOLERANCE_PERCENT = 2n;
/** A box at most 1 % larger than declared counts as declared. */
const VOLUME_TOLERANCE_PERCENT = 1n;

export interface MeasuredBox {
  readonly weightMg: number;
  readonly lengthUm: number;
  readonly widthUm: number;
  readonly heightUm: number;
}

type Declared = Pick<Shipment, 'weightMg' | 'volumetricMg' | 'volumeMm3' | 'lengthUm' | 'widthUm' | 'heightUm'>;

/** The billed volume after measuring: the declared one, unless the measured box is clearly larger. */
export function verifiedVolumeMm3(declared: Declared, box: MeasuredBox): bigint {
  const measured = cubic(BigInt(box.lengthUm), BigInt(box.widthUm), BigInt(box.heightUm));
  const stated = cubic(declared.lengthUm, declared.widthUm, declared.heightUm);
  const isLarger = measured * 100n > stated * (100n + VOLUME_TOLERANCE_PERCENT);
  return isLarger ? (measured + 500_000_000n) / 1_000_000_000n : declared.volumeMm3;
}

export const verifiedParcel = (declared: Declared, box: MeasuredBox): Parcel => ({
  weightMg: box.weightMg,
  volumeMm3: Number(verifiedVolumeMm3(declared, box)),
  box: { lengthUm: box.lengthUm, widthUm: box.widthUm, heightUm: box.heightUm },
});

/** The parcel as measured, or else as declared. */
export function carriedParcel(shipment: Shipment): Parcel {
  const { weightMg, volumeMm3, lengthUm, widthUm, heightUm } = shipment.verification ?? shipment;
  return {
    weightMg: Number(weightMg),
    volumeMm3: Number(volumeMm3),
    box: { lengthUm: Number(lengthUm), widthUm: Number(widthUm), heightUm: Number(heightUm) },
  };
}

/** The volumetric weight of the parcel as measured, or else as declared. Early measurements did not store one. */
export const carriedVolumetricMg = ({ verification, volumetricMg }: Shipment): number => verification?.volumetricMg ?? Number(volumetricMg);

/** True when the measured weight is within tolerance, so the price stands. */
export function withinTolerance(declared: Declared, measured: { actualMg: bigint; volumetricMg: bigint }): boolean {
  const before = larger(declared.weightMg, declared.volumetricMg);
  const after = larger(measured.actualMg, measured.volumetricMg);
  const difference = after > before ? after - before : before - after;
  return difference <= larger(TOLERANCE_MG, (before * TOLERANCE_PERCENT) / 100n);
}

interface PricedWeights {
  readonly volumetricMg: number;
  readonly chargeableMg: number;
}

/** The billed weights of a measured parcel. If the price stands, so does the billed weight. */
export function billedWeights(shipment: Pick<Shipment, 'chargeableMg'>, weights: PricedWeights, stands: boolean): PricedWeights {
  return { volumetricMg: weights.volumetricMg, chargeableMg: stands ? Number(shipment.chargeableMg) : weights.chargeableMg };
}

export function verifyAsDeclared(shipment: Shipment, step: Step): Verification {
  return {
    weightMg: Number(shipment.weightMg),
    lengthUm: Number(shipment.lengthUm),
    widthUm: Number(shipment.widthUm),
    heightUm: Number(shipment.heightUm),
    volumeMm3: Number(shipment.volumeMm3),
    volumetricMg: Number(shipment.volumetricMg),
    chargeableMg: Number(shipment.chargeableMg),
    actualRateMinor: shipment.actualRateMinor.toString(),
    differenceMinor: '0',
    verifiedBy: null,
    verifiedAt: step.occurredAt.toISOString(),
    photos: [],
    notes: null,
  };
}

const cubic = (length: bigint, width: bigint, height: bigint): bigint => length * width * height;

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);
