import { z } from 'zod';
import type { Model } from './model.js';
import type { Route } from './route.js';
import type { Visit } from './visit.js';

const answerShape = z.object({
  code: z.literal(0),
  routes: z.array(
    z.object({ vehicle: z.int().nonnegative(), steps: z.array(z.object({ type: z.string(), id: z.int().nonnegative().optional() })) }),
  ),
  unassigned: z.array(z.object({ id: z.int().nonnegative() })),
});

/** Job numbers in order for every vehicle that VROOM uses. */
export type VroomRoutes = ReadonlyMap<number, readonly number[]>;

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
