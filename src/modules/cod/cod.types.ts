import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { codStage, type CodStage } from '../shipments/index.js';
import { CodCustodyStepType } from './cod-custody.types.js';
import { collectionMethod, type CollectionMethod } from './cod.enums.js';

@ObjectType('CodDeliverer', { simpleResolvers: true, description: 'A member of staff who delivered a parcel.' })
export class CodDelivererType {
  @Field(() => ID, { description: 'UUID of the member of staff.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;
}

@ObjectType('CodNotCollected', { simpleResolvers: true, description: 'A delivery at which the money was not taken.' })
export class CodNotCollectedType {
  @Field(() => String, { description: 'Why, as the person who delivered it says.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'When it was delivered.' })
  at!: Date;
}

@ObjectType('ShipmentCod', { simpleResolvers: true, description: 'Cash on delivery of one parcel.' })
export class ShipmentCodType {
  @Field(() => enumType(codStage), { nullable: true, description: 'Who has the money; null until it is collected.' })
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

  @Field(() => enumType(collectionMethod), { nullable: true, description: 'How it was paid.' })
  paymentMethod!: CollectionMethod | null;

  shipmentId!: string;

  @Field(() => [CodCustodyStepType], { description: 'Every hand so far, the first one first.' })
  history!: CodCustodyStepType[];
}
