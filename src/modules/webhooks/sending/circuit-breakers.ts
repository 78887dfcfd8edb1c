import { secondsAfter, type Clock } from '../../../kernel/clock.js';
import type { SendOutcome } from './outcome.js';

export interface BreakerLimits {
  /** How many of the newest attempts are looked at; fewer never open a breaker. */
  readonly attempts: number;
  /** How many of them may hang before the endpoint is left alone. */
  readonly hanging: number;
  /** An attempt that fails after this long has held a slot that others could have used. */
  readonly hangingMs: number;
  readonly openSeconds: number;
  /** Endpoints to remember. */
  readonly endpoints: number;
}

interface Breaker {
  /** Newest last; true for an attempt that hung. */
  recent: readonly boolean[];
  /** Set while open: when the next attempt may try. */
  retryAt: Date | null;
}

const LIMITS: BreakerLimits = { attempts: 10, hanging: 7, hangingMs: 1000, openSeconds: 30, endpoints: 10_000 };

/**
 * Pauses endpoints that hang repeatedly. A receiver that fails quickly keeps its schedule, because it costs others nothing; one that hangs
 * takes their slots. While a breaker is open, attempts are put off, not used up.
 */
export class CircuitBreakers {
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: BreakerLimits = LIMITS,
  ) {}

  /** Endpoints of which something is remembered: those with an attempt that hung lately. */
  get size(): number {
    return this.breakers.size;
  }

  /** Endpoints that are left alone now. */
  get open(): number {
    return [...this.breakers.values()].filter(({ retryAt }) => retryAt !== null).length;
  }

  /** Undefined gives leave for one attempt now; an instant says when to ask again. Half open, one attempt goes and the others wait. */
  putOffUntil(endpointId: string): Date | undefined {
    const breaker = this.breakers.get(endpointId);
    const now = this.clock.now();
    if (!breaker?.retryAt) return undefined;
    if (now < breaker.retryAt) return breaker.retryAt;
    // Until the trial reports back, or is lost with its worker, everyone else waits for another round.
    breaker.retryAt = secondsAfter(now, this.limits.openSeconds);
    return undefined;
  }

  /** Tells what became of an attempt. Any answer in good time closes an open breaker. */
  record(endpointId: string, outcome: Pick<SendOutcome, 'delivered' | 'durationMs'>): void {
    const hung = !outcome.delivered && outcome.durationMs >= this.limits.hangingMs;
    const known = this.breakers.get(endpointId);
    const isOpen = known?.retryAt != null;
    const recent = isOpen && !hung ? [] : [...(known?.recent ?? []), hung].slice(-this.limits.attempts);
    this.breakers.delete(endpointId);
    if (!recent.includes(true)) return;
    const opens = recent.length >= this.limits.attempts && recent.filter(Boolean).length >= this.limits.hanging;
    this.remember(endpointId, { recent, retryAt: opens ? secondsAfter(this.clock.now(), this.limits.openSeconds) : null });
  }

  /** The endpoint that was heard of longest ago makes room. */
  private remember(endpointId: string, breaker: Breaker): void {
    const [oldest] = this.breakers.keys();
    if (this.breakers.size >= this.limits.endpoints && oldest !== undefined) this.breakers.delete(oldest);
    this.breakers.set(endpointId, breaker);
  }
}
