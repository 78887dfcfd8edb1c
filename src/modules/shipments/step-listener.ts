import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge } from './shipment.machine.js';
import type { Step } from './step.js';

/**
 * What another module does when a shipment takes a step: in the transaction of the step, after the shipment's own effects, while
 * the status is still the one that is being left. What it throws refuses the step. Steps by force have no listeners.
 */
export type StepListener = (tx: Tx, taken: TakenStep) => Promise<void>;

export interface TakenStep {
  /** Locked, and as the step leaves it; what a module above keeps on it is changed by a function of the front door. */
  readonly shipment: Shipment;
  readonly edge: ShipmentEdge;
  readonly step: Step;
}

declare module '../../platform/services.js' {
  interface Services {
    /** In the order in which they are told. */
    readonly stepListeners: readonly StepListener[];
  }
}
