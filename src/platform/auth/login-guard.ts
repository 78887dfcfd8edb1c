import type { Pool } from 'pg';
import { refuse } from '../../kernel/errors.js';
import { detached } from '../db/request-scope.js';
import { networkOf } from '../http/caller-network.js';
import { RateWindow, type Limit } from '../http/rate-limit.js';

/** A network gets this many times the failures of one pair of network and account, and so does an account before it is slowed down. */
const WIDER = 10;
/** How often each network may try an account that many others have failed at. */
const SLOW: Limit = { count: 1, seconds: 30 };
/** How long a network from which an account has logged in is known. */
const KNOWN: Limit = { count: 1, seconds: 30 * 86_400 };

declare module '../services.js' {
  interface Services {
    readonly loginGuard: LoginGuard;
  }
}

interface Attempt {
  readonly network: string;
  readonly email: string;
  readonly pair: string;
}

/**
 * Counts failed logins by network and e-mail together, and more loosely by network; and tokens that do not exist, by network. Failures from
 * elsewhere never lock an account: they slow down the networks that it has not logged in from lately.
 */
export class LoginGuard {
  private readonly pairs: RateWindow;
  private readonly networks: RateWindow;
  private readonly accounts: RateWindow;
  private readonly slow: RateWindow;
  private readonly known: RateWindow;
  private readonly tokens: RateWindow;

  constructor(pool: Pool, schema: string, limit: Limit) {
    const wide = { count: limit.count * WIDER, seconds: limit.seconds };
    const off = limit.count === 0;
    this.pairs = new RateWindow(pool, schema, 'login', limit);
    this.networks = new RateWindow(pool, schema, 'login-network', wide);
    this.accounts = new RateWindow(pool, schema, 'login-account', wide);
    this.slow = new RateWindow(pool, schema, 'login-slow', off ? limit : SLOW);
    this.known = new RateWindow(pool, schema, 'login-known', off ? limit : KNOWN);
    this.tokens = new RateWindow(pool, schema, 'token', wide, { remembersFull: true });
  }

  /** Counts a token that does not exist. RATE_LIMITED when a network has tried too many; its right tokens are not asked about this. */
  async countWrongToken(ip: string): Promise<void> {
    await this.tokens.take(networkOf(ip));
  }

  /**
   * Lets one guess be checked and answers whether it was right. RATE_LIMITED when the failures are used up, before the check
   * and after it: of many guesses that are under way at once, those that come out too late learn nothing, right or wrong.
   */
  async guess({ ip, email }: { ip: string; email: string }, isRight: () => Promise<boolean>): Promise<boolean> {
    const network = networkOf(ip);
    const attempt = { network, email, pair: `${network}|${email}` };
    await this.check(attempt);
    const isSlowed = await this.slowDown(attempt);
    const right = await isRight();
    // What has been tried is counted even when the caller leaves before the answer.
    await detached(() => (right ? this.admit(attempt, isSlowed) : this.countFailure(attempt, isSlowed)));
    return right;
  }

  private async check({ network, pair }: Attempt): Promise<void> {
    await this.pairs.check(pair);
    await this.networks.check(network);
  }

  private async admit(attempt: Attempt, isSlowed: boolean): Promise<void> {
    await this.check(attempt);
    if (!isSlowed) await this.slowDown(attempt);
    await this.known.restart(attempt.pair);
  }

  private async countFailure(attempt: Attempt, isSlowed: boolean): Promise<void> {
    await this.accounts.count(attempt.email);
    const counted = [await this.networks.count(attempt.network), await this.pairs.count(attempt.pair)];
    const full = counted.find((state) => state && state.taken > state.limit);
    if (full) throw refuse('RATE_LIMITED', { retryAfter: full.resetSeconds });
    if (!isSlowed) await this.slowDown(attempt, 1);
  }

  /** Takes the one attempt that a network has in a while, when the account has too many failures besides those that were just counted. */
  private async slowDown({ email, pair }: Attempt, justCounted = 0): Promise<boolean> {
    const state = await this.accounts.peek(email);
    if (!state || state.taken - justCounted < state.limit || (await this.known.peek(pair))) return false;
    await this.slow.take(pair);
    return true;
  }
}
