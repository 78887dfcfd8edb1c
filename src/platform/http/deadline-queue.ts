/** An entry that waits for its deadline. */
export interface Waiting {
  readonly at: number;
  readonly expire: () => void;
  before: Waiting | undefined;
  after: Waiting | undefined;
}

/**
 * Calls back after a fixed delay. A timer per request would be set and cleared for nothing in nearly all cases: one timer runs for the
 * first in the queue, and a request that ends unlinks itself.
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

  /** Has no effect if the entry has already left. */
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
