import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const shipmentBlockKind = enumeration('ShipmentBlockKind', 'What a shipment waits for.', {
  payment_required: "The seller's wallet does not cover the shipping rate, so pickup cannot be booked.",
  adjustment_unpaid: 'The weight difference is unpaid, so the parcel stays at the hub.',
  approval_pending: 'Charging the weight difference awaits approval.',
  adjustment_disputed: 'The seller disputes the weight difference, and the operator has not decided yet.',
  on_hold: 'It was put on hold, or a delivery failed.',
  attempts_used_up: 'The maximum number of attempts is reached.',
  booking_pending: 'It is ready, but not yet booked with its carrier.',
  collection_open: 'It was delivered, but its cash on delivery is not confirmed.',
  reversal_pending: 'Reversing its collection awaits approval.',
});
export type ShipmentBlockKind = ValueOf<typeof shipmentBlockKind>;
