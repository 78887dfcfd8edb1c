import type { Actor } from '../../../kernel/actor.js';
import { FieldChecks, refuse } from '../../../kernel/errors.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import { uuidOrNone } from '../../../platform/ids.js';
import type { Context } from '../../../platform/work/context.js';
import { lockShipments } from '../../shipments/index.js';
import { activeStaff } from '../../staff/index.js';
import { db } from '../fleet.tables.js';
import { checkPlanDay } from '../planning/plan-request.rules.js';
import { taskByAnyId } from '../reading/read-tasks.js';
import { AssignTasksInput } from '../reading/run.types.js';
import { openRun } from '../route/open-run.js';
import { lockRuns } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import type { Task } from '../rows/task.entity.js';
import type { FleetServices } from '../services.js';
import { moveLocked } from './change-task.js';

/**
 * Puts tasks into the unfinished run of a driver on a day, which is opened if there is none: all of them, or none. Two dispatchers who do so
 * at once share one run. Returns the id of the run. DRIVER_NOT_FOUND, and what `assignTask` refuses.
 */
export async function assignTasksToDriver(context: Context<FleetServices>, input: AssignTasksInput): Promise<string> {
  const { actor, sql, services } = context;
  checkAssignment(input, services.clock.now());
  const driver = await activeStaff(sql, uuidOrNone(input.driverId.trim()));
  if (driver?.role !== 'driver') throw refuse('DRIVER_NOT_FOUND');
  const tasks = new Map<string, Task>();
  for (const anyId of input.taskIds) {
    const task = await taskByAnyId(sql, anyId);
    tasks.set(task.id, task);
  }
  return context.transact((tx) => giveTo(tx, actor, { driverId: driver.id, day: input.date, tasks: [...tasks.values()] }));
}

function checkAssignment(input: AssignTasksInput, now: Date): void {
  const checks = new FieldChecks();
  checkPlanDay(checks, input.date, now);
  checkFields(checks, '', AssignTasksInput, input);
  checks.settle();
}

interface Assignment {
  readonly driverId: string;
  readonly day: string;
  readonly tasks: readonly Task[];
}

async function giveTo(tx: Tx<FleetServices>, actor: Actor, { driverId, day, tasks }: Assignment): Promise<string> {
  const shipments = new Map(
    (await lockShipments(tx, [...new Set(tasks.map(({ shipmentId }) => shipmentId))])).map((each) => [each.id, each]),
  );
  const { runs, to } = await lockAllRuns(tx, { driverId, day, tasks });
  for (const task of tasks) {
    const shipment = shipments.get(task.shipmentId);
    await moveLocked(tx, actor, { task, shipment, runs, to, position: null, isRepeatable: true });
  }
  return to.id;
}

const findUnfinished = statement(($: Named<{ driverId: string; day: string }>) =>
  db.selectFrom('run').select('id').where('driverId', '=', $.driverId).where('day', '=', $.day).where('state', '<>', 'finished'),
);

/** The runs that the tasks leave and the one that they enter, locked in order of their ids where they are known. */
async function lockAllRuns(
  tx: Tx,
  { driverId, day, tasks }: Assignment,
): Promise<{ readonly runs: ReadonlyMap<string, Run>; readonly to: Run }> {
  const known = await findUnfinished.first(tx.sql, { driverId, day });
  const left = tasks.flatMap(({ runId }) => runId ?? []);
  const locked = await lockRuns(tx, [...new Set([...left, ...(known ? [known.id] : [])])]);
  const to = locked.find((run) => run.id === known?.id && run.state !== 'finished') ?? (await openRun(tx, driverId, day));
  return { runs: new Map([...locked, to].map((run) => [run.id, run])), to };
}
