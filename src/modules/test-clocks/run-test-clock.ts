import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { clockAhead } from '../../kernel/clock.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { tablesOf } from '../../platform/db/tables.js';
import { onClock, type Work } from '../../platform/work/work.js';
import { emit } from '../../platform/events/emit.js';
import type { EventTables } from '../../platform/events/events.tables.js';
import type { SubjectQueue } from '../../platform/jobs/subject-queue.js';
import { endAdvance, readShopClock, setClock, type ShopClock, type ShopTimer } from '../shops/index.js';
import { bringAttemptsForward, nextTestAttempt, FAN_OUT } from '../webhooks/index.js';

/** A job runs this long, and leaves the rest to the next one. */
const TURN_MS = 60_000;
const POLL_MS = 50;

/**
 * Advances the clock of a shop from one thing that is due to the next. Each has happened, and its webhooks have been attempted, before the
 * clock goes on. A job that is interrupted is resumed where it was: the clock itself says how far it came.
 */
export const testClockQueue = <Needs>(timers: readonly ShopTimer<Needs>[]): SubjectQueue<Needs> => ({
  queue: 'test_clocks',
  event: 'test_clock.advancing',
  concurrency: 4,
  run: (context, shopId) => advance(context, { shopId, timers }),
});

async function advance<Needs>(
  context: Work<Needs>,
  { shopId, timers }: { shopId: string; timers: readonly ShopTimer<Needs>[] },
): Promise<void> {
  const turn = performance.now() + TURN_MS;
  let after: Date | undefined;
  while (performance.now() < turn) {
    const shop = await readShopClock(context.sql, shopId);
    if (!shop?.clockTarget) return;
    if (await isBusy(context, shop)) await wait(POLL_MS);
    else after = await takeStep(context, shop, { timers, target: shop.clockTarget, after: after ?? timeOf(context, shop) });
  }
  await resumeLater(context, shopId);
}

const timeOf = ({ services }: Work, { clockAheadMs }: ShopClock): Date => clockAhead(services.realClock, clockAheadMs).now();

/** Events of what happened last are still being delivered. */
async function isBusy({ sql, services }: Work, { id, sellerId }: ShopClock): Promise<boolean> {
  if (await hasUnhandledEvents(sql, sellerId)) return true;
  const attempt = await nextTestAttempt(sql, id);
  return attempt !== undefined && attempt <= services.realClock.now();
}

interface Steps<Needs> {
  readonly timers: readonly ShopTimer<Needs>[];
  readonly target: Date;
  /** Everything due until then has happened. */
  readonly after: Date;
}

/** Sets the clock to what is due next, and lets it happen. Returns the time that it came to. */
async function takeStep<Needs>(context: Work<Needs>, shop: ShopClock, steps: Steps<Needs>): Promise<Date> {
  const { timers, target } = steps;
  const next = (await nextDue(context, shop, steps)) ?? target;
  const to = next < target ? next : target;
  const moved = await moveClock(context, shop, to);
  if (!moved) return steps.after;
  const onClock = contextOn(context, moved);
  for (const timer of timers) await timer.run(onClock, shop.id);
  if (to === target) await context.transact((tx) => endAdvance(tx, shop.id, target));
  return to;
}

async function nextDue<Needs>(context: Work<Needs>, shop: ShopClock, { timers, after }: Steps<Needs>): Promise<Date | undefined> {
  const attempt = await nextTestAttempt(context.sql, shop.id);
  const due = await Promise.all(timers.map((timer) => timer.nextDue(context, { shopId: shop.id, after })));
  const all = [...due, attempt && new Date(attempt.getTime() + shop.clockAheadMs)].filter((each) => each !== undefined);
  return all.sort((left, right) => left.getTime() - right.getTime())[0];
}

/** The new state of the clock, unless another process has moved it. A clock is never set back: it may have run past the time in the meantime. */
async function moveClock({ transact, services }: Work, shop: ShopClock, to: Date): Promise<ShopClock | undefined> {
  const aheadMs = Math.max(shop.clockAheadMs, to.getTime() - services.realClock.now().getTime());
  const ms = aheadMs - shop.clockAheadMs;
  const isMoved = await transact(async (tx) => {
    const moved = await setClock(tx, shop, aheadMs);
    if (moved && ms > 0) await bringAttemptsForward(tx, { shopId: shop.id, ms });
    return moved;
  });
  return isMoved ? { ...shop, clockAheadMs: aheadMs } : undefined;
}

/** The same work on the clock of a shop. */
export const contextOn = <Needs>(work: Work<Needs>, { clockAheadMs }: ShopClock): Work<Needs> =>
  onClock(work, clockAhead(work.services.realClock, clockAheadMs));

async function resumeLater({ transact, services }: Work, shopId: string): Promise<void> {
  const now = services.realClock.now();
  await transact((tx) =>
    emit(tx, { type: 'test_clock.advancing', subjectId: shopId, occurredAt: now, data: { dueAt: now.toISOString() } }),
  );
}

const db = tablesOf({}).reading<EventTables>();

/** Whether events of a seller have not become messages to its endpoints yet. */
const findUnhandled = statement(($: Named<{ sellerId: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .or([
        eb.exists(eb.selectFrom('event').select('id').where('ownerId', '=', $.sellerId).where('relayedAt', 'is', null)),
        eb(
          eb
            .selectFrom('event')
            .select('position')
            .where('ownerId', '=', $.sellerId)
            .orderBy('position', (by) => by.desc().nullsLast())
            .limit(1),
          '>',
          eb.selectFrom('eventConsumer').select('position').where('queue', '=', raw.lit(FAN_OUT)),
        ),
      ])
      .as('some'),
  ]),
);

const hasUnhandledEvents = async (sql: RunSql, sellerId: string): Promise<boolean> =>
  (await findUnhandled.first(sql, { sellerId }))?.some === true;
