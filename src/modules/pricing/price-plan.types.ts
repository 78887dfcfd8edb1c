import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('PricePlan', { implements: NodeType, simpleResolvers: true, description: 'Price terms for a group of sellers.' })
export class PricePlanType {
  @Field(() => ID, { description: 'UUID of the plan.' })
  id!: string;

  @Field(() => String, { description: 'Name, unique regardless of case.' })
  name!: string;

  @Field(() => String, { description: 'ISO 4217 code of every amount of the plan.' })
  currency!: string;

  @Field(() => DecimalScalar, { description: 'Discount on the freight in percent, such as "10.00".' })
  discountPercent!: string;

  @Field(() => MoneyType, { nullable: true, description: 'Minimum charge per shipment.' })
  minCharge!: MoneyType | null;

  @Field(() => DecimalScalar, { description: 'Price of returning an undeliverable parcel, as a percentage of its rate.' })
  returnFreightPercent!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Cash collection fee in percent; null for the general fee.' })
  codFeePercent!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Minimum cash collection fee.' })
  codFeeMin!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Maximum cash collection fee.' })
  codFeeMax!: MoneyType | null;

  @Field(() => MoneyType, { description: 'How far a wallet may go below zero.' })
  creditLimit!: MoneyType;

  @Field(() => MoneyType, { description: "Charge per parcel that a carrier bills to the seller's own account." })
  handlingFee!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Weight adjustments up to this need no approval; null for the general threshold.',
  })
  adjustmentThreshold!: MoneyType | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;
}

@ObjectType('PricePlanService', {
  simpleResolvers: true,
  description: "Service-specific terms that replace the plan's general discount.",
})
export class PricePlanServiceType {
  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the freight in percent; null for a flat price.' })
  discountPercent!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Flat price per shipment; null for a percentage.' })
  flatPerShipment!: MoneyType | null;
}

@ObjectType('SellerPlan', { simpleResolvers: true, description: 'A period in which a seller is or was on a plan.' })
export class SellerPlanType {
  @Field(() => DateTimeScalar, { description: 'Start of the period.' })
  effectiveFrom!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the period; null for the current plan.' })
  effectiveTo!: Date | null;
}

@InputType({ description: 'Service-specific terms of a plan: either a percentage or a flat price.' })
export class PricePlanServiceInput {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the freight in percent, 0 to 100.' })
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat price per shipment.' })
  flatPerShipment?: string | null;
}

@InputType({ description: 'A new price plan.' })
export class CreatePlanInput {
  @Field(() => String, { description: 'Name, unique regardless of case. At most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of every amount of the plan; the base currency when absent.' })
  currency?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the freight in percent, 0 to 100; 0 when absent.' })
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Minimum charge per shipment.' })
  minCharge?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price of returning an undeliverable parcel, as a percentage of its rate, 0 to 100; 0 when absent.',
  })
  returnFreightPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Cash collection fee, 0 to 20 percent; the general fee when absent.' })
  codFeePercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Minimum cash collection fee.' })
  codFeeMin?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum cash collection fee.' })
  codFeeMax?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'How far a wallet may go below zero; 0 when absent.' })
  creditLimit?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: "Charge per parcel that a carrier bills to the seller's own account; 0 when absent.",
  })
  handlingFee?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Weight adjustments up to this need no approval; the general threshold when absent.',
  })
  adjustmentThreshold?: string | null;

  @Field(() => [PricePlanServiceInput], { nullable: true, description: 'Service-specific terms.' })
  services?: PricePlanServiceInput[] | null;
}
