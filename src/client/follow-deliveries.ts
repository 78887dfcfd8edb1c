import { MadeAttempts } from './made-attempts.js';
import { Mailbox } from './mailbox.js';
import type { DeliveryRowFragment } from './operations.generated.js';
import { shipgraphError } from './shipgraph-error.js';
import type { Shipgraph } from './shipgraph.js';
import type { WatchOptions } from './watch.js';

/** A subscription counts from a moment shortly after its connection is there. */
const SETTLED_MS = 2_000;
/** A process of the service that is killed may have made an attempt without telling of it. */
const LOOK_EVERY_MS = 30_000;

/**
 * Each attempt to reach an endpoint, once its outcome is known, from now on. It is told by the subscription; what happened while there was no
 * connection is read from the list, and nothing is told twice.
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
      // The next look finds what this one did not.
      const problem = shipgraphError(error, shipgraph.url);
      if (PASSING.has(problem.code)) options.lost?.(problem);
      else mailbox.close(problem);
    }
  };
  // One after another, because a look builds on the one before.
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

/** What another request may help against. */
export const PASSING: ReadonlySet<string> = new Set(['UNREACHABLE', 'TIMEOUT', 'BAD_ANSWER', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED']);
