import type { Clock } from '../../kernel/clock.js';

export interface BreakerLimits {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long it stays open before one call may try again. */
  readonly coolDownMs: number;
}

const DEFAULT_LIMITS: BreakerLimits = { failures: 5, coolDownMs: 30_000 };

/** Spares a failing partner, and everyone who would wait for it: after failures in a row it is left alone for a while. */
export class CircuitBreaker {
  private failuresInARow = 0;
  private openedAt: number | null = null;
  private trialUnderWay = false;

  constructor(
    private readonly clock: Clock,
    private readonly limits: BreakerLimits = DEFAULT_LIMITS,
  ) {}

  /** Asks for leave to make one call. Whoever gets it must report `succeeded` or `failed`. */
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
