import type { LabelPress } from '../../platform/pdf/label-press.js';
import type { LabelFormat } from '../carriers/index.js';
import type { Shipment } from '../shipments/index.js';

/** What becomes of a request for a label that is not kept. `none`: the carrier does not make it. */
export type AskedCarrierLabel =
  { readonly status: 'kept' | 'none' } | { readonly status: 'later'; /** Seconds. */ readonly retryAfter: number };

/** Asks connected carriers for labels. */
export interface CarrierLabels {
  /** Formats in which the carrier can be asked for the label of a booked parcel, whatever it was booked with. */
  formatsOf(shipment: Pick<Shipment, 'carrierAccountId'>): readonly LabelFormat[];
  /** Has the carrier asked for the label in one of these formats, which is then kept, and waits a few seconds for it. */
  ask(shipment: Pick<Shipment, 'id'>, accepted: readonly LabelFormat[]): Promise<AskedCarrierLabel>;
}

/** What this module needs of the composition. */
export interface LabelServices {
  /** Renders labels off the event loop. */
  readonly labelPress: LabelPress;
  readonly carrierLabels: CarrierLabels;
}
