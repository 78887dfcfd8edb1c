import type { ResetLimits } from './password-reset.js';

/** What this module needs of the composition. */
export interface AccountServices {
  readonly resetLimits: ResetLimits;
}
