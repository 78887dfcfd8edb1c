import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const costStatus = enumeration('CostStatus', 'Whether it is known what a carrier asks for a shipment.', {
  not_due: 'No carrier has taken it over yet.',
  booked: 'It is in the books.',
  reversed: 'It was in the books and was corrected.',
  unknown: 'It could not be worked out, so nothing was booked.',
});
export type CostStatus = ValueOf<typeof costStatus>;
