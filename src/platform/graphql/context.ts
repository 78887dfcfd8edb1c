import type { Actor } from '../../kernel/actor.js';
import type { Database } from '../db/database.js';
import type { RunSql } from '../db/sql.js';
import type { OuterTransaction, Tx } from '../db/unit-of-work.js';
import type { Services } from '../services.js';
import { loaderOf, type LoaderDefinition, type Loaders } from './loader.js';

export interface Caller {
  readonly actor: Actor;
  readonly requestId: string;
  readonly ip: string;
  /** Names the token or session, never the secret itself. */
  readonly credentialId: string;
  /** True at the GraphQL door, whose costly fields have limits of their own. The rows of REST are limited at their door. */
  readonly hasFieldLimits?: boolean;
  /** True for a browser whose session is in a cookie. */
  readonly byCookie?: boolean;
  /** What the caller says it is, where a session that it opens is to be recognised by it. */
  readonly userAgent?: string;
  /** Ends the connection of a caller that stays and cannot keep up; absent where there is one answer and no more. */
  readonly drop?: (reason: string) => void;
}

/** A session that a browser keeps until then. */
export interface BrowserSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The last step of a transaction: it commits with the work whose result it is given, or undoes it by throwing. */
export type LastStep = (tx: Tx, result: unknown) => Promise<void>;

/** One request, whatever door it came through: who asks, what it may read, and the one way to write. */
export class Context {
  private loaders: Loaders = new Map();
  private kept: BrowserSession | null | undefined;
  private lastStep: LastStep | undefined;

  constructor(
    private readonly database: Database,
    readonly services: Services,
    readonly caller: Caller,
    private readonly outer?: OuterTransaction,
  ) {}

  get actor(): Actor {
    return this.caller.actor;
  }

  get requestId(): string {
    return this.caller.requestId;
  }

  /** What the browser is to keep when it gets the answer; null when it is to forget, undefined when nothing changes. */
  get browserSession(): BrowserSession | null | undefined {
    return this.kept;
  }

  keepInBrowser(session: BrowserSession | null): void {
    this.kept = session;
  }

  /** For reading by statement. */
  get sql(): RunSql {
    return this.outer?.tx?.sql ?? this.database.sql;
  }

  /** Runs a use case in a transaction; field resolvers of its answer read what it committed. */
  async transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const whole = this.lastStep ? endedBy(this.lastStep, work) : work;
    try {
      return this.outer ? await this.outer.run(whole) : await this.database.unitOfWork.run(this.requestId, whole);
    } finally {
      // What was loaded before the write may be stale after it.
      this.loaders = new Map();
    }
  }

  /** Ends every transaction that `work` makes by the same step. */
  async endingWith<T>(step: LastStep, work: () => Promise<T>): Promise<T> {
    this.lastStep = step;
    try {
      return await work();
    } finally {
      this.lastStep = undefined;
    }
  }

  load<Key, Value>(definition: LoaderDefinition<Key, Value>, key: Key): Promise<Value | null> {
    return loaderOf(this.loaders, definition, this).load(key);
  }

  /** The same request inside a transaction of its door. */
  within(outer: OuterTransaction): Context {
    return new Context(this.database, this.services, this.caller, outer);
  }
}

const endedBy =
  <T>(step: LastStep, work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    const result = await work(tx);
    await step(tx, result);
    return result;
  };
