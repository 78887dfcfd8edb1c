import type { PlannedRoute } from '../../routing/index.js';
import { newStop } from '../rows/new-stop.js';
import type { Run, Stop } from '../rows/run.entity.js';
import { isSamePlace } from '../rows/task-place.js';
import type { Task } from '../rows/task.entity.js';
import type { PlannedVisit } from './routing-problem.rules.js';

export interface PlannedOrder {
  readonly route: PlannedRoute;
  readonly visits: ReadonlyMap<string, PlannedVisit>;
  /** Tasks that are where they were when the plan was made. */
  readonly movable: readonly Task[];
}

export interface PlacedTask {
  readonly id: string;
  readonly shipmentId: string;
  readonly runId: string;
  readonly stopId: string;
  readonly driverId: string;
  /** A parcel stays on board only of the same vehicle. */
  readonly keepsLoad: boolean;
}

interface Layout {
  /** All stops of the run, in order. */
  readonly ordered: readonly Stop[];
  readonly fresh: readonly Stop[];
  readonly retimed: readonly { readonly id: string; readonly at: Date }[];
  readonly placed: readonly PlacedTask[];
  /** Tasks at stops that planning leaves where they are. */
  readonly kept: readonly string[];
}

/**
 * Turns a planned route into the stops of a run. Stops that are done come first, those that are under way or locked stay, and a place that
 * the run had already keeps its stop, so that a device without network still knows it.
 */
export function layOut(run: Run, stops: readonly Stop[], { route, visits, movable }: PlannedOrder, now: Date): Layout {
  const ordered: Stop[] = stops.filter(({ completedAt }) => completedAt !== null);
  const fixed = new Set([...visits.values()].flatMap(({ stop }) => (stop ? [stop.id] : [])));
  const reusable = stops.filter((stop) => stop.completedAt === null && !fixed.has(stop.id));
  const fresh: Stop[] = [];
  const retimed: { id: string; at: Date }[] = [];
  const placed: PlacedTask[] = [];
  const kept: string[] = [];
  const canMove = new Set(movable.map(({ id }) => id));
  for (const { id, arrival } of route.stops) {
    const visit = visits.get(id);
    const stays = stops.find((stop) => stop.id === visit?.stop?.id);
    if (stays) {
      ordered.push(stays);
      kept.push(...(visit?.tasks ?? []).map((task) => task.id));
      continue;
    }
    const tasks = (visit?.tasks ?? []).filter((task) => canMove.has(task.id));
    const [first] = tasks;
    if (!first) continue;
    const at = new Date(arrival * 1000);
    const stop = joined(ordered.at(-1), first, fixed) ?? take(reusable, first) ?? newStop(run, first, { sequence: 0, plannedAt: at, now });
    if (!stops.includes(stop) && !fresh.includes(stop)) fresh.push(stop);
    else if (stops.includes(stop)) retimed.push({ id: stop.id, at });
    if (!ordered.includes(stop)) ordered.push(stop);
    for (const { id: taskId, shipmentId, runId } of tasks)
      placed.push({ id: taskId, shipmentId, runId: run.id, stopId: stop.id, driverId: run.driverId, keepsLoad: runId === run.id });
  }
  return { ordered, fresh, retimed, placed, kept };
}

/** Two visits in a row at one door are one stop. */
const joined = (last: Stop | undefined, task: Task, fixed: ReadonlySet<string>): Stop | undefined =>
  last && isSamePlace(last, task) && last.completedAt === null && !fixed.has(last.id) ? last : undefined;

/** Takes a stop of the same place out of those that are free. */
function take(free: Stop[], task: Task): Stop | undefined {
  const index = free.findIndex((stop) => isSamePlace(stop, task));
  return index < 0 ? undefined : free.splice(index, 1)[0];
}
