import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { BlockKind } from './block.js';
import { shipmentBlockKind } from './blocks.enums.js';

@ObjectType('ShipmentBlock', { simpleResolvers: true, description: 'Something that blocks a shipment, and the ids needed to resolve it.' })
export class ShipmentBlockType {
  @Field(() => enumType(shipmentBlockKind), { description: 'What it waits for.' })
  kind!: BlockKind;

  @Field(() => String, { description: 'Human-readable explanation, such as "Waiting for approval of 71.82 USD."' })
  message!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Amount concerned; null if there is none, or the caller may not see wallets.',
  })
  amount!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason: the reason code of a hold (see reference.reasonCodes), or the stated reason why the money was not collected.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of the block.' })
  since!: Date | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the approval request, for callers that may read requests.' })
  approvalRequestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the adjustment invoice.' })
  adjustmentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the seller whose wallet is short.' })
  sellerId!: string | null;
}
