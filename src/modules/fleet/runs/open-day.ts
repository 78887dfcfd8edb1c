import { systemActor } from '../../../kernel/actor.js';
import { secondsAfter } from '../../../kernel/clock.js';
import { localDay } from '../../../kernel/local-time.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { assignDriver, lockShipments } from '../../shipments/index.js';
import { db } from '../fleet.tables.js';
import { openTaskStates } from '../fleet.enums.js';
import { isCurrent } from './own-run.js';
import { lockRun } from './run-rows.js';

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

/** When its day begins, the driver of a planned run sees its parcels. */
export const openDayTask: ScheduledTask = {
  queue: 'open_runs',
  cron: '*/5 * * * *',
  run: async ({ sql, unitOfWork, services: { clock } }) => {
    const now = clock.now();
    const days = { from: localDay(secondsAfter(now, -86_400), 'UTC'), until: localDay(secondsAfter(now, 86_400), 'UTC') };
    const found = (await findUnopened(sql, days)).filter((row) => isCurrent(row, now));
    for (const { runId, shipmentId } of found) {
      await unitOfWork.run(null, async (tx) => {
        await lockShipments(tx, [shipmentId]);
        const run = await lockRun(tx, runId);
        if (run.state === 'planned') await assignDriver(tx, systemActor, { shipmentId, driverId: run.driverId });
      });
    }
  },
};
