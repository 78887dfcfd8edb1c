import type { Pool } from 'pg';
import type { Services } from '../services.js';
import { openOrm, type DatabaseSettings, type Orm, type OrmParts } from './orm.js';
import { poolOf, readsOf } from './connection.js';
import type { RunSql } from './sql.js';
import { UnitOfWork } from './unit-of-work.js';

/** The open database: reads go through `sql`, writes through the unit of work. */
export class Database {
  readonly unitOfWork: UnitOfWork;

  private constructor(
    readonly orm: Orm,
    readonly settings: DatabaseSettings,
    readonly pool: Pool,
    readonly sql: RunSql,
    services: Services,
  ) {
    this.unitOfWork = new UnitOfWork(orm, services);
  }

  static async open(settings: DatabaseSettings, parts: OrmParts, services: Services): Promise<Database> {
    const orm = await openOrm(settings, parts);
    return new Database(
      orm,
      settings,
      await poolOf(orm),
      readsOf(orm, () => services.clock.now()),
      services,
    );
  }

  /** True when the database answers a trivial question in time. */
  async answers(withinMs: number): Promise<boolean> {
    const answer = this.sql('select 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), withinMs).unref());
    return Promise.race([answer, late]);
  }

  async close(): Promise<void> {
    await this.orm.close();
  }
}
