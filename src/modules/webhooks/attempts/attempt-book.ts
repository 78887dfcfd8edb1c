import { setTimeout as pause } from 'node:timers/promises';
import type { RunSql } from '../../../platform/db/sql.js';
import { rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Work } from '../../../platform/work/work.js';
import type { WebhookServices } from '../services.js';
import { db } from '../webhooks.tables.js';
import { inMs } from './claim-attempts.js';
import type { AttemptResult } from './make-attempt.js';
import { recordAttempts } from './record-attempts.js';

/** An attempt that was not made and returns to the table, not counted. */
interface Returned {
  readonly id: string;
  readonly delayMs: number;
}

export interface Books {
  readonly context: Work<WebhookServices>;
  readonly warn: (message: string, error: unknown) => void;
}

/** How long to collect results for one transaction. Under load, a transaction takes all that came during the one before. */
const COLLECT_MS = 4;
const MAX_BATCH = 400;
const RETRY_MS = 250;
/** Giving up means sending twice: the receiver has the event, but the attempt is made again when its lease ends. */
const MAX_TRIES = 60;

/** Records outcomes and gives postponed attempts back to the table, many in one transaction, in order of arrival. */
export class AttemptBook {
  private results: AttemptResult[] = [];
  private returned: Returned[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly books: Books,
    private readonly settled: (count: number) => void,
  ) {}

  record(result: AttemptResult): undefined {
    this.results.push(result);
    this.drain();
  }

  giveBack(attempt: Returned): void {
    this.returned.push(attempt);
    this.drain();
  }

  /** Waits until everything is written. */
  async finish(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private drain(): void {
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
  }

  private async writeAll(): Promise<void> {
    await pause(COLLECT_MS);
    while (this.results.length + this.returned.length > 0) {
      const results = this.results.splice(0, MAX_BATCH);
      const returned = this.returned.splice(0);
      await this.writeWithRetry(results, returned);
      this.settled(results.length + returned.length);
    }
  }

  private async writeWithRetry(results: readonly AttemptResult[], returned: readonly Returned[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.write(results, returned);
      } catch (error) {
        this.books.warn('Could not record webhook attempts; retrying.', error);
        if (tries === MAX_TRIES) return;
        await pause(RETRY_MS);
      }
    }
  }

  private write(results: readonly AttemptResult[], returned: readonly Returned[]): Promise<void> {
    const { sql, transact } = this.books.context;
    if (results.length === 0) return giveBack(sql, returned);
    return transact(async (tx) => void (await Promise.all([giveBack(tx.sql, returned), recordAttempts(tx, results)])));
  }
}

const giveBackAll = statement(($: Named<{ attempts: readonly Returned[] }>) =>
  db
    .updateTable('webhookDelivery')
    .from(rowsOf($.attempts, { id: 'uuid', delayMs: 'integer' }).as('given'))
    .set((eb) => ({ availableAt: inMs(eb.ref('given.delayMs')) }))
    .whereRef('webhookDelivery.id', '=', 'given.id')
    .where('webhookDelivery.status', '=', 'pending'),
);

async function giveBack(sql: RunSql, attempts: readonly Returned[]): Promise<void> {
  if (attempts.length > 0) await giveBackAll(sql, { attempts });
}
