import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { BlockKind } from './block.js';

export enum ShipmentBlockKindEnum {
  PAYMENT_REQUIRED = 'payment_required',
  ADJUSTMENT_UNPAID = 'adjustment_unpaid',
  APPROVAL_PENDING = 'approval_pending',
  ADJUSTMENT_DISPUTED = 'adjustment_disputed',
  ON_HOLD = 'on_hold',
  ATTEMPTS_USED_UP = 'attempts_used_up',
  BOOKING_PENDING = 'booking_pending',
  COLLECTION_OPEN = 'collection_open',
  REVERSAL_PENDING = 'reversal_pending',
}
registerEnumType(ShipmentBlockKindEnum, {
  name: 'ShipmentBlockKind',
  description: 'What a shipment waits for.',
  valuesConfig: {
    PAYMENT_REQUIRED: { description: "The seller's wallet does not hold the shipping rate, so pickup cannot be booked." },
    ADJUSTMENT_UNPAID: { description: 'The difference in weight is not paid, so the parcel stays at the hub.' },
    APPROVAL_PENDING: { description: 'Charging the difference in weight waits for an approval.' },
    ADJUSTMENT_DISPUTED: { description: 'The seller disputes the difference in weight, and the operator has not decided yet.' },
    ON_HOLD: { description: 'It was put on hold, or a delivery failed.' },
    ATTEMPTS_USED_UP: { description: 'It was tried as often as it may be.' },
    BOOKING_PENDING: { description: 'It is ready, and not booked with its carrier yet.' },
    COLLECTION_OPEN: { description: 'It was delivered, and its cash on delivery is not confirmed.' },
    REVERSAL_PENDING: { description: 'Taking its collection back waits for an approval.' },
  },
});

@ObjectType('ShipmentBlock', { simpleResolvers: true, description: 'Something that a shipment waits for, and where to settle it.' })
export class ShipmentBlockType {
  @Field(() => ShipmentBlockKindEnum, { description: 'What it waits for.' })
  kind!: BlockKind;

  @Field(() => String, { description: 'The same in a sentence, such as "Waits for approval of 71.82 USD."' })
  message!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that it is about; null when there is none, or the caller may not see wallets.',
  })
  amount!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why: the reason code of a hold (see reference.reasonCodes), or what was said when the money was not taken.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when.' })
  since!: Date | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the approval request, for those who may read requests.' })
  approvalRequestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the adjustment invoice.' })
  adjustmentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the seller whose wallet is short.' })
  sellerId!: string | null;
}
