import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { type DisplayEffect, displayEffect, type DisplayRounding, displayRounding } from './pricing.enums.js';

@ObjectType('DisplayRule', {
  simpleResolvers: true,
  description: "What a seller's shoppers see instead of the seller's price.",
})
export class DisplayRuleType {
  @Field(() => ID, { description: 'UUID of the rule.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the shop it applies to; null for all shops of the seller.' })
  shopId!: string | null;

  @Field(() => Int, { description: 'Rules are evaluated from the lowest number up; the first match applies.' })
  priority!: number;

  @Field(() => [String], { nullable: true, description: 'Service codes it applies to; null for all.' })
  services!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Destination countries it applies to; null for all.' })
  countries!: readonly string[] | null;

  @Field(() => MoneyType, { nullable: true, description: 'Minimum order value, inclusive.' })
  orderValueFrom!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Maximum order value, inclusive.' })
  orderValueTo!: MoneyType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Minimum actual weight in kilograms, inclusive.' })
  weightFromKg!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum actual weight in kilograms, inclusive.' })
  weightToKg!: string | null;

  @Field(() => enumType(displayEffect), { description: 'Effect on the price.' })
  effect!: DisplayEffect;

  @Field(() => DecimalScalar, { nullable: true, description: 'The percentage or amount of the effect; null for FREE.' })
  value!: string | null;

  @Field(() => String, { description: 'ISO 4217 code of every amount of the rule.' })
  currency!: string;

  @Field(() => enumType(displayRounding), { description: 'How the shown price is rounded.' })
  rounding!: DisplayRounding;

  @Field(() => MoneyType, { nullable: true, description: 'Minimum shown price.' })
  min!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Maximum shown price.' })
  max!: MoneyType | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;
}

@InputType({ description: 'A new display rule. All given conditions must match.' })
export class CreateDisplayRuleInput {
  @Field(() => String, { nullable: true, description: 'UUID of the seller, for all of its shops. Not required when a shop is given.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID or domain of the shop it applies to.' })
  shopId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rules are evaluated from the lowest number up, 0 to 1000000; 100 when absent.' })
  priority?: number | null;

  @Field(() => [String], { nullable: true, description: 'Only for these service codes.' })
  services?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Only for these destination countries, ISO 3166-1 alpha-2.' })
  countries?: string[] | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Minimum order value, inclusive.' })
  orderValueFrom?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum order value, inclusive.' })
  orderValueTo?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Minimum actual weight in kilograms, inclusive. At most three decimals.',
  })
  weightFromKg?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Maximum actual weight in kilograms, inclusive. At most three decimals.',
  })
  weightToKg?: string | null;

  @Field(() => enumType(displayEffect), { description: "Effect on the seller's price." })
  effect!: DisplayEffect;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage from -100 to 1000, or an amount. Required except for FREE.' })
  value?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of every amount of the rule; the base currency when absent.' })
  currency?: string | null;

  @Field(() => enumType(displayRounding), { nullable: true, description: 'NONE when absent.' })
  rounding?: DisplayRounding | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Minimum shown price.' })
  min?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum shown price.' })
  max?: string | null;
}
