import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('PricePlan', { implements: NodeType, simpleResolvers: true, description: 'Terms that a group of sellers is on.' })
export class PricePlanType {
  @Field(() => ID, { description: 'UUID of the plan.' })
  id!: string;

  @Field(() => String, { description: 'Name, unique whatever its case.' })
  name!: string;

  @Field(() => String, { description: 'ISO 4217 code of every amount of the plan.' })
  currency!: string;

  @Field(() => DecimalScalar, { description: 'Percentage taken off the freight, such as "10.00".' })
  discountPercent!: string;

  @Field(() => MoneyType, { nullable: true, description: 'A shipment never costs less than this.' })
  minCharge!: MoneyType | null;

  @Field(() => DecimalScalar, { description: 'What the way back of an undeliverable parcel costs, as a percentage of its rate.' })
  returnFreightPercent!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fee for collecting cash as a percentage; null for the general one.' })
  codFeePercent!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Least fee for collecting cash.' })
  codFeeMin!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Highest fee for collecting cash.' })
  codFeeMax!: MoneyType | null;

  @Field(() => MoneyType, { description: 'How far a wallet may go below zero.' })
  creditLimit!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Weight adjustments up to this need no approval; null for the general threshold.',
  })
  adjustmentThreshold!: MoneyType | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType('PricePlanService', {
  simpleResolvers: true,
  description: 'What a plan grants on one service instead of its general discount.',
})
export class PricePlanServiceType {
  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the freight; null where there is a flat price.' })
  discountPercent!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Price of every shipment; null where there is a percentage.' })
  flatPerShipment!: MoneyType | null;
}

@ObjectType('SellerPlan', { simpleResolvers: true, description: 'A time that a seller is or was on a plan.' })
export class SellerPlanType {
  @Field(() => DateTimeScalar, { description: 'When it began.' })
  effectiveFrom!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended; null while it lasts.' })
  effectiveTo!: Date | null;
}

@InputType({ description: 'What a plan grants on one service: a percentage or a flat price, one of the two.' })
export class PricePlanServiceInput {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the freight, 0 to 100.' })
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price of every shipment.' })
  flatPerShipment?: string | null;
}

@InputType({ description: 'A new price plan.' })
export class CreatePlanInput {
  @Field(() => String, { description: 'Name, unique whatever its case. At most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of every amount of the plan; the base currency when absent.' })
  currency?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the freight, 0 to 100; 0 when absent.' })
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'A shipment never costs less than this.' })
  minCharge?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What the way back of an undeliverable parcel costs, as a percentage of its rate, 0 to 100; 0 when absent.',
  })
  returnFreightPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fee for collecting cash, 0 to 20 percent; the general one when absent.' })
  codFeePercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Least fee for collecting cash.' })
  codFeeMin?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest fee for collecting cash.' })
  codFeeMax?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'How far a wallet may go below zero; 0 when absent.' })
  creditLimit?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Weight adjustments up to this need no approval; the general threshold when absent.',
  })
  adjustmentThreshold?: string | null;

  @Field(() => [PricePlanServiceInput], { nullable: true, description: 'Services with terms of their own.' })
  services?: PricePlanServiceInput[] | null;
}
