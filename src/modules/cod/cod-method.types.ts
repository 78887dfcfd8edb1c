import { registerEnumType } from 'type-graphql';

export enum CodInvoiceMethodEnum {
  CASH = 'cash',
  POS = 'pos',
  CARD = 'card',
  BANK_TRANSFER = 'bank_transfer',
  PAYMENT_LINK = 'payment_link',
}
registerEnumType(CodInvoiceMethodEnum, {
  name: 'CodInvoiceMethod',
  description: 'How an invoice is to be paid, or was.',
  valuesConfig: {
    CASH: { description: 'Notes and coins.' },
    POS: { description: 'A card at the terminal of the driver.' },
    CARD: { description: 'A card without a terminal.' },
    BANK_TRANSFER: { description: 'A transfer to the bank.' },
    PAYMENT_LINK: { description: 'The payment link; also what an unpaid invoice says.' },
  },
});
