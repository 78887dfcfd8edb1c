import { setTimeout as pause } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../webhooks.tables.js';

/** Deliveries are this much farther apart than the rate asks, so that what a network bunches together stays within it. */
const MARGIN = 1.1;
/** Turns are given out this far ahead; who would have to wait longer comes back. */
const HORIZON_SECONDS = 5;
const MAX_REMEMBERED = 10_000;

/**
 * Gives out the next turn of an endpoint, in one statement on the database's clock: processes that ask at once stand in one line.
 * Answers nothing when the line is too long to stand in.
 */
const takeTurn = statement(($: Named<{ endpointId: string; gapMs: number }>) => {
  const gap = raw`${$.gapMs}::float8 * interval '1 ms'`;
  return db
    .insertInto('webhookPace')
    .values({ endpointId: $.endpointId, nextAt: raw<Date>`clock_timestamp() + ${gap}` })
    .onConflict((conflict) =>
      conflict
        .column('endpointId')
        .doUpdateSet({ nextAt: raw<Date>`greatest(webhook_pace.next_at, clock_timestamp()) + ${gap}` })
        .where('webhookPace.nextAt', '<', raw<Date>`clock_timestamp() + ${HORIZON_SECONDS} * interval '1 s'`),
    )
    .returning(raw<number>`extract(epoch from webhook_pace.next_at - clock_timestamp())::float8 * 1000 - ${$.gapMs}::float8`.as('waitMs'));
});

/** Keeps deliveries to an endpoint as far apart as its rate demands, whichever processes make them. */
export class Pacer {
  /** When the last turn of an endpoint was taken here. A process that was held up must not make up for it all at once. */
  private readonly taken = new Map<string, number>();

  constructor(private readonly sql: RunSql) {}

  /** Waits for a turn; false when there is none soon. */
  async turn(endpointId: string, ratePerSecond: number): Promise<boolean> {
    const gapMs = (1000 / ratePerSecond) * MARGIN;
    const given = await takeTurn.first(this.sql, { endpointId, gapMs });
    if (!given) return false;
    if (given.waitMs > 0) await pause(given.waitMs);
    for (let early = this.early(endpointId, gapMs); early > 0; early = this.early(endpointId, gapMs)) await pause(early);
    if (this.taken.size >= MAX_REMEMBERED) this.taken.clear();
    this.taken.set(endpointId, performance.now());
    return true;
  }

  /** A timer is exact to the millisecond at best. */
  private early(endpointId: string, gapMs: number): number {
    const last = this.taken.get(endpointId);
    const left = last === undefined ? 0 : last + gapMs - performance.now();
    return left < 1 ? 0 : left;
  }
}

export const NO_TURN_SECONDS = HORIZON_SECONDS;
