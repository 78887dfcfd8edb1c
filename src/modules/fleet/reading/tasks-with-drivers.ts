import { sql } from 'kysely';
import type { Clock } from '../../../kernel/clock.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { db } from '../fleet.tables.js';
import { isOpen, type TaskKind } from '../fleet.enums.js';
import { kmOf, minutesOf } from '../rounded.js';

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

export type TaskWithDriver = RowOf<typeof findLatest>;

/** The latest task of each shipment that a driver has or had. */
export const tasksWithDrivers = (on: RunSql, wanted: Wanted): Promise<TaskWithDriver[]> => findLatest(on, wanted);

export interface Way {
  /** Null until the driver has set out for the task. */
  readonly km: number | null;
  readonly minutes: number | null;
}

/** The way that the driver made for a task so far. */
export function wayOf({ state, begunAt, metres, seconds, metresBefore, runMetres }: TaskWithDriver, clock: Clock): Way {
  if (!isOpen(state)) return { km: kmOf(metres), minutes: minutesOf(seconds) };
  if (begunAt === null) return { km: null, minutes: null };
  return {
    km: kmOf(Math.max(0, (runMetres ?? 0) - (metresBefore ?? 0))),
    minutes: minutesOf((clock.now().getTime() - begunAt.getTime()) / 1000),
  };
}
