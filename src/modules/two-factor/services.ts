import type { RateWindow } from '../../platform/http/rate-limit.js';

/** What this module needs of the composition. */
export interface TwoFactorServices {
  /**
   * Code attempts per account, after its password. Attempts by a session alone are counted separately, so that a stolen session cannot
   * exhaust this limit.
   */
  readonly codeLimit: RateWindow;
}
