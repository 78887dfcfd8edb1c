import { sql } from 'kysely';
import { systemActor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import { Refusal } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Work } from '../../platform/work/work.js';
import { exactEdge, factsOf, lockShipment, shipmentMachine, stepOf, takeEdge, type ShipmentServices } from '../shipments/index.js';
import type { ShopTimer } from '../shops/index.js';
import { db } from './reattempts.tables.js';
import { pendingRetry } from './reattempt-rows.js';

const BATCH = 200;

/** Of all shops, or of one. */
interface Held {
  readonly before: Date;
  readonly shopId: string | null;
}

const findHeld = statement(($: Named<Held>) => heldUntil($));
/** The page after a shipment that was already checked. */
const findHeldAfter = statement(($: Named<Held & { statusAt: Date; id: string }>) =>
  heldUntil($).where((eb) => eb(eb.refTuple('statusAt', 'id'), '>', eb.tuple($.statusAt, $.id))),
);

const heldUntil = ({ before, shopId }: Named<Held>) =>
  db
    .selectFrom('shipment')
    .select(['id', 'statusAt'])
    .where('status', '=', 'on_hold')
    .where('statusAt', '<=', before)
    .where(sql<boolean>`(${shopId}::uuid is null or shop_id = ${shopId}::uuid)`)
    .orderBy('statusAt')
    .orderBy('id')
    .limit(BATCH);

/** Returns parcels that have been on hold for RTS_AFTER_DAYS to their sender. Skips those held before pickup or with a pending retry. */
export async function returnForgotten(
  { sql: on, transact, services }: Work<ShipmentServices>,
  shopId: string | null = null,
): Promise<void> {
  const before = daysAfter(services.clock.now(), -services.settings.returnAfterDays);
  let held = await findHeld(on, { before, shopId });
  for (;;) {
    for (const { id } of held) await giveUp({ transact }, id, before);
    const last = held.at(-1);
    if (!last || held.length < BATCH) return;
    held = await findHeldAfter(on, { before, shopId, ...last });
  }
}

const findNextHeld = statement(($: Named<{ shopId: string; after: Date }>) =>
  db
    .selectFrom('shipment')
    .select('statusAt')
    .where('status', '=', 'on_hold')
    .where('shopId', '=', $.shopId)
    .where('statusAt', '>', $.after)
    .orderBy('statusAt')
    .limit(1),
);

/** For the test clock of a shop. */
export const forgottenTimer: ShopTimer<ShipmentServices> = {
  nextDue: async ({ sql: on, services: { settings } }, { shopId, after }) => {
    const next = await findNextHeld.first(on, { shopId, after: daysAfter(after, -settings.returnAfterDays) });
    return next && daysAfter(next.statusAt, settings.returnAfterDays);
  },
  run: returnForgotten,
};

async function giveUp({ transact }: Pick<Work<ShipmentServices>, 'transact'>, id: string, before: Date): Promise<void> {
  try {
    await transact((tx) => sendBack(tx, id, before));
  } catch (error) {
    // Some held parcels cannot be returned: the sender may still have them, or the recipient has paid.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function sendBack(tx: Tx<ShipmentServices>, id: string, before: Date): Promise<void> {
  const shipment = await lockShipment(tx, systemActor, id);
  const { clock, settings } = tx.services;
  if (shipment.status !== 'on_hold' || shipment.statusAt > before || (await pendingRetry(tx, id))) return;
  const edge = exactEdge(shipmentMachine.edges.return_to_sender, factsOf(shipment), systemActor.type, tx.services);
  const note = `On hold for ${settings.returnAfterDays} days.`;
  await takeEdge(tx, shipment, edge, stepOf({ status: 'return_to_sender', note }, systemActor, clock.now()));
}
