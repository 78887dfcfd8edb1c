import { setTimeout as pause } from 'node:timers/promises';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.js';
import type { HeldJob, HeldQueue } from '../../../platform/jobs/held-queue.js';
import type { AttemptResult } from './make-attempt.js';
import { recordAttempts } from './record-attempts.js';

export interface Books {
  /** The queue whose jobs are settled here. */
  readonly queue: HeldQueue;
  /** Where attempts go whose time is still to come. */
  readonly retries: HeldQueue;
  readonly unitOfWork: UnitOfWork;
  readonly warn: (message: string, error: unknown) => void;
}

/** Results of this time are written in one transaction; under load it is those that came during the one before. */
const GATHER_MS = 4;
const MAX_BATCH = 400;
const AGAIN_MS = 250;
/** The receiver has the event; only our note of it is missing. After this the job is made again, which sends it twice. */
const TRIES = 60;

/** Writes down what became of jobs and gives them back, many in one transaction, in the order of their coming. */
export class AttemptBook {
  private results: AttemptResult[] = [];
  private returned: HeldJob[] = [];
  private gone: string[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly books: Books,
    private readonly settled: (count: number) => void,
  ) {}

  record(result: AttemptResult): void {
    this.results.push(result);
    this.proceed();
  }

  /** The attempt was not made and comes again later, uncounted. */
  giveBack(job: HeldJob): void {
    this.returned.push(job);
    this.proceed();
  }

  /** There is nothing to do for these jobs. */
  drop(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.gone.push(...ids);
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
    while (this.results.length + this.returned.length + this.gone.length > 0) {
      const results = this.results.splice(0, MAX_BATCH);
      const [returned, gone] = [this.returned.splice(0), this.gone.splice(0)];
      await this.insist(results, returned, gone);
      this.settled(results.length + returned.length + gone.length);
    }
  }

  private async insist(results: readonly AttemptResult[], returned: readonly HeldJob[], gone: readonly string[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.write(results, returned, gone);
      } catch (error) {
        this.books.warn('What became of webhook attempts could not be written; trying again.', error);
        if (tries === TRIES) return;
        await pause(AGAIN_MS);
      }
    }
  }

  private write(results: readonly AttemptResult[], returned: readonly HeldJob[], gone: readonly string[]): Promise<void> {
    const { queue, retries, unitOfWork } = this.books;
    return unitOfWork.run(null, async (tx) => {
      const next = results.length === 0 ? [] : await recordAttempts(tx, results);
      await queue.remove(tx, [...results.map(({ attempt }) => attempt.id), ...returned.map(({ id }) => id), ...gone]);
      await retries.add(tx, [...next, ...returned]);
    });
  }
}
