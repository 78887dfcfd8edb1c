import { sql as raw, type Expression, type SqlBool } from 'kysely';
import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import type { PageKey } from '../../kernel/page.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import type { ProofProblemType } from './proof.types.js';
import { db } from './proofs.tables.js';

/** A phone without a network for half a shift is no problem yet. */
const FILE_OVERDUE_SECONDS = 6 * 3600;

/** The newest rows after a place in the list; all rows of the retention period if there is none. */
interface Window {
  readonly limit: number;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
}

interface Since extends Window {
  readonly since: Date;
}

const isAfter = (column: string, id: string, $: Named<Window>): Expression<SqlBool> =>
  raw<boolean>`(${$.afterAt}::timestamptz is null or (${raw.ref(column)}, ${raw.ref(id)}) < (${$.afterAt}::timestamptz, ${$.afterId}::uuid))`;

/** Deliveries without the required code, newest first. */
const findWithoutCode = statement(($: Named<Since>) =>
  db
    .selectFrom('deliveryWithoutCode')
    .select(['taskId', 'taskId as id', 'reason', 'createdAt'])
    .where('createdAt', '>=', $.since)
    .where(isAfter('created_at', 'task_id', $))
    .orderBy('createdAt', 'desc')
    .orderBy('taskId', 'desc')
    .limit($.limit),
);

interface PromisedBefore extends Window {
  readonly promisedBefore: Date;
}

/** Proofs whose file has not arrived, newest first. */
const findMissingFiles = statement(($: Named<PromisedBefore>) =>
  db
    .selectFrom('proof')
    .select(['taskId', 'id', 'createdAt'])
    .where('sha256', 'is not', null)
    .where('receivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', $.promisedBefore)
    .where(isAfter('created_at', 'id', $))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit($.limit),
);

const countWithoutCode = statement(($: Named<{ since: Date }>) =>
  db
    .selectFrom('deliveryWithoutCode')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('createdAt', '>=', $.since),
);

const countMissingFiles = statement(($: Named<{ promisedBefore: Date }>) =>
  db
    .selectFrom('proof')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sha256', 'is not', null)
    .where('receivedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', $.promisedBefore),
);

/** Deliveries without the code and files that have not arrived, newest first, as long as proofs are kept. */
export function proofProblems({ sql, services }: Context, args: PageArgs): Promise<Page<ProofProblemType>> {
  const now = services.clock.now();
  const since = daysAfter(now, -services.settings.proofs.retentionDays);
  const promisedBefore = secondsAfter(now, -FILE_OVERDUE_SECONDS);
  return readPage(args, {
    rows: ({ limit, after, offset }) => problemsOf(sql, { since, promisedBefore, ...placeOf(after), limit: limit + offset }, offset),
    count: async () => {
      const [[without], [missing]] = await Promise.all([countWithoutCode(sql, { since }), countMissingFiles(sql, { promisedBefore })]);
      return Number(without?.count ?? 0) + Number(missing?.count ?? 0);
    },
  });
}

const placeOf = (after: PageKey | null) => ({ afterAt: after?.createdAt ?? null, afterId: after?.id ?? null });

/** Merges the two lists; each has enough rows for the page. */
async function problemsOf(sql: RunSql, window: Since & PromisedBefore, offset: number): Promise<ProofProblemType[]> {
  const [without, missing] = await Promise.all([findWithoutCode(sql, window), findMissingFiles(sql, window)]);
  const problems: ProofProblemType[] = [
    ...without.map((row) => ({ ...row, kind: 'without_code' as const, at: row.createdAt })),
    ...missing.map((row) => ({ ...row, kind: 'file_missing' as const, reason: null, at: row.createdAt })),
  ];
  return problems.sort(newestFirst).slice(offset, window.limit);
}

const newestFirst = (a: PageKey, b: PageKey): number => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
