import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const costStatus = enumeration('CostStatus', "Status of a shipment's carrier cost.", {
  not_due: 'No carrier has taken it over yet.',
  booked: 'Booked in the ledger.',
  reversed: 'Booked in the ledger and later corrected.',
  unknown: 'It could not be computed, so nothing was booked.',
});
export type CostStatus = ValueOf<typeof costStatus>;
