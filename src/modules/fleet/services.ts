import type { LabelPress } from '../../platform/pdf/label-press.js';
import type { ProofServices } from '../proofs/index.js';
import type { RoutingServices } from '../routing/index.js';
import type { ShipmentServices } from '../shipments/index.js';

/** What this module needs of the composition. */
export interface FleetServices extends ProofServices, RoutingServices, ShipmentServices {
  /** Prints off the event loop. */
  readonly labelPress: LabelPress;
}
