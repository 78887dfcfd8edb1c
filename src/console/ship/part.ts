import type { ProblemOf } from './problems.js';
import type { ShipmentForm } from './shipment-form.js';

/** A part of the form. */
export interface PartProps {
  readonly form: ShipmentForm;
  readonly set: (change: Partial<ShipmentForm>) => void;
  readonly problemOf: ProblemOf;
  /** The seller whose book is used, for the operator; null for sellers, who use their own. */
  readonly sellerId: string | null;
  /** False until the operator has chosen a seller. */
  readonly isReady: boolean;
}
