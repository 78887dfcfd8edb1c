import { sql as raw } from 'kysely';
import { refuse } from '../../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { listOf } from '../../../platform/graphql/list-of.js';
import { listLoaderBy, loaderBy } from '../../../platform/work/loader.js';
import { newestFirst } from '../../../platform/graphql/sorted-page.js';
import { isUuid, NO_ID, uuidOrNone } from '../../../platform/ids.js';
import { readLines } from '../../orders/index.js';
import { findShipmentId } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { nearestHub } from '../hubs/hubs.js';
import { isOpen } from '../fleet.enums.js';
import { findRun, tasksByIds, tasksOfRuns, findTask } from '../rows/fleet-rows.js';
import { currentRunIds } from './current-runs.js';
import { placeOf, placesOfShipments, type ShipmentPlaces, type TaskPlace } from '../rows/task-place.js';
import type { TaskProductType, TasksArgs } from './run.types.js';
import type { Task } from '../rows/task.entity.js';
import type { Actor } from '../../../kernel/actor.js';
import { secondsAfter } from '../../../kernel/clock.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { codeCheckOf, deliveryCodeLoader, wrongCodesOf, type CodeCheckType } from '../../proofs/index.js';
import type { Stop } from '../rows/run.entity.js';

/** One task by UUID or short id. TASK_NOT_FOUND, also for the tasks of other drivers. */
export async function taskById(context: Context, anyId: string): Promise<Task> {
  const { actor, sql, services } = context;
  actor.require('fleet:read');
  return actor.seesAssignedOnly ? taskOfDriver(sql, actor, anyId, services.clock.now()) : taskByAnyId(sql, anyId);
}

/** Tasks, newest first. Drivers see those of their runs of today. */
export const listTasks = listOf(db, 'task', {
  scope: async (l, context) => [context.actor.seesAssignedOnly ? l.isAnyOf('runId', await currentRunIds(context)) : null],
  filter: async (l, args: TasksArgs, { actor, sql }) => [
    l.is('runId', args.run == null ? null : (await findRun(sql, args.run)).id),
    l.is('shipmentId', args.shipment == null ? null : await findShipmentId(sql, actor, args.shipment)),
    args.hub == null ? null : raw`coalesce(${raw.raw(nearestHub('l'))} = ${uuidOrNone(args.hub)}, true)`,
    l.is('kind', args.kind),
    l.is('state', args.state),
    args.unassigned === true ? raw`l.run_id is null and l.state in ('assigned', 'en_route', 'arrived')` : null,
    args.unassigned === false ? raw`l.run_id is not null` : null,
  ],
  sort: newestFirst,
  loader: (ids, { sql }) => tasksByIds(sql, ids),
});

/** Tasks that the caller may see. */
const visible = ({ actor }: Context, tasks: readonly Task[]): Task[] =>
  tasks.filter(({ driverId }) => !actor.seesAssignedOnly || driverId === actor.id);

export const taskLoader = loaderBy<string, Task>(
  async (ids, context) => visible(context, await tasksByIds(context.sql, ids)),
  (task) => task.id,
);

const tasksOfRunLoader = listLoaderBy<string, Task>(
  async (runIds, context) => visible(context, await tasksOfRuns(context.sql, runIds)),
  (task) => task.runId ?? '',
);

export const tasksOfRun = async (context: Context, runId: string): Promise<Task[]> => (await context.load(tasksOfRunLoader, runId)) ?? [];

const placesLoader = loaderBy<string, ShipmentPlaces>(
  (shipmentIds, { sql }) => placesOfShipments(sql, shipmentIds),
  (row) => row.id,
);

const OUT_OF_REACH = { contactPhone: null, contactPhoneE164: null, deliveryNote: null } as const;

/** Where a task is done. A driver sees the phone and the delivery note only while the task is open and theirs. */
export async function placeOfTask(context: Context, task: Task): Promise<TaskPlace> {
  const places = await context.load(placesLoader, task.shipmentId);
  if (!places) throw refuse('TASK_NOT_FOUND');
  const place = placeOf(task.kind, places);
  return context.actor.seesAssignedOnly && !isInHand(context, task) ? { ...place, ...OUT_OF_REACH } : place;
}

/** Open, and the calling driver's. */
const isInHand = ({ actor }: Context, { state, driverId }: Task): boolean => isOpen(state) && driverId === actor.id;

const findParcels = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shipment').select(['id', 'orderId', 'reference', 'awb', 'serviceName']).where('id', '=', anyOf($.ids)),
);

/** The numbers on the label of the parcel. */
export const parcelLoader = loaderBy(
  (ids: readonly string[], { sql }) => findParcels(sql, { ids }),
  ({ id }) => id,
);

export async function parcelOf(context: Context, { shipmentId }: Task) {
  const parcel = await context.load(parcelLoader, shipmentId);
  if (!parcel) throw refuse('TASK_NOT_FOUND');
  return parcel;
}

/** What is in the parcel, as the order has it. */
export async function productsOf(context: Context, task: Task): Promise<TaskProductType[]> {
  const { orderId } = await parcelOf(context, task);
  return (await readLines(context, orderId)).map(({ name, quantity }) => ({ name, quantity }));
}

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

/** How long a driver sees a task that was taken away: a device without network learns late of a change. */
const SEEN_SECONDS = 24 * 3600;
/** How long a device may have been without network when it reports what was done. */
const REPORTED_SECONDS = 7 * 24 * 3600;

/** A task whose shipment the driver has, or had in the last 24 hours. TASK_NOT_FOUND for every other one. */
const taskOfDriver = (on: RunSql, driver: Actor, anyId: string, now: Date): Promise<Task> =>
  taskWithin(on, driver, { anyId, now, seconds: SEEN_SECONDS });

/** A task that the driver may report about: the same for a week, so that no report is lost. TASK_NOT_FOUND for every other one. */
export const taskToReport = (on: RunSql, driver: Actor, anyId: string, now: Date): Promise<Task> =>
  taskWithin(on, driver, { anyId, now, seconds: REPORTED_SECONDS });

async function taskWithin(
  on: RunSql,
  driver: Actor,
  { anyId, now, seconds }: { anyId: string; now: Date; seconds: number },
): Promise<Task> {
  const task = await taskByAnyId(on, anyId);
  const held = { shipmentId: task.shipmentId, driverId: driver.id ?? NO_ID, since: secondsAfter(now, -seconds) };
  if (!(await findHeld.first(on, held))) throw refuse('TASK_NOT_FOUND');
  return task;
}

export const codeSentTo = async (context: Context, taskId: string): Promise<string | null> =>
  (await context.load(deliveryCodeLoader, taskId))?.sentTo ?? null;

/** For the device of the driver who has the task, alone. */
export async function codeCheckOfTask(context: Context, task: Task): Promise<CodeCheckType | null> {
  if (!context.actor.seesAssignedOnly || !isInHand(context, task)) return null;
  const code = await context.load(deliveryCodeLoader, task.id);
  return code && codeCheckOf(code);
}

export async function wrongCodesOfTask(context: Context, taskId: string): Promise<number | null> {
  const code = await context.load(deliveryCodeLoader, taskId);
  return code && wrongCodesOf(code);
}

export const tasksOfStop = async (context: Context, { id, runId }: Stop): Promise<Task[]> =>
  (await tasksOfRun(context, runId)).filter(({ stopId }) => stopId === id);

/** The place of a stop is that of its tasks, of an open one where there is one. */
export async function placeOfStop(context: Context, stop: Stop): Promise<TaskPlace | null> {
  const tasks = await tasksOfStop(context, stop);
  const task = tasks.find(({ state }) => isOpen(state)) ?? tasks[0];
  return task ? placeOfTask(context, task) : null;
}
