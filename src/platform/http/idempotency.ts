import { setTimeout as wait } from 'node:timers/promises';
import { refuse } from '../../kernel/errors.js';
import type { Database } from '../db/database.js';
import { type OuterTransaction, type Tx, isWorthRetrying, MAX_TRIES, pauseBeforeRetry, type OpenTransaction } from '../db/unit-of-work.js';
import type { CoreServices } from '../services.js';
import { KeyedAnswer, LostRace, type GivenAnswer, type IdempotentRequest, type StoredAnswer } from './idempotent-answer.js';

/** How long a duplicate waits for the request that holds its key. */
const WAIT_MS = 8_000;

/** Runs a request with an Idempotency-Key: its effect and its response commit together, and a repeat gets the same response. */
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly services: CoreServices,
    private readonly ttlHours: number,
  ) {}

  /** For work that only uses the database: one transaction surrounds it. */
  async answerOnce(request: IdempotentRequest, work: (outer: OuterTransaction) => Promise<StoredAnswer>): Promise<GivenAnswer> {
    const keyed = new KeyedAnswer(this.services, request);
    const deadline = performance.now() + WAIT_MS;
    for (;;) {
      const answer = await this.attempt(request.requestId, keyed, work);
      if (answer !== 'running') return answer;
      // Neither the concurrent duplicate nor this request holds a connection while waiting.
      if (performance.now() > deadline) throw refuse('IDEMPOTENCY_IN_PROGRESS', {}, { retryAfter: 1 });
      await pauseForRival();
    }
  }

  /**
   * For work that waits for others before it writes, such as carrier prices: the transaction begins with the first write. Concurrent
   * duplicates may all wait, but only one writes; the others get its response.
   */
  async answerOnWrite(request: IdempotentRequest, work: (outer: OuterTransaction) => Promise<StoredAnswer>): Promise<GivenAnswer> {
    const keyed = new KeyedAnswer(this.services, request);
    const known = await keyed.find(this.database.sql);
    if (known) return known;
    const outer = new ClaimOnWrite(this.database, request.requestId, keyed);
    try {
      const answer = await work(outer);
      if (!outer.tx) return await this.answerOnce(request, () => Promise.resolve(answer));
      await keyed.store(outer.tx, answer, this.ttlHours);
      await outer.end();
      return { ...answer, replayed: false };
    } catch (error) {
      await outer.undo(error);
      const earlier = outer.earlier ?? (error instanceof LostRace ? await keyed.find(this.database.sql) : undefined);
      if (earlier) return earlier;
      throw error;
    }
  }

  /**
   * For work that waits for others after it writes, or that writes nothing: the response is stored afterwards. Two concurrent duplicates
   * may both run.
   */
  async answerAfterwards(request: IdempotentRequest, work: () => Promise<StoredAnswer>): Promise<GivenAnswer> {
    const known = await new KeyedAnswer(this.services, request).find(this.database.sql);
    if (known) return known;
    const answer = await work();
    return this.answerOnce(request, () => Promise.resolve(answer));
  }

  private async attempt(
    requestId: string,
    keyed: KeyedAnswer,
    work: (outer: OuterTransaction) => Promise<StoredAnswer>,
  ): Promise<GivenAnswer | 'running'> {
    try {
      return await this.database.unitOfWork.run(requestId, async (tx) => {
        const found = await keyed.claim(tx);
        if (found !== undefined) return found;
        const answer = await work(within(tx));
        await keyed.store(tx, answer, this.ttlHours);
        return { ...answer, replayed: false };
      });
    } catch (error) {
      if (error instanceof LostRace) return 'running';
      throw error;
    }
  }
}

const within = (tx: Tx): OuterTransaction => ({ tx, run: (work) => work(tx) });

const RETRY_MS = 15;

const pauseForRival = (): Promise<void> => wait(RETRY_MS + Math.random() * RETRY_MS);

/** Ends the request because its response is already known. */
class Answered extends Error {}

/**
 * A transaction that begins with the first write of a request and claims its idempotency key. While the request waits for others, such as a
 * carrier's price, it holds no connection.
 */
class ClaimOnWrite implements OuterTransaction {
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
