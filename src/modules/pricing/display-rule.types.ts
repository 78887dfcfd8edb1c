import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { type DisplayEffect, displayEffect, type DisplayRounding, displayRounding } from './pricing.enums.js';

@ObjectType('DisplayRule', {
  simpleResolvers: true,
  description: "What a seller's shoppers see instead of the price that the seller pays.",
})
export class DisplayRuleType {
  @Field(() => ID, { description: 'UUID of the rule.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the only shop that it is for; null for all shops of the seller.' })
  shopId!: string | null;

  @Field(() => Int, { description: 'Rules are tried from the lowest number up; the first that matches decides.' })
  priority!: number;

  @Field(() => [String], { nullable: true, description: 'Service codes that it is about; null for all.' })
  services!: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'Destination countries that it is about; null for all.' })
  countries!: readonly string[] | null;

  @Field(() => MoneyType, { nullable: true, description: 'Least order value, inclusive.' })
  orderValueFrom!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Highest order value, inclusive.' })
  orderValueTo!: MoneyType | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Least actual weight in kilograms, inclusive.' })
  weightFromKg!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest actual weight in kilograms, inclusive.' })
  weightToKg!: string | null;

  @Field(() => enumType(displayEffect), { description: 'What it does to the price.' })
  effect!: DisplayEffect;

  @Field(() => DecimalScalar, { nullable: true, description: 'The percentage or amount of the effect; null for FREE.' })
  value!: string | null;

  @Field(() => String, { description: 'ISO 4217 code of every amount of the rule.' })
  currency!: string;

  @Field(() => enumType(displayRounding), { description: 'How the shown price is rounded.' })
  rounding!: DisplayRounding;

  @Field(() => MoneyType, { nullable: true, description: 'The shown price is never below this.' })
  min!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'The shown price is never above this.' })
  max!: MoneyType | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@InputType({ description: 'A rule for what shoppers see. Every condition that is given must hold.' })
export class CreateDisplayRuleInput {
  @Field(() => String, { nullable: true, description: 'UUID of the seller, for all of its shops. Not needed with a shop.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID or domain of the only shop that the rule is for.' })
  shopId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rules are tried from the lowest number up, 0 to 1000000; 100 when absent.' })
  priority?: number | null;

  @Field(() => [String], { nullable: true, description: 'Only for these service codes.' })
  services?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Only for these destination countries, ISO 3166-1 alpha-2.' })
  countries?: string[] | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Only from this order value, inclusive.' })
  orderValueFrom?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Only up to this order value, inclusive.' })
  orderValueTo?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Only from this actual weight in kilograms, inclusive. At most three decimals.',
  })
  weightFromKg?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Only up to this actual weight in kilograms, inclusive. At most three decimals.',
  })
  weightToKg?: string | null;

  @Field(() => enumType(displayEffect), { description: 'What it does to the price that the seller pays.' })
  effect!: DisplayEffect;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage from -100 to 1000, or an amount. Required but for FREE.' })
  value?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of every amount of the rule; the base currency when absent.' })
  currency?: string | null;

  @Field(() => enumType(displayRounding), { nullable: true, description: 'NONE when absent.' })
  rounding?: DisplayRounding | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The shown price is never below this.' })
  min?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The shown price is never above this.' })
  max?: string | null;
}
