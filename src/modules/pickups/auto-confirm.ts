import { secondsAfter } from '../../kernel/clock.js';
import type { DomainSettings } from '../../kernel/settings.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JobContext } from '../../platform/events/consumer.js';
import { countChange } from './count-change.js';
import { lockTask } from './lock-task.js';
import { db } from './pickups.tables.js';
import type { TaskFacts } from './task-facts.js';
import { emitUpdated } from './updated-event.js';

const BATCH = 200;

/** When the first parcel of a task is confirmed automatically. */
export const autoConfirmsAt = (task: Pick<TaskFacts, 'createdAt'>, { pickupAutoConfirmHours }: DomainSettings): Date =>
  secondsAfter(task.createdAt, pickupAutoConfirmHours * 3600);

const findOldest = statement(($: Named<{ before: Date }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('pickupConfirmation')
        .select('taskId')
        .where('status', '=', 'pending_confirmation')
        .where('pickedUpAt', '<=', $.before)
        .orderBy('pickedUpAt')
        .limit(BATCH)
        .as('oldest'),
    )
    .select('taskId')
    .distinct(),
);

/** Confirms parcels not disputed within PICKUP_AUTO_CONFIRM_HOURS. One task at a time, to keep locks short. */
export async function autoConfirm({ sql, unitOfWork, services }: JobContext): Promise<void> {
  const before = secondsAfter(services.clock.now(), -services.settings.pickupAutoConfirmHours * 3600);
  for (;;) {
    const tasks = await findOldest(sql, { before });
    for (const { taskId } of tasks) await unitOfWork.run(null, (tx) => confirmTask(tx, taskId, before));
    if (tasks.length === 0) return;
  }
}

const confirmOld = statement(($: Named<{ taskId: string; before: Date }>) =>
  db
    .updateTable('pickupConfirmation')
    .set({ status: 'auto_confirmed', confirmedAt: now })
    .where('taskId', '=', $.taskId)
    .where('status', '=', 'pending_confirmation')
    .where('pickedUpAt', '<=', $.before)
    .returning('shipmentId'),
);

async function confirmTask(tx: Tx, taskId: string, before: Date): Promise<void> {
  const [, changed] = await Promise.all([lockTask(tx, taskId), confirmOld(tx.sql, { taskId, before })]);
  if (changed.length === 0) return;
  const change = { from: 'pending_confirmation', to: 'auto_confirmed' } as const;
  await countChange(
    tx,
    taskId,
    changed.map(() => change),
  );
  await emitUpdated(tx, { taskId, shipmentIds: changed.map(({ shipmentId }) => shipmentId), reaching: new Map() });
}
