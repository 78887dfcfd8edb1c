import type { Actor } from '../../kernel/actor.js';
import { clockAhead, daysAfter } from '../../kernel/clock.js';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { aimClock, lockShop, type Shop } from '../shops/index.js';
import type { TestClockType } from './test-clock.types.js';

/** Longer than every timer and every schedule of retries. */
const MAX_DAYS = 400;

/** Begins to advance the clock of a shop in test mode. NO_TEST_CLOCK for a live shop, TEST_CLOCK_ADVANCING before the last one has ended. */
export async function advanceTestClock(
  tx: Tx,
  actor: Actor,
  { shopDomain, to }: { shopDomain: string | null; to: Date },
): Promise<TestClockType> {
  const shop = await lockShop(tx, actor, shopDomain);
  const clock = testClockOf(shop, tx.services);
  if (!clock) throw refuse('NO_TEST_CLOCK');
  if (clock.advancingTo) throw refuse('TEST_CLOCK_ADVANCING');
  checkTarget(to, clock.now);

  await aimClock(tx, shop.id, to);
  const now = tx.services.realClock.now();
  await emit(tx, {
    type: 'test_clock.advancing',
    subjectId: shop.id,
    ownerId: shop.sellerId,
    occurredAt: now,
    data: { dueAt: now.toISOString() },
  });
  return { ...clock, advancingTo: to };
}

function checkTarget(to: Date, now: Date): void {
  if (to <= now) throw refuseFields([invalid('to', 'afterShopTime', { time: now.toISOString() })]);
  if (to > daysAfter(now, MAX_DAYS)) throw refuseFields([invalid('to', 'atMostDaysAhead', { days: MAX_DAYS })]);
}

/** Null for a live shop. */
export const testClockOf = (
  { mode, clockAheadMs, clockTarget }: Pick<Shop, 'mode' | 'clockAheadMs' | 'clockTarget'>,
  { realClock }: Tx['services'],
): TestClockType | null => (mode === 'test' ? { now: clockAhead(realClock, clockAheadMs).now(), advancingTo: clockTarget } : null);
