import { secondsAfter } from '../../kernel/clock.js';
import type { DomainSettings } from '../../kernel/settings.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JobContext } from '../../platform/events/consumer.js';
import { countChange } from './count-change.js';
import { lockRound } from './lock-round.js';
import { db } from './pickups.tables.js';
import type { RoundFacts } from './round-facts.js';
import { emitUpdated } from './updated-event.js';

const BATCH = 200;

/** When the first parcel of a round is confirmed automatically. */
export const autoConfirmsAt = (round: Pick<RoundFacts, 'createdAt'>, { pickupAutoConfirmHours }: DomainSettings): Date =>
  secondsAfter(round.createdAt, pickupAutoConfirmHours * 3600);

const findOldest = statement(($: Named<{ before: Date }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('pickupConfirmation')
        .select('roundId')
        .where('status', '=', 'pending_confirmation')
        .where('pickedUpAt', '<=', $.before)
        .orderBy('pickedUpAt')
        .limit(BATCH)
        .as('oldest'),
    )
    .select('roundId')
    .distinct(),
);

/** Confirms parcels not disputed within PICKUP_AUTO_CONFIRM_HOURS. One round at a time, to keep locks short. */
export async function autoConfirm({ sql, unitOfWork, services }: JobContext): Promise<void> {
  const before = secondsAfter(services.clock.now(), -services.settings.pickupAutoConfirmHours * 3600);
  for (;;) {
    const rounds = await findOldest(sql, { before });
    for (const { roundId } of rounds) await unitOfWork.run(null, (tx) => confirmRound(tx, roundId, before));
    if (rounds.length === 0) return;
  }
}

const confirmOld = statement(($: Named<{ roundId: string; before: Date }>) =>
  db
    .updateTable('pickupConfirmation')
    .set({ status: 'auto_confirmed', confirmedAt: now })
    .where('roundId', '=', $.roundId)
    .where('status', '=', 'pending_confirmation')
    .where('pickedUpAt', '<=', $.before)
    .returning('shipmentId'),
);

async function confirmRound(tx: Tx, roundId: string, before: Date): Promise<void> {
  const [, changed] = await Promise.all([lockRound(tx, roundId), confirmOld(tx.sql, { roundId, before })]);
  if (changed.length === 0) return;
  const change = { from: 'pending_confirmation', to: 'auto_confirmed' } as const;
  await countChange(
    tx,
    roundId,
    changed.map(() => change),
  );
  await emitUpdated(tx, { roundId, shipmentIds: changed.map(({ shipmentId }) => shipmentId), reaching: new Map() });
}
