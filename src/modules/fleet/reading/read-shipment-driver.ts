import { sql } from 'kysely';
import type { Clock } from '../../../kernel/clock.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { db } from '../fleet.tables.js';
import { isOpen, type TaskKind } from '../fleet.enums.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import type { ShipmentDriverType } from './run.types.js';
import type { FleetDataOf, ShipmentStatus } from '../../shipments/index.js';

interface Wanted {
  readonly shipmentIds: readonly string[];
  /** Null for any. */
  readonly kind: TaskKind | null;
}

const findLatest = statement(($: Named<Wanted>) =>
  db
    .selectFrom('task as t')
    .innerJoin('staff', 'staff.id', 't.driverId')
    .leftJoin('driver as d', 'd.staffId', 't.driverId')
    .leftJoin('run as r', 'r.id', 't.runId')
    .leftJoin('stop', 'stop.id', 't.stopId')
    .distinctOn('t.shipmentId')
    .select(['t.id', 't.shipmentId', 't.driverId', 't.runId', 't.state', 't.notes', 't.begunAt', 't.endedAt', 't.metres', 't.seconds'])
    .select(['t.metresBefore', 'r.metres as runMetres', 'staff.name', 'd.phone', 'stop.eta'])
    .where('t.shipmentId', '=', anyOf($.shipmentIds))
    .where('t.state', '<>', 'skipped')
    .where(sql<boolean>`coalesce(t.kind = ${$.kind}, true)`)
    .orderBy('t.shipmentId')
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc'),
);

type TaskWithDriver = RowOf<typeof findLatest>;

/** The latest task of each shipment that a driver has or had. */
const tasksWithDrivers = (on: RunSql, wanted: Wanted): Promise<TaskWithDriver[]> => findLatest(on, wanted);

interface Way {
  /** Null until the driver has set out for the task. */
  readonly km: number | null;
  readonly minutes: number | null;
}

/** The way that the driver made for a task so far. */
function wayOf({ state, begunAt, metres, seconds, metresBefore, runMetres }: TaskWithDriver, clock: Clock): Way {
  if (!isOpen(state)) return { km: kmOf(metres), minutes: minutesOf(seconds) };
  if (begunAt === null) return { km: null, minutes: null };
  return {
    km: kmOf(Math.max(0, (runMetres ?? 0) - (metresBefore ?? 0))),
    minutes: minutesOf((clock.now().getTime() - begunAt.getTime()) / 1000),
  };
}

/** Kilometres to a tenth. */
export const kmOf = (metres: number | null): number | null => (metres === null ? null : Math.round(metres / 100) / 10);

/** Whole minutes. */
export const minutesOf = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 60));

const latestLoader = loaderBy<string, TaskWithDriver>(
  (shipmentIds, { sql }) => tasksWithDrivers(sql, { shipmentIds, kind: null }),
  (task) => task.shipmentId,
);

/** The driver who has a shipment, or had it last. Drivers see themselves only; stores do not see the run. */
export async function driverOfShipment(context: Context, shipmentId: string): Promise<ShipmentDriverType | null> {
  const { actor, services } = context;
  const task = await context.load(latestLoader, shipmentId);
  if (!task || (actor.seesAssignedOnly && task.driverId !== actor.id)) return null;
  const { state, endedAt } = task;
  return {
    taskId: task.id,
    name: task.name,
    phone: task.phone,
    runId: actor.actsForOperator ? task.runId : null,
    state,
    eta: isOpen(state) ? task.eta : null,
    completion: endedAt && { success: state === 'completed', notes: task.notes, at: endedAt },
    ...wayOf(task, services.clock),
  };
}

/** Of a parcel that needs no hub, the task that delivers it is opened by the step that collects it. */
const OF_PICKUP: ReadonlySet<ShipmentStatus> = new Set(['picked_up', 'pickup_failed', 'not_collected']);

/** The latest task that a driver has or had, as events carry it. */
export const fleetDataOf: FleetDataOf = async (tx, shipmentId, status) => {
  const [task] = await tasksWithDrivers(tx.sql, { shipmentIds: [shipmentId], kind: OF_PICKUP.has(status) ? 'pickup' : null });
  if (!task) return null;
  return {
    taskId: task.id,
    driverName: task.name,
    driverPhone: task.phone,
    completion: isOpen(task.state) ? null : { success: task.state === 'completed', notes: task.notes },
    ...wayOf(task, tx.services.clock),
  };
};
