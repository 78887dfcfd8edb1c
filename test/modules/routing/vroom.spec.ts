import { RoutePlanner, type RoutingPlan, type RoutingProblem } from '../../../src/modules/routing/index.js';
import { allToTheFirst, solution, startVroomSimulator, type VroomSimulator } from '../../support/vroom-simulator.js';
import { faultsOf } from './plan-faults.js';
import { aProblem, aStop, at, aVan, near } from './small-problem.js';

let simulator: VroomSimulator;
let planner: RoutePlanner;
let warnings: string[];

beforeAll(async () => {
  simulator = await startVroomSimulator();
  planner = plannerWith(simulator.url);
});
afterAll(async () => {
  await planner.stop();
  await simulator.stop();
});
beforeEach(() => {
  warnings = [];
  simulator.reply = allToTheFirst;
});

const plannerWith = (vroomUrl: string | undefined, vroomTimeoutMs?: number): RoutePlanner =>
  new RoutePlanner({ vroomUrl, vroomTimeoutMs, warn: (message, error) => warnings.push(`${message} ${String(error)}`) });

const problem = aProblem(
  [aVan('A', { capacity: { grams: 9_000, millilitres: null, parcels: null } }), aVan('B', { speedFactor: 1.256, end: null })],
  [
    aStop('1', { point: near(5), window: { from: at(9), until: at(11) } }),
    aStop('2', { point: near(1), kind: 'pickup' }),
    aStop('3', { point: near(3), vehicle: 'B' }),
    aStop('4', { point: null }),
  ],
);
const ordersOf = (plan: RoutingPlan): string[][] => plan.routes.map(({ stops }) => stops.map(({ id }) => id));

describe('what VROOM is asked', () => {
  it('is the problem in its own words, with our metres and times', async () => {
    await planner.plan(problem);
    const request = simulator.requests.at(-1);
    expect(request?.jobs).toEqual([
      { id: 0, location_index: expect.any(Number), service: 300, delivery: [1_000, 1_000, 1], time_windows: [[3_600, 10_800]] },
      { id: 1, location_index: expect.any(Number), service: 300, pickup: [1_000, 1_000, 1] },
      { id: 2, location_index: expect.any(Number), service: 300, delivery: [1_000, 1_000, 1], skills: [2] },
    ]);
    expect(request?.vehicles).toMatchObject([
      // What has no limit can hold all stops.
      { id: 0, capacity: [3_000, 3_000, 3], skills: [1], time_window: [0, 36_000], speed_factor: 1 },
      { id: 1, capacity: [3_000, 3_000, 3], skills: [2], end_index: 0, speed_factor: 1.26 },
    ]);
    const [hub = 0, first = 0] = [request?.vehicles[0]?.start_index, request?.jobs[0]?.location_index];
    const { costs, durations } = request?.matrices['car'] ?? {};
    expect(Math.round((costs?.[hub]?.[first] ?? 0) / 10)).toBe(675); // 5 km by 1.35
    expect(Math.round((durations?.[hub]?.[first] ?? 0) / 10)).toBe(90); // at 27 km/h
    expect(costs?.[0]?.every((metres) => metres === 0)).toBe(true);
  });

  it('begins at the last stop of a fixed beginning, with the room that is left', async () => {
    const fixed = [{ stop: '1', position: 0 }];
    const van = aVan('A', { fixed, capacity: { grams: 1_500, millilitres: null, parcels: null } });
    const plan = await planner.plan(
      aProblem(
        [van],
        problem.stops.slice(0, 3).map((stop) => ({ ...stop, vehicle: null })),
      ),
    );
    const request = simulator.requests.at(-1);
    expect(request?.jobs).toHaveLength(2);
    expect(request?.vehicles[0]).toMatchObject({ capacity: [500, 2_000, 2], time_window: [3_900, 36_000] });
    expect(request?.vehicles[0]?.start_index).not.toBe(request?.vehicles[0]?.end_index);
    expect(ordersOf(plan)[0]?.[0]).toBe('1');
  });
});

describe("VROOM's answer", () => {
  it('is the plan, timed by our own clock', async () => {
    simulator.reply = () => solution([{ vehicle: 1, jobs: [1, 2] }, { vehicle: 0, jobs: [0] }], []); // prettier-ignore
    const plan = await planner.plan(problem);
    expect(plan).toMatchObject({ engine: 'vroom', unassigned: [{ id: '4', reason: 'NO_POINT' }] });
    expect(ordersOf(plan)).toEqual([['1'], ['2', '3']]);
    expect(faultsOf(problem, plan)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is completed where it leaves out what fits, and corrected where it breaks a rule', async () => {
    simulator.reply = () => solution([{ vehicle: 0, jobs: [2, 1] }], [0]);
    const plan = await planner.plan(problem);
    expect(plan.engine).toBe('vroom');
    expect(faultsOf(problem, plan)).toEqual([]);
  });

  it('keeps the reasons for what no run can take', async () => {
    const tight: RoutingProblem = { ...problem, stops: [aStop('far', { point: near(60), window: { from: at(8), until: at(9) } })] };
    simulator.reply = () => solution([], [0]);
    expect(await planner.plan(tight)).toMatchObject({ engine: 'vroom', unassigned: [{ id: 'far', reason: 'WINDOW' }] });
  });

  it('is not needed when there is nothing to place', async () => {
    const before = simulator.requests.length;
    expect(await planner.plan(aProblem([aVan('A')], []))).toMatchObject({ routes: [{ stops: [] }], unassigned: [] });
    expect(simulator.requests).toHaveLength(before);
  });
});

describe('when VROOM fails, the own engine plans and the reason is logged:', () => {
  it.each<[string, (response: import('node:http').ServerResponse) => unknown, string]>([
    [
      'an error of its own',
      (response) => void response.writeHead(500).end('{"code":1,"error":"Internal error"}'),
      'VROOM answered 500: {"code":1',
    ],
    ['too large a request', (response) => void response.writeHead(413).end('too large'), 'VROOM answered 413: too large'],
    ['no JSON', (response) => void response.end('<html>'), 'is not valid JSON'],
    ['another shape', () => ({ code: 0, routes: 'none' }), "VROOM's answer is malformed"],
    ['an error in an answer', () => ({ code: 2, error: 'Invalid input' }), "VROOM's answer is malformed"],
    ['a job twice', () => solution([{ vehicle: 0, jobs: [0, 1, 1] }], [2]), 'exactly once'],
    ['an unknown vehicle', () => solution([{ vehicle: 7, jobs: [0, 1, 2] }], []), 'exactly once'],
    ['a forgotten job', () => solution([{ vehicle: 0, jobs: [0, 1] }], []), 'exactly once'],
    ['a broken connection', (response) => void response.destroy(), 'fetch failed'],
  ])('%s', async (_, reply, reason) => {
    simulator.reply = (_request, response) => reply(response);
    const plan = await planner.plan(problem);
    expect(plan.engine).toBe('own');
    expect(faultsOf(problem, plan)).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('VROOM made no plan; the own engine planned instead.')]);
    expect(warnings[0]).toContain(reason);
  });

  it('no answer in time', async () => {
    simulator.reply = () => undefined;
    const hasty = plannerWith(simulator.url, 200);
    expect(await hasty.plan(problem)).toMatchObject({ engine: 'own' });
    expect(warnings[0]).toContain('timeout');
    await hasty.stop();
  });
});

it('plans on another thread by the own engine without VROOM, as often as asked', async () => {
  const own = plannerWith(undefined);
  const plans = await Promise.all([own.plan(problem), own.plan(problem)]);
  expect(plans[0]).toEqual(plans[1]);
  expect(plans[0]).toMatchObject({ engine: 'own', unassigned: [{ id: '4', reason: 'NO_POINT' }] });
  await own.stop();
});
