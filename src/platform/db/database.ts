import type { Pool } from 'pg';
import type { CoreServices } from '../services.js';
import { readsOf } from './connection.js';
import { openPool, type DatabaseSettings } from './pool.js';
import type { Replica } from './replica.js';
import { beginOf } from './session.js';
import type { RunSql } from './sql.js';
import { UnitOfWork } from './unit-of-work.js';

/** The open database. Reads go through `sql`, writes through the unit of work. */
export class Database<Needs = unknown> {
  readonly unitOfWork: UnitOfWork<Needs>;
  readonly sql: RunSql;

  /** Connects only on first use. */
  constructor(
    readonly settings: DatabaseSettings,
    services: CoreServices & Needs,
    readonly pool: Pool = openPool(settings),
    /** For reads that need not come from the primary; absent without one. */
    readonly replica?: Replica,
  ) {
    const begin = beginOf(settings);
    this.sql = readsOf(pool, () => services.clock.now(), begin);
    this.unitOfWork = new UnitOfWork(pool, services, begin);
  }

  /** True when the database answers a trivial query in time. */
  async answers(withinMs: number): Promise<boolean> {
    const answer = this.sql('select 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), withinMs).unref());
    return Promise.race([answer, late]);
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.replica?.close()]);
  }
}
