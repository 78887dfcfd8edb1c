import type { Actor } from '../../../kernel/actor.js';
import { pointOf } from '../../../kernel/geo.js';
import { anyOf, rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { newId } from '../../../platform/ids.js';
import { assignDriver, lockShipments, unassignDriver } from '../../shipments/index.js';
import type { PlannedRoute } from '../../routing/index.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { openRun } from '../runs/open-run.js';
import { isCurrent } from '../runs/own-run.js';
import { UNPLANNED } from '../runs/place-task.js';
import { changeRun } from '../runs/run-changed.js';
import { lockRuns, stopsOfRuns } from '../runs/run-rows.js';
import type { Run, Stop } from '../runs/run.entity.js';
import { setOut } from '../runs/set-out.js';
import { dropEmptyStops, renumber } from '../runs/stop-order.js';
import type { FleetServices } from '../services.js';
import { lockTasks } from '../tasks/task-rows.js';
import type { Task } from '../tasks/task.entity.js';
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
  const ids: string[] = [];
  const placed = new Set<string>();
  for (const route of plan.routes) {
    const known = locked.get(route.vehicleId);
    if (known && (changed.has(known.id) || known.state === 'finished')) continue;
    if (!known && route.stops.length === 0) continue;
    const run = known ?? (await openRun(tx, route.vehicleId, plan.day));
    for (const task of await setRoute(tx, actor, { run, route, plan, movable, tasks })) placed.add(task);
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

interface Route {
  readonly run: Run;
  readonly route: PlannedRoute;
  readonly plan: AcceptedPlan;
  readonly movable: readonly Task[];
  readonly tasks: ReadonlyMap<string, Task>;
}

interface Placed {
  readonly id: string;
  readonly runId: string;
  readonly stopId: string;
  readonly driverId: string;
  readonly keepsLoad: boolean;
}

const placeTasks = statement(($: Named<{ rows: readonly Placed[] }>) =>
  db
    .updateTable('task')
    .from(rowsOf($.rows, { id: 'uuid', runId: 'uuid', stopId: 'uuid', driverId: 'uuid', keepsLoad: 'boolean' }).as('given'))
    .set((eb) => ({
      runId: eb.ref('given.runId'),
      stopId: eb.ref('given.stopId'),
      driverId: eb.ref('given.driverId'),
      loadedAt: eb.case().when(eb.ref('given.keepsLoad')).then(eb.ref('task.loadedAt')).else(null).end(),
    }))
    .whereRef('task.id', '=', 'given.id'),
);

/** Rewrites the stops of one run. Returns the ids of the tasks that are in it now. */
async function setRoute(tx: Tx<FleetServices>, actor: Actor, { run, route, plan, movable, tasks }: Route): Promise<string[]> {
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const done = stops.filter(({ completedAt }) => completedAt !== null);
  const free = new Set(movable.map(({ id }) => id));
  const ordered: Stop[] = [...done];
  const fresh: Stop[] = [];
  const placed: Placed[] = [];
  for (const { id, arrival } of route.stops) {
    const visit = plan.visits.get(id);
    const kept = stops.find((stop) => stop.id === visit?.stop?.id);
    const moving = (visit?.tasks ?? []).filter((task) => free.has(task.id));
    const [first] = moving;
    if (kept) ordered.push(kept);
    if (kept || !first) continue;
    const before = ordered.at(-1);
    const joins = before && before.placeKey === first.placeKey && fresh.includes(before);
    const stop = joins ? before : newStop(tx, run, first, new Date(arrival * 1000));
    if (!joins) {
      ordered.push(stop);
      fresh.push(stop);
    }
    placed.push(
      ...moving.map((task) => ({ id: task.id, runId: run.id, stopId: stop.id, driverId: run.driverId, keepsLoad: task.runId === run.id })),
    );
  }
  if (fresh.length > 0) await db.insertAll(tx.sql, 'stop', fresh);
  if (placed.length > 0) await placeTasks(tx.sql, { rows: placed });
  await renumber(tx, ordered);
  if (isCurrent(run, tx.services.clock.now())) {
    for (const { id } of placed) {
      const shipmentId = tasks.get(id)?.shipmentId;
      if (shipmentId !== undefined) await assignDriver(tx, actor, { shipmentId, driverId: run.driverId });
    }
  }
  const keptIds = new Set(ordered.map(({ id }) => id));
  return [
    ...placed.map(({ id }) => id),
    ...movable.filter(({ stopId }) => stopId !== null && keptIds.has(stopId) && !fresh.some(({ id }) => id === stopId)).map(({ id }) => id),
  ];
}

function newStop(tx: Tx, run: Run, task: Task, arrival: Date): Stop {
  const at = tx.services.clock.now();
  const point = pointOf(task);
  return {
    id: newId(),
    createdAt: at,
    updatedAt: at,
    runId: run.id,
    sequence: 0,
    placeKey: task.placeKey,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    windowFrom: task.windowFrom,
    windowTo: task.windowTo,
    plannedAt: arrival,
    eta: arrival,
    locked: false,
    begunAt: null,
    arrivedAt: null,
    completedAt: null,
  };
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
