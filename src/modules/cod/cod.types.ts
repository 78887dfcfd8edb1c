import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { codStage, type CodStage } from '../shipments/index.js';
import { CodCustodyStepType } from './cod-custody.types.js';
import { collectionMethod, type CollectionMethod } from './cod.enums.js';

@ObjectType('CodDeliverer', { simpleResolvers: true, description: 'The staff member who delivered a parcel.' })
export class CodDelivererType {
  @Field(() => ID, { description: 'UUID of the staff member.' })
  id!: string;

  @Field(() => String, { description: 'Name of the staff member.' })
  name!: string;
}

@ObjectType('CodNotCollected', { simpleResolvers: true, description: 'A delivery without collection of the money.' })
export class CodNotCollectedType {
  @Field(() => String, { description: 'Reason given by the person who delivered it.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'Time of delivery.' })
  at!: Date;
}

@ObjectType('ShipmentCod', { simpleResolvers: true, description: 'Cash on delivery of one parcel.' })
export class ShipmentCodType {
  @Field(() => enumType(codStage), { nullable: true, description: 'Current custody stage; null until collected.' })
  stage!: CodStage | null;

  @Field(() => Boolean, {
    description:
      "True if the carrier pays the cash to the seller, because the parcel travels on the seller's own account: the operator collects nothing at the door. False again once the shopper has paid by link.",
  })
  paidToSeller!: boolean;

  @Field(() => MoneyType, { description: 'Amount due.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What coins make of the amount due: to be paid in cash.' })
  amountInCash!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Amount collected.' })
  collected!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Remaining amount after shortages; operator only.',
  })
  remaining!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Fee charged for the collection.' })
  handlingFee!: MoneyType | null;

  @Field(() => enumType(collectionMethod), { nullable: true, description: 'Payment method.' })
  paymentMethod!: CollectionMethod | null;

  shipmentId!: string;

  @Field(() => [CodCustodyStepType], { description: 'All stages so far, earliest first.' })
  history!: CodCustodyStepType[];
}
