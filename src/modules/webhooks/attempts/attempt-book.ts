import { setTimeout as pause } from 'node:timers/promises';
import type { JobContext } from '../../../platform/events/consumer.js';
import type { WebhookServices } from '../services.js';
import type { AttemptResult } from './make-attempt.js';
import { putOff, type PutOff } from './put-off.js';
import { recordAttempts } from './record-attempts.js';

export interface Books {
  readonly context: JobContext<WebhookServices>;
  readonly warn: (message: string, error: unknown) => void;
}

/** Results of this time are written in one transaction; under load it is those that came during the one before. */
const GATHER_MS = 4;
const MAX_BATCH = 400;
const AGAIN_MS = 250;
/** The receiver has the event; only our note of it is missing. After this the attempt is made again, which sends it twice. */
const TRIES = 60;

/** Writes down what became of attempts and gives others back, many in one transaction, in the order of their coming. */
export class AttemptBook {
  private results: AttemptResult[] = [];
  private returned: PutOff[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly books: Books,
    private readonly settled: (count: number) => void,
  ) {}

  record(result: AttemptResult): undefined {
    this.results.push(result);
    this.proceed();
  }

  /** The attempt was not made and comes again later, uncounted. */
  giveBack(attempt: PutOff): void {
    this.returned.push(attempt);
    this.proceed();
  }

  /** Everything is written once this is over. */
  async finish(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private proceed(): void {
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
  }

  private async writeAll(): Promise<void> {
    await pause(GATHER_MS);
    while (this.results.length + this.returned.length > 0) {
      const results = this.results.splice(0, MAX_BATCH);
      const returned = this.returned.splice(0);
      await this.insist(results, returned);
      this.settled(results.length + returned.length);
    }
  }

  private async insist(results: readonly AttemptResult[], returned: readonly PutOff[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.write(results, returned);
      } catch (error) {
        this.books.warn('The outcomes of webhook attempts could not be saved; retrying.', error);
        if (tries === TRIES) return;
        await pause(AGAIN_MS);
      }
    }
  }

  private write(results: readonly AttemptResult[], returned: readonly PutOff[]): Promise<void> {
    const { sql, unitOfWork } = this.books.context;
    if (results.length === 0) return putOff(sql, returned);
    return unitOfWork.run(null, async (tx) => void (await Promise.all([putOff(tx.sql, returned), recordAttempts(tx, results)])));
  }
}
