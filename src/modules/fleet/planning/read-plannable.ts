import { sql } from 'kysely';
import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { db } from '../fleet.tables.js';
import { isOpen, openTaskStates } from '../fleet.enums.js';
import { nearestHub } from '../hubs/hubs.js';
import { stopsOfRuns, tasksOfRuns } from '../rows/fleet-rows.js';
import type { Run, Stop } from '../rows/run.entity.js';
import type { Task } from '../rows/task.entity.js';

const MAX_DRIVERS = 200;
/** The oldest come first; the others wait for the next planning. */
const MAX_TASKS = 1_000;

const drivers = () =>
  db
    .selectFrom('staff')
    .leftJoin('driver as d', 'd.staffId', 'staff.id')
    .leftJoin('hub as h', 'h.id', 'd.hubId')
    .select([
      'staff.id',
      'd.vehicle',
      'd.capacityGrams',
      'd.capacityMl',
      'd.capacityParcels',
      'd.active',
      'h.id as hubId',
      'h.lat',
      'h.lng',
    ])
    .select('h.timeZone')
    .where('staff.role', '=', 'driver')
    .where('staff.active', '=', true)
    .orderBy('staff.id')
    .limit(MAX_DRIVERS);

const findNamed = statement(($: Named<{ ids: readonly string[] }>) => drivers().where('staff.id', '=', anyOf($.ids)));
const findAll = statement(() => drivers().where((eb) => eb.or([eb('d.active', 'is', null), eb('d.active', '=', true)])));

export type PlannedDriver = RowOf<typeof findAll>;

interface Wanted {
  readonly date: string;
  readonly hubId: string | null;
  readonly driverIds: readonly string[] | null;
}

/** The drivers to plan for, and their unfinished runs of the day. DRIVER_NOT_FOUND. */
async function driversFor(on: RunSql, { hubId, driverIds }: Wanted): Promise<PlannedDriver[]> {
  if (driverIds === null) return (await findAll(on, {})).filter((driver) => hubId === null || driver.hubId === hubId);
  const found = await findNamed(on, { ids: driverIds });
  if (found.length < new Set(driverIds).size) throw refuse('DRIVER_NOT_FOUND');
  return found;
}

const findRuns = statement(($: Named<{ driverIds: readonly string[]; day: string }>) =>
  db
    .selectFrom('run')
    .select(db.columns('run'))
    .where('driverId', '=', anyOf($.driverIds))
    .where('day', '=', $.day)
    .where('state', '<>', 'finished'),
);

const findPool = statement(($: Named<{ hubId: string | null }>) =>
  db
    .selectFrom('task')
    .select(db.columns('task'))
    .where('runId', 'is', null)
    .where('state', 'in', openTaskStates)
    // Of every hub if none is named.
    .where(sql<boolean>`coalesce(${sql.raw(nearestHub('task'))} = ${$.hubId}::uuid, true)`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_TASKS),
);

const findHub = statement(($: Named<{ id: string }>) =>
  db.selectFrom('hub').select('id').where('id', '=', $.id).where('active', '=', true),
);

export interface Plannable {
  readonly drivers: readonly PlannedDriver[];
  readonly runs: readonly Run[];
  readonly stops: readonly Stop[];
  /** Open tasks of these runs, and of no run. */
  readonly tasks: readonly Task[];
}

/** Reads what can be planned. `withPool` adds the tasks of the hub that belong to no run. */
export async function readPlannable(on: RunSql, wanted: Wanted, withPool: boolean): Promise<Plannable> {
  const found = await driversFor(on, wanted);
  const { hubId } = wanted;
  if (hubId !== null && !(await findHub.first(on, { id: hubId }))) throw refuse('HUB_NOT_FOUND');
  const runs = await findRuns(on, { driverIds: found.map(({ id }) => id), day: wanted.date });
  const runIds = runs.map(({ id }) => id);
  const pool = withPool ? await findPool(on, { hubId }) : [];
  const planned = (await tasksOfRuns(on, runIds)).filter(({ state }) => isOpen(state));
  // In one order whatever is planned already, so that the same question has the same answer.
  const tasks = [...planned, ...pool].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { drivers: found, runs, stops: await stopsOfRuns(on, runIds), tasks };
}
