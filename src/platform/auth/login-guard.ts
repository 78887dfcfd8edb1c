import type { Pool } from 'pg';
import { RateWindow, type Limit } from '../http/rate-limit.js';

/** Per address and per account an attacker gets this many times the attempts of one pair of both. */
const WIDER = 10;

declare module '../services.js' {
  interface Services {
    readonly loginGuard: LoginGuard;
  }
}

/** Counts failed logins by address and e-mail together, and more loosely by each alone; and tokens that nobody was given, by address. */
export class LoginGuard {
  private readonly pair: RateWindow;
  private readonly wide: RateWindow;
  private readonly tokens: RateWindow;

  constructor(pool: Pool, schema: string, limit: Limit) {
    this.pair = new RateWindow(pool, schema, 'login', limit);
    this.wide = new RateWindow(pool, schema, 'login-wide', { count: limit.count * WIDER, seconds: limit.seconds });
    this.tokens = new RateWindow(pool, schema, 'token', { count: limit.count * WIDER, seconds: limit.seconds }, { remembersFull: true });
  }

  /** Counts a token that is none. RATE_LIMITED when an address has tried too many; its right tokens are not asked about this. */
  async countWrongToken(ip: string): Promise<void> {
    await this.tokens.take(ip);
  }

  /**
   * Lets one guess be checked and answers whether it was right. RATE_LIMITED when the failures are used up, before the check
   * and after it: of many guesses that are under way at once, those that come out too late learn nothing, right or wrong.
   */
  async guess(who: { ip: string; email: string }, isRight: () => Promise<boolean>): Promise<boolean> {
    await this.check(who);
    const right = await isRight();
    if (right) await this.check(who);
    else await this.countFailure(who);
    return right;
  }

  private async check({ ip, email }: { ip: string; email: string }): Promise<void> {
    await this.pair.check(`${ip}|${email}`);
    await this.wide.check(`ip:${ip}`);
    await this.wide.check(`email:${email}`);
  }

  private async countFailure({ ip, email }: { ip: string; email: string }): Promise<void> {
    await this.pair.take(`${ip}|${email}`);
    await this.wide.take(`ip:${ip}`);
    await this.wide.take(`email:${email}`);
  }
}
