import { registerEnumType } from 'type-graphql';

export enum CodPaymentMethodEnum {
  CASH = 'cash',
  POS = 'pos',
  CARD = 'card',
  BANK_TRANSFER = 'bank_transfer',
}
registerEnumType(CodPaymentMethodEnum, {
  name: 'CodPaymentMethod',
  description: 'How a collection was taken.',
  valuesConfig: {
    CASH: { description: 'Notes and coins.' },
    POS: { description: 'A card at the terminal of the driver.' },
    CARD: { description: 'A card without a terminal.' },
    BANK_TRANSFER: { description: 'A transfer to the bank.' },
  },
});
