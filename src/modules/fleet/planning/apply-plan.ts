import type { Actor } from '../../../kernel/actor.js';
import { anyOf, statement, type Named, rowsOf } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { lockShipments, unassignDriver, assignDriver } from '../../shipments/index.js';
import type { PlannedRoute } from '../../routing/index.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { openRun, isCurrent } from '../route/open-run.js';
import { UNPLANNED } from '../route/place-task.js';
import { lockRuns, changeRun, lockTasks, stopsOfRuns } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import { setOut, dropEmptyStops, renumber } from '../route/stops.js';
import type { FleetServices } from '../services.js';
import type { Task } from '../rows/task.entity.js';
import { layOut, type PlacedTask, type PlannedOrder } from './lay-out.rules.js';
import type { PlannedVisit } from './routing-problem.rules.js';

export interface AcceptedPlan {
  readonly day: string;
  readonly routes: readonly PlannedRoute[];
  readonly visits: ReadonlyMap<string, PlannedVisit>;
  /** The runs as they were when the plan was made, by driver. */
  readonly seen: ReadonlyMap<string, Run>;
  /** All tasks that were planned, those without a route included. */
  readonly tasks: readonly Task[];
}

/**
 * Puts a plan into effect. What changed while it was computed stays as it is: tasks that ended or moved are left out, and runs that
 * changed keep their stops. Returns the ids of the runs.
 */
export async function applyPlan(tx: Tx<FleetServices>, actor: Actor, plan: AcceptedPlan): Promise<string[]> {
  await lockShipments(tx, [...new Set(plan.tasks.map(({ shipmentId }) => shipmentId))]);
  const locked = new Map(
    (
      await lockRuns(
        tx,
        [...plan.seen.values()].map(({ id }) => id),
      )
    ).map((run) => [run.driverId, run]),
  );
  const tasks = new Map(
    (
      await lockTasks(
        tx,
        plan.tasks.map(({ id }) => id),
      )
    ).map((task) => [task.id, task]),
  );
  const isSame = (task: Task): boolean => {
    const now = tasks.get(task.id);
    return now !== undefined && isOpen(now.state) && now.runId === task.runId && now.stopId === task.stopId;
  };
  const changed = new Set([...plan.seen.values()].filter((run) => locked.get(run.driverId)?.revision !== run.revision).map(({ id }) => id));
  const movable = plan.tasks.filter((task) => isSame(task) && (task.runId === null || !changed.has(task.runId)));
  const movableIds = new Set(movable.map(({ id }) => id));
  const ids: string[] = [];
  const placed = new Set<string>();
  for (const route of plan.routes) {
    const known = locked.get(route.vehicleId);
    if (known && (changed.has(known.id) || known.state === 'finished')) continue;
    const isEmpty = !route.stops.some(({ id }) => plan.visits.get(id)?.tasks.some((task) => movableIds.has(task.id)));
    if (!known && isEmpty) continue;
    const run = known ?? (await openRun(tx, route.vehicleId, plan.day));
    for (const task of await setRoute(tx, actor, run, { route, visits: plan.visits, movable })) placed.add(task);
    ids.push(run.id);
  }
  await backToPool(
    tx,
    actor,
    movable.filter(({ id, runId }) => runId !== null && !placed.has(id)),
  );
  for (const id of ids) {
    const [run] = await lockRuns(tx, [id]);
    if (run)
      await settle(
        tx,
        run,
        plan.routes.find(({ vehicleId }) => vehicleId === run.driverId),
      );
  }
  return ids;
}

const freeTasks = statement(($: Named<{ ids: readonly string[] }>) => db.updateTable('task').set(UNPLANNED).where('id', '=', anyOf($.ids)));

/** What no vehicle can take leaves its run. */
async function backToPool(tx: Tx, actor: Actor, tasks: readonly Task[]): Promise<void> {
  if (tasks.length === 0) return;
  await freeTasks(tx.sql, { ids: tasks.map(({ id }) => id) });
  for (const { shipmentId } of tasks) await unassignDriver(tx, actor, shipmentId);
}

/** After all runs have their tasks: stops without any are gone, and the driver of a run under way knows where to go. */
async function settle(tx: Tx<FleetServices>, run: Run, route: PlannedRoute | undefined): Promise<void> {
  await dropEmptyStops(tx, run);
  await setOut(tx, run, tx.services.clock.now());
  await changeRun(tx, run, 'planned', { plannedMetres: route?.metres ?? null, plannedSeconds: route?.seconds ?? null });
}

const placeTasks = statement(($: Named<{ rows: readonly PlacedTask[] }>) =>
  db
    .updateTable('task')
    .from(
      rowsOf($.rows, { id: 'uuid', runId: 'uuid', stopId: 'uuid', driverId: 'uuid', shipmentId: 'uuid', keepsLoad: 'boolean' }).as('given'),
    )
    .set((eb) => ({
      runId: eb.ref('given.runId'),
      stopId: eb.ref('given.stopId'),
      driverId: eb.ref('given.driverId'),
      loadedAt: eb.case().when(eb.ref('given.keepsLoad')).then(eb.ref('task.loadedAt')).else(null).end(),
    }))
    .whereRef('task.id', '=', 'given.id'),
);

const retime = statement(($: Named<{ rows: readonly { id: string; at: Date }[] }>) =>
  db
    .updateTable('stop')
    .from(rowsOf($.rows, { id: 'uuid', at: 'timestamptz' }).as('given'))
    .set((eb) => ({ plannedAt: eb.ref('given.at'), eta: eb.ref('given.at') }))
    .whereRef('stop.id', '=', 'given.id'),
);

/** Rewrites the stops of a locked run. Returns the ids of the open tasks that are in it now. */
async function setRoute(tx: Tx<FleetServices>, actor: Actor, run: Run, order: PlannedOrder): Promise<string[]> {
  const now = tx.services.clock.now();
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const { ordered, fresh, retimed, placed, kept } = layOut(run, stops, order, now);
  if (fresh.length > 0) await db.insertAll(tx.sql, 'stop', fresh);
  if (retimed.length > 0) await retime(tx.sql, { rows: retimed });
  if (placed.length > 0) await placeTasks(tx.sql, { rows: placed });
  // Stops that the plan did not know, such as those of a run that was opened in the meantime, come last.
  await renumber(tx, [...ordered, ...stops.filter((stop) => !ordered.includes(stop))]);
  if (isCurrent(run, now)) {
    for (const { shipmentId } of placed) await assignDriver(tx, actor, { shipmentId, driverId: run.driverId });
  }
  return [...placed.map(({ id }) => id), ...kept];
}
