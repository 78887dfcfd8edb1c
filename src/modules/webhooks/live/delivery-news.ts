import { sql as raw } from 'kysely';
import { now, rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.js';
import type { LiveSignal } from '../../../platform/live/live-signal.js';
import { db } from '../webhooks.tables.js';
import type { Context } from '../../../platform/work/context.js';
import type { Heard } from '../../../platform/live/watch.js';
import { findWebhook } from '../manage/webhook.js';
import type { MadeDelivery } from './delivery-feed.js';
import type { WebhookServices } from '../services.js';

/** How long to collect attempts for one transaction. */
const COLLECT_MS = 40;
/** Beyond this the process cannot keep up, so the oldest attempts are dropped. */
const MAX_PENDING = 20_000;

const NEWS_LOCK = 746_120_378;
const takeTurn = statement(() => db.selectNoFrom(raw`pg_advisory_xact_lock(${NEWS_LOCK}::int, hashtext(current_schema()))`.as('taken')));

const insertNews = statement(($: Named<{ made: readonly { readonly id: string; readonly place: number }[] }>) =>
  db
    .insertInto('webhookNews')
    .columns(['deliveryId', 'endpointId', 'madeAt'])
    .expression((eb) =>
      eb
        .selectFrom('webhookDelivery as d')
        .innerJoin(rowsOf($.made, { id: 'uuid', place: 'integer' }).as('given'), 'given.id', 'd.id')
        .select(['d.id as deliveryId', 'd.endpointId', now.as('madeAt')])
        .orderBy('given.place'),
    ),
);

export interface DeliveryNewsParts {
  readonly unitOfWork: () => UnitOfWork;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

/**
 * Publishes recorded attempts to subscribers in all processes, and only while there are any. Runs after the transaction that records the
 * attempts, so that deliveries do not wait for it. If the process is killed in between, its last attempts are recorded but not published.
 */
export class DeliveryNews {
  private pending: string[] = [];
  private publishing: Promise<void> | undefined;

  constructor(private readonly parts: DeliveryNewsParts) {}

  publish(deliveryIds: readonly string[]): void {
    if (deliveryIds.length === 0 || !this.parts.signal.isWanted('deliveries')) return;
    this.pending.push(...deliveryIds);
    if (this.pending.length > MAX_PENDING) this.pending = this.pending.slice(-MAX_PENDING);
    this.publishing ??= this.publishAll().finally(() => (this.publishing = undefined));
  }

  private async publishAll(): Promise<void> {
    while (this.pending.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
      const ids = this.pending.splice(0);
      await this.write(ids).catch((error: unknown) => this.parts.warn('Could not publish webhook attempts; subscribers miss them.', error));
      this.parts.signal.tell('deliveries');
    }
  }

  private async write(ids: readonly string[]): Promise<void> {
    await this.parts.unitOfWork().run(null, async (tx) => {
      // One writer at a time: if numbers became visible out of order, readers would skip some.
      await takeTurn(tx.sql, {});
      await insertNews(tx.sql, { made: ids.map((id, place) => ({ id, place })) });
    });
  }
}

/** Streams attempts from now on, for one of the caller's webhooks or for all. WEBHOOK_NOT_FOUND. */
export async function watchDeliveries(
  { actor, sql, caller, services }: Context<WebhookServices>,
  { webhookId }: { readonly webhookId?: string | null },
): Promise<AsyncIterable<Heard<MadeDelivery>>> {
  const id = webhookId == null ? null : (await findWebhook(sql, actor, webhookId)).id;
  return services.webhooks.deliveries.watch(caller, { webhookId: id });
}
