import { setTimeout as wait } from 'node:timers/promises';

/** Turns of the event loop of this process, by the time that the main thread worked in them: what others do on the machine does not count. */
export class TurnWatch {
  private longest = 0;
  private last = 0;
  private running = true;

  constructor() {
    this.last = busyMs();
    const look = (): void => {
      const now = busyMs();
      this.longest = Math.max(this.longest, now - this.last);
      this.last = now;
      if (this.running) setTimeout(look, 1);
    };
    setTimeout(look, 1);
  }

  /** The longest turn while something was done, in milliseconds of work. */
  async during(work: () => Promise<unknown>): Promise<number> {
    await wait(2);
    this.longest = 0;
    await work();
    await wait(2);
    return this.longest;
  }

  stop(): void {
    this.running = false;
  }
}

/** What the main thread works for something that takes one turn, in milliseconds. */
export function workOf(work: () => unknown): number {
  const before = busyMs();
  work();
  return busyMs() - before;
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
