import fc from 'fast-check';
import { solve } from '../../../src/modules/routing/solve.js';
import type { RoutingPlan, RoutingStop } from '../../../src/modules/routing/index.js';
import { cityRuns } from '../../support/city-runs.js';
import { faultsOf } from './plan-faults.js';
import { problemWithFixedStops, routingProblem } from './random-problems.js';
import { aProblem, aStop, at, aVan, near } from './small-problem.js';

it('serves every stop once or says truly why not, within windows, shifts and capacities', () => {
  fc.assert(
    fc.property(routingProblem, (problem) => {
      expect(faultsOf(problem, solve(problem))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('never moves a fixed stop, and never makes one later than it already is', () => {
  fc.assert(
    fc.property(problemWithFixedStops, (problem) => {
      expect(faultsOf(problem, solve(problem))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('makes the same plan for the same seed', () => {
  const problem = cityRuns({ stops: 40, vehicles: 3 });
  expect(solve(problem)).toEqual(solve(structuredClone(problem)));
});

const orderOf = (plan: RoutingPlan, index = 0): string[] => plan.routes[index]?.stops.map(({ id }) => id) ?? [];
const capacity = (parcels: number) => ({ grams: null, millilitres: null, parcels });

describe('a plan', () => {
  it('of nothing is empty, with a run for every vehicle', () => {
    expect(solve(aProblem([], []))).toEqual({ routes: [], unassigned: [], engine: 'own' });
    expect(solve(aProblem([aVan('A')], []))).toMatchObject({
      routes: [{ vehicleId: 'A', stops: [], metres: 0, seconds: 0 }],
      unassigned: [],
    });
  });

  it('for one vehicle is the round trip', () => {
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((hour) =>
      aStop(`${hour}`, { point: near(Math.cos((hour * Math.PI) / 4) + 3, Math.sin((hour * Math.PI) / 4)) }),
    );
    const order = orderOf(
      solve(
        aProblem(
          [aVan('A')],
          [5, 2, 7, 0, 3, 6, 1, 4].flatMap((index) => around[index] ?? []),
        ),
      ),
    ).map(Number);
    const steps = order.map((hour, index) => (hour - (order[index - 1] ?? hour) + 8) % 8).slice(1);
    expect([Array(7).fill(1), Array(7).fill(7)]).toContainEqual(steps);
  });

  it('has the time, the way and the waiting of every stop', () => {
    const stops = [aStop('early', { point: near(10), window: { from: at(9), until: at(10) } }), aStop('late', { point: near(0), window: { from: at(12), until: at(13) } })]; // prettier-ignore
    const plan = solve(aProblem([aVan('A')], stops));
    const drive = 1_800; // 10 km by 1.35 at 27 km/h
    const [early, late] = plan.routes[0]?.stops ?? [];
    expect(early).toEqual({ id: 'early', arrival: at(9), waiting: 0, departure: at(9, 5) });
    expect(late).toEqual({ id: 'late', arrival: expect.any(Number), waiting: at(12) - (late?.arrival ?? 0), departure: at(12, 5) });
    expect(Math.abs((late?.arrival ?? 0) - at(9, 5) - drive)).toBeLessThan(10);
    expect(Math.round((plan.routes[0]?.metres ?? 0) / 100)).toBe(270);
    expect(Math.abs((plan.routes[0]?.seconds ?? 0) - (at(12, 5) - at(9)) - drive)).toBeLessThan(10);
  });

  it('takes longer through the rush hour', () => {
    const speeds = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 13.5 : 27));
    const problem = { ...aProblem([aVan('A')], [aStop('far', { point: near(20), window: { from: at(8), until: at(11) } })]), speeds };
    // An hour of driving at full speed: half of it takes the whole hour of the rush.
    expect(Math.abs((solve(problem).routes[0]?.stops[0]?.arrival ?? 0) - at(9, 30))).toBeLessThan(20);
  });
});

describe('loads', () => {
  it('of pickups fill the vehicle on the way, and those of deliveries leave it', () => {
    const stops = [aStop('pickup', { kind: 'pickup', point: near(1) }), aStop('delivery', { point: near(2) })];
    expect(orderOf(solve(aProblem([aVan('A', { capacity: capacity(1) })], stops)))).toEqual(['delivery', 'pickup']);
    const both = solve(aProblem([aVan('A', { capacity: capacity(1) })], [...stops, aStop('return', { kind: 'return' })]));
    expect(both.unassigned).toEqual([{ id: expect.stringMatching(/delivery|return/), reason: 'CAPACITY' }]);
  });

  it('count what is on board already', () => {
    const carried = { grams: 0, millilitres: 0, parcels: 2 };
    const plan = solve(aProblem([aVan('A', { capacity: capacity(2), carried })], [aStop('more', { kind: 'pickup' })]));
    expect(plan.unassigned).toEqual([{ id: 'more', reason: 'CAPACITY' }]);
  });
});

describe('a stop', () => {
  it('whose parcel is in a vehicle stays in its run, even where another is nearer', () => {
    const vans = [aVan('north', { start: near(10), end: near(10) }), aVan('south', { start: near(-10), end: near(-10) })];
    const runsOf = (vehicle: string | null): string[][] => {
      const plan = solve(aProblem(vans, [aStop('parcel', { point: near(9), vehicle })]));
      return [orderOf(plan, 0), orderOf(plan, 1)];
    };
    expect(runsOf('south')).toEqual([[], ['parcel']]);
    expect(runsOf(null)).toEqual([['parcel'], []]);
  });

  it('that is fixed keeps its place while the others are ordered around it', () => {
    const stops = [1, 2, 3, 4, 5].map((km) => aStop(`${km}`, { point: near(km, km % 2) }));
    const fixed = [
      { stop: '5', position: 0 },
      { stop: '1', position: 2 },
    ];
    const order = orderOf(solve(aProblem([aVan('A', { fixed })], stops)));
    expect([order[0], order[2], order.length]).toEqual(['5', '1', 5]);
  });

  it('that is unknown or fixed twice is a mistake of the caller', () => {
    const fixed = [{ stop: 'nowhere', position: 0 }];
    expect(() => solve(aProblem([aVan('A', { fixed })], []))).toThrow('The stop nowhere is fixed in the run of A');
  });

  it('is left out with the reason: no point, no driver, no room, no time', () => {
    const reasons = (stop: Partial<RoutingStop>, vans = [aVan('A', { capacity: capacity(2) })]) =>
      solve(aProblem(vans, [aStop('S', stop)])).unassigned;
    expect(reasons({ point: null })).toEqual([{ id: 'S', reason: 'NO_POINT' }]);
    expect(reasons({}, [])).toEqual([{ id: 'S', reason: 'NO_DRIVER' }]);
    expect(reasons({ vehicle: 'gone' })).toEqual([{ id: 'S', reason: 'NO_DRIVER' }]);
    expect(reasons({ load: { grams: 1, millilitres: 1, parcels: 3 } })).toEqual([{ id: 'S', reason: 'CAPACITY' }]);
    expect(reasons({ point: near(50), window: { from: at(8), until: at(9) } })).toEqual([{ id: 'S', reason: 'WINDOW' }]);
    expect(reasons({})).toEqual([]);
  });
});
