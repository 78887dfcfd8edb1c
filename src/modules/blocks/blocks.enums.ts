import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const shipmentBlockKind = enumeration('ShipmentBlockKind', 'What a shipment waits for.', {
  payment_required: "The seller's wallet does not hold the shipping rate, so pickup cannot be booked.",
  adjustment_unpaid: 'The difference in weight is not paid, so the parcel stays at the hub.',
  approval_pending: 'Charging the difference in weight waits for an approval.',
  adjustment_disputed: 'The seller disputes the difference in weight, and the operator has not decided yet.',
  on_hold: 'It was put on hold, or a delivery failed.',
  attempts_used_up: 'It was tried as often as it may be.',
  booking_pending: 'It is ready, and not booked with its carrier yet.',
  collection_open: 'It was delivered, and its cash on delivery is not confirmed.',
  reversal_pending: 'Taking its collection back waits for an approval.',
});
export type ShipmentBlockKind = ValueOf<typeof shipmentBlockKind>;
