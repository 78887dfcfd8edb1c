import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { db } from './webhooks.tables.js';

/** An endpoint that may be told of events, with all that sending to it takes. */
export type Listener = RowOf<typeof listenersOf>;

const listenersOf = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('webhookEndpoint')
    .select(['id', 'sellerId', 'shopId', 'events', 'includeHubStatuses', 'url', 'secret', 'previousSecrets', 'rateLimit'])
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('sellerId', 'is', null), eb('sellerId', '=', anyOf($.sellerIds))])),
);

interface Known {
  readonly listeners: readonly Listener[];
  readonly since: number;
}

/** The operator is no seller. */
const OPERATOR = '';
/** Changes are heard of as events, in their order. This bounds how long one is missed that was made around them. */
const FRESH_MS = 5000;
const MOST_OWNERS = 10_000;

/** Keeps in memory which endpoints listen to what, so that no event needs a query to find its receivers. */
export class Listeners {
  private readonly known = new Map<string, Known>();

  /** The endpoints of these sellers, and those of the operator. */
  async of(sql: RunSql, sellerIds: readonly string[]): Promise<Listener[]> {
    const owners = [OPERATOR, ...new Set(sellerIds)];
    const freshSince = performance.now() - FRESH_MS;
    const unknown = owners.filter((owner) => (this.known.get(owner)?.since ?? -Infinity) < freshSince);
    if (unknown.length > 0) await this.learn(sql, unknown);
    return owners.flatMap((owner) => this.known.get(owner)?.listeners ?? []);
  }

  forget(ownerId: string | null): void {
    this.known.delete(ownerId ?? OPERATOR);
  }

  forgetAll(): void {
    this.known.clear();
  }

  private async learn(sql: RunSql, owners: readonly string[]): Promise<void> {
    const since = performance.now();
    const found = await listenersOf(sql, { sellerIds: owners.filter((owner) => owner !== OPERATOR) });
    const byOwner = Map.groupBy(found, ({ sellerId }) => sellerId ?? OPERATOR);
    if (this.known.size + owners.length > MOST_OWNERS) this.known.clear();
    for (const owner of owners) this.known.set(owner, { listeners: byOwner.get(owner) ?? [], since });
  }
}
