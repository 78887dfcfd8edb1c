import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const displayEffect = enumeration('DisplayEffect', "Effect of a display rule on the seller's price.", {
  percent: 'Adds a percentage; a negative one is a discount.',
  flat: 'Adds an amount; a negative one is a discount.',
  fixed: 'Shows this amount instead.',
  free: 'Shows 0.',
});
export type DisplayEffect = ValueOf<typeof displayEffect>;

export const displayRounding = enumeration('DisplayRounding', 'How the shown price is rounded.', {
  none: 'To the smallest unit of the currency.',
  'up_0.05': 'Up to the next 0.05.',
  'up_0.5': 'Up to the next 0.50.',
  up_1: 'Up to the next whole unit.',
  'end_.99': 'Up to the next price that ends in .99.',
});
export type DisplayRounding = ValueOf<typeof displayRounding>;
