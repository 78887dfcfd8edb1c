import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const deliveryChoiceKind = enumeration('DeliveryChoiceKind', 'What a consignee can choose before a parcel is out for delivery.', {
  neighbour: 'Hand it to a neighbour.',
  day: 'Deliver it on another day.',
  place: 'Deliver it to another place nearby.',
  note: 'A note to the driver, and nothing else.',
});
export type DeliveryChoiceKind = ValueOf<typeof deliveryChoiceKind>;

export const deliveryChoiceState = enumeration('DeliveryChoiceState', 'Whether a consignee can still choose.', {
  open: 'The parcel is not out for delivery yet.',
  under_way: 'It is out for delivery; the last choice holds.',
  delivered: 'It was delivered.',
  over: 'It is not delivered any more.',
});
export type DeliveryChoiceState = ValueOf<typeof deliveryChoiceState>;
