import { MadeAttempts } from './made-attempts.js';
import { Mailbox } from './mailbox.js';
import type { DeliveryRowFragment } from './operations.generated.js';
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
