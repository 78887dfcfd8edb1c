import { PLANNED_EACH_TIME, type RunSql } from '../../platform/db/sql.js';
import { BLOCK_BITS } from '../ledger/index.js';
import type { FeedWhere } from './transaction-filter.js';
import { ON_SELLER_ACCOUNT } from './transaction.sql.js';

const BLOCK = 2 ** BLOCK_BITS;

export interface FeedWindow {
  readonly limit: number;
  readonly offset: number;
  /** Only what stands before this place of the journal. */
  readonly behind: string | null;
}

/**
 * The postings of all sellers, the latest first. However many there are, stretches of the journal that lie wholly in what is asked for are
 * counted by their tally, and only those that hold the page, or one end of the days, are looked at.
 */
export class Feed {
  constructor(
    private readonly sql: RunSql,
    private readonly where: FeedWhere,
  ) {}

  async count(): Promise<number> {
    const [row] = await this.sql<{ count: string }>(
      `${PLANNED_EACH_TIME} ${this.counted()} select coalesce(sum(n), 0) as count from counted`,
      this.where.values,
    );
    return Number(row?.count ?? 0);
  }

  /** The places of a page in the journal. */
  async places({ limit, offset, behind }: FeedWindow): Promise<string[]> {
    const { text, values } = this.where;
    const n = values.length;
    const [most, skipped, end] = [`$${n + 1}::bigint`, `$${n + 2}::bigint`, `$${n + 3}::bigint`];
    // The stretch in which the page before ended is counted whole, so that it is not counted upon. The limit, which no stretch reaches, keeps
    // the planner from walking along the whole journal instead of looking into the few stretches.
    const rows = await this.sql<{ seq: string }>(
      `${PLANNED_EACH_TIME} ${this.counted(` and t.block <= ${end} >> ${BLOCK_BITS}`)},
       running as (select block, n, sum(n) filter (where block < ${end} >> ${BLOCK_BITS}) over (order by block desc) as upto from counted where n > 0),
       here as (select block, coalesce(upto - n, 0) as before from running
                 where upto is null or (${behind === null ? `upto > ${skipped} and ` : ''}upto - n < ${skipped} + ${most}))
       select p.seq from here h cross join lateral (
                select p.seq from posting p
                 where ${ON_SELLER_ACCOUNT} and p.seq >= h.block::bigint * ${BLOCK} and p.seq < (h.block + 1)::bigint * ${BLOCK} and p.seq < ${end}${text}
                 limit ${BLOCK}
              ) p
        order by p.seq desc limit ${most} offset ${skipped} - coalesce((select min(before) from here), 0)`,
      [...values, limit, offset, behind ?? END],
    );
    return rows.map(({ seq }) => seq);
  }

  /** How many there are in each stretch. */
  private counted(more = ''): string {
    const { text, kinds, inside, outside } = this.where;
    return `with stretch as (
      select t.block, sum(t.amount) as n, min(t.first_at) as first_at, max(t.last_at) as last_at from posting_tally t where true${kinds}${more} group by t.block
    ), counted as (
      select t.block, case when ${inside} then t.n else (
               select count(*) from posting p where ${ON_SELLER_ACCOUNT} and p.seq >= t.block::bigint * ${BLOCK} and p.seq < (t.block + 1)::bigint * ${BLOCK}${text}
             ) end as n
        from stretch t where t.n > 0 and not (${outside}))`;
  }
}

/** Beyond every place of the journal. */
const END = String(2n ** 42n);
