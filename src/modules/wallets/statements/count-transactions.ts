import { sql } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { runOnce, statement, type Named } from '../../../platform/db/statement.js';
import { isUuid } from '../../../platform/ids.js';
import { ON_SELLER_ACCOUNT, type Condition } from './conditions.js';
import { Feed } from './feed.js';
import { isFeed, isWhole, type FeedWhere, type TransactionFilter } from './transaction-filter.js';
import { db } from '../wallets.tables.js';

const POSTED = sql<bigint>`coalesce(sum(posting_count), 0)::bigint`.as('count');
const REMOVED = sql<bigint>`coalesce(sum(removed), 0)::bigint`.as('count');

/** Counts matching postings; for a whole statement, reads the counters kept on the accounts. */
export async function countPostings(on: RunSql, filter: TransactionFilter, where: FeedWhere): Promise<number> {
  if (isWhole(filter)) return countKept(on, filter.sellerId);
  if (isFeed(filter)) return new Feed(on, where).count();
  const matching = db
    .selectFrom('posting as p')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(ON_SELLER_ACCOUNT)
    .where(where.postings);
  return counted(await runOnce(on, matching));
}

/** What was posted on sellers' accounts, less what was archived and deleted. */
const countAllKept = statement(() =>
  db.selectNoFrom((eb) =>
    sql<bigint>`${eb.selectFrom('sellerAccount').select(POSTED)} - ${eb
      .selectFrom('ledgerOpening')
      .select(REMOVED)
      .where('account', 'in', ['1200', '2100'])}`.as('count'),
  ),
);
const countKeptOf = statement(($: Named<{ sellerId: string }>) =>
  db.selectNoFrom((eb) =>
    sql<bigint>`${eb.selectFrom('sellerAccount').select(POSTED).where('sellerId', '=', $.sellerId)} - ${eb
      .selectFrom('ledgerOpening')
      .select(REMOVED)
      .where('account', 'in', ['1200', '2100'])
      .where('partyId', '=', $.sellerId)}`.as('count'),
  ),
);

async function countKept(on: RunSql, sellerId: string | null | undefined): Promise<number> {
  if (sellerId == null) return counted(await countAllKept(on, {}));
  return isUuid(sellerId) ? counted(await countKeptOf(on, { sellerId })) : 0;
}

export async function countHolds(on: RunSql, where: Condition | null): Promise<number> {
  if (where === null) return 0;
  const open = db
    .selectFrom('walletHold as h')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(sql<boolean>`h.status = 'open'`)
    .where(where);
  return counted(await runOnce(on, open));
}

const counted = ([row]: readonly { readonly count: bigint }[]): number => Number(row?.count ?? 0);
