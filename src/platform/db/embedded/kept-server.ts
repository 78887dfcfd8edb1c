import { setTimeout as wait } from 'node:timers/promises';
import type { Tenure } from './tenure.js';

interface Keeping {
  readonly tenure: Tenure;
  readonly reclaim: () => Promise<Tenure>;
  readonly report: (message: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A server that lasted this long is sound; one that keeps falling over is given more and more rest. */
const SOUND_AFTER_MS = 10_000;

/** A server that is brought back at the same place when it ends unexpectedly, so that connection pools find it again. */
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

      this.parts.report(`PostgreSQL is gone: ${reason}. Bringing it back ...`);
      pause = performance.now() - since > SOUND_AFTER_MS ? 0 : longer(pause);
      const next = await this.bringBack(pause);
      if (!next) return;
      this.tenure = next;
      if (this.leaving.signal.aborted) return next.end();
    }
  }

  /** Undefined when the app stops before the server is back. */
  private async bringBack(firstPause: number): Promise<Tenure | undefined> {
    for (let pause = firstPause; ; pause = longer(pause)) {
      await wait(pause, undefined, { signal: this.leaving.signal }).catch(() => undefined);
      if (this.leaving.signal.aborted) return undefined;
      try {
        return this.checked(await this.parts.reclaim());
      } catch (error) {
        this.parts.report(`PostgreSQL could not be brought back: ${error instanceof Error ? error.message : String(error)}`);
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
