export interface GateLimits {
  readonly perEndpoint: number;
  readonly overall: number;
}

/**
 * Bounds concurrent attempts per endpoint and overall, so that an endpoint that hangs blocks only a few slots. Tracks only endpoints with
 * an attempt in progress.
 */
export class EndpointGate {
  private readonly inside = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: GateLimits) {}

  /** Endpoints with an attempt in progress. */
  get size(): number {
    return this.inside.size;
  }

  /** Takes a slot if one is free. Call the result once to release it; further calls do nothing. */
  tryEnter(endpointId: string): (() => void) | undefined {
    const running = this.inside.get(endpointId) ?? 0;
    if (this.total >= this.limits.overall || running >= this.limits.perEndpoint) return undefined;
    this.inside.set(endpointId, running + 1);
    this.total += 1;
    return this.leaveOnce(endpointId);
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
  }
}
