import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** Progress within a status. A milestone never changes the status by itself. */
export const shipmentMilestone = enumeration('ShipmentMilestone', 'What a carrier reported about a parcel on its way.', {
  in_transit: 'On its way between facilities.',
  at_facility: 'Arrived at a facility of the carrier.',
  customs: 'In customs clearance.',
  out_for_delivery: 'On the vehicle that delivers it.',
  available_for_pickup: 'The recipient can collect it.',
});
export type ShipmentMilestone = ValueOf<typeof shipmentMilestone>;

/** What a carrier's scan says besides the status. */
export interface ScanDetails {
  readonly milestone: ShipmentMilestone | null;
  /** The carrier's own code. */
  readonly carrierCode: string;
  /** Where it was scanned, in the carrier's words. */
  readonly place: string | null;
  /** Proof of delivery. */
  readonly signedBy: string | null;
  readonly pictureUrl: string | null;
}
