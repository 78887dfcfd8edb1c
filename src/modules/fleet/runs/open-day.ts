import { systemActor } from '../../../kernel/actor.js';
import { secondsAfter } from '../../../kernel/clock.js';
import { localDay } from '../../../kernel/local-time.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { assignDriver, lockShipments, unassignDriver } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { isOpen, openTaskStates } from '../fleet.enums.js';
import { cashHeld } from '../reading/run-cash.js';
import { isCurrent } from '../route/open-run.js';
import { UNPLANNED } from '../route/place-task.js';
import { lockRun, changeRun, hasOtherTasks, lockOpenTask, lockTasks, tasksOfRuns } from '../rows/fleet-rows.js';
import { dropEmptyStops } from '../route/stops.js';

const BATCH = 1_000;

const findUnopened = statement(($: Named<{ from: string; until: string }>) =>
  db
    .selectFrom('run as r')
    .innerJoin('task as t', 't.runId', 'r.id')
    .leftJoin('shipmentAssignment as a', (join) =>
      join.onRef('a.shipmentId', '=', 't.shipmentId').onRef('a.driverId', '=', 'r.driverId').on('a.endedAt', 'is', null),
    )
    .select(['r.id as runId', 't.shipmentId', 'r.day', 'r.timeZone', 'r.state'])
    .where('r.state', '=', 'planned')
    .where('r.day', '>=', $.from)
    .where('r.day', '<=', $.until)
    .where('t.state', 'in', openTaskStates)
    .where('a.id', 'is', null)
    .orderBy('t.shipmentId')
    .limit(BATCH),
);

const findStale = statement(($: Named<{ until: string }>) =>
  db
    .selectFrom('run')
    .select(['id', 'day', 'timeZone', 'state'])
    .where('state', '=', 'planned')
    .where('day', '<=', $.until)
    .orderBy('id')
    .limit(BATCH),
);

/** A run that did not start on its day never will: its tasks can be planned again. */
async function closeStale(tx: Tx, id: string): Promise<void> {
  const seen = await tasksOfRuns(tx.sql, [id]);
  await lockShipments(tx, [...new Set(seen.map(({ shipmentId }) => shipmentId))]);
  const run = await lockRun(tx, id);
  if (run.state !== 'planned') return;
  // The next time.
  if (await hasOtherTasks(tx, id, seen)) return;
  // Dispatch finishes it, because its cash has to be counted.
  if ((await cashHeld(tx.sql, [id])).length > 0) return;
  for (const task of await lockTasks(
    tx,
    seen.map((each) => each.id),
  )) {
    if (task.runId !== run.id || !isOpen(task.state)) continue;
    await db.change(tx.sql, 'task', task, UNPLANNED);
    await unassignDriver(tx, systemActor, task.shipmentId);
  }
  await dropEmptyStops(tx, run);
  await changeRun(tx, run, 'finished', { state: 'finished', finishedAt: tx.services.clock.now() });
}

/** When its day begins, the driver of a planned run sees its parcels; when it has passed, the run is closed. */
export const openDayTask: ScheduledTask = {
  queue: 'open_runs',
  cron: '*/5 * * * *',
  run: async ({ sql, transact, services: { clock } }) => {
    const now = clock.now();
    const days = { from: localDay(secondsAfter(now, -86_400), 'UTC'), until: localDay(secondsAfter(now, 86_400), 'UTC') };
    const found = (await findUnopened(sql, days)).filter((row) => isCurrent(row, now));
    const past = (await findStale(sql, { until: days.from })).filter((run) => run.day < localDay(now, run.timeZone));
    for (const { id } of past) await transact((tx) => closeStale(tx, id));
    for (const { runId, shipmentId } of found) {
      await transact(async (tx) => {
        await lockShipments(tx, [shipmentId]);
        const run = await lockRun(tx, runId);
        const task = await lockOpenTask(tx, shipmentId);
        if (run.state === 'planned' && task?.runId === run.id) await assignDriver(tx, systemActor, { shipmentId, driverId: run.driverId });
      });
    }
  },
};
