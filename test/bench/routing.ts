import { planRoutes, type PlanResult } from '../../src/modules/routing/plan-routes.js';
import type { RoutingProblem } from '../../src/modules/routing/index.js';
import { cityRuns } from '../support/city-runs.js';
import { hasVroom, startVroomBridge } from '../support/vroom-bridge.js';
import { bestKnown, distanceOf, readInstance, type InstanceName } from './solomon.js';
import { boundedRow, type Row } from './table.js';

const INSTANCES: readonly InstanceName[] = ['R101', 'C101', 'RC101', 'C1_2_1', 'R1_2_1'];
const CITY = { stops: 200, vehicles: 8 };
/** VROOM is not held to the time limit of the service, so that its best plans are compared. */
const VROOM_TIMEOUT_MS = 300_000;

type Solver = (problem: RoutingProblem) => Promise<PlanResult>;
interface Case {
  readonly name: string;
  readonly problem: RoutingProblem;
  readonly distance: (plan: PlanResult['plan']) => number;
}

/** The distance of planned runs by the own engine beside VROOM's, which is left out without the Python package pyvroom. */
export async function measureRouting(): Promise<Row[]> {
  const cases = [cityCase(), ...INSTANCES.map(instanceCase)];
  const bridge = (await hasVroom()) ? await startVroomBridge() : undefined;
  const vroom: Solver | undefined =
    bridge && ((problem) => planRoutes({ problem, vroom: { url: bridge.url, timeoutMs: VROOM_TIMEOUT_MS } }));
  try {
    const rows: Row[] = [];
    for (const each of cases) rows.push(...(await compare(each, vroom)));
    return rows;
  } finally {
    await bridge?.stop();
  }
}

async function compare({ name, problem, distance }: Case, vroom: Solver | undefined): Promise<Row[]> {
  const own = await timed(problem, (each) => planRoutes({ problem: each, vroom: undefined }));
  const other = vroom && (await timed(problem, vroom));
  const describe = ({ plan }: PlanResult): string =>
    `${distance(plan).toFixed(2)} with ${plan.routes.filter(({ stops }) => stops.length > 0).length}${plan.unassigned.length > 0 ? `, ${plan.unassigned.length} left out` : ''}`;
  return [
    {
      name,
      figure: describe(own),
      ...(other && { limit: `VROOM ${describe(other)}, ${other.seconds.toFixed(1)} s`, ratio: distance(own.plan) / distance(other.plan) }),
      wanted: '<= 1.10',
    },
    boundedRow('... CPU time', own.cpuSeconds, 5, ' s'),
  ];
}

async function timed(problem: RoutingProblem, solver: Solver): Promise<PlanResult & { seconds: number; cpuSeconds: number }> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const result = await solver(problem);
  if (result.failure !== undefined) throw new Error(result.failure);
  const { user, system } = process.cpuUsage(before);
  return { ...result, seconds: (performance.now() - began) / 1_000, cpuSeconds: (user + system) / 1e6 };
}

const cityCase = (): Case => ({
  name: `${CITY.stops} stops, ${CITY.vehicles} vehicles in a city, km`,
  problem: cityRuns(CITY),
  distance: ({ routes }) => routes.reduce((sum, { metres }) => sum + metres, 0) / 1_000,
});

function instanceCase(name: InstanceName): Case {
  const { distance, vehicles } = bestKnown[name];
  return {
    name: `${name} (best known ${distance} with ${vehicles})`,
    problem: readInstance(name),
    distance: ({ routes }) => distanceOf(routes),
  };
}
