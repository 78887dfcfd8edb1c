import { setTimeout as pause } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named } from '../../../platform/db/statement.js';
import { db } from '../webhooks.tables.js';

/** Spaces deliveries this much wider than the rate requires, so that network jitter does not exceed it. */
const MARGIN = 1.1;
/** Turns are reserved at most this far ahead; an attempt that would wait longer returns to the table. */
const HORIZON_SECONDS = 5;
const MAX_REMEMBERED = 10_000;

/**
 * Reserves the next turn of an endpoint, in one statement and by the database's clock, so that all processes share one queue. Returns no
 * row if the queue is longer than the horizon.
 */
const takeTurn = statement(($: Named<{ endpointId: string; gapMs: number }>) => {
  const gap = raw`${$.gapMs}::float8 * interval '1 ms'`;
  return db
    .with('pace', (q) =>
      q
        .insertInto('webhookPace')
        .values({ endpointId: $.endpointId, nextAt: raw<Date>`clock_timestamp() + ${gap}` })
        .onConflict((conflict) =>
          conflict
            .column('endpointId')
            .doUpdateSet({ nextAt: raw<Date>`greatest(webhook_pace.next_at, clock_timestamp()) + ${gap}` })
            .where('webhookPace.nextAt', '<', raw<Date>`clock_timestamp() + ${HORIZON_SECONDS} * interval '1 s'`),
        )
        .returning('nextAt'),
    )
    .selectFrom('pace')
    .select(raw<number>`extract(epoch from next_at - clock_timestamp())::float8 * 1000 - ${$.gapMs}::float8`.as('waitMs'));
});

/** Keeps deliveries to an endpoint within its rate limit, across all processes. */
export class Pacer {
  /** When this process last took a turn per endpoint: after a stall it must not send the missed turns in a burst. */
  private readonly taken = new Map<string, number>();

  constructor(private readonly sql: RunSql) {}

  /** Waits for a turn. False if the next one is beyond the horizon. */
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

  /** Milliseconds left until the gap has passed. Less than one counts as none: timers are no more precise. */
  private early(endpointId: string, gapMs: number): number {
    const last = this.taken.get(endpointId);
    const left = last === undefined ? 0 : last + gapMs - performance.now();
    return left < 1 ? 0 : left;
  }
}

export const NO_TURN_SECONDS = HORIZON_SECONDS;
