import { CITY_SPEEDS } from './routing-problem.js';
import { TravelClock } from './travel-clock.js';

/** Seconds at a door, for one parcel and for each further one. */
const SERVICE_SECONDS = 180;
const PER_PARCEL_SECONDS = 30;

export const serviceSeconds = (parcels: number): number => SERVICE_SECONDS + PER_PARCEL_SECONDS * Math.max(0, parcels - 1);

/** When a vehicle that leaves now arrives, at the speeds of planning. `midnight` is that of the run's day, at the place. */
export function arrivalAfter(leaves: Date, metres: number, midnight: Date): Date {
  const clock = new TravelClock(CITY_SPEEDS, midnight.getTime() / 1000, 1);
  return new Date(clock.arrive(Math.ceil(leaves.getTime() / 1000), metres) * 1000);
}
