import { createClient } from 'graphql-ws';
import { RunChangedDocument } from '../graph/operations.generated.js';
import { nameOf } from '../graph/send.js';
import { deviceId } from '../store/device.js';

const LONGEST_PAUSE_MS = 30_000;

export interface Listening {
  readonly changed: () => void;
  /** Whether changes arrive. Without, the run is asked for every half minute. */
  readonly connected: (isConnected: boolean) => void;
}

/** Subscribes to changes of a run; returns the end of it. Authenticates by session cookie and reconnects when lost. */
export function listen(run: string, { changed, connected }: Listening): () => void {
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: async () => ({ deviceId: await deviceId() }),
    retryAttempts: Number.MAX_SAFE_INTEGER,
    shouldRetry: () => true,
    retryWait: (tries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2))),
    on: { connected: () => connected(true), closed: () => connected(false) },
  });
  const end = client.subscribe(
    { query: RunChangedDocument.toString(), operationName: nameOf(RunChangedDocument), variables: { run } },
    { next: changed, error: () => connected(false), complete: () => connected(false) },
  );
  return () => {
    end();
    // Ends a try that is under way, which then fails because it is no longer wanted.
    Promise.resolve(client.dispose()).catch(() => undefined);
  };
}
