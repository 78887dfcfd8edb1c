import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const rateCardStatus = enumeration('RateCardStatus', 'Where a rate card is in its life.', {
  draft: 'Being prepared; nothing is priced by it.',
  published: 'On sale from its first day on. It can no longer change.',
  retired: 'Off sale. Shipments that were priced by it still are.',
});
export type RateCardStatus = ValueOf<typeof rateCardStatus>;

/** What shops are asked for, or what the carrier asks of us. */
export const rateCardPurpose = enumeration('RateCardPurpose', 'Whose prices a rate card holds.', {
  sale: 'What shops are asked for.',
  cost: 'What the carrier asks of the operator, which is booked when it takes a shipment over.',
});
export type RateCardPurpose = ValueOf<typeof rateCardPurpose>;

export const surchargeCode = enumeration('SurchargeCode', 'What a surcharge is for.', {
  FUEL: 'Fuel.',
  REMOTE: 'Remote areas.',
  OVERSIZE: 'Long or bulky parcels.',
  PEAK: 'Busy seasons.',
  COD_CARRIER: 'Collecting cash. Only charged when cash is collected.',
});
export type SurchargeCode = ValueOf<typeof surchargeCode>;

export const surchargeKind = enumeration('SurchargeKind', 'How a surcharge is worked out.', {
  percent: 'A percentage.',
  flat: 'An amount for each shipment.',
  per_kg: 'An amount for each kilogram of chargeable weight.',
});
export type SurchargeKind = ValueOf<typeof surchargeKind>;

export const surchargeBase = enumeration('SurchargeBase', 'What a percentage is taken of.', {
  base: 'Of the price by weight.',
  base_plus_prev: 'Of the price by weight and the surcharges before it.',
});
export type SurchargeBase = ValueOf<typeof surchargeBase>;
