import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Effect, TakenStep } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import type { TaskKind } from '../fleet.enums.js';
import { lockRun, changeRun, lockTask } from '../rows/fleet-rows.js';
import { openTask } from './open-task.js';
import type { Task } from '../rows/task.entity.js';

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

/** A parcel that was collected while no task was open, such as by a carrier, gets a completed one. */
export async function recordPickup(tx: Tx, { shipment, step }: TakenStep): Promise<void> {
  const { actor, occurredAt: endedAt, note: notes, location } = step;
  const driverId = actor.type === 'driver' ? actor.id : null;
  const place = { endLat: location?.lat ?? null, endLng: location?.lng ?? null };
  await openTask(tx, shipment, 'pickup', { state: 'completed', driverId, endedAt, notes, ...place });
}

export const failPickupTask: Effect = {
  says: 'turns a completed pickup task into a failed one',
  run: async (tx, { shipment, step: { note: notes, reasonCode } }) => {
    const last = await lastTaskOf(tx.sql, { shipmentId: shipment.id, kind: 'pickup' });
    if (last?.state !== 'completed') return;
    const run = last.runId === null ? null : await lockRun(tx, last.runId);
    const task = await lockTask(tx, last.id);
    if (task) await db.change(tx.sql, 'task', task, { state: 'failed', reasonCode, notes: notes ?? task.notes });
    if (run) await changeRun(tx, run, 'task_ended');
  },
};
