import { setImmediate as nextTurn } from 'node:timers/promises';

/** Written for browsers, whose types these tests do not have. */
const LIVE: string = '../../src/driver/sync/live.js';
interface Live {
  readonly listen: (run: string, listening: { changed: () => void; connected: (isConnected: boolean) => void }) => () => void;
}

it('ends while its socket fails to open, without an error that nothing handles', async () => {
  const { listen } = (await import(LIVE)) as Live;
  const before = { location: undefined, WebSocket: globalThis.WebSocket, setTimeout: globalThis.setTimeout };
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  let tries = 0;
  class NoNetwork {
    onclose?: (event: { readonly code: number; readonly reason: string }) => void;
    constructor() {
      tries += 1;
      setImmediate(() => this.onclose?.({ code: 1006, reason: '' }));
    }
  }
  process.on('unhandledRejection', note);
  // Pauses between tries last no time. Timers with arguments belong to connections that earlier tests of this process have left open.
  const soon = (work: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    args.length > 0 ? before.setTimeout(work, delay, ...args) : setImmediate(work);
  Object.assign(globalThis, { location: { origin: 'https://here.example' }, WebSocket: NoNetwork, setTimeout: soon });
  try {
    const end = listen('run', { changed: () => undefined, connected: () => undefined });
    while (tries < 3) await nextTurn();
    end();
    for (let turn = 0; turn < 20; turn++) await nextTurn();
  } finally {
    Object.assign(globalThis, before);
    process.off('unhandledRejection', note);
  }
  expect(unhandled).toEqual([]);
});
