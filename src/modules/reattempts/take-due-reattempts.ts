import { sql, type Expression } from 'kysely';
import { systemActor } from '../../kernel/actor.js';
import { Refusal } from '../../kernel/errors.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Work } from '../../platform/work/work.js';
import { NO_ID } from '../../platform/ids.js';
import { factsOf, lockShipment, stepOf, takeEdge, targetOf, type ShipmentServices } from '../shipments/index.js';
import type { ShopTimer } from '../shops/index.js';
import { db } from './reattempts.tables.js';
import { dayOf } from './reattempt-request.rules.js';
import { endPending, failRetry, pendingRetry } from './reattempt-rows.js';
import { askerOf, stepFor } from './reattempt-step.rules.js';

const BATCH = 200;

/** Of all shops, or of one. */
const findDue = statement(($: Named<{ today: string; after: string; shopId: string | null }>) =>
  db
    .selectFrom('shipmentRetry')
    .select(['id', 'shipmentId'])
    .where('status', '=', 'pending')
    .where('scheduledDate', '<=', $.today)
    .where('id', '>', $.after)
    .where(isOf($.shopId))
    .orderBy('id')
    .limit(BATCH),
);
type DueRetry = RowOf<typeof findDue>;

const isOf = (shopId: Expression<string | null>) =>
  sql<boolean>`(${shopId}::uuid is null or exists (select from shipment s where s.id = shipment_retry.shipment_id and s.shop_id = ${shopId}::uuid))`;

/** Runs the retries that are due, each in its own transaction, so that one failure does not block the others. */
export async function takeDueRetries({ sql: on, transact, services }: Work<ShipmentServices>, shopId: string | null = null): Promise<void> {
  for (let after = NO_ID; ;) {
    const due = await findDue(on, { today: dayOf(services.clock.now()), after, shopId });
    for (const retry of due) await takeDue({ transact }, retry);
    if (due.length < BATCH) return;
    after = due.at(-1)?.id ?? after;
  }
}

const findNext = statement(($: Named<{ shopId: string; after: string }>) =>
  db
    .selectFrom('shipmentRetry')
    .select('scheduledDate')
    .where('status', '=', 'pending')
    .where('scheduledDate', '>', $.after)
    .where(isOf($.shopId))
    .orderBy('scheduledDate')
    .limit(1),
);

/** For the test clock of a shop: a retry is due when its day begins. */
export const retryTimer: ShopTimer<ShipmentServices> = {
  nextDue: async ({ sql: on }, { shopId, after }) => {
    const next = await findNext.first(on, { shopId, after: dayOf(after) });
    return next && new Date(`${next.scheduledDate}T00:00:00Z`);
  },
  run: takeDueRetries,
};

async function takeDue({ transact }: Pick<Work<ShipmentServices>, 'transact'>, due: DueRetry): Promise<void> {
  try {
    await transact((tx) => takeNow(tx, due));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The parcel is no longer in the expected status; staff see the reason. A newer request is a separate retry.
    await transact((tx) => failRetry(tx, due.id, error.code));
  }
}

async function takeNow(tx: Tx<ShipmentServices>, { id, shipmentId }: DueRetry): Promise<void> {
  const shipment = await lockShipment(tx, systemActor, shipmentId);
  const now = tx.services.clock.now();
  const retry = await pendingRetry(tx, shipmentId);
  if (retry?.id !== id) return;

  // Check the permissions of the requester; the system merely executes the step on the day.
  const edge = stepFor(retry.action, shipment, askerOf(retry), tx.services);
  await endPending(tx, shipmentId, 'done');
  const status = targetOf(edge, factsOf(shipment)) ?? shipment.status;
  await takeEdge(tx, shipment, edge, stepOf({ status, note: retry.reason }, systemActor, now));
}
