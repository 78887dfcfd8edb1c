import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { db } from './webhooks.tables.js';

/** An active endpoint and everything needed to send to it. */
export type Listener = RowOf<typeof listenersOf>;

const listenersOf = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('webhookEndpoint')
    .select(['id', 'sellerId', 'shopId', 'events', 'includeHubStatuses', 'url', 'secret', 'previousSecrets', 'rateLimit', 'selection'])
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('sellerId', 'is', null), eb('sellerId', '=', anyOf($.sellerIds))])),
);

interface CachedListeners {
  readonly listeners: readonly Listener[];
  readonly since: number;
}

/** Cache key of the operator, who has no seller id. */
const OPERATOR = '';
/** Events invalidate the cache. This bounds how long a change without an event, such as one by SQL, goes unnoticed. */
const MAX_AGE_MS = 5000;
const MAX_OWNERS = 10_000;

/** Caches the active endpoints of each owner, so that fan-out needs no query to find the receivers of an event. */
export class Listeners {
  private readonly cache = new Map<string, CachedListeners>();

  /** The active endpoints of these sellers and of the operator. */
  async of(sql: RunSql, sellerIds: readonly string[]): Promise<Listener[]> {
    const owners = [OPERATOR, ...new Set(sellerIds)];
    const freshSince = performance.now() - MAX_AGE_MS;
    const stale = owners.filter((owner) => (this.cache.get(owner)?.since ?? -Infinity) < freshSince);
    if (stale.length > 0) await this.load(sql, stale);
    return owners.flatMap((owner) => this.cache.get(owner)?.listeners ?? []);
  }

  forget(ownerId: string | null): void {
    this.cache.delete(ownerId ?? OPERATOR);
  }

  forgetAll(): void {
    this.cache.clear();
  }

  private async load(sql: RunSql, owners: readonly string[]): Promise<void> {
    const since = performance.now();
    const found = await listenersOf(sql, { sellerIds: owners.filter((owner) => owner !== OPERATOR) });
    const byOwner = Map.groupBy(found, ({ sellerId }) => sellerId ?? OPERATOR);
    if (this.cache.size + owners.length > MAX_OWNERS) this.cache.clear();
    for (const owner of owners) this.cache.set(owner, { listeners: byOwner.get(owner) ?? [], since });
  }
}
