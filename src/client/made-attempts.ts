import type { DeliveryRowFragment } from './operations.generated.js';
import { every } from './pages.js';
import type { Shipgraph } from './shipgraph.js';

/** A transaction that began before the newest row may become visible after it. */
const OVERLAP_MS = 10_000;
/** A subscription reports nothing older than this. */
const LATE_MS = 300_000;
const PAGE = 200;

/** Tracks the attempts of an endpoint and which of them have been yielded. */
export class MadeAttempts {
  private told = new Map<string, { readonly plannedAt: number; readonly toldAt: number }>();
  /** Attempts that were still pending at the last poll. */
  private open = new Map<string, number>();
  /** Every attempt scheduled before this was finished or pending at the last poll. */
  private floor = -Infinity;

  constructor(
    private readonly list: Shipgraph['webhookDeliveries'],
    private readonly webhookId: string,
    private readonly signal: AbortSignal,
  ) {}

  /** Returns false for an attempt that was already yielded. */
  take({ id, createdAt }: DeliveryRowFragment): boolean {
    if (this.told.has(id)) return false;
    this.told.set(id, { plannedAt: Date.parse(createdAt), toldAt: performance.now() });
    return true;
  }

  /** Skips everything made so far. */
  async skipPast(): Promise<void> {
    const { nodes } = await this.list({ webhookId: this.webhookId, first: 1 }, { signal: this.signal });
    this.floor = nodes[0] ? Date.parse(nodes[0].createdAt) - OVERLAP_MS : -Infinity;
    await this.look();
  }

  /** Returns attempts that were made and not yet yielded, oldest first. */
  async look(): Promise<DeliveryRowFragment[]> {
    const openNow = new Map<string, number>();
    // Read this first: an attempt made meanwhile is among the newest, or the next poll picks it up below.
    for await (const each of this.read({ status: 'PENDING' })) openNow.set(each.id, Date.parse(each.createdAt));
    const fresh: DeliveryRowFragment[] = [];
    let newest = this.floor;
    for await (const each of this.read({})) {
      const plannedAt = Date.parse(each.createdAt);
      if (plannedAt < this.floor) break;
      newest = Math.max(newest, plannedAt - OVERLAP_MS);
      if (each.status === 'PENDING') openNow.set(each.id, plannedAt);
      else fresh.push(each);
    }
    for (const [id, plannedAt] of this.open) {
      if (plannedAt >= this.floor || openNow.has(id) || this.told.has(id)) continue;
      const made = await this.find(id, plannedAt);
      if (made) fresh.push(made);
    }
    this.open = openNow;
    this.floor = newest;
    const untold = fresh.reverse().filter((each) => this.take(each));
    this.forget();
    return untold;
  }

  /** Forgets attempts that no poll can find any more and that the subscription reported long ago. */
  private forget(): void {
    const before = performance.now() - LATE_MS;
    for (const [id, { plannedAt, toldAt }] of this.told)
      if (plannedAt < this.floor && toldAt < before && !this.open.has(id)) this.told.delete(id);
  }

  private async find(id: string, plannedAt: number): Promise<DeliveryRowFragment | undefined> {
    for await (const each of this.read({ before: new Date(plannedAt + 1).toISOString() })) {
      if (each.id === id) return each;
      if (Date.parse(each.createdAt) < plannedAt) return undefined;
    }
    return undefined;
  }

  private read(filter: { status?: 'PENDING'; before?: string }): AsyncGenerator<DeliveryRowFragment, void, undefined> {
    return every(this.list, { ...filter, webhookId: this.webhookId, first: PAGE }, { signal: this.signal });
  }
}
