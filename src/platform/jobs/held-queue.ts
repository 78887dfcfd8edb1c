import { fromKysely, type PgBoss } from 'pg-boss';
import type { Tx } from '../db/unit-of-work.js';
import { DEAD_LETTERS } from './boss.js';

/** One job. Its id says what it is about, so it needs no data. */
export interface HeldJob {
  readonly id: string;
  /** Jobs of one group can be left aside when taking others. */
  readonly group: string;
  /** By the database's clock, from now on. */
  readonly delaySeconds: number;
}

/**
 * A queue whose worker takes jobs when it has room and gives each back when it is done, whatever the others of its batch do.
 * pg-boss's own workers wait for the slowest job of a batch; for work of very different length that is too long.
 */
export class HeldQueue {
  constructor(
    private readonly boss: PgBoss,
    readonly name: string,
    /** A job that is held longer belongs to a worker that died, and is handed out again. */
    private readonly expireInSeconds: number,
  ) {}

  async declare(): Promise<void> {
    // A table of its own: it is all churn, and its statistics must not be averaged with those of calm queues.
    const options = { retryLimit: 100, retryDelay: 0, expireInSeconds: this.expireInSeconds, deadLetter: DEAD_LETTERS };
    await this.boss.createQueue(this.name, { ...options, partition: true });
  }

  /** A job with an id that is there already is not added again. */
  async add(tx: Tx, jobs: readonly HeldJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const inserts = jobs.map(({ id, group, delaySeconds }) => ({ id, group: { id: group }, startAfter: delaySeconds }));
    await this.boss.insert(this.name, inserts, { db: fromKysely(tx.kysely) });
  }

  /** The ids of due jobs, oldest first, which are now held by this worker. */
  async take(limit: number, exceptGroups: readonly string[]): Promise<string[]> {
    const jobs = await this.boss.fetch(this.name, { batchSize: limit, ignoreGroups: [...exceptGroups] });
    return jobs.map(({ id }) => id);
  }

  /** Removes jobs that are done, so that the table stays as small as what is waiting. */
  async remove(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.boss.deleteJob(this.name, [...ids], { db: fromKysely(tx.kysely) });
  }
}
