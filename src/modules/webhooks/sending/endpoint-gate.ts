export interface GateLimits {
  readonly perEndpoint: number;
  readonly overall: number;
}

interface Waiting {
  readonly endpointId: string;
  readonly admit: (leave: () => void) => void;
}

/**
 * Bounds how many attempts run at once, for each endpoint and together, so that an endpoint that hangs holds a few slots and no more.
 * Remembers only the endpoints that are inside or wait.
 */
export class EndpointGate {
  private readonly inside = new Map<string, number>();
  private total = 0;
  private waiting: Waiting[] = [];

  constructor(private readonly limits: GateLimits) {}

  /** Endpoints with an attempt under way. */
  get size(): number {
    return this.inside.size;
  }

  /** Enters if there is room now. The answer must be called once the attempt is over; calling it again does nothing. */
  tryEnter(endpointId: string): (() => void) | undefined {
    const running = this.inside.get(endpointId) ?? 0;
    if (this.total >= this.limits.overall || running >= this.limits.perEndpoint) return undefined;
    this.inside.set(endpointId, running + 1);
    this.total += 1;
    return this.leaveOnce(endpointId);
  }

  /** Enters as soon as there is room; first come, first served within an endpoint. */
  enter(endpointId: string): Promise<() => void> {
    const leave = this.tryEnter(endpointId);
    if (leave) return Promise.resolve(leave);
    return new Promise((admit) => this.waiting.push({ endpointId, admit }));
  }

  private leaveOnce(endpointId: string): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.leave(endpointId);
    };
  }

  private leave(endpointId: string): void {
    const running = (this.inside.get(endpointId) ?? 1) - 1;
    if (running === 0) this.inside.delete(endpointId);
    else this.inside.set(endpointId, running);
    this.total -= 1;
    this.admitWaiting();
  }

  /** One slot came free, so at most one can be let in: the first whose endpoint has room. */
  private admitWaiting(): void {
    for (const [index, { endpointId, admit }] of this.waiting.entries()) {
      const leave = this.tryEnter(endpointId);
      if (!leave) continue;
      this.waiting.splice(index, 1);
      admit(leave);
      return;
    }
  }
}
