import { Field, InputType, ObjectType } from 'type-graphql';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';

@ObjectType('WeightBreak', { simpleResolvers: true, description: 'The price of parcels up to a weight.' })
export class WeightBreakType {
  @Field(() => DecimalScalar, { description: 'Up to this chargeable weight in kilograms, inclusive.' })
  upToKg!: string;

  @Field(() => MoneyType, { description: 'Price.' })
  price!: MoneyType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Last break only: the size in kilograms of the chargeable steps above it.',
  })
  stepKg!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Price of each started step.' })
  pricePerStep!: MoneyType | null;
}

@ObjectType('RateTier', { simpleResolvers: true, description: 'The prices of one tier.' })
export class RateTierType {
  @Field(() => String, { description: 'Tier, such as D1.' })
  tier!: string;

  @Field(() => [WeightBreakType], { description: 'Prices in ascending order of weight.' })
  breaks!: readonly WeightBreakType[];
}

@InputType({ description: 'The price of parcels up to a weight.' })
export class WeightBreakInput {
  @Field(() => DecimalScalar, { description: 'Up to this chargeable weight in kilograms, inclusive. At most three decimals.' })
  upToKg!: string;

  @Field(() => DecimalScalar, { description: 'Price in the currency of the card.' })
  price!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Last break only: the size in kilograms of the chargeable steps above it.',
  })
  stepKg?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price of each started step. Requires stepKg.' })
  pricePerStep?: string | null;
}

@InputType({ description: 'The prices of one tier.' })
export class RateTierInput {
  @Field(() => String, {
    description: 'D1 same city, D2 same state, D3 same country, I1 same region, I2 same continent, I3 the rest, or the tier of a lane.',
  })
  tier!: string;

  @Field(() => [WeightBreakInput], { description: 'Prices in any order.' })
  breaks!: WeightBreakInput[];
}
