import { statement, type Named } from '../../../platform/db/statement.js';
import type { FleetData, FleetDataOf } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { kmOf, minutesOf } from '../rounded.js';

const findLatest = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('task as t')
    .innerJoin('staff', 'staff.id', 't.driverId')
    .leftJoin('driver as d', 'd.staffId', 't.driverId')
    .leftJoin('run as r', 'r.id', 't.runId')
    .select(['t.id', 't.state', 't.notes', 't.begunAt', 't.metres', 't.seconds', 't.metresBefore', 'r.metres as runMetres'])
    .select(['staff.name', 'd.phone'])
    .where('t.shipmentId', '=', $.shipmentId)
    .where('t.state', '<>', 'skipped')
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1),
);

/** The latest task that a driver has or had, as events carry it. */
export const fleetDataOf: FleetDataOf = async (tx, shipmentId) => {
  const task = await findLatest.first(tx.sql, { shipmentId });
  if (!task) return null;
  const { begunAt } = task;
  const ended = !isOpen(task.state);
  const driven = ended ? task.metres : begunAt && Math.max(0, (task.runMetres ?? 0) - (task.metresBefore ?? 0));
  const underWay = ended ? task.seconds : begunAt && (tx.services.clock.now().getTime() - begunAt.getTime()) / 1000;
  const data: FleetData = {
    taskId: task.id,
    driverName: task.name,
    driverPhone: task.phone,
    completion: ended ? { success: task.state === 'completed', notes: task.notes } : null,
    km: kmOf(driven),
    minutes: minutesOf(underWay),
  };
  return data;
};
