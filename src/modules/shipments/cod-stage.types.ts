import { registerEnumType } from 'type-graphql';

export enum CodStageEnum {
  COLLECTED = 'collected',
  WITH_RECEPTION = 'with_reception',
  WITH_ACCOUNTS = 'with_accounts',
  DEPOSITED = 'deposited',
}
registerEnumType(CodStageEnum, {
  name: 'CodStage',
  description: 'Who has the money that was collected at the door.',
  valuesConfig: {
    COLLECTED: { description: 'The driver, or for a payment without cash the bank or provider that took it.' },
    WITH_RECEPTION: { description: 'The reception of the hub.' },
    WITH_ACCOUNTS: { description: 'Accounting.' },
    DEPOSITED: { description: 'The bank of the operator.' },
  },
});
