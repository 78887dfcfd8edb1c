import { systemActor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JobContext } from '../../platform/events/consumer.js';
import { factsOf, lockShipment, stepOf, takeEdge, targetOf } from '../shipments/index.js';
import { dayOf } from './retry-request.rules.js';
import { endPending, pendingRetry } from './retry-rows.js';
import { askerOf, stepFor } from './retry-step.rules.js';

const BATCH = 200;

/** Does what was put off until today. Each in a transaction of its own: one that has become impossible does not hold up the rest. */
export async function takeDueRetries({ sql, unitOfWork, services }: JobContext): Promise<void> {
  for (let after = ''; ;) {
    const due = await sql<{ id: string; shipment_id: string }>(
      `select id, shipment_id from shipment_retry
        where status = 'pending' and scheduled_date <= $1::date and id > $2::uuid order by id limit ${BATCH}`,
      [dayOf(services.clock.now()), after === '' ? '00000000-0000-0000-0000-000000000000' : after],
    );
    for (const { shipment_id: shipmentId } of due) await takeDue({ unitOfWork }, shipmentId);
    if (due.length < BATCH) return;
    after = due.at(-1)?.id ?? after;
  }
}

async function takeDue({ unitOfWork }: Pick<JobContext, 'unitOfWork'>, shipmentId: string): Promise<void> {
  try {
    await unitOfWork.run(null, (tx) => takeNow(tx, shipmentId));
  } catch (error) {
    // The parcel is no longer where the retry was meant for; people see why.
    if (!(error instanceof Refusal)) throw error;
    await unitOfWork.run(null, (tx) => endPending(tx, shipmentId, 'failed', error.code));
  }
}

async function takeNow(tx: Tx, shipmentId: string): Promise<void> {
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  const now = tx.services.clock.now();
  const retry = await pendingRetry(tx, shipmentId);
  if (!retry?.scheduledDate || retry.scheduledDate > dayOf(now)) return;

  // Whoever asked had to be allowed to; that it happens today is the system's doing.
  const edge = stepFor(retry.action, shipment, askerOf(retry), tx.services.settings);
  await endPending(tx, shipmentId, 'done');
  const status = targetOf(edge, factsOf(shipment)) ?? shipment.status;
  await takeEdge(tx, shipment, edge, stepOf({ status, note: retry.reason }, systemActor, now));
}
