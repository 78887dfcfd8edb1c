/** Something that waits for its time in a queue. */
export interface Waiting {
  readonly at: number;
  readonly expire: () => void;
  before: Waiting | undefined;
  after: Waiting | undefined;
}

/**
 * Calls back after the same time for everybody. A timer for each of them would be set and cleared in vain for nearly all: here one timer
 * runs for the first in line, and a request that ends takes its link out of a list.
 */
export class DeadlineQueue {
  private first: Waiting | undefined;
  private last: Waiting | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly afterMs: number) {}

  add(expire: () => void): Waiting {
    const waiting: Waiting = { at: performance.now() + this.afterMs, expire, before: this.last, after: undefined };
    if (this.last) this.last.after = waiting;
    else this.first = waiting;
    this.last = waiting;
    this.timer ??= setTimeout(this.look, this.afterMs).unref();
    return waiting;
  }

  /** Harmless for who has left already. */
  remove(waiting: Waiting): void {
    const { before, after } = waiting;
    if (before ? before.after !== waiting : this.first !== waiting) return;
    if (before) before.after = after;
    else this.first = after;
    if (after) after.before = before;
    else this.last = before;
    waiting.before = waiting.after = undefined;
  }

  private readonly look = (): void => {
    const now = performance.now();
    for (let waiting = this.first; waiting && waiting.at <= now; waiting = this.first) {
      this.remove(waiting);
      waiting.expire();
    }
    this.timer = this.first && setTimeout(this.look, Math.max(1, this.first.at - now)).unref();
  };
}
