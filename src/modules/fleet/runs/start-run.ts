import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import type { Money } from '../../../kernel/money.js';
import { typedNumber } from '../../../kernel/reference.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { assignDriver, lockShipments, unassignDriver, type Shipment } from '../../shipments/index.js';
import { reportOnce } from '../events/report-once.js';
import { db } from '../fleet.tables.js';
import { isOpen, openTaskStates } from '../fleet.enums.js';
import { moneyFrom, type GivenMoney } from '../given-money.js';
import type { FleetServices } from '../services.js';
import type { Task } from '../rows/task.entity.js';
import { wantedTask } from '../tasks/follow-tasks.js';
import { ownOrDispatched, ownBegunRun } from '../route/open-run.js';
import { removeTask } from '../route/place-task.js';
import { lockRun, changeRun, lockTasks, tasksOfRuns, lockTask } from '../rows/fleet-rows.js';
import type { LeftBehind, Run } from '../rows/run.entity.js';
import { setOut, estimateArrivals } from '../route/stops.js';
import { takeAlong } from '../tasks/follow-assignment.js';

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

const MAX_CODE = 60;

const findScanned = statement(($: Named<{ code: string }>) =>
  db
    .selectFrom('task as t')
    .innerJoin('shipment as s', 's.id', 't.shipmentId')
    .leftJoin('run as r', 'r.id', 't.runId')
    .select(['t.id', 't.shipmentId', 't.runId', 't.kind', 'r.shortId as runShortId'])
    .where('t.state', 'in', openTaskStates)
    .where((eb) => {
      const upper = eb.fn<string>('upper', [$.code]);
      return eb.or([eb('s.awb', '=', upper), eb('s.reference', '=', upper), eb('s.trackingNumber', '=', upper)]);
    })
    .limit(5),
);

/** Scans a parcel into the vehicle, by its AWB or reference. PARCEL_NOT_IN_RUN names the run it belongs to. Returns the id of its task. */
export async function loadParcel(
  context: Context<FleetServices>,
  given: { runId: string; awb: string; clientEventId: string },
): Promise<string> {
  const { actor, sql } = context;
  const run = await ownBegunRun(context, given.runId);
  const code = typedNumber(given.awb).slice(0, MAX_CODE);
  const scanned = code === '' || code.includes('\0') ? [] : await findScanned(sql, { code });
  const task = scanned.find(({ runId }) => runId === run.id);
  const report = {
    kind: 'load' as const,
    clientEventId: given.clientEventId,
    runId: run.id,
    taskId: task?.id ?? null,
    stopId: null,
    deviceTime: null,
    report: { awb: code },
  };
  const taskId = await reportOnce(context, report, async (remember) => {
    if (!task) throw notInRun(scanned[0]?.runShortId ?? null);
    await context.transact(async (tx) => {
      await remember(tx);
      await load(tx, actor, { run, taskId: task.id, shipmentId: task.shipmentId });
    });
  });
  if (taskId === null) throw notInRun(null);
  return taskId;
}

async function load(
  tx: Tx<FleetServices>,
  driver: Actor,
  { run: { id }, taskId, shipmentId }: { run: Run; taskId: string; shipmentId: string },
): Promise<void> {
  const [shipment] = await lockShipments(tx, [shipmentId]);
  const run = await lockRun(tx, id);
  const task = await lockTask(tx, taskId);
  if (!shipment || !task || task.runId !== run.id) throw notInRun(null);
  if (task.kind === 'pickup' || task.loadedAt !== null) return;
  await db.change(tx.sql, 'task', task, { loadedAt: tx.services.clock.now() });
  // Taken over on the way, or fetched from the hub again.
  if (run.state === 'started' && task.kind === 'deliver') await takeAlong(tx, driver, { task, shipment });
  await changeRun(tx, run, 'loaded');
}

const notInRun = (other: string | null) =>
  other === null ? refuse('PARCEL_NOT_IN_RUN.noRun') : refuse('PARCEL_NOT_IN_RUN.otherRun', { run: other });
