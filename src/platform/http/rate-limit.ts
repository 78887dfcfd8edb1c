import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { refuse, type Refusal } from '../../kernel/errors.js';

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

export interface CountedState extends WindowState {
  /** The amount counted in this window, including refused calls. */
  readonly taken: number;
}

interface WindowOptions {
  /** Once a window is full, this process refuses its caller without a statement until the window ends. */
  readonly remembersFull?: boolean;
}

/**
 * A fixed window counted in PostgreSQL by one atomic statement, so that it is exact across processes. Keys are stored as digests: they have
 * a fixed length, and the table contains no e-mail addresses.
 */
export class RateWindow {
  private readonly limiter: RateLimiterPostgres | undefined;

  constructor(
    pool: Pool,
    schema: string,
    name: string,
    private readonly limit: Limit,
    { remembersFull = false }: WindowOptions = {},
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
      ...(remembersFull && { inMemoryBlockOnConsumed: limit.count + 1 }),
    });
  }

  /** Counts one call. RATE_LIMITED with retryAfter when the window is full; `undefined` when the limit is off. */
  async take(key: string, points = 1): Promise<WindowState | undefined> {
    const counted = await this.count(key, points);
    if (counted && counted.taken > this.limit.count) throw isFull(counted.resetSeconds);
    return counted;
  }

  /** Counts and returns the state, full or not; `undefined` when the limit is off. */
  async count(key: string, points = 1): Promise<CountedState | undefined> {
    if (!this.limiter) return undefined;
    try {
      return this.stateOf(await this.limiter.consume(digestOf(key), points));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      const state = this.stateOf(rejected);
      // A refusal from memory does not report the amount counted.
      return { ...state, taken: Math.max(state.taken, this.limit.count + 1) };
    }
  }

  /** Refuses if the window is already full, without counting. */
  async check(key: string): Promise<void> {
    const state = await this.peek(key);
    if (state && state.taken >= this.limit.count) throw isFull(state.resetSeconds);
  }

  /** The state without counting; `undefined` when nothing has been counted or the limit is off. */
  async peek(key: string): Promise<CountedState | undefined> {
    const state = await this.limiter?.get(digestOf(key));
    return state ? this.stateOf(state) : undefined;
  }

  /** Restarts the window of this key with one call in it. */
  async restart(key: string): Promise<void> {
    await this.limiter?.set(digestOf(key), 1, this.limit.seconds);
  }

  private stateOf(result: RateLimiterRes): CountedState {
    return {
      taken: result.consumedPoints,
      limit: this.limit.count,
      remaining: Math.max(0, result.remainingPoints),
      resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      resetMs: result.msBeforeNext,
    };
  }
}

const digestOf = (key: string): string => hash('sha256', key, 'base64url');

const isFull = (retryAfter: number): Refusal => refuse('RATE_LIMITED', {}, { retryAfter });

interface Lease {
  left: number;
  /** What other processes may still take of the window, as last seen. */
  readonly beyond: number;
  readonly until: number;
}

/** A process leases at most this fraction of the rest of a window at once. */
const LEASE_SHARE = 8;
/** At most this many calls of the same size are leased in advance. */
const MAX_LEASE = 100;

/**
 * The same window for hot paths: a process leases small parts of it in advance and then counts in memory. The limit is never exceeded; with
 * several processes, unused parts of leases may go unserved.
 */
export class LeasedWindow {
  private readonly leases = new Map<string, Lease>();
  private readonly taking = new Map<string, Promise<void>>();

  constructor(
    private readonly window: RateWindow,
    private readonly limit: Limit,
  ) {}

  /** True when the call was counted in memory; else await `take`. */
  takeFast(key: string, points = 1): boolean {
    if (this.limit.count === 0) return true;
    const lease = this.leases.get(key);
    if (!lease || lease.left < points || lease.until <= Date.now()) return false;
    lease.left -= points;
    return true;
  }

  async take(key: string, points = 1): Promise<void> {
    while (!this.takeFast(key, points)) {
      let taking = this.taking.get(key);
      if (!taking) {
        taking = this.refill(key, points).finally(() => this.taking.delete(key));
        this.taking.set(key, taking);
      }
      await taking;
    }
  }

  /** The state as announced to callers; `undefined` when the limit is off. */
  stateOf(key: string): Omit<WindowState, 'resetMs'> | undefined {
    const lease = this.leases.get(key);
    if (!lease) return undefined;
    const resetSeconds = Math.max(1, Math.ceil((lease.until - Date.now()) / 1000));
    return { limit: this.limit.count, remaining: lease.left + lease.beyond, resetSeconds };
  }

  private async refill(key: string, points: number): Promise<void> {
    // The rest of the last lease belongs to the same window, or to one that has ended.
    const lease = this.leases.get(key);
    const left = lease && lease.until > Date.now() ? lease.left : 0;
    const first = await this.window.take(key, points - left);
    if (!first) return;
    const extra = Math.min(MAX_LEASE * points, Math.floor(first.remaining / LEASE_SHARE));
    const state = (extra > 0 ? await this.window.take(key, extra) : undefined) ?? first;
    if (this.leases.size > 10_000) this.leases.clear();
    this.leases.set(key, { left: points + extra, beyond: state.remaining, until: Date.now() + state.resetMs });
  }
}

/** Sets the headers of the rate limit draft, which counts in seconds. */
export function announceWindow(response: ServerResponse, state: Omit<WindowState, 'resetMs'> | undefined): void {
  if (!state) return;
  response.setHeader('RateLimit-Limit', String(state.limit));
  response.setHeader('RateLimit-Remaining', String(state.remaining));
  response.setHeader('RateLimit-Reset', String(state.resetSeconds));
}
