import { planRoutes } from '../../../src/modules/routing/plan-routes.js';
import { distanceOf, readInstance } from '../../bench/solomon.js';
import { cityRuns } from '../../support/city-runs.js';
import { hasVroom, startVroomBridge, type VroomBridge } from '../../support/vroom-bridge.js';
import { faultsOf } from './plan-faults.js';

const found = await hasVroom();
if (!found) console.warn('Skipped: VROOM needs a Python with the package pyvroom (VROOM_PYTHON=/path/to/python3).');

(found ? describe : describe.skip)('the real VROOM', () => {
  let bridge: VroomBridge;
  beforeAll(async () => {
    bridge = await startVroomBridge();
  });
  afterAll(() => bridge.stop());

  const planByVroom = async (problem: Parameters<typeof planRoutes>[0]['problem']) => {
    const { plan, failure } = await planRoutes({ problem, vroom: { url: bridge.url, timeoutMs: 60_000 } });
    expect(failure).toBeUndefined();
    expect(plan.engine).toBe('vroom');
    return plan;
  };

  it('takes our requests, with windows, loads, pins and fixed stops, and its plans keep our rules', async () => {
    const city = cityRuns({ stops: 40, vehicles: 3 });
    const fixed = [
      { stop: 'stop-1', position: 0 },
      { stop: 'stop-2', position: 4 },
    ];
    const problem = {
      ...city,
      vehicles: city.vehicles.map((vehicle, index) => (index === 0 ? { ...vehicle, fixed, speedFactor: 0.9 } : { ...vehicle, end: null })),
      stops: city.stops.map((stop, index) => (index % 10 === 5 ? { ...stop, vehicle: 'van-2' } : stop)),
    };
    expect(faultsOf(problem, await planByVroom(problem))).toEqual([]);
  });

  it.each(['R101', 'C101', 'RC101'] as const)('is not more than a tenth better than the own engine on %s', async (name) => {
    const problem = readInstance(name);
    const own = await planRoutes({ problem, vroom: undefined });
    const vroom = await planByVroom(problem);
    expect(own.plan.unassigned).toEqual([]);
    expect(distanceOf(own.plan.routes)).toBeLessThan(1.1 * distanceOf(vroom.routes));
  });
});
