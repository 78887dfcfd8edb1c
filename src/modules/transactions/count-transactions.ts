import { PLANNED_EACH_TIME, type RunSql } from '../../platform/db/sql.js';
import { isUuid } from '../../platform/ids.js';
import { Feed } from './feed.js';
import { isFeed, isWhole, type FeedWhere, type TransactionFilter, type Where } from './transaction-filter.js';
import { ON_SELLER_ACCOUNT } from './transaction.sql.js';

/** How many postings match: read from the accounts, which count theirs, when the whole statement is asked for. */
export async function countPostings(sql: RunSql, filter: TransactionFilter, where: FeedWhere): Promise<number> {
  if (isWhole(filter)) return countKept(sql, filter.sellerId);
  if (isFeed(filter)) return new Feed(sql, where).count();
  return counted(
    await sql<Count>(`${PLANNED_EACH_TIME} select count(*) from posting p where ${ON_SELLER_ACCOUNT}${where.text}`, where.values),
  );
}

async function countKept(sql: RunSql, sellerId: string | null | undefined): Promise<number> {
  const text = 'select coalesce(sum(posting_count), 0) as count from seller_account';
  if (sellerId == null) return counted(await sql<Count>(text));
  return isUuid(sellerId) ? counted(await sql<Count>(`${text} where seller_id = $1`, [sellerId])) : 0;
}

export const countHolds = async (sql: RunSql, where: Where | null): Promise<number> =>
  where === null ? 0 : counted(await sql<Count>(`select count(*) from wallet_hold h where h.status = 'open'${where.text}`, where.values));

interface Count {
  readonly count: string;
}

const counted = ([row]: readonly Count[]): number => Number(row?.count ?? 0);
