import { refuse } from '../../kernel/errors.js';

interface Waiting {
  readonly start: () => void;
}

/** Runs expensive work a few tasks at a time. The queue is bounded, and callers that disconnect leave it. */
export class TurnQueue {
  private running = 0;
  private readonly queue = new Set<Waiting>();

  constructor(private readonly limits: { readonly parallel: number; readonly waiting: number }) {}

  /** SERVICE_UNAVAILABLE when the queue is full; rejects with the signal's reason if it is aborted before the work begins. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.takeTurn(signal);
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private async takeTurn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.running < this.limits.parallel) {
      this.running++;
      return;
    }
    if (this.queue.size >= this.limits.waiting) {
      throw refuse('SERVICE_UNAVAILABLE.passwordQueue', {}, { reason: 'BUSY', retryAfter: 1 });
    }
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.queue.delete(waiting);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('The request ended.'));
      };
      const waiting = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      this.queue.add(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the turn to the caller that has waited longest. */
  private passOn(): void {
    const [next] = this.queue;
    if (!next) {
      this.running--;
      return;
    }
    this.queue.delete(next);
    next.start();
  }
}
