import { secondsAfter } from '../../../kernel/clock.js';
import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { shipmentMachine } from '../shipment.machine.js';

/** A scan is for one working day, and what was delivered can be looked up for the same time. */
const DAY_SECONDS = 24 * 3600;

/** Takes from drivers what they scanned a day ago and what was delivered, cancelled or handed back a day ago. */
export const endAssignmentsTask: ScheduledTask = {
  queue: 'end_assignments',
  cron: '*/10 * * * *',
  run: async ({ unitOfWork, services: { clock } }) => {
    const now = clock.now();
    await unitOfWork.run(null, ({ sql }) =>
      sql(
        `update shipment_assignment a set ended_at = $1, ended_by_type = 'system'
          where ended_at is null and ((kind = 'scanned' and started_at < $2)
             or exists (select 1 from shipment s where s.id = a.shipment_id
                         and (s.rts_completed_at < $2 or (s.status = any($3) and s.status_at < $2))))`,
        [now, secondsAfter(now, -DAY_SECONDS), shipmentMachine.final],
      ),
    );
  },
};
