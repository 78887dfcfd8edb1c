import { fieldError, invalid, problem, refuse, refuseFields } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import type { FleetServices } from '../services.js';
import { db } from '../fleet.tables.js';
import { findRun, findStop, lockRun, stopsByIds, stopsOfRuns, changeRun } from '../rows/fleet-rows.js';
import { firstFree, renumber, estimateArrivals } from '../route/stops.js';

/** Puts the stops of a run in this order. Stops that are done or under way stay where they are. STOP_LOCKED, RUN_FINISHED. */
export async function reorderStops(
  context: Context<FleetServices>,
  { runId, stopIds }: { runId: string; stopIds: readonly string[] },
): Promise<string> {
  const { id } = await findRun(context.sql, runId);
  await context.transact((tx) => reorder(tx, id, stopIds));
  return id;
}

async function reorder(tx: Tx<FleetServices>, runId: string, stopIds: readonly string[]): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run.state === 'finished') throw refuse('RUN_FINISHED');
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const ordered = [...new Set(stopIds)].flatMap((id) => byId.get(id) ?? []);
  if (ordered.length !== stops.length || stopIds.length !== stops.length) {
    throw refuseFields([invalid('stopIds', 'everyStopOnce')]);
  }
  const fixed = firstFree(stops);
  const moved = stops.findIndex((stop, index) => (index < fixed || stop.locked) && ordered[index]?.id !== stop.id);
  if (moved >= 0)
    throw refuse('STOP_LOCKED', {}, { errors: [fieldError('stopIds', 'STOP_LOCKED', problem('stopFixed', { number: moved + 1 }))] });
  await renumber(tx, ordered);
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'reordered');
}

/** Locks a stop, so that planning does not move it, or unlocks it. Idempotent. STOP_NOT_FOUND, RUN_FINISHED. */
export async function lockStop(context: Context<FleetServices>, { id, locked }: { id: string; locked: boolean }): Promise<string> {
  const { runId } = await findStop(context.sql, id);
  await context.transact(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state === 'finished') throw refuse('RUN_FINISHED');
    const [stop] = await stopsByIds(tx.sql, [id]);
    if (!stop) throw refuse('STOP_NOT_FOUND');
    if (stop.locked === locked) return;
    await db.change(tx.sql, 'stop', stop, { locked });
    await changeRun(tx, run, 'locked');
  });
  return id;
}
