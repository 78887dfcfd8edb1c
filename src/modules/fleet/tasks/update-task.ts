import { refuse } from '../../../kernel/errors.js';
import { FieldChecks } from '../../../kernel/field-checks.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { checkFields } from '../../../platform/graphql/check-fields.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { estimateArrivals } from '../route/stops.js';
import { lockRun, stopsByIds, changeRun, lockTask, tasksOfRuns } from '../rows/fleet-rows.js';
import type { FleetServices } from '../services.js';
import { taskByAnyId } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { UpdateTaskInput } from '../reading/task.types.js';

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
