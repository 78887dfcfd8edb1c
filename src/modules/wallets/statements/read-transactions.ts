import { sql } from 'kysely';
import { refuse } from '../../../kernel/errors.js';
import type { PageKey } from '../../../kernel/page.js';
import { once, readPage, type Page, type PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/work/context.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, runOnce, statement, type Named } from '../../../platform/db/statement.js';
import { isUuid } from '../../../platform/ids.js';
import { refuseArchivedRange, refuseArchivedShipment } from '../../ledger/index.js';
import { findShipmentId } from '../../shipments/index.js';
import { allOf, ON_SELLER_ACCOUNT, type Condition } from './conditions.js';
import { Feed, type FeedWindow } from './feed.js';
import { findHold, findPosting, holds, postings } from './find-transactions.js';
import { transactionOf, type Transaction } from './transaction.js';
import { daysOf, holdWhere, isFeed, postingWhere, type FeedWhere, type TransactionFilter, isWhole } from './transaction-filter.js';
import { transactionTerm } from './transaction-search.js';
import { db } from '../wallets.tables.js';

const POSTED = sql<bigint>`coalesce(sum(posting_count), 0)::bigint`.as('count');
const REMOVED = sql<bigint>`coalesce(sum(removed), 0)::bigint`.as('count');

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

const counted = ([row]: readonly { readonly count: bigint }[]): number => Number(row?.count ?? 0);

/**
 * Lists the movements on seller accounts, latest posting first; open holds come before them because they may still be posted. Sellers see
 * only their own. PERIOD_ARCHIVED or ENTRY_ARCHIVED rather than an incomplete list of a range or a shipment; a list without them begins at the
 * opening balances of the journal.
 */
export async function listTransactions(context: Context, args: PageArgs & TransactionFilter): Promise<Page<Transaction>> {
  const { actor } = context;
  const shipmentId = args.shipmentId == null ? null : await findShipmentId(context.sql, actor, args.shipmentId);
  const filter: TransactionFilter = { ...args, shipmentId, search: transactionTerm(args.search) };
  if (actor.sellerId !== undefined && filter.sellerId != null && filter.sellerId !== actor.sellerId) throw refuse('SELLER_NOT_FOUND');
  const own = { ...filter, sellerId: actor.sellerId ?? filter.sellerId };
  const days = daysOf(own);
  await refuseArchivedRange(context.sql, days, context.services.clock.now());
  if (shipmentId !== null) await refuseArchivedShipment(context.sql, shipmentId);
  const list = new Statement(context.sql, own, { holds: holdWhere(own, days), postings: postingWhere(own, days) });
  return readPage(args, { count: () => list.count(), rows: (page) => list.rows(page) });
}

/** Returns one transaction by id. TRANSACTION_NOT_FOUND also for those outside the caller's scope. */
export async function transactionById(context: Context, id: string): Promise<Transaction> {
  const { actor } = context;
  const uuid = /^txn_(.+)$/.exec(id)?.[1] ?? id;
  const found = isUuid(uuid) ? [...(await findPosting(context.sql, { id: uuid })), ...(await findHold(context.sql, { id: uuid }))] : [];
  const [transaction] = found.map(transactionOf).filter((each) => actor.owns(each) && actor.shopId === undefined);
  if (!transaction) throw refuse('TRANSACTION_NOT_FOUND');
  return transaction;
}

interface Window {
  readonly limit: number;
  readonly after: PageKey | null;
  readonly offset: number;
}

const findPlace = statement(($: Named<{ id: string }>) => db.selectFrom('posting').select('seq').where('id', '=', $.id));
const findAtPlaces = statement(($: Named<{ places: readonly bigint[] }>) =>
  postings().where('p.seq', '=', anyOf($.places)).orderBy('p.seq', 'desc'),
);

/** Two lists in sequence: open holds, then postings. */
class Statement {
  constructor(
    private readonly on: RunSql,
    private readonly filter: TransactionFilter,
    private readonly where: { readonly holds: Condition | null; readonly postings: FeedWhere },
  ) {}

  async count(): Promise<number> {
    const [holds, postings] = await Promise.all([countHolds(this.on, this.where.holds), this.countPostings()]);
    return holds + postings;
  }

  async rows({ limit, after, offset }: Window): Promise<Transaction[]> {
    const behind = after && (await this.placeOf(after));
    if (behind !== null) return this.postings({ limit, offset, behind });
    const held = await countHolds(this.on, this.where.holds);
    const holds = offset < held || after ? await this.holds({ limit, after, offset }) : [];
    return [...holds, ...(await this.postings({ limit: limit - holds.length, offset: Math.max(0, offset - held), behind: null }))];
  }

  /** The journal position of a posting; null for a hold. */
  private async placeOf({ id }: PageKey): Promise<bigint | null> {
    return (await findPlace.first(this.on, { id }))?.seq ?? null;
  }

  private async holds({ limit, after, offset }: Window): Promise<Transaction[]> {
    if (this.where.holds === null) return [];
    const page = holds().where(this.where.holds).orderBy('h.createdAt', 'desc').orderBy('h.id', 'desc').limit(limit).offset(offset);
    const behind = after && page.where(sql<boolean>`(h.created_at, h.id) < (${after.createdAt}, ${after.id})`);
    return (await runOnce(this.on, behind ?? page)).map(transactionOf);
  }

  /** Page positions come from the index alone, at any depth; only the rows of the page are read. */
  private async postings({ limit, offset, behind }: FeedWindow): Promise<Transaction[]> {
    if (this.filter.status === 'pending' || limit <= 0) return [];
    if (isFeed(this.filter)) {
      const places = await new Feed(this.on, this.where.postings).places({ limit, offset, behind });
      return (await findAtPlaces(this.on, { places })).map(transactionOf);
    }
    const turn = await this.fromTheEnd({ limit, offset, behind });
    const wanted = allOf([this.where.postings.postings, ...(behind === null ? [] : [sql<boolean>`p.seq < ${behind}`])]);
    const places = sql`select p.seq from posting p where ${ON_SELLER_ACCOUNT} and ${wanted}
      order by p.seq ${turn.order} limit ${turn.limit} offset ${turn.offset}`;
    const page = postings()
      .where(sql<boolean>`p.seq = any(array(${places}))`)
      .orderBy('p.seq', 'desc');
    return (await runOnce(this.on, page)).map(transactionOf);
  }

  /** A page in the second half of a long list is read from its end. */
  private async fromTheEnd({ limit, offset, behind }: FeedWindow) {
    const turned = { limit, offset, order: sql`desc` };
    if (offset < FAR || behind !== null) return turned;
    const total = await this.countPostings();
    if (offset <= total / 2) return turned;
    const rest = Math.max(0, Math.min(limit, total - offset));
    return { limit: rest, offset: Math.max(0, total - offset - rest), order: sql`asc` };
  }

  /** Used by deep pages as well as by the total. */
  private readonly countPostings = once(() =>
    this.filter.status === 'pending' ? Promise.resolve(0) : countPostings(this.on, this.filter, this.where.postings),
  );
}

/** Up to this offset, skipping is faster than counting. */
const FAR = 5_000;

/** Counts matching postings; for a whole statement, reads the counters kept on the accounts. */
async function countPostings(on: RunSql, filter: TransactionFilter, where: FeedWhere): Promise<number> {
  if (isWhole(filter)) return countKept(on, filter.sellerId);
  if (isFeed(filter)) return new Feed(on, where).count();
  const matching = db
    .selectFrom('posting as p')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(ON_SELLER_ACCOUNT)
    .where(where.postings);
  return counted(await runOnce(on, matching));
}

async function countKept(on: RunSql, sellerId: string | null | undefined): Promise<number> {
  if (sellerId == null) return counted(await countAllKept(on, {}));
  return isUuid(sellerId) ? counted(await countKeptOf(on, { sellerId })) : 0;
}

async function countHolds(on: RunSql, where: Condition | null): Promise<number> {
  if (where === null) return 0;
  const open = db
    .selectFrom('walletHold as h')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(sql<boolean>`h.status = 'open'`)
    .where(where);
  return counted(await runOnce(on, open));
}
