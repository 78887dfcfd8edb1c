import type { Attempt } from './claim-attempts.js';

interface Waiting {
  readonly attempt: Attempt;
  readonly since: number;
}

/** One FIFO queue per endpoint, for claimed attempts whose endpoint has no free slot. */
export class WaitingRoom {
  private readonly queues = new Map<string, Waiting[]>();

  constructor(private readonly maxPerEndpoint: number) {}

  /** Endpoints whose queue is full: claim no more attempts for them. */
  get full(): string[] {
    return [...this.queues].filter(([, queue]) => queue.length >= this.maxPerEndpoint).map(([endpointId]) => endpointId);
  }

  get endpoints(): string[] {
    return [...this.queues.keys()];
  }

  add(attempt: Attempt): void {
    const queue = this.queues.get(attempt.endpointId) ?? [];
    queue.push({ attempt, since: performance.now() });
    this.queues.set(attempt.endpointId, queue);
  }

  count(endpointId: string): number {
    return this.queues.get(endpointId)?.length ?? 0;
  }

  shift(endpointId: string): Waiting | undefined {
    const queue = this.queues.get(endpointId);
    const first = queue?.shift();
    if (queue?.length === 0) this.queues.delete(endpointId);
    return first;
  }

  /** Puts an attempt back at the head of its queue. */
  unshift(waiting: Waiting): void {
    const { endpointId } = waiting.attempt;
    this.queues.set(endpointId, [waiting, ...(this.queues.get(endpointId) ?? [])]);
  }

  /** Removes and returns all attempts of the endpoint. */
  clear(endpointId: string): Attempt[] {
    const queue = this.queues.get(endpointId) ?? [];
    this.queues.delete(endpointId);
    return queue.map(({ attempt }) => attempt);
  }

  /** Removes and returns the attempts that have waited longer than `ms`. */
  removeOlderThan(ms: number): Attempt[] {
    const since = performance.now() - ms;
    return this.endpoints.flatMap((endpointId) => {
      const queue = this.queues.get(endpointId) ?? [];
      const expired = queue.filter((waiting) => waiting.since < since);
      // A queue is in order of arrival, so the expired attempts are at its head.
      queue.splice(0, expired.length);
      if (queue.length === 0) this.queues.delete(endpointId);
      return expired.map(({ attempt }) => attempt);
    });
  }
}
