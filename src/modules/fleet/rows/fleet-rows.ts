import type { EventData } from '../../../kernel/events.js';
import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { isUuid } from '../../../platform/ids.js';
import { db } from '../fleet.tables.js';
import type { Run, Stop } from './run.entity.js';
import { emit } from '../../../platform/events/emit.js';
import { openTaskStates } from '../fleet.enums.js';
import type { Task } from './task.entity.js';

const runs = () => db.selectFrom('run').select(db.columns('run'));
const stops = () => db.selectFrom('stop').select(db.columns('stop'));

const lockById = statement(($: Named<{ id: string }>) => runs().where('id', '=', $.id).forUpdate());
const findById = statement(($: Named<{ id: string }>) => runs().where('id', '=', $.id));
const findByShortId = statement(($: Named<{ id: string }>) => runs().where('shortId', '=', $.id));

/** Finds a run by UUID or short id. RUN_NOT_FOUND. */
export async function findRun(on: RunSql, anyId: string): Promise<Run> {
  const text = anyId.trim();
  const run = isUuid(text)
    ? await findById.first(on, { id: text.toLowerCase() })
    : await findByShortId.first(on, { id: text.slice(0, 60).toUpperCase() });
  if (!run) throw refuse('RUN_NOT_FOUND');
  return run;
}

/** Locks a run. Shipments are locked before it, tasks and stops after. */
export async function lockRun(tx: Tx, id: string): Promise<Run> {
  const run = await lockById.first(tx.sql, { id });
  if (!run) throw refuse('RUN_NOT_FOUND');
  return run;
}

const lockByIds = statement(($: Named<{ ids: readonly string[] }>) => runs().where('id', '=', anyOf($.ids)).orderBy('id').forUpdate());

/** Locks runs in order of their ids. */
export const lockRuns = (tx: Tx, ids: readonly string[]): Promise<Run[]> => lockByIds(tx.sql, { ids });

const lockOfShipments = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('run')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('task').select('runId').where('shipmentId', '=', anyOf($.shipmentIds)).where('runId', 'is not', null),
    )
    .orderBy('id')
    .forUpdate(),
);

/** Locks the runs that the tasks of these shipments belong or belonged to. The caller has locked the shipments. */
export const lockRunsOf = async (tx: Tx, shipmentIds: readonly string[]): Promise<void> =>
  void (await lockOfShipments(tx.sql, { shipmentIds }));

const findByIds = statement(($: Named<{ ids: readonly string[] }>) => runs().where('id', '=', anyOf($.ids)));

export const runsByIds = (on: RunSql, ids: readonly string[]): Promise<Run[]> => findByIds(on, { ids });

const findUnfinished = statement(($: Named<{ driverId: string; day: string }>) =>
  runs().where('driverId', '=', $.driverId).where('day', '=', $.day).where('state', '<>', 'finished').forUpdate(),
);

/** Locks the planned or started run of a driver on a day. */
export const lockUnfinishedRun = (tx: Tx, driverId: string, day: string): Promise<Run | undefined> =>
  findUnfinished.first(tx.sql, { driverId, day });

const findStarted = statement(($: Named<{ driverId: string }>) =>
  runs().where('driverId', '=', $.driverId).where('state', '=', 'started').orderBy('day', 'desc').limit(1).forUpdate(),
);

/** Locks the run that a driver is on, whatever its day. */
export const lockStartedRun = (tx: Tx, driverId: string): Promise<Run | undefined> => findStarted.first(tx.sql, { driverId });

const findStops = statement(($: Named<{ runIds: readonly string[] }>) =>
  stops().where('runId', '=', anyOf($.runIds)).orderBy('runId').orderBy('sequence').orderBy('id'),
);

/** The stops of runs, in order. */
export const stopsOfRuns = (on: RunSql, runIds: readonly string[]): Promise<Stop[]> => findStops(on, { runIds });

const findStopById = statement(($: Named<{ id: string }>) => stops().where('id', '=', $.id));

/** STOP_NOT_FOUND. */
export async function findStop(on: RunSql, id: string): Promise<Stop> {
  const stop = isUuid(id) ? await findStopById.first(on, { id }) : undefined;
  if (!stop) throw refuse('STOP_NOT_FOUND');
  return stop;
}

const findStopsByIds = statement(($: Named<{ ids: readonly string[] }>) => stops().where('id', '=', anyOf($.ids)));

export const stopsByIds = (on: RunSql, ids: readonly string[]): Promise<Stop[]> => findStopsByIds(on, { ids });

type RunChanges = Partial<Omit<Run, 'id' | 'createdAt' | 'updatedAt' | 'revision'>>;

/** Changes a locked run, raises its revision and tells those who watch it. Every change of a run, its stops or tasks ends here. */
export async function changeRun(tx: Tx, run: Run, cause: EventData['run.changed']['cause'], changes: RunChanges = {}): Promise<void> {
  await db.change(tx.sql, 'run', run, { ...changes, revision: run.revision + 1 });
  const { id: subjectId, driverId, hubId, day, state, revision } = run;
  await emit(tx, {
    type: 'run.changed',
    subjectId,
    occurredAt: tx.services.clock.now(),
    data: { driverId, hubId, day, state, revision, cause },
  });
}

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

const lockTaskById = statement(($: Named<{ id: string }>) => tasks().where('id', '=', $.id).forUpdate());

export const lockTask = (tx: Tx, id: string): Promise<Task | undefined> => lockTaskById.first(tx.sql, { id });

const lockTasksByIds = statement(($: Named<{ ids: readonly string[] }>) =>
  tasks().where('id', '=', anyOf($.ids)).orderBy('id').forUpdate(),
);

export const lockTasks = (tx: Tx, ids: readonly string[]): Promise<Task[]> => lockTasksByIds(tx.sql, { ids });

const findTaskById = statement(($: Named<{ id: string }>) => tasks().where('id', '=', $.id));
const findTaskByShortId = statement(($: Named<{ id: string }>) => tasks().where('shortId', '=', $.id));

/** One task by UUID or short id. */
export const findTask = (on: RunSql, { uuid, shortId }: { uuid: string | null; shortId: string }): Promise<Task | undefined> =>
  uuid === null ? findTaskByShortId.first(on, { id: shortId }) : findTaskById.first(on, { id: uuid });

const findOfRuns = statement(($: Named<{ runIds: readonly string[] }>) =>
  tasks().where('runId', '=', anyOf($.runIds)).orderBy('runId').orderBy('createdAt').orderBy('id'),
);

/** The tasks of runs. */
export const tasksOfRuns = (on: RunSql, runIds: readonly string[]): Promise<Task[]> => findOfRuns(on, { runIds });

const findTasksByIds = statement(($: Named<{ ids: readonly string[] }>) => tasks().where('id', '=', anyOf($.ids)));

export const tasksByIds = (on: RunSql, ids: readonly string[]): Promise<Task[]> => findTasksByIds(on, { ids });

const add = statement(($: Named<{ id: string; metres: number }>) =>
  db
    .updateTable('run')
    .set((eb) => ({ metres: eb('metres', '+', $.metres) }))
    .where('id', '=', $.id),
);

/** Adds to the distance driven. Negative where late positions correct it. The driver's device is not notified of it. */
export async function addMetres(tx: Pick<Tx, 'sql'>, runId: string, metres: number): Promise<void> {
  if (metres !== 0) await add(tx.sql, { id: runId, metres });
}
