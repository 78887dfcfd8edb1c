import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { detached } from './request-scope.js';
import { BEGIN } from './session.js';
import { sqlOn, type Connection, type RunSql } from './sql.js';
import { ServerClient } from './server-client.js';
import { sqlState } from './sql-state.js';
import { isLost } from './unavailable.js';
import type { Clock } from '../../kernel/clock.js';
import type { CoreServices } from '../services.js';

/**
 * One database transaction, as use cases see it: they read, decide and write, but never begin or end it. `Needs` are the services that
 * the use case and its callees need beyond the common ones.
 */
export interface Tx<Needs = unknown> {
  readonly sql: RunSql;
  readonly services: CoreServices & Needs;
  /** Stored on orders, events and postings, to trace an effect to its request. */
  readonly requestId: string | null;
  /** Runs only after the commit; must not throw or write. */
  afterCommit(signal: () => void): void;
  /** Lets the rest of the transaction run on another clock: that of a shop in test mode. */
  runOn(clock: Clock): void;
}

/** A transaction that ends elsewhere than where it began. The caller must end it in every case. */
export interface OpenTransaction<Needs = unknown> {
  readonly tx: Tx<Needs>;
  end(): Promise<void>;
  undo(reason: unknown): Promise<void>;
}

/** The transaction around a whole request, so that its response commits with its effect. */
export interface OuterTransaction<Needs = unknown> {
  /** Undefined until the transaction has begun. */
  readonly tx: Tx<Needs> | undefined;
  run<T>(work: (tx: Tx<Needs>) => Promise<T>): Promise<T>;
}

/** A deadlock or serialization failure aborts one of the competing transactions; its work is retried. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);
export const MAX_TRIES = 5;

/** The only place that begins and ends transactions. */
export class UnitOfWork<Needs = unknown> {
  constructor(
    private readonly pool: Pool,
    private readonly services: CoreServices & Needs,
    private readonly begin: string = BEGIN,
  ) {}

  /** Runs `work` in one transaction: everything commits, or nothing if it throws. */
  async run<T>(requestId: string | null, work: (tx: Tx<Needs>) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(requestId, work);
      } catch (error) {
        if (attempt === MAX_TRIES || !isWorthRetrying(error)) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  /** Begins a transaction that the caller ends. Nothing is retried here, because the work is unknown. */
  async open(requestId: string | null): Promise<OpenTransaction<Needs>> {
    const begun = Promise.withResolvers<Tx<Needs>>();
    const ending = Promise.withResolvers<void>();
    const ended = this.attempt(requestId, async (tx) => {
      begun.resolve(tx);
      await ending.promise;
    });
    // Without a connection the transaction does not begin; after that, the error belongs to the code that ends the transaction.
    ended.catch(begun.reject);
    return {
      tx: await begun.promise,
      end: () => {
        ending.resolve();
        return ended;
      },
      undo: async (reason) => {
        ending.reject(reason);
        // It fails with this reason, which the caller already has.
        await ended.catch(() => undefined);
      },
    };
  }

  /**
   * Does not wait for `begin`: it is sent with the first statement. A broken connection is discarded, so that the pool keeps its size
   * through an outage.
   */
  private async attempt<T>(requestId: string | null, work: (tx: Tx<Needs>) => Promise<T>): Promise<T> {
    const signals: (() => void)[] = [];
    const connection = await this.pool.connect();
    let broken: Error | undefined;
    let result: T;
    try {
      const begun = connection.query(this.begin);
      begun.catch(() => undefined);
      const own = untilEnded(connection);
      const tx = held(own, this.services, requestId, signals);
      try {
        result = await work(tx);
        await begun;
        own.end();
      } catch (error) {
        own.end();
        await connection.query('rollback').catch((failure: Error) => (broken = failure));
        if (isLost(error)) broken ??= asError(error);
        throw error;
      }
      const { command } = await connection.query('commit');
      if (command !== 'COMMIT') throw new Error('A statement of the transaction failed and its error was lost; nothing was written.');
      broken = unconfirmedBy(connection);
      if (broken) throw broken;
    } finally {
      connection.release(broken);
    }
    // Work that a signal starts, such as delivering events, outlives the request.
    detached(() => signals.forEach((signal) => signal()));
    return result;
  }
}

/** An error if the standby has not confirmed the last commit of this connection. */
function unconfirmedBy(connection: PoolClient): Error | undefined {
  return connection instanceof ServerClient ? connection.unconfirmed : undefined;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

interface EndingConnection extends Connection {
  end(): void;
}

/**
 * A statement issued in parallel with a failed one may run after the transaction has ended. It is refused, because the connection may be
 * running another transaction by then.
 */
function untilEnded(connection: PoolClient): EndingConnection {
  let ended = false;
  return {
    end: () => void (ended = true),
    query: (...args) => (ended ? Promise.reject(new Error('The transaction of this statement has ended.')) : connection.query(...args)),
  };
}

const held = <Needs>(
  connection: Connection,
  services: CoreServices & Needs,
  requestId: string | null,
  signals: (() => void)[],
): Tx<Needs> => {
  let current = services;
  return {
    sql: sqlOn(connection, () => current.clock.now()),
    get services() {
      return current;
    },
    requestId,
    afterCommit: (signal) => void signals.push(signal),
    runOn: (clock) => void (current = { ...current, clock }),
  };
};

export const isWorthRetrying = (error: unknown): boolean => RETRIED_STATES.has(sqlState(error) ?? '');

export const pauseBeforeRetry = (attempt: number): Promise<void> => wait(Math.random() * 20 * attempt);
