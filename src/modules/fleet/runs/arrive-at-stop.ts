import type { Actor } from '../../../kernel/actor.js';
import { refuse, FieldChecks } from '../../../kernel/errors.js';
import { fixOf, type Point } from '../../../kernel/geo.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import { reportOnce, happenedAt, type DeviceTimes } from '../events/report-once.js';
import type { FleetServices } from '../services.js';
import { findStop, lockRun, stopsOfRuns, changeRun } from '../rows/fleet-rows.js';
import type { Stop } from '../rows/run.entity.js';
import { checkPoint } from '../tasks/complete-request.rules.js';
import { arrive, halt, firstFree, renumber, estimateArrivals } from '../route/stops.js';

export interface Arrival extends DeviceTimes {
  readonly id: string;
  readonly clientEventId: string;
  readonly location: Point | null;
}

/**
 * The driver is at a stop. A driver who takes another stop than the next one first moves it forward. Idempotent by the event id of the
 * device. RUN_NOT_STARTED, RUN_FINISHED, STOP_NOT_FOUND.
 */
export async function arriveAtStop(context: Context<FleetServices>, arrival: Arrival): Promise<string> {
  const { actor, sql } = context;
  checkLocation(arrival.location);
  const stop = await findStop(sql, arrival.id);
  const report = {
    kind: 'arrive' as const,
    clientEventId: arrival.clientEventId,
    runId: stop.runId,
    taskId: null,
    stopId: stop.id,
    deviceTime: arrival.deviceTime ?? null,
    report: { location: fixOf(arrival.location) },
  };
  await reportOnce(context, report, (remember) =>
    context.transact(async (tx) => {
      await remember(tx);
      await reachStop(tx, actor, stop, arrival);
    }),
  );
  return stop.id;
}

function checkLocation(location: Point | null): void {
  const checks = new FieldChecks();
  checkPoint(checks, 'location', location);
  checks.settle();
}

async function reachStop(tx: Tx<FleetServices>, driver: Actor, { id, runId }: Stop, arrival: Arrival): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run.driverId !== driver.id) throw refuse('STOP_NOT_FOUND');
  if (run.state === 'planned') throw refuse('RUN_NOT_STARTED');
  if (run.state === 'finished') throw refuse('RUN_FINISHED');
  const stops = await stopsOfRuns(tx.sql, [run.id]);
  const stop = stops.find((each) => each.id === id);
  if (!stop) throw refuse('STOP_NOT_FOUND');
  if (stop.arrivedAt !== null) return;

  const at = happenedAt(arrival, { now: tx.services.clock.now(), earliest: run.startedAt });
  if (stop.begunAt === null) await takeFirst(tx, stops, stop);
  await arrive(tx, run, stop, { at, where: fixOf(arrival.location) });
  await estimateArrivals(tx, run);
  await changeRun(tx, run, 'arrived');
}

async function takeFirst(tx: Tx, stops: readonly Stop[], stop: Stop): Promise<void> {
  const others = stops.filter(({ id }) => id !== stop.id);
  for (const other of others.filter(({ begunAt, arrivedAt }) => begunAt !== null && arrivedAt === null)) await halt(tx, other);
  await renumber(tx, others.toSpliced(firstFree(others), 0, stop));
}
