import { Field, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { CodStageEnum, type CodStage } from '../shipments/index.js';
import { CodCustodyStepType } from './cod-custody.types.js';
import { CodInvoiceMethodEnum } from './cod-method.types.js';
import type { CollectionMethod } from './collection-method.js';

@ObjectType('ShipmentCod', { simpleResolvers: true, description: 'Cash on delivery of one parcel.' })
export class ShipmentCodType {
  @Field(() => CodStageEnum, { nullable: true, description: 'Who has the money; null until it is collected.' })
  stage!: CodStage | null;

  @Field(() => MoneyType, { description: 'What is to be collected.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'What was collected.' })
  collected!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What of it is still there after the shortages on its way; for the operator alone.',
  })
  remaining!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'The fee that was taken for it.' })
  handlingFee!: MoneyType | null;

  @Field(() => CodInvoiceMethodEnum, { nullable: true, description: 'How it was paid.' })
  paymentMethod!: CollectionMethod | null;

  @Field(() => [CodCustodyStepType], { description: 'Every hand so far, the first one first.' })
  history!: CodCustodyStepType[];
}
