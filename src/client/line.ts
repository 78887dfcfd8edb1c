import type { FormattedExecutionResult } from 'graphql';
import { createClient, type Client, type SubscribePayload } from 'graphql-ws/client';
import { Mailbox } from './mailbox.js';
import { errorOfLine, ShipgraphError } from './shipgraph-error.js';

/** How to open a connection that stays. */
export interface LineOptions {
  readonly url: string;
  readonly token: () => string | undefined;
  /** The class to open it with; the global one when absent. */
  readonly webSocket: unknown;
}

/** What a subscription is answered with each time. */
export type LineResult = FormattedExecutionResult<Record<string, unknown>, unknown>;

/** One connection with one subscription, for as long as it lasts. */
export interface Line {
  /** Ends with the connection, by throwing what ended it. */
  readonly results: AsyncGenerator<LineResult, void, undefined>;
  readonly hangUp: () => void;
}

const PING_MS = 15_000;
const PATIENCE_MS = 10_000;

export function openLine({ url, token, webSocket }: LineOptions, asked: SubscribePayload, connected: () => void): Line {
  if (webSocket === undefined && !('WebSocket' in globalThis)) {
    throw new ShipgraphError({ code: 'UNREACHABLE', message: 'There is no global WebSocket here: hand a class in as `webSocket`.' });
  }
  const client: Client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ token: token() }),
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
    // Whoever opens lines decides about the next one.
    retryAttempts: 0,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: PATIENCE_MS,
    on: { connected, ...deadLineRule(() => client.terminate()) },
  });
  const mailbox = new Mailbox<LineResult>();
  const stop = client.subscribe(asked, {
    next: (result) => mailbox.put(result),
    error: (problem) => mailbox.close(errorOfLine(problem, url)),
    complete: () => mailbox.close(),
  });
  const hangUp = (): void => {
    mailbox.close();
    stop();
    // A connection that was never made has nobody to tell.
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
  return { results: mailbox.read(), hangUp };
}

/** A connection can be dead without being closed: a ping that nobody answers tells. */
function deadLineRule(terminate: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(waiting);
  return {
    ping: (received: boolean): void => {
      if (!received) waiting = setTimeout(terminate, PATIENCE_MS);
    },
    pong: forget,
    closed: forget,
  };
}
