import { readFileSync } from 'node:fs';
import type { RoutingProblem } from '../../src/modules/routing/index.js';

/** Solomon counts distance and time in one unit, with fractions; here both are whole numbers, as in VROOM's own benchmarks. */
const PRECISION = 1_000;
/** Metres per second is 1. */
const ONE_METRE_A_SECOND = 3.6;

/** Best known distances, most of them with the fewest vehicles possible: a plan with more vehicles can be shorter. */
export const bestKnown = {
  R101: { distance: 1645.79, vehicles: 19 },
  C101: { distance: 828.94, vehicles: 10 },
  RC101: { distance: 1696.95, vehicles: 14 },
  C1_2_1: { distance: 2704.57, vehicles: 20 },
  R1_2_1: { distance: 4784.11, vehicles: 20 },
} as const;
export type InstanceName = keyof typeof bestKnown;

/** A published instance as a problem on a plane. */
export function readInstance(name: InstanceName): RoutingProblem {
  const text = readFileSync(new URL(`./routing-instances/${name}.txt`, import.meta.url), 'utf8');
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const [fleet = [], depot = [], ...customers] = rows.filter((row) => row.length > 1 && row.every(Number.isFinite));
  const [vehicles = 0, capacity = 0] = fleet;
  const pointOf = ([, lng = 0, lat = 0]: readonly number[]) => ({ lng: lng * PRECISION, lat: lat * PRECISION });
  const hub = pointOf(depot);
  return {
    vehicles: Array.from({ length: vehicles }, (_, index) => ({
      id: `vehicle-${index + 1}`,
      start: hub,
      end: hub,
      capacity: { grams: capacity, millilitres: null, parcels: null },
      from: (depot[4] ?? 0) * PRECISION,
      until: (depot[5] ?? 0) * PRECISION,
    })),
    stops: customers.map((row) => ({
      id: String(row[0]),
      kind: 'deliver',
      point: pointOf(row),
      load: { grams: row[3] ?? 0, millilitres: 0, parcels: 0 },
      serviceSeconds: (row[6] ?? 0) * PRECISION,
      window: { from: (row[4] ?? 0) * PRECISION, until: (row[5] ?? 0) * PRECISION },
    })),
    roadFactor: 1,
    speeds: [ONE_METRE_A_SECOND],
    midnight: 0,
    seed: 1,
    geometry: 'plane',
  };
}

/** In the units of the instance. */
export const distanceOf = (routes: readonly { readonly metres: number }[]): number =>
  routes.reduce((sum, { metres }) => sum + metres, 0) / PRECISION;
