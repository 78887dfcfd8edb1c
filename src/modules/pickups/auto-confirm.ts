import { secondsAfter } from '../../kernel/clock.js';
import type { DomainSettings } from '../../kernel/settings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JobContext } from '../../platform/events/consumer.js';
import { countChange } from './count-change.js';
import type { TaskFacts } from './task-facts.js';
import { emitUpdated } from './updated-event.js';

const BATCH = 200;

/** When the first parcel of a task counts as handed over if nobody contradicts. */
export const autoConfirmsAt = (task: Pick<TaskFacts, 'createdAt'>, { pickupAutoConfirmHours }: DomainSettings): Date =>
  secondsAfter(task.createdAt, pickupAutoConfirmHours * 3600);

/** What nobody has contradicted in PICKUP_AUTO_CONFIRM_HOURS was handed over. Task by task, so that nobody waits long for a lock. */
export async function autoConfirm({ sql, unitOfWork, services }: JobContext): Promise<void> {
  const before = secondsAfter(services.clock.now(), -services.settings.pickupAutoConfirmHours * 3600);
  for (;;) {
    const tasks = await sql<{ task_id: string }>(
      `select distinct task_id from (
         select task_id from pickup_confirmation where status = 'pending_confirmation' and picked_up_at <= $1 order by picked_up_at limit ${BATCH}
       ) oldest`,
      [before],
    );
    for (const { task_id: taskId } of tasks) await unitOfWork.run(null, (tx) => confirmTask(tx, taskId, before));
    if (tasks.length === 0) return;
  }
}

async function confirmTask(tx: Tx, taskId: string, before: Date): Promise<void> {
  await tx.sql('select 1 from pickup_task where id = $1 for update', [taskId]);
  const changed = await tx.sql<{ shipment_id: string }>(
    `update pickup_confirmation set status = 'auto_confirmed', confirmed_at = $3
      where task_id = $1 and status = 'pending_confirmation' and picked_up_at <= $2 returning shipment_id`,
    [taskId, before, tx.services.clock.now()],
  );
  if (changed.length === 0) return;
  const change = { from: 'pending_confirmation', to: 'auto_confirmed' } as const;
  await countChange(
    tx,
    taskId,
    changed.map(() => change),
  );
  await emitUpdated(tx, { taskId, shipmentIds: changed.map((row) => row.shipment_id), reaching: new Map() });
}
