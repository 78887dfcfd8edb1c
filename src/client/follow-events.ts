import { PASSING } from './follow-deliveries.js';
import type { WebhookEventsQuery, WebhookEventsQueryVariables } from './operations.generated.js';
import { backoff, pause } from './retry.js';
import { shipgraphError } from './shipgraph-error.js';
import type { Shipgraph } from './shipgraph.js';
import type { WatchOptions } from './watch.js';

/** One event, with the payload a webhook would receive. */
export type FeedEvent = WebhookEventsQuery['webhookEvents']['nodes'][number];

type Wanted = Pick<WebhookEventsQueryVariables, 'events' | 'includeHubStatuses'> & {
  /** Starts after this cursor; when absent, with events from now on. */
  readonly after?: string | undefined;
};

/** Polls even without a signal: some events are not shipment changes, and a signal can be lost. */
const ASK_EVERY_MS = 5_000;

/**
 * Yields the events a webhook would receive, in order, from the catch-up feed. Misses none, however often the connection breaks. Fetches the
 * next page only once the previous one has been read, so a slow reader holds one page. Resume from an event's `cursor` once it is handled;
 * a change that produced several events is replayed as a whole.
 */
export async function* followEvents(
  shipgraph: Pick<Shipgraph, 'url' | 'liveCursor' | 'webhookEvents' | 'watchShipments'>,
  { after, ...wanted }: Wanted,
  options: WatchOptions = {},
): AsyncGenerator<FeedEvent, void, undefined> {
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  let cursor = after ?? (await shipgraph.liveCursor({}, { signal }));
  const bell = new Bell();
  const ringing = ring(shipgraph, cursor, { signal, bell });
  let failures = 0;
  let isKnown = false;
  try {
    for (;;) {
      const heard = bell.count;
      let page: WebhookEventsQuery['webhookEvents'];
      try {
        page = await shipgraph.webhookEvents({ ...wanted, after: cursor }, { signal });
        if (!isKnown || failures > 0) options.connected?.();
        [failures, isKnown] = [0, true];
      } catch (error) {
        const problem = shipgraphError(error, shipgraph.url);
        if (!isKnown || !PASSING.has(problem.code)) throw problem;
        options.lost?.(problem);
        failures += 1;
        await pause(Math.min(backoff(failures), ASK_EVERY_MS), signal);
        continue;
      }
      yield* resumable(page.nodes, cursor);
      cursor = page.endCursor ?? cursor;
      if (!page.hasNextPage) await bell.next(heard, signal);
    }
  } finally {
    stop.abort();
    await ringing;
  }
}

/** Gives each event the cursor after the last change whose events have all been yielded. */
function* resumable(events: readonly FeedEvent[], before: string): Generator<FeedEvent, void, undefined> {
  let done = before;
  for (const [index, event] of events.entries()) {
    if (events[index + 1]?.cursor !== event.cursor) done = event.cursor;
    yield { ...event, cursor: done };
  }
}

/** Signals that something happened, but not what. Holds only a count, however often it rings. */
class Bell {
  count = 0;
  private wake = (): void => undefined;

  ring(): void {
    this.count += 1;
    this.wake();
  }

  /** Waits for the next ring after the last one seen, or until the poll interval has passed. */
  async next(heard: number, signal: AbortSignal): Promise<void> {
    if (this.count !== heard) return;
    const awake = new AbortController();
    this.wake = () => awake.abort();
    await pause(ASK_EVERY_MS, AbortSignal.any([signal, awake.signal]));
  }
}

async function ring(
  shipgraph: Pick<Shipgraph, 'url' | 'watchShipments'>,
  after: string,
  { signal, bell }: { readonly signal: AbortSignal; readonly bell: Bell },
): Promise<void> {
  try {
    const changes = shipgraph.watchShipments({ after }, { signal, connected: () => bell.ring() });
    while (!(await changes.next()).done) bell.ring();
  } catch {
    // A token may read events without being allowed to watch shipments. Polling continues, and reports any other problem.
  }
}
