import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable.js';

/** A connection as a scope sees it: it runs statements in sequence. */
interface Connection {
  /** Asks the server to cancel the running statement. Never rejects. */
  cancelStatement(): Promise<void>;
  /** Ends the connection at once; its statements fail with this reason. */
  abandon(reason: Error): void;
}

const current = new AsyncLocalStorage<RequestScope>();

export const currentScope = (): RequestScope | undefined => current.getStore();

/** Runs work that several requests wait for, or that outlives a request: it must not end with the request that started it. */
export const detached = <T>(work: () => T): T => current.exit(work);

/** Statements that end a transaction. Cancelling one would leave its outcome open. */
const ENDS_TRANSACTION = /^\s*(commit|rollback)/i;
/** The first pause before a cancellation is repeated; each further one is twice as long. */
const AGAIN_MS = 50;
/** A statement that does not settle so long after its first cancellation runs on a server that does not answer. */
const SETTLES_WITHIN_MS = 2_000;
const NOT_SETTLED = 'A cancelled statement did not settle: the database server does not answer.';
const ROLLS_BACK = /^\s*rollback/i;

/**
 * The statements of one request. If the request ends early, running statements are cancelled on the server and no new one begins, so that a
 * transaction rolls back as a whole.
 */
export class RequestScope {
  /** The number of running statements per connection; those of one transaction may be sent without waiting for each other. */
  private readonly running = new Map<Connection, number>();
  private readonly cancelling = new Map<Connection, Promise<void>>();
  private controller: AbortController | undefined;
  private reason: Error | undefined;

  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  get ended(): Error | undefined {
    return this.reason;
  }

  /** Aborted with the reason when the request ends early, for work other than statements. */
  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.reason) this.controller.abort(this.reason);
    return this.controller.signal;
  }

  /** From now on every statement of the request fails with this reason. */
  end(reason: Error): void {
    if (this.reason) return;
    this.reason = reason;
    this.controller?.abort(reason);
    for (const connection of this.running.keys()) {
      this.cancelling.set(
        connection,
        this.giveUp(connection).finally(() => this.cancelling.delete(connection)),
      );
    }
  }

  /**
   * The cancellation may reach the server before the statement does, so it is repeated. A server that does not react loses the connection:
   * otherwise the pool would have one less for every request that ended in the meantime.
   */
  private async giveUp(connection: Connection): Promise<void> {
    const late = setTimeout(() => connection.abandon(new DatabaseUnavailable(NOT_SETTLED)), SETTLES_WITHIN_MS);
    for (let pause = AGAIN_MS; this.running.has(connection); pause *= 2) {
      await connection.cancelStatement();
      if (this.running.has(connection)) await wait(pause);
    }
    clearTimeout(late);
  }

  /**
   * Runs one statement. It settles only when no pending cancellation can hit the connection's next statement, which may belong to another
   * request.
   */
  statement<T>(connection: Connection, text: string, send: () => Promise<T>): Promise<T> {
    const cancelling = this.cancelling.get(connection);
    if (cancelling) return cancelling.then(() => this.statement(connection, text, send));
    if (this.reason && !ROLLS_BACK.test(text)) return Promise.reject(this.reason);
    if (ENDS_TRANSACTION.test(text)) return send();
    this.running.set(connection, (this.running.get(connection) ?? 0) + 1);
    return send().then(
      (result) => this.settled(connection)?.then(() => result) ?? result,
      async (error: unknown) => {
        await this.settled(connection);
        throw this.reason ?? error;
      },
    );
  }

  /** What must end before the connection may run something else, if anything. */
  private settled(connection: Connection): Promise<void> | undefined {
    const others = (this.running.get(connection) ?? 1) - 1;
    if (others > 0) this.running.set(connection, others);
    else this.running.delete(connection);
    return this.cancelling.get(connection);
  }
}
