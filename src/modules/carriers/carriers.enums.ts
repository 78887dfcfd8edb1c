import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** `adapter` carriers are asked over the network; the other kinds are priced from their rate cards. */
export const carrierKind = enumeration('CarrierKind', 'How a carrier is priced and booked.', {
  own_fleet: 'Our own drivers; priced from rate cards, tracked on our page.',
  rate_card: 'A partner without a connection; priced from rate cards.',
  adapter: 'A connected carrier that names its prices itself.',
});
export type CarrierKind = ValueOf<typeof carrierKind>;

export const pickupDropoff = enumeration('PickupDropoff', 'How a parcel changes hands at both ends.', {
  door_to_door: 'Fetched from the sender and brought to the receiver.',
  door_to_hub: 'Fetched from the sender; the receiver comes to a hub.',
  hub_to_door: 'The sender comes to a hub; brought to the receiver.',
});
export type PickupDropoff = ValueOf<typeof pickupDropoff>;

export const parcelType = enumeration('ParcelType', 'Documents, or anything else.', {
  document: 'Papers only.',
  non_document: 'Goods of any kind.',
});
export type ParcelType = ValueOf<typeof parcelType>;
