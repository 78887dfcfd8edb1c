import type { Actor } from '../../../kernel/actor.js';
import { refuse, FieldChecks } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import type { Context } from '../../../platform/work/context.js';
import { assignDriver, lockShipments, unassignDriver, type Shipment } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import type { FleetServices } from '../services.js';
import { taskByAnyId } from '../reading/read-tasks.js';
import { UpdateTaskInput } from '../reading/run.types.js';
import type { Task } from '../rows/task.entity.js';
import { wantedTask } from './follow-tasks.js';
import { placeTask, removeTask } from '../route/place-task.js';
import { findRun, lockRuns, changeRun, lockTask, lockRun, stopsByIds, tasksOfRuns } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import { setOut, estimateArrivals } from '../route/stops.js';
import { isCurrent } from '../route/open-run.js';

export interface TaskAssignment {
  readonly taskId: string;
  /** Null takes the task out of its run. */
  readonly runId?: string | null;
  /** The number of its stop, from 1; at the end when absent. */
  readonly position?: number | null;
}

/**
 * Puts a task into a run, moves it within one or between two, or takes it out. A parcel that is on board of another driver's vehicle can
 * be moved too: that driver's device is notified. TASK_NOT_FOUND, TASK_CLOSED, TASK_NOT_READY, RUN_NOT_FOUND, RUN_FINISHED.
 */
export async function assignTask(
  context: Context<FleetServices>,
  { taskId, runId = null, position = null }: TaskAssignment,
): Promise<string> {
  const { actor, sql } = context;
  const task = await taskByAnyId(sql, taskId);
  const to = runId === null ? null : await findRun(sql, runId);
  await context.transact((tx) => move(tx, actor, { task, toId: to?.id ?? null, position }));
  return task.id;
}

interface Move {
  readonly task: Task;
  readonly toId: string | null;
  readonly position: number | null;
}

async function move(tx: Tx<FleetServices>, actor: Actor, { task, toId, position }: Move): Promise<void> {
  const [shipment] = await lockShipments(tx, [task.shipmentId]);
  const locked = await lockRuns(
    tx,
    [task.runId, toId].filter((id) => id !== null),
  );
  const runs = new Map(locked.map((run) => [run.id, run]));
  await moveLocked(tx, actor, { task, shipment, runs, to: toId === null ? undefined : runs.get(toId), position });
}

interface LockedMove {
  /** As it was read. */
  readonly task: Task;
  readonly shipment: Shipment | undefined;
  /** The one that it leaves, and the one that it enters. */
  readonly runs: ReadonlyMap<string, Run>;
  readonly to: Run | undefined;
  readonly position: number | null;
  /** A task that is in the run already stays where it is. */
  readonly isRepeatable?: boolean;
}

/** Moves a task whose shipment and runs are locked. */
export async function moveLocked(
  tx: Tx<FleetServices>,
  actor: Actor,
  { task: seen, shipment, runs, to, ...how }: LockedMove,
): Promise<void> {
  const task = await lockTask(tx, seen.id);
  if (!task || !shipment) throw refuse('TASK_NOT_FOUND');
  if (!isOpen(task.state)) throw refuse('TASK_CLOSED');
  if (how.isRepeatable && task.runId === to?.id) return;
  // Moved by someone else since it was read: the caller sees the new place and tries again.
  if (task.runId !== seen.runId) throw refuse('VERSION_CONFLICT');
  const from = task.runId === null ? undefined : runs.get(task.runId);
  if (to) assertTakes(to, { task, shipment });

  const wasLoaded = from && from.id === to?.id ? task.loadedAt : null;
  if (from) await leave(tx, actor, { run: from, task, isMove: from.id === to?.id });
  if (to) await enter(tx, actor, { run: to, task, position: how.position, loadedAt: wasLoaded });
}

function assertTakes(run: Run, { task, shipment }: { task: Task; shipment: Shipment }): void {
  if (run.state === 'finished') throw refuse('RUN_FINISHED');
  if (wantedTask(shipment, shipment.status) !== task.kind) throw refuse('TASK_NOT_READY');
}

async function leave(tx: Tx, actor: Actor, { run, task, isMove }: { run: Run; task: Task; isMove: boolean }): Promise<void> {
  await removeTask(tx, run, task);
  if (isMove) return;
  await unassignDriver(tx, actor, task.shipmentId);
  await setOut(tx, run, tx.services.clock.now());
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'unassigned');
}

interface Entering {
  readonly run: Run;
  readonly task: Task;
  readonly position: number | null;
  readonly loadedAt: Date | null;
}

async function enter(tx: Tx<FleetServices>, actor: Actor, { run, task, position, loadedAt }: Entering): Promise<void> {
  await placeTask(tx, run, task, position);
  if (loadedAt !== null) await db.change(tx.sql, 'task', task, { loadedAt });
  if (isCurrent(run, tx.services.clock.now())) await assignDriver(tx, actor, { shipmentId: task.shipmentId, driverId: run.driverId });
  await setOut(tx, run, tx.services.clock.now());
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'assigned');
}

/** Changes the time window or the note of an open task. TASK_NOT_FOUND, TASK_CLOSED. */
export async function updateTask(context: Context<FleetServices>, input: UpdateTaskInput): Promise<string> {
  const { id, runId } = await taskByAnyId(context.sql, input.taskId);
  await context.transact((tx) => change(tx, { id, runId }, input));
  return id;
}

async function change(tx: Tx<FleetServices>, seen: Pick<Task, 'id' | 'runId'>, input: UpdateTaskInput): Promise<void> {
  const run = seen.runId === null ? null : await lockRun(tx, seen.runId);
  const task = await lockTask(tx, seen.id);
  if (!task) throw refuse('TASK_NOT_FOUND');
  if (!isOpen(task.state)) throw refuse('TASK_CLOSED');
  if (task.runId !== seen.runId) throw refuse('VERSION_CONFLICT');
  const { windowFrom = task.windowFrom, windowTo = task.windowTo, note = task.note } = input;
  const checks = new FieldChecks();
  if (windowFrom && windowTo && windowTo <= windowFrom) checks.fail('windowTo', 'after', { field: 'windowFrom' });
  checkFields(checks, '', UpdateTaskInput, { note });
  checks.settle();
  await db.change(tx.sql, 'task', task, { windowFrom, windowTo, note: note?.trim() || null });
  const [stop] = task.stopId === null ? [] : await stopsByIds(tx.sql, [task.stopId]);
  if (stop)
    await db.change(tx.sql, 'stop', stop, windowOf((await tasksOfRuns(tx.sql, [stop.runId])).filter(({ stopId }) => stopId === stop.id)));
  if (!run) return;
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'assigned');
}

/** The stop is in time for all of its tasks. */
function windowOf(tasks: readonly Task[]): { windowFrom: Date | null; windowTo: Date | null } {
  const open = tasks.filter(({ state }) => isOpen(state));
  const [from, to] = [open.map((task) => task.windowFrom), open.map((task) => task.windowTo)].map((all) =>
    all.filter((each) => each !== null),
  );
  return {
    windowFrom: from?.length ? new Date(Math.max(...from.map(Number))) : null,
    windowTo: to?.length ? new Date(Math.min(...to.map(Number))) : null,
  };
}
