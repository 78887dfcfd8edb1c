import { hash, verify } from '@node-rs/argon2';
import type { Actor } from '../../kernel/actor.js';
import { currentScope, detached } from '../db/request-scope.js';
import { TurnQueue } from './turn-queue.js';

declare module '../services.js' {
  interface Services {
    readonly passwords: Passwords;
  }
}

/** What a use case needs that hashes a password before its transaction begins; a request's context has it. */
export interface HashingCaller {
  readonly actor: Actor;
  readonly services: { readonly passwords: Passwords };
}

export interface HashCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Passes over that memory. */
  readonly timeCost: number;
  /** Lanes. */
  readonly parallelism: number;
}

/** Recommended for argon2id on a shared server. Changing it re-hashes at the next login. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing runs on the thread pool; more at once would only make file and DNS work wait behind it. */
const MAX_PARALLEL = 2;
/** About two seconds of hashing. Whoever comes after that is told to try again instead of waiting for an answer that comes too late. */
const MAX_WAITING = 64;
/** Longer texts are refused where they come in; here they only never fit. */
const MAX_PASSWORD = 1024;

/** Hashes passwords with the library's own choice, argon2id. No setting changes the cost: only who builds the service in code can pass another. */
export class Passwords {
  private readonly turns = new TurnQueue({ parallel: MAX_PARALLEL, waiting: MAX_WAITING });
  /** The hash that an unknown e-mail is checked against, so that it takes as long as a wrong password. */
  private decoy: Promise<string> | undefined;

  constructor(private readonly cost: HashCost = HASH_COST) {}

  /** SERVICE_UNAVAILABLE when too many hashes are waiting; the reason of the request when it ends before its turn. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.cost));
  }

  /** True when the password fits. Without a stored hash it takes the same time and answers false. */
  async fit(stored: string | undefined, password: string): Promise<boolean> {
    if (password.length > MAX_PASSWORD) return false;
    const against = stored ?? (await this.decoyHash());
    const fits = await this.inTurn(() => verify(against, password));
    return fits && stored !== undefined;
  }

  /** True when the stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !stored.startsWith('$argon2id$') || !stored.includes(`m=${memoryCost},t=${timeCost},p=${parallelism}`);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run(work, currentScope()?.signal);
  }

  /** Made once and outside the queue: it must not fail for all because one caller left or the queue was full. */
  private decoyHash(): Promise<string> {
    return (this.decoy ??= detached(() => hash('no account has this password', this.cost)));
  }
}
