import type { Actor } from '../../../kernel/actor.js';
import type { Context } from '../../../platform/graphql/context.js';
import { Audience } from '../../../platform/live/audience.js';
import type { LiveSignal } from '../../../platform/live/live-signal.js';
import { Pulse } from '../../../platform/live/pulse.js';
import type { Share } from '../../../platform/live/share.js';
import type { Topic } from '../../../platform/live/topic.js';
import { Watch } from '../../../platform/live/watch.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { deliveriesByIds, type Delivery } from '../manage/read-deliveries.js';

/** What decides who hears of an attempt. */
interface Ownership {
  readonly webhookId: string;
  readonly sellerId: string | null;
  readonly shopId: string | null;
}

export type MadeDelivery = Delivery & Ownership;

export interface DeliveryFilter {
  readonly webhookId: string | null;
}

/** Endpoints belong to a seller, to one shop of it, or to the operator. Only the owner hears of them: the operator not of those of sellers. */
const concerns = (made: Ownership, actor: Actor, { webhookId }: DeliveryFilter): boolean =>
  made.sellerId === (actor.sellerId ?? null) &&
  (actor.shopId === undefined || made.shopId === actor.shopId) &&
  (webhookId === null || made.webhookId === webhookId);

export const madeDeliveries: Topic<MadeDelivery, DeliveryFilter> = { permission: 'webhook:manage', concerns };

export interface DeliveryFeedParts {
  readonly sql: () => RunSql;
  readonly newShare: () => Share;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

const BATCH = 200;

const NEXT = `
  select n.seq, n.delivery_id as "deliveryId", n.endpoint_id as "webhookId", e.seller_id as "sellerId", e.shop_id as "shopId"
    from webhook_news n join webhook_endpoint e on e.id = n.endpoint_id
   where n.seq > $1 order by n.seq limit $2`;

interface News extends Ownership {
  readonly seq: string;
  readonly deliveryId: string;
}

/** Reads which attempts were made, once per process, and tells those who subscribe to them. */
export class DeliveryFeed {
  private readonly audience = new Audience<MadeDelivery, DeliveryFilter>();
  private readonly pulse: Pulse;
  private mark = '0';

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
    const [row] = await this.parts.sql()<{ seq: string | null }>('select max(seq) as seq from webhook_news');
    this.mark = row?.seq ?? '0';
  }

  private async readNew(): Promise<void> {
    for (;;) {
      const news = await this.parts.sql()<News>(NEXT, [this.mark, BATCH]);
      const deliveries = await this.read(news);
      this.mark = news.at(-1)?.seq ?? this.mark;
      this.audience.tell(deliveries, this.parts.newShare());
      if (news.length < BATCH) return;
      await this.audience.settle();
    }
  }

  /** The attempts with their texts, for those that anybody here listens to. */
  private async read(news: readonly News[]): Promise<MadeDelivery[]> {
    const wanted = news.filter((each) => this.audience.some((actor, filter) => concerns(each, actor, filter)));
    if (wanted.length === 0) return [];
    const found = await deliveriesByIds(
      this.parts.sql(),
      wanted.map(({ deliveryId }) => deliveryId),
    );
    return wanted.flatMap(({ deliveryId, sellerId, shopId }) => {
      const delivery = found.get(deliveryId);
      return delivery ? [{ ...delivery, sellerId, shopId }] : [];
    });
  }
}
