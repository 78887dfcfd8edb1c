import type { Response } from 'express';
import { Refusal } from '../../kernel/errors.js';
import { announceWindow, LeasedWindow, type Limit, type RateWindow } from './rate-limit.js';

/** How much a caller may ask for in a window, by what its operations cost. Announced in headers. */
export class CostLimit {
  private readonly window: LeasedWindow;

  constructor(
    window: RateWindow,
    private readonly limit: Limit,
  ) {
    this.window = new LeasedWindow(window, limit);
  }

  /** RATE_LIMITED when the window does not hold that much any more. What costs nothing is never refused. */
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
