import { sql, type Expression } from 'kysely';
import { secondsAfter } from '../../kernel/clock.js';
import type { DomainSettings } from '../../kernel/settings.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Work } from '../../platform/work/work.js';
import type { ShopTimer } from '../shops/index.js';
import { countChange, lockRound } from './count-change.js';
import { db } from './pickups.tables.js';
import type { RoundFacts } from './round-facts.js';
import { emitUpdated } from './updated-event.js';

const BATCH = 200;

/** When the first parcel of a round is confirmed automatically. */
export const autoConfirmsAt = (round: Pick<RoundFacts, 'createdAt'>, { pickupAutoConfirmHours }: DomainSettings): Date =>
  secondsAfter(round.createdAt, pickupAutoConfirmHours * 3600);

/** Of all shops, or of one. */
interface Old {
  readonly before: Date;
  readonly shopId: string | null;
}

const isOf = (shopId: Expression<string | null>) =>
  sql<boolean>`(${shopId}::uuid is null or exists (select from shipment s where s.id = pickup_confirmation.shipment_id and s.shop_id = ${shopId}::uuid))`;

const findOldest = statement(($: Named<Old>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('pickupConfirmation')
        .select('roundId')
        .where('status', '=', 'pending_confirmation')
        .where('pickedUpAt', '<=', $.before)
        .where(isOf($.shopId))
        .orderBy('pickedUpAt')
        .limit(BATCH)
        .as('oldest'),
    )
    .select('roundId')
    .distinct(),
);

/** Confirms parcels not disputed within PICKUP_AUTO_CONFIRM_HOURS. One round at a time, to keep locks short. */
export async function autoConfirm({ sql: on, transact, services }: Work, shopId: string | null = null): Promise<void> {
  const before = secondsAfter(services.clock.now(), -services.settings.pickupAutoConfirmHours * 3600);
  for (;;) {
    const rounds = await findOldest(on, { before, shopId });
    for (const { roundId } of rounds) await transact((tx) => confirmRound(tx, { roundId, before, shopId }));
    if (rounds.length === 0) return;
  }
}

const confirmOld = statement(($: Named<Old & { roundId: string }>) =>
  db
    .updateTable('pickupConfirmation')
    .set({ status: 'auto_confirmed', confirmedAt: now })
    .where('roundId', '=', $.roundId)
    .where('status', '=', 'pending_confirmation')
    .where('pickedUpAt', '<=', $.before)
    .where(isOf($.shopId))
    .returning('shipmentId'),
);

async function confirmRound(tx: Tx, wanted: Old & { roundId: string }): Promise<void> {
  const { roundId } = wanted;
  const [, changed] = await Promise.all([lockRound(tx, roundId), confirmOld(tx.sql, wanted)]);
  if (changed.length === 0) return;
  const change = { from: 'pending_confirmation', to: 'auto_confirmed' } as const;
  await countChange(
    tx,
    roundId,
    changed.map(() => change),
  );
  await emitUpdated(tx, { roundId, shipmentIds: changed.map(({ shipmentId }) => shipmentId), reaching: new Map() });
}

const findNext = statement(($: Named<{ shopId: string | null; after: Date }>) =>
  db
    .selectFrom('pickupConfirmation')
    .select('pickedUpAt')
    .where('status', '=', 'pending_confirmation')
    .where('pickedUpAt', '>', $.after)
    .where(isOf($.shopId))
    .orderBy('pickedUpAt')
    .limit(1),
);

/** For the test clock of a shop. */
export const autoConfirmTimer: ShopTimer = {
  nextDue: async ({ sql: on, services: { settings } }, { shopId, after }) => {
    const seconds = settings.pickupAutoConfirmHours * 3600;
    const next = await findNext.first(on, { shopId, after: secondsAfter(after, -seconds) });
    return next && secondsAfter(next.pickedUpAt, seconds);
  },
  run: autoConfirm,
};
