import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { EdgeName, TakenStep } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import type { TaskKind } from '../fleet.enums.js';
import { changeRun } from '../route/run-changed.js';
import { lockRun } from '../rows/run-rows.js';
import { openTask } from './open-task.js';
import type { Task } from '../rows/task.entity.js';
import { lockTask } from '../rows/task-rows.js';

/** Whether the step says that a parcel was collected, or that it was not after all. */
export const isPickup = (edge: EdgeName): boolean => edge === 'pick_up' || edge === 'miss_pickup';

const findLast = statement(($: Named<{ shipmentId: string; kind: TaskKind }>) =>
  db
    .selectFrom('task')
    .select(['id', 'shortId', 'runId', 'state'])
    .where('shipmentId', '=', $.shipmentId)
    .where('kind', '=', $.kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The latest task of this kind of a shipment. */
export const lastTaskOf = (
  on: RunSql,
  wanted: { shipmentId: string; kind: TaskKind },
): Promise<Pick<Task, 'id' | 'shortId' | 'runId' | 'state'> | undefined> => findLast.first(on, wanted);

/**
 * A parcel that was collected while no task was open, such as by a carrier, gets a completed one. A collection that is denied later makes
 * its task a failed one.
 */
export async function correctPickup(tx: Tx, { shipment, edge, step }: TakenStep): Promise<void> {
  const { actor, occurredAt: endedAt, note: notes, reasonCode, location } = step;
  if (edge.name === 'pick_up') {
    const driverId = actor.type === 'driver' ? actor.id : null;
    const place = { endLat: location?.lat ?? null, endLng: location?.lng ?? null };
    await openTask(tx, shipment, 'pickup', { state: 'completed', driverId, endedAt, notes, ...place });
  }
  if (edge.name === 'miss_pickup') await denyPickup(tx, shipment.id, { notes, reasonCode });
}

async function denyPickup(tx: Tx, shipmentId: string, why: Pick<Task, 'notes' | 'reasonCode'>): Promise<void> {
  const last = await lastTaskOf(tx.sql, { shipmentId, kind: 'pickup' });
  if (last?.state !== 'completed') return;
  const run = last.runId === null ? null : await lockRun(tx, last.runId);
  const task = await lockTask(tx, last.id);
  if (task) await db.change(tx.sql, 'task', task, { state: 'failed', reasonCode: why.reasonCode, notes: why.notes ?? task.notes });
  if (run) await changeRun(tx, run, 'task_ended');
}
