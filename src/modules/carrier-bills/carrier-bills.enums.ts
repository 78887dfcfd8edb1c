import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const carrierLineKind = enumeration('CarrierInvoiceLineKind', "How a line of a carrier's invoice compares with the booked cost.", {
  matched: 'The amount that was booked.',
  higher: 'More than was booked.',
  lower: 'Less than was booked.',
  unknown: 'The carrier has carried no parcel with this AWB for the operator.',
  twice: 'Another line has billed this parcel already.',
});
export type CarrierLineKind = ValueOf<typeof carrierLineKind>;

/** The reason on the line decides, then the weight. */
export const carrierLineCause = enumeration('CarrierInvoiceLineCause', 'Why a carrier billed another amount than was booked.', {
  weight: 'Another weight.',
  zone: 'Another zone or area.',
  surcharge: 'A surcharge.',
  other: 'The line does not say.',
});
export type CarrierLineCause = ValueOf<typeof carrierLineCause>;

export const carrierLineState = enumeration('CarrierInvoiceLineState', "Whether the operator agrees with a line of a carrier's invoice.", {
  open: 'To be settled with the carrier. New lines that are higher, unknown or twice are open.',
  accepted: 'The operator agrees. New lines that match or are lower are accepted.',
  credited: 'The carrier has credited all or a part of it.',
});
export type CarrierLineState = ValueOf<typeof carrierLineState>;

export const remittanceOutcome = enumeration('CarrierRemittanceOutcome', "Outcome of a line of a carrier's remittance.", {
  deposited: 'All that the carrier owed for the parcel has arrived.',
  less: 'A part has arrived; the rest stays with the carrier.',
  more: 'All that the carrier owed has arrived. What it paid beyond that is not booked.',
  unknown: 'The carrier has carried no parcel with this AWB for the operator.',
  not_cod: 'Nothing was to be collected for the parcel.',
  not_confirmed: 'Its collection is not confirmed yet. Import the line again after that.',
  not_with_carrier: 'The carrier does not hold the money of this parcel: people of the operator, a bank or a provider do.',
  already_deposited: 'The money of the parcel was deposited before.',
  other_currency: 'The money was collected in another currency.',
});
export type RemittanceOutcome = ValueOf<typeof remittanceOutcome>;

/** Only these have moved money; a line with another outcome is tried again when it is imported again. */
export const BOOKED_OUTCOMES: ReadonlySet<RemittanceOutcome> = new Set(['deposited', 'less', 'more']);
