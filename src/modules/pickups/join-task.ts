import { newId } from '../../platform/ids.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment, TakenStep } from '../shipments/index.js';
import { countChange } from './count-change.js';
import type { ConfirmationStatus } from './pickup-confirmation.entity.js';
import { pickupWords } from './pickup-search.sql.js';
import { newTaskShortId } from './task-ids.js';

interface Task {
  readonly id: string;
  readonly short_id: string;
}

/** A parcel that was picked up belongs to the task of its worker, seller and day, and waits to be confirmed there. */
export async function joinTask(tx: Tx, { shipment, step }: TakenStep): Promise<void> {
  const round = [step.actor.type, step.actor.id ?? '', shipment.sellerId, step.occurredAt.toISOString().slice(0, 10)];
  const task = await openTask(tx, round, step.occurredAt);
  await addParcel(tx, task, shipment, step.occurredAt);
}

const SHORT_ID_TRIES = 10;

/** The task, locked. Rivals that open it at once wait for whoever was first, and find it then. */
async function openTask(tx: Tx, round: readonly string[], pickedUpAt: Date): Promise<Task> {
  const now = tx.services.clock.now();
  for (let tries = 0; tries < SHORT_ID_TRIES; tries++) {
    const [known] = await tx.sql<Task>(
      `update pickup_task set completed_at = greatest(completed_at, $5), updated_at = $6
        where worker_type = $1 and worker_id = $2 and seller_id = $3 and day = $4::date returning id, short_id`,
      [...round, pickedUpAt, now],
    );
    if (known) return known;
    // Nothing is inserted where somebody was faster, or where another task has this short id: the next turn tells which.
    await tx.sql(
      `insert into pickup_task (worker_type, worker_id, seller_id, day, completed_at, created_at, updated_at, id, short_id)
       values ($1, $2, $3, $4::date, $5, $5, $6, $7, $8) on conflict do nothing`,
      [...round, pickedUpAt, now, newId(), newTaskShortId()],
    );
  }
  throw new Error('No short id was free for a pickup task.');
}

async function addParcel(tx: Tx, task: Task, shipment: Shipment, pickedUpAt: Date): Promise<void> {
  // A return begins where its order went.
  const [order] = await tx.sql<{ order_reference: string; from_country: string }>(
    `select order_reference, case when $2 then destination else origin end ->> 'countryCode' as from_country from "order" where id = $1`,
    [shipment.orderId, shipment.type === 'return'],
  );
  const [before] = await tx.sql<{ status: ConfirmationStatus }>(
    'select status from pickup_confirmation where task_id = $1 and shipment_id = $2',
    [task.id, shipment.id],
  );
  // The same worker may come again on the same day, after the parcel was not there the first time.
  await tx.sql(
    `insert into pickup_confirmation (id, task_id, shipment_id, status, international, picked_up_at, search_text)
     values ($1, $2, $3, 'pending_confirmation', $4, $5, ${pickupWords('$6::text', '$7::text', '$8::text')})
     on conflict (task_id, shipment_id) do update
        set status = excluded.status, picked_up_at = excluded.picked_up_at, confirmed_by_id = null, confirmed_at = null, notes = null`,
    [
      newId(),
      task.id,
      shipment.id,
      order?.from_country !== shipment.destinationCountryCode,
      pickedUpAt,
      task.short_id,
      shipment.reference,
      order?.order_reference ?? null,
    ],
  );
  await countChange(tx, task.id, [{ from: before?.status ?? null, to: 'pending_confirmation' }]);
}
