import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';
import { newStop } from '../rows/new-stop.js';
import type { Task } from '../rows/task.entity.js';
import { stopsOfRuns } from '../rows/fleet-rows.js';
import type { Run, Stop } from '../rows/run.entity.js';
import { isSamePlace } from '../rows/task-place.js';
import { dropEmptyStops, firstFree, renumber } from './stops.js';

/**
 * Puts a locked open task into a locked run: at the stop of the same place that is still ahead, or at a new stop at the position (from 1),
 * else at the end. Never before a stop that is done or under way.
 */
export async function placeTask(tx: Tx, run: Run, task: Task, position: number | null = null): Promise<Stop> {
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const same = position === null ? stops.find((stop) => isSamePlace(stop, task) && stop.completedAt === null) : undefined;
  const stop = same ?? (await insertStop(tx, run, { task, stops, position }));
  const { metres: metresBefore } = run;
  await db.change(tx.sql, 'task', task, {
    runId: run.id,
    stopId: stop.id,
    driverId: run.driverId,
    state: stop.arrivedAt ? 'arrived' : stop.begunAt ? 'en_route' : 'assigned',
    arrivedAt: stop.arrivedAt,
    ...(stop.begunAt && { begunAt: stop.begunAt, metresBefore }),
  });
  return stop;
}

interface NewStop {
  readonly task: Task;
  readonly stops: readonly Stop[];
  readonly position: number | null;
}

async function insertStop(tx: Tx, run: Run, { task, stops, position }: NewStop): Promise<Stop> {
  const index = position === null ? stops.length : Math.min(Math.max(position - 1, firstFree(stops)), stops.length);
  const stop = newStop(run, task, { sequence: index + 1, plannedAt: null, now: tx.services.clock.now() });
  await db.insert(tx.sql, 'stop', stop);
  await renumber(tx, stops.toSpliced(index, 0, stop));
  return stop;
}

/** Takes a locked open task out of its locked run. Its stop goes with the last task, unless the driver was there. */
export async function removeTask(tx: Tx, run: Run, task: Task): Promise<void> {
  await db.change(tx.sql, 'task', task, UNPLANNED);
  await dropEmptyStops(tx, run);
}

/** What a task has only in a run. */
export const UNPLANNED = {
  runId: null,
  stopId: null,
  driverId: null,
  state: 'assigned',
  loadedAt: null,
  begunAt: null,
  metresBefore: null,
  arrivedAt: null,
} as const;
