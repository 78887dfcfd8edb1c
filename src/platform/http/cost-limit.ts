import type { Response } from 'express';
import { Refusal } from '../../kernel/errors.js';
import { announceWindow, LeasedWindow, type Limit, type RateWindow } from './rate-limit.js';

/** Limits what a caller may spend per window, by operation cost. Announced in headers. */
export class CostLimit {
  private readonly window: LeasedWindow;

  constructor(
    window: RateWindow,
    private readonly limit: Limit,
  ) {
    this.window = new LeasedWindow(window, limit);
  }

  /** RATE_LIMITED if the rest of the window does not cover the cost. Operations without cost are never refused. */
  async charge(caller: string, cost: number, response: Response): Promise<void> {
    if (cost === 0 || this.limit.count === 0) return;
    try {
      if (!this.window.takeFast(caller, cost)) await this.window.take(caller, cost);
      announceWindow(response, this.window.stateOf(caller));
    } catch (error) {
      const { retryAfter } = error instanceof Refusal ? error.facts : {};
      if (retryAfter) announceWindow(response, { limit: this.limit.count, remaining: 0, resetSeconds: retryAfter });
      throw error;
    }
  }
}
