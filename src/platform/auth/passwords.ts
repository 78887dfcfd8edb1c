import { hash, verify } from '@node-rs/argon2';
import type { Actor } from '../../kernel/actor.js';
import { currentScope, detached } from '../db/request-scope.js';
import { TurnQueue } from './turn-queue.js';

/** What a use case needs to hash a password before its transaction begins. A request's context provides it. */
export interface HashingCaller {
  readonly actor: Actor;
  readonly services: { readonly passwords: Passwords };
}

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Number of passes over that memory. */
  readonly timeCost: number;
  /** Number of lanes. */
  readonly parallelism: number;
}

/** Recommended for argon2id on a shared server. After a change, passwords are rehashed at the next login. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing runs on the thread pool; more at once would delay file and DNS work. */
const MAX_PARALLEL = 2;
/** About two seconds of hashing. Callers beyond that are asked to retry instead of waiting for a response that comes too late. */
const MAX_WAITING = 64;
/** Input validation refuses longer passwords; here they simply never match. */
const MAX_PASSWORD = 1024;

/** Hashes passwords with argon2id, the library's default. The cost is not a setting; only code that builds the service can change it. */
export class Passwords {
  private readonly turns = new TurnQueue({ parallel: MAX_PARALLEL, waiting: MAX_WAITING });
  /** Unknown e-mails are checked against this hash, so that they take as long as a wrong password. */
  private decoy: Promise<string> | undefined;

  constructor(private readonly cost: HashCost = HASH_COST) {}

  /** SERVICE_UNAVAILABLE when too many hashes are waiting; the request's abort reason when it ends before its turn. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.cost));
  }

  /** True when the password matches. Without a stored hash it takes the same time and returns false. */
  async fit(stored: string | undefined, password: string): Promise<boolean> {
    if (password.length > MAX_PASSWORD) return false;
    const against = stored ?? (await this.decoyHash());
    const fits = await this.inTurn(() => verify(against, password));
    return fits && stored !== undefined;
  }

  /** True when the stored hash was made with other parameters than the current ones. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !stored.startsWith('$argon2id$') || !stored.includes(`m=${memoryCost},t=${timeCost},p=${parallelism}`);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run(work, currentScope()?.signal);
  }

  /** Made once and outside the queue, so that it cannot fail for all callers because one disconnected or the queue was full. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= detached(() => hash('no account has this password', this.cost)));
  }
}
