import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  type TimeoutPolicy,
  TimeoutStrategy,
} from 'cockatiel';
import type { CarrierAdapter } from '../carriers/index.js';

const FAILURES_IN_A_ROW = 5;
const OPEN_MS = 30_000;

/** A connection to one carrier: abandons late calls, and pauses after several failures in a row. */
export class CarrierLine {
  private readonly breaker = circuitBreaker(handleAll, { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) });
  private readonly inTime: TimeoutPolicy;

  constructor(
    readonly adapter: CarrierAdapter,
    timeoutMs: number,
  ) {
    this.inTime = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  }

  /** Makes one call. Aborts its signal when it is late. Throws BrokenCircuitError, without a call, while the line is paused. */
  async call<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    // Otherwise all other calls would wait for the trial, and then reach the carrier at once.
    if (this.breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    // Nested by hand: with wrap(), all calls under way would listen to one signal that the library shares.
    return this.breaker.execute(() => this.inTime.execute(({ signal }) => work(signal)));
  }
}
