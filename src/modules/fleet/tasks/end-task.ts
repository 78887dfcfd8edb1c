import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';
import type { TaskState } from '../fleet.enums.js';
import { changeRun } from '../route/run-changed.js';
import { estimateArrivals } from '../route/estimate-arrivals.js';
import { lockRun, stopsByIds } from '../rows/run-rows.js';
import { dropEmptyStops } from '../route/stop-order.js';
import { closeStop, setOut } from '../route/set-out.js';
import type { Task } from '../rows/task.entity.js';

export interface TaskEnd {
  readonly state: Extract<TaskState, 'completed' | 'failed' | 'skipped'>;
  readonly at: Date;
  readonly reasonCode: string | null;
  readonly notes: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  /** The driver who ended it; null when someone else did. */
  readonly driverId: string | null;
}

/** Ends a locked open task, closes its stop and sends the driver on. A task that is skipped before its stop is reached leaves the run. */
export async function endTask(tx: Tx, task: Task, end: TaskEnd): Promise<void> {
  const run = task.runId === null ? null : await lockRun(tx, task.runId);
  const begun = task.begunAt !== null;
  const leaves = end.state === 'skipped' && task.arrivedAt === null;
  await db.change(tx.sql, 'task', task, {
    state: end.state,
    endedAt: end.at,
    reasonCode: end.reasonCode,
    notes: end.notes,
    endLat: end.location?.lat ?? null,
    endLng: end.location?.lng ?? null,
    driverId: end.driverId ?? task.driverId,
    // Late positions may correct the distance of the run downwards.
    metres: run && begun ? Math.max(0, run.metres - (task.metresBefore ?? run.metres)) : null,
    seconds: task.begunAt ? Math.max(0, Math.round((end.at.getTime() - task.begunAt.getTime()) / 1000)) : null,
    ...(leaves && { stopId: null }),
  });
  if (!run) return;
  const [stop] = task.stopId === null ? [] : await stopsByIds(tx.sql, [task.stopId]);
  if (stop) await closeStop(tx, stop, end.at);
  await dropEmptyStops(tx, run);
  await setOut(tx, run, end.at);
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'task_ended');
}
