import type { Pool } from 'pg';
import { refuse } from '../../kernel/errors.js';
import { detached } from '../db/request-scope.js';
import { networkOf } from '../http/caller-network.js';
import { RateWindow, type Limit } from '../http/rate-limit.js';
import type { Passwords } from './passwords.js';

/** The failure limit of a network, and of an account before it is throttled, relative to the limit of one network and account together. */
const WIDER = 10;
/** How often each network may try a throttled account. */
const SLOW: Limit = { count: 1, seconds: 30 };
/** How long a network stays trusted after the account logged in from it. */
const KNOWN: Limit = { count: 1, seconds: 30 * 86_400 };

/** What logins need of the composition. */
export interface AuthServices {
  readonly passwords: Passwords;
  readonly loginGuard: LoginGuard;
}

interface Attempt {
  readonly network: string;
  readonly email: string;
  readonly pair: string;
}

/**
 * Counts failed logins by network and e-mail together and, with a higher limit, by network; also counts unknown tokens by network. Failures
 * from other networks never lock an account: they throttle networks without a recent login to it.
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

  /** Counts an unknown token. RATE_LIMITED when the network has tried too many. Valid tokens are not subject to this limit. */
  async countWrongToken(ip: string): Promise<void> {
    await this.tokens.take(networkOf(ip));
  }

  /**
   * Lets one guess be checked and returns whether it was right. RATE_LIMITED when the failure limit is reached, before or after the check:
   * of many concurrent guesses, those that finish too late learn nothing, right or wrong.
   */
  async guess({ ip, email }: { ip: string; email: string }, isRight: () => Promise<boolean>): Promise<boolean> {
    const network = networkOf(ip);
    const attempt = { network, email, pair: `${network}|${email}` };
    await this.check(attempt);
    const isSlowed = await this.slowDown(attempt);
    const right = await isRight();
    // Counts the attempt even if the caller disconnects before the response.
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
    if (full) throw refuse('RATE_LIMITED', {}, { retryAfter: full.resetSeconds });
    if (!isSlowed) await this.slowDown(attempt, 1);
  }

  /** Takes the network's one attempt per period if the account has too many failures besides those that were just counted. */
  private async slowDown({ email, pair }: Attempt, justCounted = 0): Promise<boolean> {
    const state = await this.accounts.peek(email);
    if (!state || state.taken - justCounted < state.limit || (await this.known.peek(pair))) return false;
    await this.slow.take(pair);
    return true;
  }
}
