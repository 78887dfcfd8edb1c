import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const rateCardStatus = enumeration('RateCardStatus', 'Lifecycle state of a rate card.', {
  draft: 'In preparation; prices nothing yet.',
  published: 'In effect from its first day. Immutable.',
  retired: 'Withdrawn. Shipments priced by it keep their price.',
});
export type RateCardStatus = ValueOf<typeof rateCardStatus>;

/** What shops are charged, or what the carrier charges us. */
export const rateCardPurpose = enumeration('RateCardPurpose', 'Which side of the trade a rate card prices.', {
  sale: 'What shops are charged.',
  cost: 'What the carrier charges the operator; booked when it takes a shipment over.',
});
export type RateCardPurpose = ValueOf<typeof rateCardPurpose>;

export const surchargeCode = enumeration('SurchargeCode', 'Purpose of a surcharge.', {
  FUEL: 'Fuel.',
  REMOTE: 'Remote areas.',
  OVERSIZE: 'Long or bulky parcels.',
  PEAK: 'Busy seasons.',
  COD_CARRIER: 'Cash collection. Applies only when cash is collected.',
});
export type SurchargeCode = ValueOf<typeof surchargeCode>;

export const surchargeKind = enumeration('SurchargeKind', 'How a surcharge is calculated.', {
  percent: 'A percentage.',
  flat: 'A fixed amount per shipment.',
  per_kg: 'An amount per kilogram of chargeable weight.',
});
export type SurchargeKind = ValueOf<typeof surchargeKind>;

export const surchargeBase = enumeration('SurchargeBase', 'What a percentage applies to.', {
  base: 'The price by weight.',
  base_plus_prev: 'The price by weight plus the preceding surcharges.',
});
export type SurchargeBase = ValueOf<typeof surchargeBase>;
