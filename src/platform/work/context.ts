import type { OperationDefinitionNode } from 'graphql';
import type { Actor } from '../../kernel/actor.js';
import { clockAhead } from '../../kernel/clock.js';
import type { BrowserCookie, BrowserSession } from '../http/browser-session.js';
import type { Database } from '../db/database.js';
import type { RunSql } from '../db/sql.js';
import type { OuterTransaction, Tx } from '../db/unit-of-work.js';
import type { CoreServices } from '../services.js';
import { Budget } from './budget.js';
import { clockedBy } from './work.js';
import { loaderOf, type LoaderDefinition, type Loaders } from './loader.js';

export interface Caller {
  readonly actor: Actor;
  readonly requestId: string;
  readonly ip: string;
  /** Identifies the token or session; never contains the secret. */
  readonly credentialId: string;
  /** True at the GraphQL endpoint, whose costly fields have their own limits. REST requests are limited by the REST API. */
  readonly hasFieldLimits?: boolean;
  /** The cookie of a browser that authenticates with one. */
  readonly byCookie?: BrowserCookie | undefined;
  /** The caller's user agent, which labels the sessions it opens. */
  readonly userAgent?: string;
  /** Closes the connection of a subscriber that cannot keep up; absent for requests with a single response. */
  readonly drop?: (reason: string) => void;
}

/** The last step of a transaction, given the result of its work: commits with it, or rolls it back by throwing. */
export type LastStep = (tx: Tx, result: unknown) => Promise<void>;

/** One request over any transport: its caller, its reads, and the only way to write. `Needs` as in `Tx`. */
export class Context<Needs = unknown> {
  private loaders: Loaders = new Map();
  private kept: BrowserSession | undefined;
  private lastStep: LastStep | undefined;
  private replica: RunSql | undefined;
  private spent = new Budget();

  readonly services: CoreServices & Needs;

  constructor(
    private readonly database: Database<Needs>,
    services: CoreServices & Needs,
    readonly caller: Caller,
    private readonly outer?: OuterTransaction<Needs>,
  ) {
    this.services = onClockOf(caller.actor, services);
  }

  get actor(): Actor {
    return this.caller.actor;
  }

  get requestId(): string {
    return this.caller.requestId;
  }

  /** What the browser stores with the response; undefined leaves its cookies unchanged. */
  get browserSession(): BrowserSession | undefined {
    return this.kept;
  }

  /** What the operation that runs may still read. */
  get budget(): Budget {
    return this.spent;
  }

  /** Gives the next operation of this request its own budget. */
  beginOperation(budget = new Budget()): Budget {
    return (this.spent = budget);
  }

  /** The same request with the same loaders, for an operation that runs beside others. */
  forOperation(): Context<Needs> {
    const beside = new Context(this.database, this.services, this.caller, this.outer);
    beside.loaders = this.loaders;
    beside.replica = this.replica;
    return beside;
  }

  keepInBrowser(cookie: BrowserCookie, kept: BrowserSession['kept']): void {
    this.kept = { cookie, kept };
  }

  /** For reads by statement. */
  get sql(): RunSql {
    return this.outer?.tx?.sql ?? this.replica ?? this.database.sql;
  }

  /** For reads that a replica cannot answer: what goes on in the database. */
  get primarySql(): RunSql {
    return this.outer?.tx?.sql ?? this.database.sql;
  }

  /** Lets an operation that only reads lists and figures read them from the replica, if there is one and it has caught up. */
  preferReplica(operation: OperationDefinitionNode | undefined): Promise<void> | undefined {
    const { replica } = this.database;
    if (!replica || this.outer || !operation || !replica.serves(operation)) return undefined;
    return replica.caughtUp().then((sql) => void (this.replica = sql));
  }

  /** Runs a use case in a transaction; field resolvers of its result then read the committed state. */
  async transact<T>(work: (tx: Tx<Needs>) => Promise<T>): Promise<T> {
    return this.transactPart(this.lastStep ? endedBy(this.lastStep, work) : work);
  }

  /**
   * The same for a use case that makes several transactions, because it calls a carrier between them or works item by item. What ends the
   * request, such as its audit, is left to the last of them, or follows after all.
   */
  async transactPart<T>(given: (tx: Tx<Needs>) => Promise<T>): Promise<T> {
    const work = this.actor.shop?.isTest ? clockedBy(this.services.clock, given) : given;
    try {
      return this.outer ? await this.outer.run(work) : await this.database.unitOfWork.run(this.requestId, work);
    } finally {
      // Data loaded before the write may be stale after it.
      this.loaders = new Map();
    }
  }

  /** Ends every transaction that `work` makes with the same step, but for its parts. */
  async endingWith<T>(step: LastStep, work: () => Promise<T>): Promise<T> {
    this.lastStep = step;
    try {
      return await work();
    } finally {
      this.lastStep = undefined;
    }
  }

  load<Key, Value>(definition: LoaderDefinition<Key, Value, Needs>, key: Key): Promise<Value | null> {
    return loaderOf(this.loaders, definition, this).load(key);
  }

  /** The same request inside a transaction that surrounds it. */
  within(outer: OuterTransaction<Needs>): Context<Needs> {
    const inside = new Context(this.database, this.services, this.caller, outer);
    inside.spent = this.spent;
    return inside;
  }
}

/** A shop in test mode has its own clock. */
function onClockOf<Services extends CoreServices>({ shop }: Actor, services: Services): Services {
  return shop?.isTest ? { ...services, clock: clockAhead(services.realClock, shop.clockAheadMs) } : services;
}

const endedBy =
  <Needs, T>(step: LastStep, work: (tx: Tx<Needs>) => Promise<T>) =>
  async (tx: Tx<Needs>): Promise<T> => {
    const result = await work(tx);
    await step(tx, result);
    return result;
  };
