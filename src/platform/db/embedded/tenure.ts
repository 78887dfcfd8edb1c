import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './process-facts.js';
import type { RunningServer } from './postmaster.js';
import type { Supervised } from './supervise.js';

/** Our hold on a running server, whether it is our own or that of another process. */
export interface Tenure {
  readonly port: number;
  /** Settles, with the reason, when the server is there no more. */
  readonly lost: Promise<string>;
  /** Leaves the server; the owner takes it down. */
  end(): Promise<void>;
}

const LOOK_EVERY_MS = 250;

export function own(server: Supervised, port: number, beforeStop: () => Promise<void>): Tenure {
  return {
    port,
    lost: server.ended.then((reason) => reason ?? 'it was shut down'),
    end: async () => {
      if (!server.running()) return;
      await beforeStop();
      await server.stop();
    },
  };
}

export function attach(server: RunningServer): Tenure {
  const leaving = new AbortController();
  return {
    port: server.port,
    lost: watch(server, leaving.signal),
    end: async () => leaving.abort(),
  };
}

/** Nobody tells a process about the end of another that is not its child: it has to look. */
async function watch(server: RunningServer, leaving: AbortSignal): Promise<string> {
  while (!leaving.aborted && (await isAlive(server))) {
    await wait(LOOK_EVERY_MS, undefined, { ref: false, signal: leaving }).catch(() => undefined);
  }
  return 'the process that ran it has ended';
}
