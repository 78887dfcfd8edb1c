import type { Actor } from '../../../kernel/actor.js';
import type { Context } from '../../../platform/work/context.js';
import { Audience } from '../../../platform/live/audience.js';
import type { LiveSignal } from '../../../platform/live/live-signal.js';
import { Pulse } from '../../../platform/live/pulse.js';
import { type Share, Watch } from '../../../platform/live/watch.js';
import type { Topic } from '../../../platform/live/topic.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import { db } from '../webhooks.tables.js';
import { deliveriesByIds, type Delivery } from '../manage/read-deliveries.js';

/** Decides which subscribers receive an attempt. */
interface Ownership {
  readonly webhookId: string;
  readonly sellerId: string | null;
  readonly shopId: string | null;
}

export type MadeDelivery = Delivery & Ownership;

export interface DeliveryFilter {
  readonly webhookId: string | null;
}

/** Only the owner of an endpoint receives its attempts: a seller, a shop for its own, or the operator for its own but not those of sellers. */
const concerns = (made: Ownership, actor: Actor, { webhookId }: DeliveryFilter): boolean =>
  made.sellerId === (actor.sellerId ?? null) &&
  (actor.shopId === undefined || made.shopId === actor.shopId) &&
  (webhookId === null || made.webhookId === webhookId);

export const madeDeliveries: Topic<MadeDelivery, DeliveryFilter> = { permission: 'webhook:manage', concerns };

export interface DeliveryFeedParts {
  readonly sql: RunSql;
  readonly newShare: () => Share;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

const BATCH = 200;

const nextNews = statement(($: Named<{ mark: bigint }>) =>
  db
    .selectFrom('webhookNews as n')
    .innerJoin('webhookEndpoint as e', 'e.id', 'n.endpointId')
    .select(['n.seq', 'n.deliveryId', 'n.endpointId as webhookId', 'e.sellerId', 'e.shopId'])
    .where('n.seq', '>', $.mark)
    .orderBy('n.seq')
    .limit(BATCH),
);
type News = RowOf<typeof nextNews>;

const newestNews = statement(() => db.selectFrom('webhookNews').select((eb) => eb.fn.max('seq').as('seq')));

/** Reads newly recorded attempts once per process and passes them to the subscribers in it. */
export class DeliveryFeed {
  private readonly audience = new Audience<MadeDelivery, DeliveryFilter>();
  private readonly pulse: Pulse;
  private mark = 0n;

  constructor(private readonly parts: DeliveryFeedParts) {
    const source = { stream: 'deliveries', findPlace: () => this.findPlace(), readNew: () => this.readNew() } as const;
    this.pulse = new Pulse(source, parts.signal, parts.warn);
  }

  async watch(caller: Context['caller'], filter: DeliveryFilter): Promise<Watch<MadeDelivery, DeliveryFilter>> {
    await this.pulse.join();
    const left = (): void => {
      this.audience.remove(watch);
      this.pulse.leave();
    };
    const watch = new Watch<MadeDelivery, DeliveryFilter>({ topic: madeDeliveries, caller, filter, left });
    this.audience.add(watch);
    return watch;
  }

  private async findPlace(): Promise<void> {
    this.mark = (await newestNews.first(this.parts.sql, {}))?.seq ?? 0n;
  }

  private async readNew(): Promise<void> {
    for (;;) {
      const news = await nextNews(this.parts.sql, { mark: this.mark });
      const deliveries = await this.read(news);
      this.mark = news.at(-1)?.seq ?? this.mark;
      this.audience.tell(deliveries, this.parts.newShare());
      if (news.length < BATCH) return;
      await this.audience.settle();
    }
  }

  /** Reads the full attempts, but only those with a subscriber in this process. */
  private async read(news: readonly News[]): Promise<MadeDelivery[]> {
    const wanted = news.filter((each) => this.audience.some((actor, filter) => concerns(each, actor, filter)));
    if (wanted.length === 0) return [];
    const found = await deliveriesByIds(
      this.parts.sql,
      wanted.map(({ deliveryId }) => deliveryId),
    );
    return wanted.flatMap(({ deliveryId, sellerId, shopId }) => {
      const delivery = found.get(deliveryId);
      return delivery ? [{ ...delivery, sellerId, shopId }] : [];
    });
  }
}
