import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import { typedNumber } from '../../../kernel/reference.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { lockShipments } from '../../shipments/index.js';
import { reportOnce } from '../events/report-once.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import type { FleetServices } from '../services.js';
import { ownBegunRun } from '../route/own-run.js';
import { lockRun, changeRun, lockTask } from '../rows/fleet-rows.js';
import type { Run } from '../rows/run.entity.js';
import { takeAlong } from '../tasks/take-along.js';

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
