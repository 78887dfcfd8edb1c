import type { DeliveryRowFragment } from './operations.generated.js';
import { every } from './pages.js';
import type { Shipgraph } from './shipgraph.js';

/** Transactions that began before the newest row may become visible after it. */
const OVERLAP_MS = 10_000;
/** A subscription tells of nothing that happened longer ago. */
const LATE_MS = 300_000;
const PAGE = 200;

/** Which attempts of an endpoint were made, and which of them have been told already. */
export class MadeAttempts {
  private told = new Map<string, { readonly plannedAt: number; readonly toldAt: number }>();
  /** Planned and not made when it was looked last. */
  private open = new Map<string, number>();
  /** Whatever was planned before was made or open when it was looked last. */
  private floor = -Infinity;

  constructor(
    private readonly list: Shipgraph['webhookDeliveries'],
    private readonly webhookId: string,
    private readonly signal: AbortSignal,
  ) {}

  /** False for one that was told before. */
  take({ id, createdAt }: DeliveryRowFragment): boolean {
    if (this.told.has(id)) return false;
    this.told.set(id, { plannedAt: Date.parse(createdAt), toldAt: performance.now() });
    return true;
  }

  /** What was made up to now is of no interest. */
  async skipPast(): Promise<void> {
    const { nodes } = await this.list({ webhookId: this.webhookId, first: 1 }, { signal: this.signal });
    this.floor = nodes[0] ? Date.parse(nodes[0].createdAt) - OVERLAP_MS : -Infinity;
    await this.look();
  }

  /** Those that were made and not told, the oldest first. */
  async look(): Promise<DeliveryRowFragment[]> {
    const openNow = new Map<string, number>();
    // Read first: what is made meanwhile is among the newest, or is asked for below the next time.
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

  /** What no look finds any more, and the subscription has told of long since. */
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
