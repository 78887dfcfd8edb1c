import type { Parcel } from '../carriers/index.js';
import type { Service } from './rate-book.js';

export interface Weights {
  readonly actualMg: number;
  /** Rounded to the milligram for display; the chargeable weight uses the exact value. */
  readonly volumetricMg: number;
  readonly chargeableMg: number;
}

/** The larger of actual and volumetric weight, rounded up to weight steps, at least one step. */
export function weightsOf(parcel: Parcel, service: Pick<Service, 'volumetricDivisor' | 'stepMg'>): Weights {
  // mm3 / (cm3 per kg) is mg / 1000: scale up first, so that comparing with a step loses no precision.
  const scaledVolume = parcel.volumeMm3 * 1_000;
  const steps = Math.max(1, ceilDiv(parcel.weightMg, service.stepMg), ceilDiv(scaledVolume, service.volumetricDivisor * service.stepMg));
  return {
    actualMg: parcel.weightMg,
    volumetricMg: roundDiv(scaledVolume, service.volumetricDivisor),
    chargeableMg: steps * service.stepMg,
  };
}

/** numerator / denominator, rounded up. Both must be non-negative safe integers, so every step is exact. */
export function ceilDiv(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder > 0 ? 1 : 0);
}

/** numerator / denominator, rounded half up. Both must be non-negative safe integers. */
function roundDiv(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder >= denominator - remainder ? 1 : 0);
}
