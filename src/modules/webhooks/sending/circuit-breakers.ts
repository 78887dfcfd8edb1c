import { secondsAfter, type Clock } from '../../../kernel/clock.js';
import type { SendOutcome } from './outcome.js';

export interface BreakerLimits {
  /** Size of the window of latest attempts. A breaker opens only with a full window. */
  readonly attempts: number;
  /** Hanging attempts in the window that open the breaker. */
  readonly hanging: number;
  /** A failed attempt that took this long counts as hanging: it blocked a slot. */
  readonly hangingMs: number;
  readonly openSeconds: number;
  /** Maximum number of endpoints to track. */
  readonly endpoints: number;
}

interface Breaker {
  /** True for an attempt that hung; newest last. */
  recent: readonly boolean[];
  /** While open: when to let a trial attempt through. */
  retryAt: Date | null;
}

const LIMITS: BreakerLimits = { attempts: 10, hanging: 7, hangingMs: 1000, openSeconds: 30, endpoints: 10_000 };

/**
 * Pauses endpoints that hang repeatedly, because they block slots that others need. A receiver that fails fast keeps its schedule. While a
 * breaker is open, attempts are postponed and not counted.
 */
export class CircuitBreakers {
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: BreakerLimits = LIMITS,
  ) {}

  /** Tracked endpoints: those with a recent attempt that hung. */
  get size(): number {
    return this.breakers.size;
  }

  /** Endpoints whose breaker is open. */
  get open(): number {
    return [...this.breakers.values()].filter(({ retryAt }) => retryAt !== null).length;
  }

  /** Undefined permits one attempt now; an instant says when to ask again. A half-open breaker permits one trial; the others wait. */
  putOffUntil(endpointId: string): Date | undefined {
    const breaker = this.breakers.get(endpointId);
    const now = this.clock.now();
    if (!breaker?.retryAt) return undefined;
    if (now < breaker.retryAt) return breaker.retryAt;
    // The others wait for the trial to report back, or another round if it never does.
    breaker.retryAt = secondsAfter(now, this.limits.openSeconds);
    return undefined;
  }

  /** Records the outcome of an attempt. Any attempt that does not hang closes an open breaker. */
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

  /** Evicts the least recently updated endpoint to make room. */
  private remember(endpointId: string, breaker: Breaker): void {
    const [oldest] = this.breakers.keys();
    if (this.breakers.size >= this.limits.endpoints && oldest !== undefined) this.breakers.delete(oldest);
    this.breakers.set(endpointId, breaker);
  }
}
