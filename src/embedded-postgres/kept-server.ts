import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from './postmaster.js';
import { isAlive } from './process-facts.js';
import type { Supervised } from './supervise.js';

/** This process's hold on a running server, which it runs itself or shares with the process that does. */
export interface Tenure {
  readonly port: number;
  /** Resolves with the reason when the server is gone. */
  readonly lost: Promise<string>;
  /** Leaves the server; the owner also stops it. */
  end(): Promise<void>;
}

interface Keeping {
  readonly tenure: Tenure;
  readonly reclaim: () => Promise<Tenure>;
  readonly report: (message: string) => void;
}

const LOOK_EVERY_MS = 250;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A server that ran this long is considered healthy; one that keeps failing is restarted after longer and longer pauses. */
const HEALTHY_AFTER_MS = 10_000;

/** Holds a server that this process runs. */
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

/** Holds a server that another process runs. */
export function attach(server: RunningServer): Tenure {
  const leaving = new AbortController();
  return {
    port: server.port,
    lost: watch(server, leaving.signal),
    end: async () => leaving.abort(),
  };
}

/** Polls, because the system does not notify a process when one that is not its child ends. */
async function watch(server: RunningServer, leaving: AbortSignal): Promise<string> {
  while (!leaving.aborted && (await isAlive(server))) {
    await wait(LOOK_EVERY_MS, undefined, { ref: false, signal: leaving }).catch(() => undefined);
  }
  return 'the process that ran it has ended';
}

/** Restarts the server on the same port when it ends unexpectedly, so that connection pools find it again. */
export class KeptServer {
  private readonly leaving = new AbortController();
  private readonly keeping: Promise<void>;
  private tenure: Tenure;
  private stopped: Promise<void> | undefined;

  readonly url: string;
  readonly superuserUrl: string;

  constructor(
    { url, superuserUrl }: { readonly url: string; readonly superuserUrl: string },
    private readonly parts: Keeping,
  ) {
    this.url = url;
    this.superuserUrl = superuserUrl;
    this.tenure = parts.tenure;
    this.keeping = this.keep();
  }

  stop(): Promise<void> {
    this.stopped ??= this.leave();
    return this.stopped;
  }

  private async leave(): Promise<void> {
    this.leaving.abort();
    await this.tenure.end();
    await this.keeping;
  }

  private async keep(): Promise<void> {
    let pause = 0;
    for (;;) {
      const since = performance.now();
      const reason = await this.tenure.lost;
      if (this.leaving.signal.aborted) return;

      this.parts.report(`PostgreSQL is gone: ${reason}. Restarting it ...`);
      pause = performance.now() - since > HEALTHY_AFTER_MS ? 0 : longer(pause);
      const next = await this.restart(pause);
      if (!next) return;
      this.tenure = next;
      if (this.leaving.signal.aborted) return next.end();
    }
  }

  /** Undefined if this process stops using the server before it is back. */
  private async restart(firstPause: number): Promise<Tenure | undefined> {
    for (let pause = firstPause; ; pause = longer(pause)) {
      await wait(pause, undefined, { signal: this.leaving.signal }).catch(() => undefined);
      if (this.leaving.signal.aborted) return undefined;
      try {
        return this.checked(await this.parts.reclaim());
      } catch (error) {
        this.parts.report(`PostgreSQL could not be restarted: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  private checked(next: Tenure): Tenure {
    if (next.port !== this.parts.tenure.port) {
      this.parts.report(
        `PostgreSQL now listens on port ${next.port} instead of ${this.parts.tenure.port}. Restart this process to reach it.`,
      );
    }
    return next;
  }
}

function longer(pause: number): number {
  return Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
}
