import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const nextStepKind = enumeration('NextStepKind', 'What happens next to a shipment.', {
  pack: 'The sender packs the parcel and marks it as packed.',
  book_pickup: 'The pickup is booked.',
  await_booking: 'The connected carrier answers the booking.',
  collect: 'The parcel is collected from the sender.',
  reach_sender: 'The driver, who is on the way, collects the parcel.',
  retry_pickup: 'The pickup is tried again.',
  receive_at_hub: 'The parcel reaches the hub.',
  measure: 'The hub weighs and measures the parcel.',
  clear: 'The parcel is cleared for its carrier.',
  book_carrier: 'The parcel is booked with its carrier.',
  deliver: 'The parcel leaves for the consignee.',
  reach_consignee: 'The parcel, which is on the way, is delivered.',
  redeliver: 'The delivery is tried again.',
  release: 'The hold ends.',
  decide: 'It is decided whether it is tried again or goes back.',
  hand_back: 'The parcel is handed back to its sender.',
  confirm_cash: 'Its cash on delivery is confirmed.',
  none: 'Nothing is left to do.',
});
export type NextStepKind = ValueOf<typeof nextStepKind>;

export const nextStepParty = enumeration('NextStepParty', 'Who takes the next step.', {
  seller: 'The seller, or its store.',
  operator: "The operator's staff.",
  driver: 'A driver of the own fleet.',
  carrier: 'The carrier.',
  service: 'The service, without a person.',
});
export type NextStepParty = ValueOf<typeof nextStepParty>;
