import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge } from './shipment.machine.js';
import type { Step } from './step.js';

/**
 * A hook of another module, called in the transaction of a step: after the shipment's own effects, before its money moves, and while the
 * old status is still set. Throwing refuses the step. Forced steps have no listeners.
 */
export type StepListener<Needs = unknown> = (tx: Tx<Needs>, taken: TakenStep) => Promise<void>;

export interface TakenStep {
  /** Locked, with the changes of the step applied. Modules above change their columns through the functions of the index. */
  readonly shipment: Shipment;
  readonly edge: ShipmentEdge;
  readonly step: Step;
}
