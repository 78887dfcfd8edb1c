import { Random } from '../../src/modules/routing/random.js';
import { CITY_SPEEDS, type RoutingProblem, type RoutingStop } from '../../src/modules/routing/index.js';

const MIDNIGHT = 1_790_000_000 - (1_790_000_000 % 86_400);
const HUB = { lat: 25.13, lng: 55.24 };
const HOUR = 3_600;
const at = (hour: number): number => MIDNIGHT + hour * HOUR;

/** A day of deliveries and pickups in a city 30 km wide, half of them in three districts, two thirds with a window of two to four hours. */
export function cityRuns({ stops, vehicles, seed = 1 }: { stops: number; vehicles: number; seed?: number }): RoutingProblem {
  const random = new Random(seed);
  const districts = [0, 1, 2].map(() => spread(random, HUB, 0.12));
  return {
    vehicles: Array.from({ length: vehicles }, (_, index) => ({
      id: `van-${index + 1}`,
      start: HUB,
      end: HUB,
      capacity: { grams: 800_000, millilitres: 6_000_000, parcels: 60 },
      from: at(8),
      until: at(18),
    })),
    stops: Array.from({ length: stops }, (_, index) => cityStop(index, random, districts)),
    roadFactor: 1.35,
    speeds: CITY_SPEEDS,
    midnight: MIDNIGHT,
    seed,
  };
}

function cityStop(index: number, random: Random, districts: readonly { lat: number; lng: number }[]): RoutingStop {
  const district = districts[random.below(districts.length)] ?? HUB;
  const from = at(9 + random.below(6));
  return {
    id: `stop-${index + 1}`,
    kind: random.next() < 0.15 ? 'pickup' : 'deliver',
    point: random.next() < 0.5 ? spread(random, district, 0.02) : spread(random, HUB, 0.14),
    load: { grams: 500 + random.below(12_000), millilitres: 2_000 + random.below(60_000), parcels: 1 + random.below(3) },
    serviceSeconds: 180 + random.below(240),
    window: random.next() < 0.33 ? null : { from, until: from + (2 + random.below(3)) * HOUR },
  };
}

const spread = (random: Random, { lat, lng }: { lat: number; lng: number }, degrees: number) => ({
  lat: Number((lat + (random.next() * 2 - 1) * degrees).toFixed(5)),
  lng: Number((lng + (random.next() * 2 - 1) * degrees).toFixed(5)),
});
