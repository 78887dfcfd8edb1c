import { registerEnumType } from 'type-graphql';

export enum AdjustmentStatusEnum {
  UNPAID = 'unpaid',
  PENDING_APPROVAL = 'pending_approval',
  DISPUTED = 'disputed',
  PAID = 'paid',
  DELETED = 'deleted',
  VOID = 'void',
}
registerEnumType(AdjustmentStatusEnum, {
  name: 'AdjustmentStatus',
  description: 'Where the invoice for a difference in weight stands.',
  valuesConfig: {
    UNPAID: { description: 'To be paid, by link or from the wallet.' },
    PENDING_APPROVAL: { description: 'Waits for a decision; the link does not work meanwhile.' },
    DISPUTED: { description: 'The seller does not agree with the measures.' },
    PAID: { description: 'Paid.' },
    DELETED: { description: 'The parcel was repacked to be measured anew.' },
    VOID: { description: 'Given up.' },
  },
});
