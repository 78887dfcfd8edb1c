import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** `connected` carriers are priced by their API, the other kinds from rate cards. */
export const carrierKind = enumeration(
  'CarrierKind',
  'How a carrier is priced and booked.',
  {
    own_fleet: 'Our own drivers; priced from rate cards, tracked on our page.',
    partner: 'A partner without an API; priced from rate cards. Operations enter its AWB and scans.',
    connected: 'Connected by its API, which prices, books and tracks.',
    rate_card: 'Now PARTNER.',
    adapter: 'Now CONNECTED.',
  },
  { deprecated: { rate_card: 'Never returned. Use PARTNER.', adapter: 'Never returned. Use CONNECTED.' } },
);
/** The kinds that are stored. */
export const carrierKinds = ['own_fleet', 'partner', 'connected'] as const satisfies readonly ValueOf<typeof carrierKind>[];
export type CarrierKind = (typeof carrierKinds)[number];

export const pickupDropoff = enumeration('PickupDropoff', 'Where a parcel is picked up and delivered.', {
  door_to_door: 'Picked up from the sender and delivered to the recipient.',
  door_to_hub: 'Picked up from the sender; the recipient collects it at a hub.',
  hub_to_door: 'The sender drops it off at a hub; delivered to the recipient.',
});
export type PickupDropoff = ValueOf<typeof pickupDropoff>;

export const parcelType = enumeration('ParcelType', 'Content of a parcel: documents or goods.', {
  document: 'Documents only.',
  non_document: 'Goods of any kind.',
});
export type ParcelType = ValueOf<typeof parcelType>;
