import type { Clock } from '../../kernel/clock.js';

export interface BreakerLimits {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long it stays open before one call may try again. */
  readonly coolDownMs: number;
}

const DEFAULT_LIMITS: BreakerLimits = { failures: 5, coolDownMs: 30_000 };

/** Pauses calls to a partner after several failures in a row. */
export class CircuitBreaker {
  private failuresInARow = 0;
  private openedAt: number | null = null;
  private trialUnderWay = false;

  constructor(
    private readonly clock: Clock,
    private readonly limits: BreakerLimits = DEFAULT_LIMITS,
  ) {}

  /** Requests permission for one call. If granted, report `succeeded` or `failed`. */
  allows(): boolean {
    if (this.openedAt === null) return true;
    const hasCooledDown = this.clock.now().getTime() - this.openedAt >= this.limits.coolDownMs;
    // Half open: one trial at a time, or the partner would get everything that has piled up at once.
    if (!hasCooledDown || this.trialUnderWay) return false;
    this.trialUnderWay = true;
    return true;
  }

  succeeded(): void {
    this.failuresInARow = 0;
    this.openedAt = null;
    this.trialUnderWay = false;
  }

  failed(): void {
    this.failuresInARow += 1;
    if (this.trialUnderWay || this.failuresInARow >= this.limits.failures) this.openedAt = this.clock.now().getTime();
    this.trialUnderWay = false;
  }
}
