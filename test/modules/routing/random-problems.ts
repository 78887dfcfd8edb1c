import fc from 'fast-check';
import type { RoutingProblem, RoutingStop } from '../../../src/modules/routing/index.js';

const MIDNIGHT = 1_800_000_000 - (1_800_000_000 % 86_400);
const at = (minute: number): number => MIDNIGHT + minute * 60;

const point = fc.record({ lat: fc.integer({ min: 0, max: 300 }), lng: fc.integer({ min: 0, max: 300 }) }).map(({ lat, lng }) => ({
  lat: 25 + lat / 1_000,
  lng: 55 + lng / 1_000,
}));
const load = fc.record({
  grams: fc.integer({ min: 0, max: 9_000 }),
  millilitres: fc.integer({ min: 0, max: 9_000 }),
  parcels: fc.integer({ min: 1, max: 3 }),
});
const window = fc
  .record({ from: fc.integer({ min: 400, max: 900 }), length: fc.integer({ min: 5, max: 300 }) })
  .map(({ from, length }) => ({ from: at(from), until: at(from + length) }));
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 6, nil: null });
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });

const stop = (index: number, vehicles: readonly string[]): fc.Arbitrary<RoutingStop> =>
  fc.record({
    id: fc.constant(`stop-${index}`),
    kind: fc.constantFrom('pickup' as const, 'deliver' as const, 'return' as const),
    point: often(point),
    load,
    serviceSeconds: fc.integer({ min: 0, max: 900 }),
    window: fc.option(window, { nil: null }),
    vehicle: fc.option(fc.constantFrom('stranger', ...vehicles, ...vehicles, ...vehicles), { freq: 2, nil: null }).filter((id) => id !== 'stranger' || index % 5 === 0), // prettier-ignore
  });

const vehicle = (id: string) =>
  fc.record({
    id: fc.constant(id),
    start: often(point),
    end: often(point),
    capacity: fc.record({ grams: limit(40_000), millilitres: limit(40_000), parcels: limit(9) }),
    from: fc.integer({ min: 420, max: 600 }).map(at),
    until: fc.integer({ min: 700, max: 1_100 }).map(at),
    speedFactor: fc.constantFrom(0.8, 1, 1.5),
    carried: fc.option(load, { nil: undefined }),
  });

/** A few stops and vehicles with all that a problem can have: windows, loads, pins, fixed stops, and stops without a point. */
export const routingProblem: fc.Arbitrary<RoutingProblem> = fc
  .record({ stops: fc.integer({ min: 0, max: 12 }), vehicles: fc.integer({ min: 0, max: 3 }) })
  .chain(({ stops, vehicles }) => {
    const ids = Array.from({ length: vehicles }, (_, index) => `van-${index}`);
    return fc.record({
      vehicles: fc.tuple(...ids.map(vehicle)),
      stops: fc.tuple(...Array.from({ length: stops }, (_, index) => stop(index, ids))),
      roadFactor: fc.constant(1.35),
      speeds: fc.constantFrom([30], [40, 40, 40, 40, 40, 40, 40, 25, 15, 20, 30, 30, 30, 20, 10, 20, 30, 40, 40, 40, 40, 40, 40, 40]),
      midnight: fc.constant(MIDNIGHT),
      seed: fc.integer(),
    });
  });

/** The same with up to three stops fixed in each run, at its beginning or further on. */
export const problemWithFixedStops: fc.Arbitrary<RoutingProblem> = fc
  .tuple(routingProblem, fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }), { maxLength: 3 }))
  .map(([problem, gaps]) => {
    const rest = [...problem.stops];
    const vehicles = problem.vehicles.map((each, index) => {
      let position = -1;
      const fixed = (gaps[index] ?? []).flatMap((gap) => {
        const next = rest.findIndex((candidate) => candidate.vehicle == null || candidate.vehicle === each.id);
        const [chosen] = next < 0 ? [] : rest.splice(next, 1);
        position += 1 + (gap < 3 ? 0 : gap - 2);
        return chosen ? [{ stop: chosen.id, position }] : [];
      });
      return { ...each, fixed };
    });
    return { ...problem, vehicles };
  });
