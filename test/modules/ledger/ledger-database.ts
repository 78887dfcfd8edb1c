import { randomUUID } from 'node:crypto';
import { openPool } from '../../../src/platform/db/pool.js';
import { readsOf } from '../../../src/platform/db/connection.js';
import { UnitOfWork } from '../../../src/platform/db/unit-of-work.js';
import type { CoreServices } from '../../../src/platform/services.js';
import { JobWork, type Work } from '../../../src/platform/work/work.js';
import { makeTables } from '../../support/make-tables.js';
import { ledgerArchiveSql, ledgerEntities, ledgerSql, type LedgerServices } from '../../../src/modules/ledger/index.js';

export interface LedgerDatabase extends Work<LedgerServices> {
  readonly unitOfWork: UnitOfWork<LedgerServices>;
  close(): Promise<void>;
}

/** Hundreds of callers share the pool on purpose; on a busy machine the last of them waits longer than a request would. */
const PATIENCE_MS = 50_000;

/** An empty ledger in its own schema. */
export async function openLedger(
  settings: Partial<CoreServices['settings']> = {},
  parts: Partial<CoreServices & LedgerServices> = {},
): Promise<LedgerDatabase> {
  const url = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
  const schema = `ledger_${randomUUID().replaceAll('-', '')}`;
  const pool = openPool({ url, schema, pool: 20, connectionWaitMs: PATIENCE_MS });
  const sql = readsOf(pool);
  await sql(`create schema ${schema}`);
  await makeTables(sql, ledgerEntities);
  for (const statement of [...ledgerSql, ...ledgerArchiveSql]) await sql(statement);
  const services = {
    clock: { now: () => new Date() },
    postingListeners: [],
    settings: { spendUnclearedOnShipping: true, ...settings },
    ...parts,
  } as unknown as CoreServices & LedgerServices;
  const close = async () => {
    await sql(`drop schema ${schema} cascade`);
    await pool.end();
  };
  const unitOfWork = new UnitOfWork(pool, services);
  return { unitOfWork, transact: new JobWork(services, sql, unitOfWork).transact, services, sql, close };
}
