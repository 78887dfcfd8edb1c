import { setTimeout as pause } from 'node:timers/promises';
import type { RunSql } from '../../../platform/db/sql.js';

/** Deliveries are this much farther apart than the rate asks, so that what a network bunches together stays within it. */
const MARGIN = 1.1;
/** Turns are given out this far ahead; who would have to wait longer comes back. */
const HORIZON_SECONDS = 5;
const MAX_REMEMBERED = 10_000;

/**
 * Gives out the next turn of an endpoint, in one statement on the database's clock: processes that ask at once stand in one line.
 * Answers nothing when the line is too long to stand in.
 */
const TAKE_TURN = `
  insert into webhook_pace as pace (endpoint_id, next_at) values ($1, clock_timestamp() + $2 * interval '1 ms')
  on conflict (endpoint_id) do update set next_at = greatest(pace.next_at, clock_timestamp()) + $2 * interval '1 ms'
    where pace.next_at < clock_timestamp() + ${HORIZON_SECONDS} * interval '1 s'
  returning extract(epoch from next_at - clock_timestamp())::float8 * 1000 - $2 as "waitMs"`;

/** Keeps deliveries to an endpoint as far apart as its rate demands, whichever processes make them. */
export class Pacer {
  /** When the last turn of an endpoint was taken here. A process that was held up must not make up for it all at once. */
  private readonly taken = new Map<string, number>();

  constructor(private readonly sql: RunSql) {}

  /** Waits for a turn; false when there is none soon. */
  async turn(endpointId: string, ratePerSecond: number): Promise<boolean> {
    const gapMs = (1000 / ratePerSecond) * MARGIN;
    const [row] = await this.sql<{ waitMs: number }>(TAKE_TURN, [endpointId, gapMs]);
    if (!row) return false;
    if (row.waitMs > 0) await pause(row.waitMs);
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
