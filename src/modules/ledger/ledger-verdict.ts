import type { RunSql } from '../../platform/db/sql.js';
import { statement, type RowOf } from '../../platform/db/statement.js';
import { newId } from '../../platform/ids.js';
import type { Reading } from '../../platform/metrics/readings.js';
import type { LedgerIntegrity } from './check-ledger.js';
import { db } from './ledger.tables.js';

/** Persists the result of an integrity check. */
export async function recordVerdict(sql: RunSql, { ok, differences, checkedAt }: LedgerIntegrity): Promise<void> {
  await db.insert(sql, 'ledgerVerdict', { id: newId(), ok, differences: differences.length, checkedAt });
}

const findLatest = statement(() =>
  db.selectFrom('ledgerVerdict').select(['ok', 'differences', 'checkedAt']).orderBy('checkedAt', 'desc').limit(1),
);

export type LedgerVerdict = RowOf<typeof findLatest>;

/** The result of the latest scheduled check. One statement. */
export const latestVerdict = async (sql: RunSql): Promise<LedgerVerdict | null> => (await findLatest.first(sql, {})) ?? null;

/** A full check takes too long for a scrape, so metrics expose the newest verdict and its age. There is none before the first night. */
export const ledgerReading: Reading = {
  name: 'ledger',
  text: `
    select ok::int as ok, differences, greatest(0, extract(epoch from now() - checked_at)) as age
      from ledger_verdict order by checked_at desc limit 1`,
  labels: [],
  gauges: {
    ok: { name: 'shipgraph_ledger_ok', help: 'Whether the last check of the books found no differences.' },
    differences: { name: 'shipgraph_ledger_differences', help: 'Number of differences found by the last check.' },
    age: { name: 'shipgraph_ledger_check_age_seconds', help: 'Age of the last check.' },
  },
};
