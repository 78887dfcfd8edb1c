import { sql, type RawBuilder } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { runOnce } from '../../../platform/db/statement.js';
import { BLOCK_BITS } from '../../ledger/index.js';
import { allOf, ON_SELLER_ACCOUNT, type Condition } from './conditions.js';
import type { FeedWhere } from './transaction-filter.js';
import { db } from '../wallets.tables.js';

const BITS = sql.lit(BLOCK_BITS);
const BLOCK = sql.lit(2 ** BLOCK_BITS);

export interface FeedWindow {
  readonly limit: number;
  readonly offset: number;
  /** Only postings before this position in the journal. */
  readonly behind: bigint | null;
}

/**
 * The postings of all sellers, latest first. Ranges of the journal that match entirely are counted by their tally; only those containing
 * the page or the edge of a date range are read.
 */
export class Feed {
  constructor(
    private readonly on: RunSql,
    private readonly where: FeedWhere,
  ) {}

  async count(): Promise<number> {
    const [row] = await runOnce(
      this.on,
      db
        .selectFrom(sql<{ n: bigint }>`(${this.counted([])} select n from counted)`.as('stretches'))
        .select(sql<bigint>`coalesce(sum(n), 0)::bigint`.as('count')),
    );
    return Number(row?.count ?? 0);
  }

  /** The journal positions of a page, latest first. */
  async places({ limit, offset, behind }: FeedWindow): Promise<bigint[]> {
    const [most, skipped, end] = [sql`${limit}::bigint`, sql`${offset}::bigint`, sql`${behind ?? END}::bigint`];
    // Count the whole range in which the previous page ended, so that it is not needed as a starting point. The limit, which no range
    // reaches, stops the planner from scanning the journal instead of the few ranges.
    const isReached = behind === null ? sql`upto > ${skipped} and upto - n < ${skipped} + ${most}` : sql`upto - n < ${skipped} + ${most}`;
    const places = await runOnce(
      this.on,
      db
        .selectFrom(
          sql<{ seq: bigint }>`(${this.counted([sql`t.block <= ${end} >> ${BITS}`])},
            running as (select block, n, sum(n) filter (where block < ${end} >> ${BITS}) over (order by block desc) as upto from counted where n > 0),
            here as (select block, coalesce(upto - n, 0) as before from running where upto is null or (${isReached}))
            select p.seq from here h cross join lateral (
                     select p.seq from posting p
                      where ${ON_SELLER_ACCOUNT} and ${inStretch(sql`h.block`)} and p.seq < ${end} and ${this.where.postings}
                      limit ${BLOCK}
                   ) p
             order by p.seq desc limit ${most} offset ${skipped} - coalesce((select min(before) from here), 0))`.as('place'),
        )
        .select('seq')
        .orderBy('seq', 'desc'),
    );
    return places.map(({ seq }) => seq);
  }

  /** The number of matches in each range. */
  private counted(more: readonly Condition[]): RawBuilder<unknown> {
    const { postings, kinds, inside, outside } = this.where;
    return sql`with stretch as (
      select t.block, sum(t.amount) as n, min(t.first_at) as first_at, max(t.last_at) as last_at
        from posting_tally t where ${allOf([...kinds, ...more])} group by t.block
    ), counted as (
      select t.block, case when ${inside} then t.n else (
               select count(*) from posting p where ${ON_SELLER_ACCOUNT} and ${inStretch(sql`t.block`)} and ${postings}
             ) end as n
        from stretch t where t.n > 0 and not (${outside}))`;
  }
}

const inStretch = (block: RawBuilder<unknown>): Condition =>
  sql`p.seq >= ${block}::bigint * ${BLOCK} and p.seq < (${block} + 1)::bigint * ${BLOCK}`;

/** Beyond any position in the journal. */
const END = 2n ** 42n;
