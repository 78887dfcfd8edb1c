import { secondsAfter } from '../../../kernel/clock.js';
import { now, statement, type Named } from '../../../platform/db/statement.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { db } from '../shipments.tables.js';
import { shipmentMachine } from '../shipment.machine.js';

/** A scan lasts one working day; a finished shipment stays readable for the same time. */
const DAY_SECONDS = 24 * 3600;

const endOld = statement(($: Named<{ before: Date }>) =>
  db
    .updateTable('shipmentAssignment')
    .set({ endedAt: now, endedByType: 'system' })
    .where('endedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'scanned'), eb('startedAt', '<', $.before)]),
        eb.exists(
          eb
            .selectFrom('shipment as s')
            .select('s.id')
            .whereRef('s.id', '=', 'shipmentAssignment.shipmentId')
            .where((of) =>
              of.or([
                of('s.rtsCompletedAt', '<', $.before),
                of.and([of('s.status', 'in', shipmentMachine.final), of('s.statusAt', '<', $.before)]),
              ]),
            ),
        ),
      ]),
    ),
);

/** Ends scans after 24 hours, and assignments 24 hours after delivery, cancellation or return. */
export const endAssignmentsTask: ScheduledTask = {
  queue: 'end_assignments',
  cron: '*/10 * * * *',
  run: async ({ transact, services: { clock } }) => {
    const before = secondsAfter(clock.now(), -DAY_SECONDS);
    await transact(({ sql }) => endOld(sql, { before }));
  },
};
