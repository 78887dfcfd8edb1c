import type { Actor } from '../../../kernel/actor.js';
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

/** How long a driver may still report what was done before the task was taken away. */
const GRACE_SECONDS = 24 * 3600;

/** Whether the driver has the shipment, or had it in the last 24 hours: a device without network learns late of a change. */
export async function hadShipment(
  on: RunSql,
  { shipmentId, driverId, now }: { shipmentId: string; driverId: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - GRACE_SECONDS * 1000);
  return (await findHeld.first(on, { shipmentId, driverId, since })) !== undefined;
}

/** A task whose shipment the driver has, or had in the last 24 hours. TASK_NOT_FOUND for every other one. */
export async function taskOfDriver(on: RunSql, driver: Actor, anyId: string, now: Date): Promise<Task> {
  const task = await taskByAnyId(on, anyId);
  if (driver.id !== null && (await hadShipment(on, { shipmentId: task.shipmentId, driverId: driver.id, now }))) return task;
  throw refuse('TASK_NOT_FOUND');
}
