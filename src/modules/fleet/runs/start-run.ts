import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import type { Money } from '../../../kernel/money.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { assignDriver, lockShipments, unassignDriver, type Shipment } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { isOpen } from '../fleet.enums.js';
import { moneyFrom, type GivenMoney } from '../given-money.js';
import type { FleetServices } from '../services.js';
import type { Task } from '../rows/task.entity.js';
import { wantedTask } from '../tasks/follow-tasks.js';
import { ownOrDispatched } from '../route/own-run.js';
import { removeTask } from '../route/place-task.js';
import { lockRun, changeRun, lockTasks, tasksOfRuns } from '../rows/fleet-rows.js';
import type { LeftBehind } from '../rows/run.entity.js';
import { setOut, estimateArrivals } from '../route/stops.js';
import { takeAlong } from '../tasks/take-along.js';

/**
 * The driver leaves. Loaded deliveries go to in_transit and their consignees get a code; parcels that were not loaded leave the run and are
 * listed as left behind. Idempotent while the run is under way. RUN_FINISHED.
 */
export async function startRun(
  context: Context<FleetServices>,
  { id, cashFloat }: { id: string; cashFloat?: GivenMoney | null },
): Promise<string> {
  const { actor, sql } = context;
  const found = await ownOrDispatched(context, id);
  const float = cashFloat ? moneyFrom(cashFloat, 'cashFloat') : null;
  const tasks = (await tasksOfRuns(sql, [found.id])).filter(({ state }) => isOpen(state));
  await context.transact((tx) => leave(tx, actor, { runId: found.id, tasks, float }));
  return found.id;
}

interface Leaving {
  readonly runId: string;
  readonly tasks: readonly Task[];
  readonly float: Money | null;
}

async function leave(tx: Tx<FleetServices>, actor: Actor, { runId, tasks: seen, float }: Leaving): Promise<void> {
  const shipments = new Map(
    (
      await lockShipments(
        tx,
        seen.map(({ shipmentId }) => shipmentId),
      )
    ).map((each) => [each.id, each]),
  );
  const run = await lockRun(tx, runId);
  if (run.state === 'finished') throw refuse('RUN_FINISHED');
  if (run.state === 'started') return;
  const tasks = (
    await lockTasks(
      tx,
      seen.map(({ id }) => id),
    )
  ).filter((task) => task.runId === run.id && isOpen(task.state));
  const at = tx.services.clock.now();
  // First, so that the steps of the parcels find the run under way.
  await db.change(tx.sql, 'run', run, {
    state: 'started',
    startedAt: at,
    floatMinor: float?.minor ?? null,
    floatCurrency: float?.currency ?? null,
  });
  const leftBehind: LeftBehind[] = [];
  for (const task of tasks) {
    const shipment = shipments.get(task.shipmentId);
    const reason = shipment ? whyNot(task, shipment) : 'not_ready';
    if (reason !== null || !shipment) {
      leftBehind.push({ taskId: task.id, reason: reason ?? 'not_ready' });
      await removeTask(tx, run, task);
      await unassignDriver(tx, actor, task.shipmentId);
      continue;
    }
    await assignDriver(tx, actor, { shipmentId: shipment.id, driverId: run.driverId });
    if (task.kind === 'deliver') await takeAlong(tx, actor, { task, shipment });
  }
  await setOut(tx, run, at);
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'started', { leftBehind });
}

/** Deliveries and returns must be scanned into the vehicle; pickups are collected on the way. */
function whyNot({ kind, loadedAt }: Task, shipment: Shipment): LeftBehind['reason'] | null {
  if (wantedTask(shipment, shipment.status) !== kind) return 'not_ready';
  return kind === 'pickup' || loadedAt !== null ? null : 'not_loaded';
}
