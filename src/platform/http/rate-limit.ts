import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { refuse } from '../../kernel/errors.js';

export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

export interface WindowState {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
  readonly resetMs: number;
}

/** A fixed window counted in PostgreSQL by one atomic statement, so that it is exact across processes. */
export class RateWindow {
  private readonly limiter: RateLimiterPostgres | undefined;

  constructor(
    pool: Pool,
    schema: string,
    name: string,
    private readonly limit: Limit,
  ) {
    if (limit.count === 0) return;
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'client',
      schemaName: schema,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points: limit.count,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
  }

  /** Counts one call. RATE_LIMITED with retryAfter when the window is full; `undefined` when the limit is off. */
  async take(key: string, points = 1): Promise<WindowState | undefined> {
    if (!this.limiter) return undefined;
    try {
      return this.stateOf(await this.limiter.consume(key, points));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      throw refuse('RATE_LIMITED', { retryAfter: this.stateOf(rejected).resetSeconds });
    }
  }

  /** Refuses when the window is full already, without counting. */
  async check(key: string): Promise<void> {
    const state = await this.limiter?.get(key);
    if (state && state.consumedPoints >= this.limit.count) throw refuse('RATE_LIMITED', { retryAfter: this.stateOf(state).resetSeconds });
  }

  private stateOf(result: RateLimiterRes): WindowState {
    return {
      limit: this.limit.count,
      remaining: Math.max(0, result.remainingPoints),
      resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      resetMs: result.msBeforeNext,
    };
  }
}

interface Lease {
  left: number;
  readonly until: number;
}

/** A process takes at most this share of what is left of a window at once. */
const LEASE_SHARE = 8;
const MAX_LEASE = 100;

/**
 * The same window for hot paths: a process takes small parts of it in advance and then counts in memory.
 * The limit is never exceeded; with several processes up to the unused part of a lease may go unserved.
 */
export class LeasedWindow {
  private readonly leases = new Map<string, Lease>();
  private readonly taking = new Map<string, Promise<void>>();

  constructor(
    private readonly window: RateWindow,
    private readonly limit: Limit,
  ) {}

  /** True when the call was counted in memory; else await `take`. */
  takeFast(key: string): boolean {
    if (this.limit.count === 0) return true;
    const lease = this.leases.get(key);
    if (!lease || lease.left === 0 || lease.until <= Date.now()) return false;
    lease.left--;
    return true;
  }

  async take(key: string): Promise<void> {
    while (!this.takeFast(key)) {
      let taking = this.taking.get(key);
      if (!taking) {
        taking = this.refill(key).finally(() => this.taking.delete(key));
        this.taking.set(key, taking);
      }
      await taking;
    }
  }

  private async refill(key: string): Promise<void> {
    const first = await this.window.take(key);
    if (!first) return;
    const extra = Math.min(MAX_LEASE, Math.floor(first.remaining / LEASE_SHARE));
    const state = extra > 0 ? await this.window.take(key, extra) : first;
    if (this.leases.size > 10_000) this.leases.clear();
    this.leases.set(key, { left: 1 + extra, until: Date.now() + (state ?? first).resetMs });
  }
}
