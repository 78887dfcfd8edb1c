import type { FormattedExecutionResult } from 'graphql';
import { createClient, type Client, type SubscribePayload } from 'graphql-ws/client';
import { Mailbox } from './mailbox.js';
import { errorOfLine, ShipgraphError } from './shipgraph-error.js';

/** Options of a WebSocket connection. */
export interface LineOptions {
  readonly url: string;
  readonly token: () => string | undefined;
  /** WebSocket class; defaults to the global one. */
  readonly webSocket: unknown;
}

/** One message of a subscription. */
export type LineResult = FormattedExecutionResult<Record<string, unknown>, unknown>;

/** One connection that carries one subscription. */
export interface Line {
  /** Throws the error that ended the connection. */
  readonly results: AsyncGenerator<LineResult, void, undefined>;
  readonly hangUp: () => void;
}

const PING_MS = 15_000;
const PATIENCE_MS = 10_000;

export function openLine({ url, token, webSocket }: LineOptions, asked: SubscribePayload, connected: () => void): Line {
  if (webSocket === undefined && !('WebSocket' in globalThis)) {
    throw new ShipgraphError({ code: 'UNREACHABLE', message: 'This runtime has no global WebSocket: pass a class as `webSocket`.' });
  }
  const client: Client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: () => ({ token: token() }),
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
    // The caller decides whether to reconnect.
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
    // Disposing of a connection that was never opened may reject.
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
  return { results: mailbox.read(), hangUp };
}

/** Detects dead connections that were never closed: terminates when a ping gets no answer. */
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
