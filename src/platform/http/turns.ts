import { hash, randomInt } from 'node:crypto';
import { refuse } from '../../kernel/errors.js';
import { detached } from '../db/request-scope.js';
import type { RunSql } from '../db/sql.js';
import { statement, type Named } from '../db/statement.js';
import { db } from './http.tables.js';

interface Turn {
  readonly key: string;
  /** Whose turn it is, so that one that lasted too long does not end the next one. */
  readonly points: number;
  readonly expire: bigint;
}

const take = statement(($: Named<Turn & { now: bigint }>) =>
  db
    .insertInto('rateLimit')
    .values({ key: $.key, points: $.points, expire: $.expire })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ points: $.points, expire: $.expire }).where('rateLimit.expire', '<=', $.now),
    )
    .returning('key'),
);

const giveBack = statement(($: Named<Omit<Turn, 'expire'>>) =>
  db.deleteFrom('rateLimit').where('key', '=', $.key).where('points', '=', $.points),
);

const MAX_POINTS = 2 ** 31 - 1;

/**
 * Work that each caller does once at a time, in all processes. A turn is a row beside the rate limits and no lock, because the work waits
 * for others, such as carriers, and would hold a connection. The turn of a process that died ends by itself.
 */
export class Turns {
  constructor(
    private readonly sql: RunSql,
    private readonly name: string,
    private readonly maxSeconds: number,
  ) {}

  /** RATE_LIMITED while the caller has a turn. */
  async during<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const now = Date.now();
    const turn = { key: `${this.name}:${hash('sha256', caller, 'base64url')}`, points: randomInt(MAX_POINTS) };
    const taken = await take(this.sql, { ...turn, expire: BigInt(now + this.maxSeconds * 1000), now: BigInt(now) });
    if (taken.length === 0) throw refuse('RATE_LIMITED.oneFile', {}, { reason: 'ONE_AT_A_TIME', retryAfter: RETRY_SECONDS });
    try {
      return await work();
    } finally {
      // Also if the caller is gone, who would otherwise wait for the turn to end by itself.
      await detached(() => giveBack(this.sql, turn));
    }
  }
}

const RETRY_SECONDS = 2;
