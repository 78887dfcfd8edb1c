import { sql } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { deletionOf, olderThan, purge } from '../../platform/db/purge.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './carrier-tracking.tables.js';
import { processScans } from './process-scans.js';
import type { CarrierTrackingServices } from './services.js';

/** A carrier may report a parcel before its booking is committed here; after this time the number is somebody else's. */
const PARCEL_DAYS = 3;
const KEPT_DAYS = 180;

const reopenParcels = statement(($: Named<{ since: Date }>) =>
  db
    .updateTable('carrierScan')
    .set({ processedAt: null, outcome: null, dueAt: now })
    .where('outcome', '=', 'unknown_parcel')
    .where('receivedAt', '>', $.since)
    .where((q) =>
      q.exists(
        q
          .selectFrom('shipment as s')
          .select('s.id')
          .whereRef('s.carrierAccountId', '=', 'carrierScan.accountId')
          .where((eb) => {
            const numbers = sql<string>`any(array[carrier_scan.awb::text, upper(carrier_scan.awb)])`;
            return eb.or([eb('s.awb', '=', numbers), eb('s.trackingNumber', '=', numbers)]);
          }),
      ),
    ),
);

const deleteProcessed = deletionOf(db, 'carrierScan', (scan, $) => scan('processedAt', '<', $.before));

/** Processes what no event announced: scans whose time has come, after failures, and of parcels that have been booked since. */
async function sweep(context: Work<CarrierTrackingServices>): Promise<void> {
  await reopenParcels(context.sql, { since: daysAfter(context.services.clock.now(), -PARCEL_DAYS) });
  await processScans(context);
}

const purgeScans = ({ sql: on, services }: Work): Promise<void> =>
  purge(on, deleteProcessed, olderThan(daysAfter(services.clock.now(), -KEPT_DAYS)));

export const sweepTasks: readonly ScheduledTask<CarrierTrackingServices>[] = [
  { queue: 'carrier_scan_sweep', cron: '* * * * *', run: sweep },
  { queue: 'carrier_scan_purge', cron: '41 3 * * *', run: purgeScans },
];
