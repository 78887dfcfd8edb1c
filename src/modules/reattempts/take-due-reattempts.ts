import { systemActor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JobContext } from '../../platform/events/consumer.js';
import { NO_ID } from '../../platform/ids.js';
import { factsOf, lockShipment, stepOf, takeEdge, targetOf, type ShipmentServices } from '../shipments/index.js';
import { db } from './reattempts.tables.js';
import { dayOf } from './reattempt-request.rules.js';
import { endPending, failRetry, pendingRetry } from './reattempt-rows.js';
import { askerOf, stepFor } from './reattempt-step.rules.js';

const BATCH = 200;

const findDue = statement(($: Named<{ today: string; after: string }>) =>
  db
    .selectFrom('shipmentRetry')
    .select(['id', 'shipmentId'])
    .where('status', '=', 'pending')
    .where('scheduledDate', '<=', $.today)
    .where('id', '>', $.after)
    .orderBy('id')
    .limit(BATCH),
);
type DueRetry = RowOf<typeof findDue>;

/** Runs the retries that are due, each in its own transaction, so that one failure does not block the others. */
export async function takeDueRetries({ sql, unitOfWork, services }: JobContext<ShipmentServices>): Promise<void> {
  for (let after = NO_ID; ;) {
    const due = await findDue(sql, { today: dayOf(services.clock.now()), after });
    for (const retry of due) await takeDue({ unitOfWork }, retry);
    if (due.length < BATCH) return;
    after = due.at(-1)?.id ?? after;
  }
}

async function takeDue({ unitOfWork }: Pick<JobContext<ShipmentServices>, 'unitOfWork'>, due: DueRetry): Promise<void> {
  try {
    await unitOfWork.run(null, (tx) => takeNow(tx, due));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The parcel is no longer in the expected status; staff see the reason. A newer request is a separate retry.
    await unitOfWork.run(null, (tx) => failRetry(tx, due.id, error.code));
  }
}

async function takeNow(tx: Tx<ShipmentServices>, { id, shipmentId }: DueRetry): Promise<void> {
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  const now = tx.services.clock.now();
  const retry = await pendingRetry(tx, shipmentId);
  if (retry?.id !== id) return;

  // Check the permissions of the requester; the system merely executes the step on the day.
  const edge = stepFor(retry.action, shipment, askerOf(retry), tx.services.settings);
  await endPending(tx, shipmentId, 'done');
  const status = targetOf(edge, factsOf(shipment)) ?? shipment.status;
  await takeEdge(tx, shipment, edge, stepOf({ status, note: retry.reason }, systemActor, now));
}
