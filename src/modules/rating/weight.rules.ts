import { ceilDiv, roundDiv } from './integer.js';
import type { Parcel } from '../carriers/index.js';
import type { Service } from './rate-book.js';

export interface Weights {
  readonly actualMg: number;
  /** Rounded to the milligram for showing; the chargeable weight comes from the exact value. */
  readonly volumetricMg: number;
  readonly chargeableMg: number;
}

/** The larger of actual and volumetric weight in started weight steps, at least one step. */
export function weightsOf(parcel: Parcel, service: Pick<Service, 'volumetricDivisor' | 'stepMg'>): Weights {
  // mm3 / (cm3 per kg) is mg / 1000: scaled up first, so that nothing is lost before the comparison with a step.
  const scaledVolume = parcel.volumeMm3 * 1_000;
  const steps = Math.max(1, ceilDiv(parcel.weightMg, service.stepMg), ceilDiv(scaledVolume, service.volumetricDivisor * service.stepMg));
  return {
    actualMg: parcel.weightMg,
    volumetricMg: roundDiv(scaledVolume, service.volumetricDivisor),
    chargeableMg: steps * service.stepMg,
  };
}
