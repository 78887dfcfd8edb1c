import { refuse } from '../../kernel/errors.js';
import type { PageKey } from '../../kernel/page.js';
import { once, readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { PLANNED_EACH_TIME, type RunSql } from '../../platform/db/sql.js';
import { isUuid } from '../../platform/ids.js';
import { findShipmentId } from '../shipments/index.js';
import { countHolds, countPostings } from './count-transactions.js';
import { transactionOf, type Transaction, type TransactionRow } from './transaction.js';
import { Feed } from './feed.js';
import { daysOf, holdWhere, isFeed, postingWhere, type FeedWhere, type TransactionFilter, type Where } from './transaction-filter.js';
import { transactionTerm } from './transaction-search.js';
import { HOLDS, ON_SELLER_ACCOUNT, POSTINGS } from './transaction.sql.js';

/**
 * What moved the accounts of sellers, the latest posting first; what is only held stands before them, for it may still be posted.
 * Sellers see their own.
 */
export async function listTransactions(context: Context, args: PageArgs & TransactionFilter): Promise<Page<Transaction>> {
  const { sql, actor } = context;
  actor.require('wallet:read');
  const shipmentId = args.shipmentId == null ? null : await findShipmentId(sql, actor, args.shipmentId);
  const filter: TransactionFilter = { ...args, shipmentId, search: transactionTerm(args.search) };
  if (actor.sellerId !== undefined && filter.sellerId != null && filter.sellerId !== actor.sellerId) throw refuse('SELLER_NOT_FOUND');
  const own = { ...filter, sellerId: actor.sellerId ?? filter.sellerId };
  const days = daysOf(own);
  const list = new Statement(sql, own, { holds: holdWhere(own, days), postings: postingWhere(own, days) });
  return readPage(args, { count: () => list.count(), rows: (page) => list.rows(page) });
}

/** One transaction by its id. TRANSACTION_NOT_FOUND also for those of others. */
export async function transactionById({ sql, actor }: Context, id: string): Promise<Transaction> {
  actor.require('wallet:read');
  const uuid = /^txn_(.+)$/.exec(id)?.[1] ?? id;
  const found = isUuid(uuid)
    ? [
        ...(await sql<TransactionRow>(`${POSTINGS} and p.id = $1`, [uuid])),
        ...(await sql<TransactionRow>(`${HOLDS} and h.id = $1`, [uuid])),
      ]
    : [];
  const [transaction] = found.map(transactionOf).filter((each) => actor.owns(each) && actor.shopId === undefined);
  if (!transaction) throw refuse('TRANSACTION_NOT_FOUND');
  return transaction;
}

interface Window {
  readonly limit: number;
  readonly after: PageKey | null;
  readonly offset: number;
}

/** Two lists as one: open holds, then postings. */
class Statement {
  constructor(
    private readonly sql: RunSql,
    private readonly filter: TransactionFilter,
    private readonly where: { readonly holds: Where | null; readonly postings: FeedWhere },
  ) {}

  async count(): Promise<number> {
    const [holds, postings] = await Promise.all([countHolds(this.sql, this.where.holds), this.countPostings()]);
    return holds + postings;
  }

  async rows({ limit, after, offset }: Window): Promise<Transaction[]> {
    const behind = after && (await this.placeOf(after));
    if (behind) return this.postings({ limit, offset, behind });
    const held = await countHolds(this.sql, this.where.holds);
    const holds = offset < held || after ? await this.holds({ limit, after, offset }) : [];
    return [...holds, ...(await this.postings({ limit: limit - holds.length, offset: Math.max(0, offset - held), behind: null }))];
  }

  /** Where a posting stands in the journal; null for a hold. */
  private async placeOf({ id }: PageKey): Promise<string | null> {
    const [row] = await this.sql<{ seq: string }>('select seq from posting where id = $1', [id]);
    return row?.seq ?? null;
  }

  private async holds({ limit, after, offset }: Window): Promise<Transaction[]> {
    const { holds } = this.where;
    if (holds === null) return [];
    const n = holds.values.length;
    const keyset = after ? ` and (h.created_at, h.id) < ($${n + 3}, $${n + 4})` : '';
    const rows = await this.sql<TransactionRow>(
      `${HOLDS}${holds.text}${keyset} order by h.created_at desc, h.id desc limit $${n + 1} offset $${n + 2}`,
      [...holds.values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
    );
    return rows.map(transactionOf);
  }

  /** The places of the page come from the index alone, however deep it lies; only its own rows are read. */
  private async postings({ limit, offset, behind }: { limit: number; offset: number; behind: string | null }): Promise<Transaction[]> {
    if (this.filter.status === 'pending' || limit <= 0) return [];
    if (isFeed(this.filter)) {
      const places = await new Feed(this.sql, this.where.postings).places({ limit, offset, behind });
      return (await this.sql<TransactionRow>(`${POSTINGS} and p.seq = any($1::bigint[]) order by p.seq desc`, [places])).map(transactionOf);
    }
    const turn = await this.fromTheEnd({ limit, offset, behind });
    const { text, values } = this.where.postings;
    const n = values.length;
    const keyset = behind === null ? '' : ` and p.seq < $${n + 3}`;
    const rows = await this.sql<TransactionRow>(
      // One plan for all sellers would read the whole journal for the largest of them.
      `${PLANNED_EACH_TIME} ${POSTINGS} and p.seq = any(array(select p.seq from posting p where ${ON_SELLER_ACCOUNT}${text}${keyset}
         order by p.seq ${turn.order} limit $${n + 1} offset $${n + 2})) order by p.seq desc`,
      [...values, turn.limit, turn.offset, ...(behind === null ? [] : [behind])],
    );
    return rows.map(transactionOf);
  }

  /** A page in the second half of a long list is nearer to its end. */
  private async fromTheEnd({ limit, offset, behind }: { limit: number; offset: number; behind: string | null }) {
    const turned = { limit, offset, order: 'desc' };
    if (offset < FAR || behind !== null) return turned;
    const total = await this.countPostings();
    if (offset <= total / 2) return turned;
    const rest = Math.max(0, Math.min(limit, total - offset));
    return { limit: rest, offset: Math.max(0, total - offset - rest), order: 'asc' };
  }

  /** Needed by pages far away as well as by the total. */
  private readonly countPostings = once(() =>
    this.filter.status === 'pending' ? Promise.resolve(0) : countPostings(this.sql, this.filter, this.where.postings),
  );
}

/** Up to here it is quicker to skip than to count. */
const FAR = 5_000;
