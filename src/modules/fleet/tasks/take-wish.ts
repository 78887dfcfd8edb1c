import { systemActor } from '../../../kernel/actor.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { unassignDriver } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import type { Task } from '../rows/task.entity.js';
import { removeTask } from '../route/place-task.js';
import { lockRun, stopsByIds, changeRun, lockTask } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import { setOut, estimateArrivals } from '../route/stops.js';

/** What a consignee wants of the next delivery. */
export interface Wish {
  /** Locked by the caller. */
  readonly shipmentId: string;
  /** The line of an earlier wish in the note of the task, which this one replaces. */
  readonly before: string | null;
  /** One line for the note of the task; null takes the earlier one back. */
  readonly line: string | null;
  /** The wanted day; null for any, undefined to leave it as it is. */
  readonly day?: { readonly date: string; readonly from: Date; readonly to: Date } | null | undefined;
}

const findDelivery = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('task')
    .select(['id', 'runId'])
    .where('shipmentId', '=', $.shipmentId)
    .where('kind', '=', 'deliver')
    .where('state', 'in', openTaskStates),
);

/**
 * Tells the driver what a consignee wants. A delivery that is wanted on another day leaves the run of this one. Without an open delivery
 * nothing happens. The lock on the shipment keeps the task where it is.
 */
export async function takeWish(tx: Tx, wish: Wish): Promise<void> {
  const found = await findDelivery.first(tx.sql, { shipmentId: wish.shipmentId });
  if (!found) return;
  const run = found.runId === null ? null : await lockRun(tx, found.runId);
  const task = await lockTask(tx, found.id);
  if (!task) return;
  const { day } = wish;
  const window = day === undefined ? {} : { windowFrom: day?.from ?? null, windowTo: day?.to ?? null };
  await db.change(tx.sql, 'task', task, { note: noteOf(task, wish), ...window });
  if (!run) return;
  if (day && day.date !== run.day) await leave(tx, run, task);
  else if (day !== undefined) await moveWindow(tx, task, window);
  await setOut(tx, run, tx.services.clock.now());
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'consignee_choice');
}

const MAX_NOTE = 500;

/** The wish comes first; an instruction of dispatch stays. */
function noteOf({ note }: Task, { before, line }: Wish): string | null {
  const others = (note ?? '').split('\n').filter((each) => each !== '' && each !== before);
  return [...(line === null ? [] : [line]), ...others].join('\n').slice(0, MAX_NOTE) || null;
}

async function leave(tx: Tx, run: Run, task: Task): Promise<void> {
  await removeTask(tx, run, task);
  await unassignDriver(tx, systemActor, task.shipmentId);
}

async function moveWindow(tx: Tx, { stopId }: Task, window: Partial<Pick<Task, 'windowFrom' | 'windowTo'>>): Promise<void> {
  const [stop] = stopId === null ? [] : await stopsByIds(tx.sql, [stopId]);
  if (stop) await db.change(tx.sql, 'stop', stop, window);
}
