import type { IntakeState } from './shop-intake.enums.js';

export interface IntakeFacts {
  /** Whether the shop holds orders that are typed or uploaded, of no store. */
  readonly isManual: boolean;
  readonly isSellerActive: boolean;
  /** Whether a token of the shop is valid. */
  readonly isSignedIn: boolean;
  readonly activated: boolean;
}

/** What stops every request comes first. */
export function intakeOf({ isManual, isSellerActive, isSignedIn, activated }: IntakeFacts, isActivationRequired: boolean): IntakeState {
  if (!isSellerActive) return 'account_closed';
  if (!isManual && !isSignedIn) return 'signed_out';
  if (activated) return 'open';
  return isActivationRequired ? 'not_activated' : 'no_changes';
}
