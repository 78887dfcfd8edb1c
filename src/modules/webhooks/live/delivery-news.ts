import { sql as raw } from 'kysely';
import { now, rowsOf, statement, type Named } from '../../../platform/db/statement.js';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.js';
import type { LiveSignal } from '../../../platform/live/live-signal.js';
import { db } from '../webhooks.tables.js';

/** Attempts of this time are noted in one transaction. */
const GATHER_MS = 40;
/** Beyond this a process cannot keep up with noting, and the newest attempts are more interesting. */
const MAX_PENDING = 20_000;

const NEWS_LOCK = 746_120_378;
const takeTurn = statement(() => db.selectNoFrom(raw`pg_advisory_xact_lock(${NEWS_LOCK}::int, hashtext(current_schema()))`.as('taken')));

const note = statement(($: Named<{ made: readonly { readonly id: string; readonly place: number }[] }>) =>
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
 * Notes which attempts were made, for subscribers in other processes, and only while there are any. It happens after the transaction that records
 * the attempts and beside it, so that deliveries do not wait for it: a process that is killed in between has recorded them without telling.
 */
export class DeliveryNews {
  private pending: string[] = [];
  private noting: Promise<void> | undefined;

  constructor(private readonly parts: DeliveryNewsParts) {}

  tell(deliveryIds: readonly string[]): void {
    if (deliveryIds.length === 0 || !this.parts.signal.isWanted('deliveries')) return;
    this.pending.push(...deliveryIds);
    if (this.pending.length > MAX_PENDING) this.pending = this.pending.slice(-MAX_PENDING);
    this.noting ??= this.note().finally(() => (this.noting = undefined));
  }

  private async note(): Promise<void> {
    while (this.pending.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const ids = this.pending.splice(0);
      await this.write(ids).catch((error: unknown) => this.parts.warn('Subscribers could not be notified of some attempts.', error));
      this.parts.signal.tell('deliveries');
    }
  }

  private async write(ids: readonly string[]): Promise<void> {
    await this.parts.unitOfWork().run(null, async (tx) => {
      // One at a time: numbers must become visible in their order, or a reader would skip some.
      await takeTurn(tx.sql, {});
      await note(tx.sql, { made: ids.map((id, place) => ({ id, place })) });
    });
  }
}
