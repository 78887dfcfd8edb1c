import { InputType, ObjectType } from 'type-graphql';
import { Decimal, Many, Money, nullable, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';

@ObjectType('WeightBreak', { description: 'The price of parcels up to a weight.' })
export class WeightBreakType {
  @Decimal('Up to this chargeable weight in kilograms, inclusive.') upToKg!: string;
  @Money('Price.') price!: MoneyType;
  @Decimal('Last break only: the size in kilograms of the chargeable steps above it.', nullable) stepKg!: string | null;
  @Money('Price of each started step.', nullable) pricePerStep!: MoneyType | null;
}

@ObjectType('RateTier', { description: 'The prices of one tier.' })
export class RateTierType {
  @Text('Tier, such as D1.') tier!: string;
  @Many(() => WeightBreakType, 'Prices in ascending order of weight.') breaks!: readonly WeightBreakType[];
}

@InputType({ description: 'The price of parcels up to a weight.' })
export class WeightBreakInput {
  @Decimal('Up to this chargeable weight in kilograms, inclusive. At most three decimals.') upToKg!: string;
  @Decimal('Price in the currency of the card.') price!: string;
  @Decimal('Last break only: the size in kilograms of the chargeable steps above it.', nullable) stepKg?: string | null;
  @Decimal('Price of each started step. Requires stepKg.', nullable) pricePerStep?: string | null;
}

@InputType({ description: 'The prices of one tier.' })
export class RateTierInput {
  @Text('D1 same city, D2 same state, D3 same country, I1 same region, I2 same continent, I3 the rest, or the tier of a lane.')
  tier!: string;

  @Many(() => WeightBreakInput, 5_000, 'Prices in any order.') breaks!: WeightBreakInput[];
}
