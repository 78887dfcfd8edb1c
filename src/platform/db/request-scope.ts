import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection as a scope knows it: something that runs one statement after another and has a process on the server. */
type Connection = object & { readonly processID?: unknown };

/** Asks the server to give up what a process of it is doing. Never rejects. */
export type CancelStatement = (processId: number) => Promise<void>;

const current = new AsyncLocalStorage<RequestScope>();

export const currentScope = (): RequestScope | undefined => current.getStore();

/** Runs what several requests wait for, or what outlives one: it must not end with the request that happened to begin it. */
export const detached = <T>(work: () => T): T => current.exit(work);

/** Statements that decide how a transaction ends. Cancelling one would leave its outcome open. */
const ENDS_TRANSACTION = /^\s*(commit|rollback)/i;
const AGAIN_MS = 50;
const ROLLS_BACK = /^\s*rollback/i;

/**
 * The statements of one request. When the request ends early, those that run are cancelled on the server and no new one begins, so
 * that a transaction rolls back as a whole.
 */
export class RequestScope {
  /** How many statements each connection runs; those of one transaction may be sent without waiting for one another. */
  private readonly running = new Map<Connection, number>();
  private readonly cancelling = new Map<Connection, Promise<void>>();
  private controller: AbortController | undefined;
  private reason: Error | undefined;

  constructor(private readonly cancel: CancelStatement) {}

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

  /** From now on every statement of the request fails for this reason. */
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

  /** A statement may still be on its way to the server when the first word against it arrives there. */
  private async giveUp(connection: Connection): Promise<void> {
    while (this.running.has(connection) && typeof connection.processID === 'number') {
      await this.cancel(connection.processID);
      if (this.running.has(connection)) await wait(AGAIN_MS);
    }
  }

  /**
   * Runs one statement. It is settled only when nothing is on its way any more that could cancel the next statement of the connection:
   * that may be somebody else's.
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

  /** What has to end before the connection may run something else, if anything. */
  private settled(connection: Connection): Promise<void> | undefined {
    const others = (this.running.get(connection) ?? 1) - 1;
    if (others > 0) this.running.set(connection, others);
    else this.running.delete(connection);
    return this.cancelling.get(connection);
  }
}
