import { Mailbox } from './mailbox.js';
import type { DeliveryRowFragment } from './operations.generated.js';
import { every } from './pages.js';
import { shipgraphError } from './shipgraph-error.js';
import type { Shipgraph } from './shipgraph.js';
import type { WatchOptions } from './watch.js';

/** A subscription becomes active shortly after its connection opens. */
const SETTLED_MS = 2_000;
/** A service process that is killed may have made an attempt without publishing it. */
const LOOK_EVERY_MS = 30_000;

/**
 * Yields each delivery attempt of an endpoint from now on, once its outcome is known. Attempts come from the subscription; those made while
 * disconnected are read from the list. Yields each attempt once.
 */
export async function* followDeliveries(
  shipgraph: Pick<Shipgraph, 'url' | 'webhookDeliveries' | 'watchDeliveries'>,
  { webhookId }: { readonly webhookId: string },
  options: WatchOptions = {},
): AsyncGenerator<DeliveryRowFragment, void, undefined> {
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const attempts = new MadeAttempts(shipgraph.webhookDeliveries, webhookId, signal);
  await attempts.skipPast();

  const mailbox = new Mailbox<DeliveryRowFragment>();
  const lookNow = async (): Promise<void> => {
    try {
      for (const each of await attempts.look()) mailbox.put(each);
    } catch (error) {
      // The next poll finds what this one missed.
      const problem = shipgraphError(error, shipgraph.url);
      if (PASSING.has(problem.code)) options.lost?.(problem);
      else mailbox.close(problem);
    }
  };
  // Polls run one after another, because each builds on the previous one.
  let looks = Promise.resolve();
  const look = (): void => void (looks = looks.then(lookNow));
  let settling: ReturnType<typeof setTimeout> | undefined;
  const connected = (): void => {
    options.connected?.();
    look();
    clearTimeout(settling);
    settling = setTimeout(look, SETTLED_MS);
  };
  const rounds = setInterval(look, LOOK_EVERY_MS);
  const listen = async (): Promise<void> => {
    for await (const each of shipgraph.watchDeliveries({ webhookId }, { signal, connected, lost: options.lost }))
      if (attempts.take(each)) mailbox.put(each);
  };
  const listening = listen().catch((error: unknown) => mailbox.close(shipgraphError(error, shipgraph.url)));
  try {
    yield* mailbox.read();
  } finally {
    stop.abort();
    clearInterval(rounds);
    clearTimeout(settling);
    await Promise.all([listening, looks]);
  }
}

/** Errors that a retry may resolve. */
export const PASSING: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMEOUT', 'BAD_ANSWER', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED']);

/** A transaction that began before the newest row may become visible after it. */
const OVERLAP_MS = 10_000;
/** A subscription reports nothing older than this. */
const LATE_MS = 300_000;
const PAGE = 200;

/** Tracks the attempts of an endpoint and which of them have been yielded. */
class MadeAttempts {
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
    // Read this first: an attempt made in the meantime is among the newest, or the next poll picks it up below.
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
