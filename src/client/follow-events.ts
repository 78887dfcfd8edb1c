import { PASSING } from './follow-deliveries.js';
import type { WebhookEventsQuery, WebhookEventsQueryVariables } from './operations.generated.js';
import { backoff, pause } from './retry.js';
import { shipgraphError } from './shipgraph-error.js';
import type { Shipgraph } from './shipgraph.js';
import type { WatchOptions } from './watch.js';

/** One event as a webhook would be sent it. */
export type FeedEvent = WebhookEventsQuery['webhookEvents']['nodes'][number];

type Wanted = Pick<WebhookEventsQueryVariables, 'events' | 'includeHubStatuses'> & {
  /** Begins behind this cursor; with what happens from now on when absent. */
  readonly after?: string | undefined;
};

/** Also asked without a sign, for events that are no changes of shipments, and where the sign itself is lost. */
const ASK_EVERY_MS = 5_000;

/**
 * The events that a webhook would be sent, in their order, from the catch-up feed: none is missed, however often the connection breaks. A page is asked for when the one
 * before it has been read, so that a slow reader holds one page and no more. `cursor` of an event is where to begin again once it is handled: a change that is
 * several events is told again as a whole.
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

/** Each with the cursor behind the last change of which everything has been told. */
function* resumable(events: readonly FeedEvent[], before: string): Generator<FeedEvent, void, undefined> {
  let done = before;
  for (const [index, event] of events.entries()) {
    if (events[index + 1]?.cursor !== event.cursor) done = event.cursor;
    yield { ...event, cursor: done };
  }
}

/** Tells that something has happened, not what: however often it rings, it holds a number. */
class Bell {
  count = 0;
  private wake = (): void => undefined;

  ring(): void {
    this.count += 1;
    this.wake();
  }

  /** Waits for a ring after the one that was heard last, or for a while. */
  async next(heard: number, signal: AbortSignal): Promise<void> {
    if (this.count !== heard) return;
    const awake = new AbortController();
    this.wake = () => awake.abort();
    await pause(ASK_EVERY_MS, AbortSignal.any([signal, awake.signal])).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
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
    // A token may read events without watching shipments. The feed is asked all the same, and says what is wrong if it is more than that.
  }
}
