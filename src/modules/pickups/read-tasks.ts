import type { Expression } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { countOrEstimate } from '../../platform/db/estimate.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import { countOf, readSortedPage, type SortKey } from '../../platform/graphql/sorted-page.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy } from '../shipments/index.js';
import { db } from './pickups.tables.js';
import { parcelFacts, taskFacts, type ParcelFacts, type TaskFacts } from './task-facts.js';
import { whereOf, type TaskFilter } from './task-filter.rules.js';

/** Pickup tasks of all sellers, newest first. For the operator. */
export async function listTasks(context: Context, args: PageArgs & TaskFilter): Promise<Page<TaskFacts>> {
  requireOperator(context);
  const { sql, actor } = context;
  const { conditions: where, values } = whereOf(args, actor.seesAssignedOnly ? actor.id : null);
  const found = { from: 'pickup_task l', where, values };
  return readSortedPage(sql, args, {
    ...found,
    sort: NEWEST,
    descending: true,
    count: () => countOf(sql, found),
    // Frequent search words are slow to count exactly, so estimate them.
    ...(args.search?.trim() && {
      estimate: () => countOrEstimate(sql, { table: 'pickup_task', from: (sample) => `pickup_task l ${sample}`, where, values }),
    }),
    load: (ids) => taskFacts(sql, ids),
  });
}

const NEWEST: readonly SortKey[] = [
  { sql: 'l.created_at', type: 'timestamptz' },
  { sql: 'l.id', type: 'uuid' },
];

/** Returns one task by UUID or short id. TASK_NOT_FOUND. */
export async function pickupTask(context: Context, anyId: string): Promise<TaskFacts> {
  requireOperator(context);
  return taskById(context, await findTaskId(context.sql, context.actor, anyId));
}

const findById = statement(($: Named<{ id: string }>) => workersOf('id', $.id));
const findByShortId = statement(($: Named<{ id: string }>) => workersOf('shortId', $.id));

const workersOf = (column: 'id' | 'shortId', id: Expression<string>) =>
  db.selectFrom('pickupTask').select(['id', 'workerType', 'workerId']).where(column, '=', id);

/** TASK_NOT_FOUND also when a driver asks for another driver's task. */
export async function findTaskId(sql: RunSql, actor: Actor, anyId: string): Promise<string> {
  const text = anyId.trim();
  const task = isUuid(text)
    ? await findById.first(sql, { id: text })
    : await findByShortId.first(sql, { id: text.slice(0, 60).toUpperCase() });
  if (!task || (actor.seesAssignedOnly && !(task.workerType === 'driver' && task.workerId === actor.id))) throw refuse('TASK_NOT_FOUND');
  return task.id;
}

/** Returns a task that was just changed. */
export async function taskById(context: Context, id: string): Promise<TaskFacts> {
  requireOperator(context);
  const [task] = await taskFacts(context.sql, [id]);
  if (!task) throw refuse('TASK_NOT_FOUND');
  return task;
}

function requireOperator({ actor }: Context): void {
  actor.require('shipment:read');
  if (!actor.actsForOperator) throw refuse('FORBIDDEN');
}

const parcelsLoader = listLoaderBy<string, ParcelFacts>(
  async (taskIds, { sql, actor }) => {
    const parcels = await parcelFacts(sql, taskIds);
    if (!actor.seesAssignedOnly) return parcels;
    const held = await heldBy(
      sql,
      actor,
      parcels.map(({ shipmentDetailId }) => shipmentDetailId),
    );
    return parcels.filter(({ shipmentDetailId }) => held.has(shipmentDetailId));
  },
  (parcel) => parcel.taskId,
);

export const parcelsOf = async (context: Context, { id }: TaskFacts): Promise<ParcelFacts[]> =>
  (await context.load(parcelsLoader, id)) ?? [];
