import type { LabelPress } from '../../platform/pdf/label-press.js';

/** What this module needs of the composition. */
export interface LabelServices {
  /** Renders labels off the event loop. */
  readonly labelPress: LabelPress;
}
