import type { Actor } from '../../../kernel/actor.js';
import { secondsAfter } from '../../../kernel/clock.js';
import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { isUuid } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import type { Task } from '../rows/task.entity.js';
import { findTask } from '../rows/task-rows.js';

/** Finds a task by UUID or short id, for the operator. TASK_NOT_FOUND. */
export async function taskByAnyId(on: RunSql, anyId: string): Promise<Task> {
  const text = anyId.trim();
  const uuid = isUuid(text) ? text.toLowerCase() : null;
  const task = await findTask(on, { uuid, shortId: text.slice(0, 60).toUpperCase() });
  if (!task) throw refuse('TASK_NOT_FOUND');
  return task;
}

const findHeld = statement(($: Named<{ shipmentId: string; driverId: string; since: Date }>) =>
  db
    .selectFrom('shipmentAssignment')
    .select('id')
    .where('shipmentId', '=', $.shipmentId)
    .where('driverId', '=', $.driverId)
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', $.since)]))
    .limit(1),
);

/** How long a driver sees a task that was taken away: a device without network learns late of a change. */
const SEEN_SECONDS = 24 * 3600;
/** How long a device may have been without network when it reports what was done. */
const REPORTED_SECONDS = 7 * 24 * 3600;

interface Holding {
  readonly shipmentId: string;
  readonly driverId: string;
  readonly now: Date;
}

/** Whether the driver has the shipment, or had it in the last 24 hours. */
export const hadShipment = (on: RunSql, holding: Holding): Promise<boolean> => hadWithin(on, holding, SEEN_SECONDS);

async function hadWithin(on: RunSql, { shipmentId, driverId, now }: Holding, seconds: number): Promise<boolean> {
  const since = secondsAfter(now, -seconds);
  return (await findHeld.first(on, { shipmentId, driverId, since })) !== undefined;
}

/** A task whose shipment the driver has, or had in the last 24 hours. TASK_NOT_FOUND for every other one. */
export const taskOfDriver = (on: RunSql, driver: Actor, anyId: string, now: Date): Promise<Task> =>
  taskWithin(on, driver, { anyId, now, seconds: SEEN_SECONDS });

/** A task that the driver may report about: the same for a week, so that no report is lost. TASK_NOT_FOUND for every other one. */
export const taskToReport = (on: RunSql, driver: Actor, anyId: string, now: Date): Promise<Task> =>
  taskWithin(on, driver, { anyId, now, seconds: REPORTED_SECONDS });

async function taskWithin(
  on: RunSql,
  driver: Actor,
  { anyId, now, seconds }: { anyId: string; now: Date; seconds: number },
): Promise<Task> {
  const task = await taskByAnyId(on, anyId);
  const isTheirs = driver.id !== null && (await hadWithin(on, { shipmentId: task.shipmentId, driverId: driver.id, now }, seconds));
  if (!isTheirs) throw refuse('TASK_NOT_FOUND');
  return task;
}
