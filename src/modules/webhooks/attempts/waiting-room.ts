import type { Attempt } from './claim-attempts.js';

interface Waiting {
  readonly attempt: Attempt;
  readonly since: number;
}

/** Attempts that are taken from the queue but whose endpoint is busy, in the order of their coming. They hold no slot. */
export class WaitingRoom {
  private readonly rooms = new Map<string, Waiting[]>();

  constructor(private readonly seats: number) {}

  /** Endpoints for which no more should be taken from the queue. */
  get full(): string[] {
    return [...this.rooms].filter(([, waiting]) => waiting.length >= this.seats).map(([endpointId]) => endpointId);
  }

  get endpoints(): string[] {
    return [...this.rooms.keys()];
  }

  add(attempt: Attempt): void {
    const room = this.rooms.get(attempt.endpointId) ?? [];
    room.push({ attempt, since: performance.now() });
    this.rooms.set(attempt.endpointId, room);
  }

  count(endpointId: string): number {
    return this.rooms.get(endpointId)?.length ?? 0;
  }

  /** The first one waiting leaves. */
  shift(endpointId: string): Waiting | undefined {
    const room = this.rooms.get(endpointId);
    const first = room?.shift();
    if (room?.length === 0) this.rooms.delete(endpointId);
    return first;
  }

  /** Back to the place that it left. */
  unshift(waiting: Waiting): void {
    const { endpointId } = waiting.attempt;
    this.rooms.set(endpointId, [waiting, ...(this.rooms.get(endpointId) ?? [])]);
  }

  /** Everybody who waits for the endpoint, who leave. */
  clear(endpointId: string): Attempt[] {
    const room = this.rooms.get(endpointId) ?? [];
    this.rooms.delete(endpointId);
    return room.map(({ attempt }) => attempt);
  }

  /** Those who have waited longer than `ms`, who leave. */
  leaveAfter(ms: number): Attempt[] {
    const since = performance.now() - ms;
    return this.endpoints.flatMap((endpointId) => {
      const room = this.rooms.get(endpointId) ?? [];
      const tired = room.filter((waiting) => waiting.since < since);
      // They came in order, so the tired ones are the first.
      room.splice(0, tired.length);
      if (room.length === 0) this.rooms.delete(endpointId);
      return tired.map(({ attempt }) => attempt);
    });
  }
}
