import { PLANNED_EACH_TIME } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { reasonCodes } from '../shipments/index.js';
import { valuesOf, type FiguresScope } from './figures-scope.js';
import type { FailureReasonType } from './figures.types.js';
import { IS_FAILURE, setbacksOf } from './setback.sql.js';

const MOST = 20;

const labels = new Map(reasonCodes.map(({ code, label }) => [code, label]));

const statementFor = ({ sellerId }: FiguresScope): string =>
  `${PLANNED_EACH_TIME} select e.reason_code as "reasonCode", count(*)::int as count from ${setbacksOf(sellerId)} and ${IS_FAILURE}
    group by 1 order by 2 desc, 1 nulls last limit ${MOST}`;

/** Carriers may have reasons of their own, which are their own label. */
export async function readFailureReasons({ sql }: Context, scope: FiguresScope): Promise<FailureReasonType[]> {
  const rows = await sql<Omit<FailureReasonType, 'label'>>(statementFor(scope), valuesOf(scope));
  return rows.map((row) => ({
    ...row,
    label: row.reasonCode === null ? 'No reason was given' : (labels.get(row.reasonCode) ?? row.reasonCode),
  }));
}
