import { refuse } from '../../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Page } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../../platform/graphql/loader.js';
import { countOf, readSortedPage, type SortKey } from '../../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../../platform/ids.js';
import { readLines } from '../../orders/index.js';
import { findShipmentId } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { nearestHub } from '../hubs/nearest-hub.js';
import { isOpen } from '../fleet.enums.js';
import { findRun } from '../rows/run-rows.js';
import { currentRunIds } from './current-runs.js';
import { placeOf, placesOfShipments, type ShipmentPlaces, type TaskPlace } from '../rows/task-place.js';
import { taskByAnyId, taskOfDriver } from './task-of-driver.js';
import { tasksByIds, tasksOfRuns } from '../rows/task-rows.js';
import type { TaskProductType, TasksArgs } from './task.types.js';
import type { Task } from '../rows/task.entity.js';

/** One task by UUID or short id. TASK_NOT_FOUND, also for the tasks of other drivers. */
export async function taskById(context: Context, anyId: string): Promise<Task> {
  const { actor, sql, services } = context;
  actor.require('fleet:read');
  return actor.seesAssignedOnly ? taskOfDriver(sql, actor, anyId, services.clock.now()) : taskByAnyId(sql, anyId);
}

const NEWEST: readonly SortKey[] = [
  { sql: 'l.created_at', type: 'timestamptz' },
  { sql: 'l.id', type: 'uuid' },
];

/** Tasks, newest first. Drivers see those of their runs of today. */
export async function listTasks(context: Context, args: TasksArgs): Promise<Page<Task>> {
  const { actor, sql } = context;
  actor.require('fleet:read');
  const where: string[] = [];
  const values: unknown[] = [];
  const demand = (condition: (place: string) => string, value: unknown): void => void where.push(condition(`$${values.push(value)}`));
  if (actor.seesAssignedOnly) demand((place) => `l.run_id = any(${place}::uuid[])`, await currentRunIds(context));
  if (args.run != null) demand((place) => `l.run_id = ${place}`, (await findRun(sql, args.run)).id);
  if (args.shipment != null) demand((place) => `l.shipment_id = ${place}`, await findShipmentId(sql, actor, args.shipment));
  if (args.hub != null) demand((place) => `coalesce(${nearestHub('l')} = ${place}, true)`, uuidOrNone(args.hub));
  if (args.kind) demand((place) => `l.kind = ${place}`, args.kind);
  if (args.state) demand((place) => `l.state = ${place}`, args.state);
  if (args.unassigned === true) where.push(`l.run_id is null and l.state in ('assigned', 'en_route', 'arrived')`);
  if (args.unassigned === false) where.push('l.run_id is not null');
  const found = { from: 'task l', where, values };
  const load = (ids: readonly string[]) => tasksByIds(sql, ids);
  return readSortedPage(sql, args, { ...found, sort: NEWEST, descending: true, count: () => countOf(sql, found), load });
}

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
  const isTheirs = isOpen(task.state) && task.driverId === context.actor.id;
  return context.actor.seesAssignedOnly && !isTheirs ? { ...place, ...OUT_OF_REACH } : place;
}

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
