import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import { lockRun } from './run-rows.js';
import type { Task } from './task.entity.js';

const tasks = () => db.selectFrom('task').select(db.columns('task'));

const lockOpen = statement(($: Named<{ shipmentId: string }>) =>
  tasks().where('shipmentId', '=', $.shipmentId).where('state', 'in', openTaskStates).forUpdate(),
);

const findOpenRun = statement(($: Named<{ shipmentId: string }>) =>
  db.selectFrom('task').select('runId').where('shipmentId', '=', $.shipmentId).where('state', 'in', openTaskStates),
);

/** The open task of a shipment that the caller has locked. Its run is locked before it, because others lock the tasks of a locked run. */
export async function lockOpenTask(tx: Tx, shipmentId: string): Promise<Task | undefined> {
  const seen = await findOpenRun.first(tx.sql, { shipmentId });
  if (!seen) return undefined;
  if (seen.runId !== null) await lockRun(tx, seen.runId);
  return lockOpen.first(tx.sql, { shipmentId });
}

/** Whether the locked run has got a task since these were read, whose shipment the caller has not locked. */
export async function hasOtherTasks(tx: Tx, runId: string, seen: readonly Task[]): Promise<boolean> {
  const known = new Set(seen.map(({ id }) => id));
  return (await tasksOfRuns(tx.sql, [runId])).some(({ id }) => !known.has(id));
}

const lockById = statement(($: Named<{ id: string }>) => tasks().where('id', '=', $.id).forUpdate());

export const lockTask = (tx: Tx, id: string): Promise<Task | undefined> => lockById.first(tx.sql, { id });

const lockByIds = statement(($: Named<{ ids: readonly string[] }>) => tasks().where('id', '=', anyOf($.ids)).orderBy('id').forUpdate());

export const lockTasks = (tx: Tx, ids: readonly string[]): Promise<Task[]> => lockByIds(tx.sql, { ids });

const findById = statement(($: Named<{ id: string }>) => tasks().where('id', '=', $.id));
const findByShortId = statement(($: Named<{ id: string }>) => tasks().where('shortId', '=', $.id));

/** One task by UUID or short id. */
export const findTask = (on: RunSql, { uuid, shortId }: { uuid: string | null; shortId: string }): Promise<Task | undefined> =>
  uuid === null ? findByShortId.first(on, { id: shortId }) : findById.first(on, { id: uuid });

const findOfRuns = statement(($: Named<{ runIds: readonly string[] }>) =>
  tasks().where('runId', '=', anyOf($.runIds)).orderBy('runId').orderBy('createdAt').orderBy('id'),
);

/** The tasks of runs. */
export const tasksOfRuns = (on: RunSql, runIds: readonly string[]): Promise<Task[]> => findOfRuns(on, { runIds });

const findByIds = statement(($: Named<{ ids: readonly string[] }>) => tasks().where('id', '=', anyOf($.ids)));

export const tasksByIds = (on: RunSql, ids: readonly string[]): Promise<Task[]> => findByIds(on, { ids });

const findLatest = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  tasks()
    .distinctOn('shipmentId')
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .orderBy('shipmentId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc'),
);

/** The latest task of each shipment. */
export const latestTasks = (on: RunSql, shipmentIds: readonly string[]): Promise<Task[]> => findLatest(on, { shipmentIds });
