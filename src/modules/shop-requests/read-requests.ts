import { sql as raw } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { secondsAfter } from '../../kernel/clock.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { ID } from '../../platform/graphql/sorted-page.js';
import { firstIdAt, newId, timeOfId } from '../../platform/ids.js';
import { Audience } from '../../platform/live/audience.js';
import type { LiveSignal } from '../../platform/live/live-signal.js';
import { Pulse } from '../../platform/live/pulse.js';
import { type Share, Watch, type Heard } from '../../platform/live/watch.js';
import type { Topic } from '../../platform/live/topic.js';
import { readShop } from '../shops/index.js';
import type { ShopRequestServices } from './services.js';
import { db } from './shop-requests.tables.js';
import { MAX_KEPT } from './write-calls.js';

const findByIds = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shopRequest').select(db.columns('shopRequest')).where('id', '=', anyOf($.ids)),
);

export type ShopRequest = Readonly<RowOf<typeof findByIds>>;

const requestsByIds = (sql: RunSql, ids: readonly string[]): Promise<ShopRequest[]> => findByIds(sql, { ids });

export interface RequestFilter extends PageArgs {
  readonly domain: string;
  readonly failedOnly?: boolean | null;
}

const requests = listOf(db, 'shopRequest', {
  filter: (l, { shopId, failedOnly }: PageArgs & { shopId: string; failedOnly?: boolean | null }) => [
    l.is('shopId', shopId),
    // Until the next write trims them, there may be a few more.
    raw`l.id in (select id from shop_request where shop_id = ${shopId} order by id desc limit ${raw.lit(MAX_KEPT)})`,
    failedOnly ? raw`l.status >= 400` : null,
  ],
  sort: { keys: [ID], descending: true },
  loader: (ids, { sql }) => requestsByIds(sql, ids),
});

/** The last requests of a shop, newest first. NOT_FOUND for shops that the caller cannot see. */
export async function listRequests(context: Context, { domain, ...args }: RequestFilter): Promise<Page<ShopRequest>> {
  const { id: shopId } = await readShop(context, domain);
  return requests(context, { ...args, shopId });
}

/** Processes write in any order, and their clocks differ: rows of the last seconds are looked at again. */
const OVERLAP_SECONDS = 10;
const BATCH = 1_000;

const nextRequests = statement(($: Named<{ after: string }>) =>
  db
    .selectFrom('shopRequest as r')
    .innerJoin('shop as s', 's.id', 'r.shopId')
    .select(['r.id', 'r.shopId', 's.sellerId'])
    .where('r.id', '>', $.after)
    .orderBy('r.id', 'desc')
    .limit(BATCH),
);

/** Decides which subscribers receive a request. */
type Ownership = Pick<RowOf<typeof nextRequests>, 'shopId' | 'sellerId'>;
type NewRequest = ShopRequest & Ownership;

interface RequestWatchFilter {
  readonly shopId: string;
}

const concerns = (made: Ownership, actor: Actor, { shopId }: RequestWatchFilter): boolean => made.shopId === shopId && actor.owns(made);

const newRequests: Topic<NewRequest, RequestWatchFilter> = { permission: 'shop:manage', concerns };

interface RequestFeedParts {
  readonly sql: RunSql;
  readonly newShare: () => Share;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

/** Reads newly written requests once per process and passes them to the subscribers in it. */
export class RequestFeed {
  private readonly audience = new Audience<NewRequest, RequestWatchFilter>();
  private readonly pulse: Pulse;
  private seen = new Set<string>();

  constructor(private readonly parts: RequestFeedParts) {
    const source = { stream: 'shop requests', findPlace: () => this.findPlace(), readNew: () => this.readNew() } as const;
    this.pulse = new Pulse(source, parts.signal, parts.warn);
  }

  async watch(caller: Context['caller'], filter: RequestWatchFilter): Promise<Watch<NewRequest, RequestWatchFilter>> {
    await this.pulse.join();
    const left = (): void => {
      this.audience.remove(watch);
      this.pulse.leave();
    };
    const watch = new Watch<NewRequest, RequestWatchFilter>({ topic: newRequests, caller, filter, left });
    this.audience.add(watch);
    return watch;
  }

  private async findPlace(): Promise<void> {
    this.seen = new Set((await this.recent()).map(({ id }) => id));
  }

  private async readNew(): Promise<void> {
    const recent = await this.recent();
    const wanted = recent.filter((each) => !this.seen.has(each.id) && this.audience.some((actor, filter) => concerns(each, actor, filter)));
    this.seen = new Set(recent.map(({ id }) => id));
    if (wanted.length === 0) return;
    const owners = new Map(wanted.map((each) => [each.id, each]));
    const found = await requestsByIds(this.parts.sql, [...owners.keys()]);
    const made = found.flatMap((request) => {
      const owner = owners.get(request.id);
      return owner ? [{ ...request, sellerId: owner.sellerId }] : [];
    });
    this.audience.tell(
      made.sort((a, b) => (a.id < b.id ? -1 : 1)),
      this.parts.newShare(),
    );
  }

  private recent() {
    const after = firstIdAt(secondsAfter(timeOfId(newId()), -OVERLAP_SECONDS));
    return nextRequests(this.parts.sql, { after });
  }
}

/** Streams the requests of a shop from now on. NOT_FOUND. */
export async function watchRequests(
  context: Context<ShopRequestServices>,
  { domain }: { readonly domain: string },
): Promise<AsyncIterable<Heard<NewRequest>>> {
  const { id } = await readShop(context, domain);
  return context.services.shopRequests.feed.watch(context.caller, { shopId: id });
}
