import { setTimeout as wait } from 'node:timers/promises';
import { refuse } from '../../kernel/errors.js';
import type { Database } from '../db/database.js';
import { isWorthRetrying, MAX_TRIES, pauseBeforeRetry, type OpenTransaction, type Tx, type OuterTransaction } from '../db/unit-of-work.js';
import type { GivenAnswer, KeyedAnswer } from './idempotent-answer.js';

/** How long a duplicate waits for the request that holds its key. */
export const WAIT_MS = 8_000;
const RETRY_MS = 15;

export const pauseForRival = (): Promise<void> => wait(RETRY_MS + Math.random() * RETRY_MS);

/** Ends the request because its response is already known. */
class Answered extends Error {}

/**
 * A transaction that begins with the first write of a request and claims its idempotency key. While the request waits for others, such as a
 * carrier's price, it holds no connection.
 */
export class ClaimOnWrite implements OuterTransaction {
  private open: OpenTransaction | undefined;
  /** The response that a concurrent duplicate stored while this one was being prepared. */
  earlier: GivenAnswer | undefined;

  constructor(
    private readonly database: Database,
    private readonly requestId: string,
    private readonly keyed: KeyedAnswer,
  ) {}

  get tx(): Tx | undefined {
    return this.open?.tx;
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.open) return work(this.open.tx);
    for (let attempt = 1; ; attempt++) {
      this.open = await this.claimed();
      try {
        return await work(this.open.tx);
      } catch (error) {
        await this.undo(error);
        if (attempt === MAX_TRIES || !isWorthRetrying(error)) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  async end(): Promise<void> {
    await this.open?.end();
  }

  async undo(reason: unknown): Promise<void> {
    const { open } = this;
    this.open = undefined;
    await open?.undo(reason);
  }

  /** Waits for the duplicate without holding a connection. */
  private async claimed(): Promise<OpenTransaction> {
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      const open = await this.database.unitOfWork.open(this.requestId);
      try {
        const found = await this.keyed.claim(open.tx);
        if (found === undefined) return open;
        await open.undo(new Answered());
        if (found !== 'running') this.earlier = found;
      } catch (error) {
        await open.undo(error);
        throw error;
      }
      if (this.earlier) throw new Answered();
      if (performance.now() > deadline) throw refuse('IDEMPOTENCY_IN_PROGRESS', {}, { retryAfter: 1 });
      await pauseForRival();
    }
  }
}
