import { createClient, type Client } from 'graphql-ws';
import type { TypedText } from './send.js';
import { nameOf } from './send.js';

const LONGEST_PAUSE_MS = 15_000;

export interface Watching<Data> {
  readonly change: (data: Data) => void;
  /** Reports whether the connection is up. After a gap, all data may be stale. */
  readonly connected: (isConnected: boolean) => void;
}

let line: Client | undefined;

/** One connection for all subscriptions of the page. Authenticates by session cookie and reconnects when lost. */
const openLine = (): Client =>
  (line ??= createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 5_000,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    shouldRetry: () => true,
    retryWait: (tries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2))),
  }));

/** Subscribes to changes and returns an unsubscribe function. */
export function watch<Data, Variables>(
  document: TypedText<Data, Variables>,
  variables: Variables,
  { change, connected }: Watching<Data>,
): () => void {
  const client = openLine();
  const off = [client.on('connected', () => connected(true)), client.on('closed', () => connected(false))];
  const payload = { query: document.toString(), operationName: nameOf(document), variables: variables as Record<string, unknown> };
  const end = client.subscribe<Data>(payload, {
    next: ({ data }) => data && change(data),
    // If the session has ended, the next request redirects to the login.
    error: () => connected(false),
    complete: () => connected(false),
  });
  return () => {
    for (const stop of off) stop();
    end();
  };
}
