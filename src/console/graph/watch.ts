import { createClient, type Client } from 'graphql-ws';
import type { TypedText } from './send.js';
import { nameOf } from './send.js';

const LONGEST_PAUSE_MS = 15_000;

export interface Watching<Data> {
  readonly change: (data: Data) => void;
  /** Whether there is a connection now. After a gap everything may have changed. */
  readonly connected: (isConnected: boolean) => void;
}

let line: Client | undefined;

/** One connection for all subscriptions of the page. It proves itself by the cookie of the session, and is made again whenever it is lost. */
const openLine = (): Client =>
  (line ??= createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 5_000,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    shouldRetry: () => true,
    retryWait: (tries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2))),
  }));

/** Hears of changes until the function that it answers is called. */
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
    // A session that has ended shows itself by the next request, which leads to the login.
    error: () => connected(false),
    complete: () => connected(false),
  });
  return () => {
    for (const stop of off) stop();
    end();
  };
}
