import { sql } from 'kysely';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { reasonCodes } from '../shipments/index.js';
import type { FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { FailureReasonType } from './analytics.types.js';
import { IS_FAILURE, setbacksOf } from './setback.sql.js';

const MOST = 20;

const labels = new Map(reasonCodes.map(({ code, label }) => [code, label]));

function reasonsOf(scope: FiguresScope) {
  const reasons = sql<{ reasonCode: string | null; count: number }>`(
    select e.reason_code, count(*)::int as count from ${setbacksOf(scope)} and ${IS_FAILURE}
     group by 1 order by 2 desc, 1 nulls last limit ${sql.lit(MOST)})`;
  return db.selectFrom(reasons.as('reasons')).select(['reasonCode', 'count']).orderBy('count', 'desc').orderBy('reasonCode');
}

/** Carriers may report reasons of their own; those serve as their own label. */
export async function readFailureReasons(context: Context, scope: FiguresScope): Promise<FailureReasonType[]> {
  const rows = await runOnce(context.sql, reasonsOf(scope));
  return rows.map((row) => ({
    ...row,
    label: row.reasonCode === null ? 'No reason was given' : (labels.get(row.reasonCode) ?? row.reasonCode),
  }));
}
