import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { detached } from './request-scope.js';
import { sqlOn, type Connection, type RunSql } from './sql.js';
import type { Services } from '../services.js';

/** One database transaction, as use cases see it: they read, decide and write, but never begin or end it. */
export interface Tx {
  readonly sql: RunSql;
  readonly services: Services;
  /** Written on orders, events and postings, so that an effect can be traced to its request. */
  readonly requestId: string | null;
  /** Runs after the commit and never before; must not throw and must not write. */
  afterCommit(signal: () => void): void;
}

/** A transaction whose end is decided elsewhere than where it began. It has to be ended in every case. */
export interface OpenTransaction {
  readonly tx: Tx;
  end(): Promise<void>;
  undo(reason: unknown): Promise<void>;
}

/** The transaction that a door keeps around a request, so that its answer commits with the effect. */
export interface OuterTransaction {
  /** Undefined until it has begun. */
  readonly tx: Tx | undefined;
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Deadlocks and serialization failures end one of the rivals; its work is simply done again. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);
export const MAX_TRIES = 5;

/** The only place that begins and ends transactions. */
export class UnitOfWork {
  constructor(
    private readonly pool: Pool,
    private readonly services: Services,
  ) {}

  /** Runs `work` in one transaction: all of it is committed, or none of it when it throws. */
  async run<T>(requestId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(requestId, work);
      } catch (error) {
        if (attempt === MAX_TRIES || !isWorthRetrying(error)) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  /** Begins a transaction that the caller ends. Nothing is tried again here: what ran in it is not known. */
  async open(requestId: string | null): Promise<OpenTransaction> {
    const begun = Promise.withResolvers<Tx>();
    const ending = Promise.withResolvers<void>();
    const ended = this.attempt(requestId, async (tx) => {
      begun.resolve(tx);
      await ending.promise;
    });
    // Without a connection there is no beginning; after it the error belongs to whoever ends the transaction.
    ended.catch(begun.reject);
    return {
      tx: await begun.promise,
      end: () => {
        ending.resolve();
        return ended;
      },
      undo: async (reason) => {
        ending.reject(reason);
        // It fails with this very reason, which the caller has.
        await ended.catch(() => undefined);
      },
    };
  }

  /**
   * `begin` is not waited for: it is sent with the first statement of the work. A connection that broke is not given back, so that an
   * outage leaves the pool as large as it was.
   */
  private async attempt<T>(requestId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    const signals: (() => void)[] = [];
    const connection = await this.pool.connect();
    let broken: Error | undefined;
    let result: T;
    try {
      const begun = connection.query('begin');
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
        throw error;
      }
      const { command } = await connection.query('commit');
      if (command !== 'COMMIT') throw new Error('A statement of the transaction failed and its error was lost; nothing was written.');
    } finally {
      connection.release(broken);
    }
    // What a signal begins, such as handing events on, goes on when the request is over.
    detached(() => signals.forEach((signal) => signal()));
    return result;
  }
}

interface EndingConnection extends Connection {
  end(): void;
}

/**
 * What was begun beside a statement that failed may go on after the transaction has ended. Its next statement is refused: on the
 * connection another transaction may be running by then.
 */
function untilEnded(connection: PoolClient): EndingConnection {
  let ended = false;
  return {
    end: () => void (ended = true),
    query: (...args) => (ended ? Promise.reject(new Error('The transaction of this statement has ended.')) : connection.query(...args)),
  };
}

const held = (connection: Connection, services: Services, requestId: string | null, signals: (() => void)[]): Tx => ({
  sql: sqlOn(connection, () => services.clock.now()),
  services,
  requestId,
  afterCommit: (signal) => void signals.push(signal),
});

export const isWorthRetrying = (error: unknown): boolean => RETRIED_STATES.has(sqlState(error) ?? '');

export const pauseBeforeRetry = (attempt: number): Promise<void> => wait(Math.random() * 20 * attempt);

/** The five-character SQLSTATE of a database error, however deep it is wrapped. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The constraint that a database error names, however deep it is wrapped. */
export function constraintOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { constraint } = cause as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}
