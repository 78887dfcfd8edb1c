import { z } from 'zod';
import { Amount } from './amount.js';
import type { Model, Visit } from './model.js';
import type { Route } from './route.js';
import type { Load } from './routing-problem.js';
import { TravelClock } from './travel-clock.js';

interface VroomJob {
  readonly id: number;
  readonly location_index: number;
  readonly service: number;
  readonly delivery?: readonly number[];
  readonly pickup?: readonly number[];
  readonly skills?: readonly number[];
  readonly time_windows?: readonly (readonly [number, number])[];
}

interface VroomVehicle {
  readonly id: number;
  readonly profile: string;
  readonly start_index: number;
  readonly end_index: number;
  readonly capacity: readonly number[];
  readonly skills: readonly number[];
  readonly time_window: readonly [number, number];
  readonly speed_factor: number;
}

/** A problem as VROOM's API reads it: https://github.com/VROOM-Project/vroom/blob/master/docs/API.md */
export interface VroomRequest {
  readonly jobs: readonly VroomJob[];
  readonly vehicles: readonly VroomVehicle[];
  /** Of vroom-express: the limit of its search in seconds. */
  readonly options: { readonly l: number };
  readonly matrices: Readonly<Record<string, { readonly durations: number[][]; readonly costs: number[][] }>>;
}

const PROFILE = 'car';

/** What VROOM is to place, and for how long it may search. */
export interface VroomTask {
  readonly jobs: readonly Visit[];
  readonly searchSeconds: number;
}

/**
 * The problem for VROOM, with our own metres as costs, so that both engines shorten the same way, and times counted from the first
 * start. Jobs are numbered as in `vroomJobs`. A fixed beginning is left out: the vehicle starts at its last stop. VROOM knows one
 * speed only: the mean of the day.
 */
export function vroomRequest({ problem, distances, routes }: Model, { jobs, searchSeconds }: VroomTask): VroomRequest {
  const origin = Math.min(...routes.map(({ first }) => first.departure));
  const end = Math.max(...routes.map(({ last }) => last.until));
  const span: Span = (from, until) => [Math.max(0, from - origin), Math.max(0, Math.min(until, end) - origin)];
  const speed = new TravelClock(problem.speeds, problem.midnight, 1).meanSpeed(origin, end);
  const costs = distances.rows();
  const total = new Amount();
  for (const { load } of jobs) total.add(load);
  return {
    jobs: jobs.map((visit, id) => jobOf(visit, { id, routes, span })),
    vehicles: routes.map((route, id) => ({
      id,
      profile: PROFILE,
      start_index: route.head.place,
      end_index: route.last.place,
      capacity: amounts(roomIn(route, total)),
      skills: [skillOf(id)],
      time_window: span(route.head.departure, route.last.until),
      speed_factor: inHundredths(problem.vehicles[id]?.speedFactor ?? 1),
    })),
    options: { l: searchSeconds },
    matrices: { [PROFILE]: { durations: costs.map((row) => row.map((metres) => Math.ceil(metres / speed))), costs } },
  };
}

/** What VROOM places: the free stops, and the fixed ones in the middle of a run, whose place it does not know but which take time. */
export const vroomJobs = ({ routes, visits }: Model): Visit[] => [...visits, ...routes.flatMap((route) => route.fixedMiddle())];

type Span = (from: number, until: number) => readonly [number, number];

function jobOf(visit: Visit, { id, routes, span }: { id: number; routes: readonly Route[]; span: Span }): VroomJob {
  const run = visit.pinnedTo ?? (visit.fixedPosition === undefined ? undefined : visit.route);
  return {
    id,
    location_index: visit.place,
    service: visit.serviceSeconds,
    [visit.isPickup ? 'pickup' : 'delivery']: amounts(visit.load),
    // Each vehicle has its own skill, which binds a stop to it.
    ...(run && { skills: [skillOf(routes.indexOf(run))] }),
    ...((Number.isFinite(visit.from) || Number.isFinite(visit.until)) && { time_windows: [span(visit.from, visit.until)] }),
  };
}

/** What fits beside the load of the fixed stops. Without a limit: everything. */
function roomIn({ capacity, head }: Route, total: Load): Load {
  const room = (dimension: keyof Load): number => Math.max(0, Math.min(capacity[dimension] - head.peakBefore[dimension], total[dimension]));
  return { grams: room('grams'), millilitres: room('millilitres'), parcels: room('parcels') };
}

const amounts = ({ grams, millilitres, parcels }: Load): number[] => [grams, millilitres, parcels].map((amount) => Math.ceil(amount));

const skillOf = (vehicle: number): number => vehicle + 1;

/** VROOM reads two decimals, above 0 and up to 5. */
const inHundredths = (factor: number): number => Math.min(5, Math.max(0.01, Math.round(factor * 100) / 100));

const answerShape = z.object({
  code: z.literal(0),
  routes: z.array(
    z.object({ vehicle: z.int().nonnegative(), steps: z.array(z.object({ type: z.string(), id: z.int().nonnegative().optional() })) }),
  ),
  unassigned: z.array(z.object({ id: z.int().nonnegative() })),
});

/** Job numbers in order for every vehicle that VROOM uses. */
type VroomRoutes = ReadonlyMap<number, readonly number[]>;

/** Reads the answer; throws if it is not what the API describes or does not account for every job exactly once. */
export function readVroomAnswer(body: unknown, { jobs, vehicles }: { jobs: number; vehicles: number }): VroomRoutes {
  const parsed = answerShape.safeParse(body);
  if (!parsed.success) throw new Error(`VROOM's answer is malformed: ${z.prettifyError(parsed.error).slice(0, 300)}`);
  const { routes, unassigned } = parsed.data;
  const orders = new Map(routes.map(({ vehicle, steps }) => [vehicle, steps.flatMap(({ type, id }) => (type === 'job' && id !== undefined ? [id] : []))])); // prettier-ignore
  const mentioned = [...[...orders.values()].flat(), ...unassigned.map(({ id }) => id)];
  const isComplete = new Set(mentioned).size === jobs && mentioned.length === jobs && mentioned.every((id) => id < jobs);
  const isKnown = orders.size === routes.length && [...orders.keys()].every((vehicle) => vehicle < vehicles);
  if (!isComplete || !isKnown) throw new Error("VROOM's answer does not have every stop and vehicle of the request exactly once.");
  return orders;
}

/**
 * Puts the stops into the runs as VROOM ordered them. VROOM does not know rush hours or stops that are fixed in the middle of a run:
 * a stop that would break a rule here is left out. Returns those and the unassigned ones.
 */
export function adoptRoutes({ routes, visits }: Model, jobs: readonly Visit[], orders: VroomRoutes): Visit[] {
  for (const [index, route] of routes.entries()) {
    const wanted = (orders.get(index) ?? []).flatMap((id) => jobs[id] ?? []).filter((visit) => mayMoveTo(route, visit));
    adoptOrder(route, wanted);
  }
  return visits.filter(({ route }) => !route);
}

function adoptOrder(route: Route, wanted: readonly Visit[]): void {
  if (route.metresWith(wanted) !== undefined) {
    route.setFree(wanted);
    return;
  }
  let kept: readonly Visit[] = [];
  for (const visit of wanted) if (route.metresWith([...kept, visit]) !== undefined) kept = [...kept, visit];
  route.setFree(kept);
}

const mayMoveTo = (route: Route, { fixedPosition, pinnedTo }: Visit): boolean =>
  fixedPosition === undefined && (pinnedTo === undefined || pinnedTo === route);
