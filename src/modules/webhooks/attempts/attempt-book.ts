import { setTimeout as pause } from 'node:timers/promises';
import type { RunSql } from '../../../platform/db/sql.js';
import { rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { JobContext } from '../../../platform/events/consumer.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { inMs } from './claim-attempts.js';
import type { AttemptResult } from './make-attempt.js';
import { recordAttempts } from './record-attempts.js';

/** An attempt that was not made and comes again, uncounted. */
interface PutOff {
  readonly id: string;
  readonly delayMs: number;
}

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
        this.books.warn('What became of webhook attempts could not be written; trying again.', error);
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

const putOffAll = statement(($: Named<{ attempts: readonly PutOff[] }>) =>
  db
    .updateTable('webhookDelivery')
    .from(rowsOf($.attempts, { id: 'uuid', delayMs: 'integer' }).as('given'))
    .set((eb) => ({ availableAt: inMs(eb.ref('given.delayMs')) }))
    .whereRef('webhookDelivery.id', '=', 'given.id')
    .where('webhookDelivery.status', '=', 'pending'),
);

async function putOff(sql: RunSql, attempts: readonly PutOff[]): Promise<void> {
  if (attempts.length > 0) await putOffAll(sql, { attempts });
}
