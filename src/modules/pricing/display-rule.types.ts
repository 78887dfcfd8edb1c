import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Id, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { type DisplayEffect, displayEffect, type DisplayRounding, displayRounding } from './pricing.enums.js';

@ObjectType('DisplayRule', {
  description: "What a seller's shoppers see instead of the seller's price.",
})
export class DisplayRuleType {
  @Id('UUID of the rule.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @Id('UUID of the shop it applies to; null for all shops of the seller.', nullable) shopId!: string | null;
  @Count('Rules are evaluated from the lowest number up; the first match applies.') priority!: number;
  @Many(() => String, 'Service codes it applies to; null for all.', nullable) services!: readonly string[] | null;
  @Many(() => String, 'Destination countries it applies to; null for all.', nullable) countries!: readonly string[] | null;
  @Money('Minimum order value, inclusive.', nullable) orderValueFrom!: MoneyType | null;
  @Money('Maximum order value, inclusive.', nullable) orderValueTo!: MoneyType | null;
  @Decimal('Minimum actual weight in kilograms, inclusive.', nullable) weightFromKg!: string | null;
  @Decimal('Maximum actual weight in kilograms, inclusive.', nullable) weightToKg!: string | null;
  @Choice(displayEffect, 'Effect on the price.') effect!: DisplayEffect;
  @Decimal('The percentage or amount of the effect; null for FREE.', nullable) value!: string | null;
  @Text('ISO 4217 code of every amount of the rule.') currency!: string;
  @Choice(displayRounding, 'How the shown price is rounded.') rounding!: DisplayRounding;
  @Money('Minimum shown price.', nullable) min!: MoneyType | null;
  @Money('Maximum shown price.', nullable) max!: MoneyType | null;
  @When('When it was created.') createdAt!: Date;
}

@InputType({ description: 'A new display rule. All given conditions must match.' })
export class CreateDisplayRuleInput {
  @Text('UUID of the seller, for all of its shops. Not required when a shop is given.', nullable) sellerId?: string | null;
  @Text('UUID or domain of the shop it applies to.', nullable) shopId?: string | null;
  @Count('Rules are evaluated from the lowest number up, 0 to 1000000; 100 when absent.', nullable) priority?: number | null;
  @Many(() => String, 200, 'Only for these service codes.', nullable) services?: string[] | null;
  @Many(() => String, 250, 'Only for these destination countries, ISO 3166-1 alpha-2.', nullable) countries?: string[] | null;
  @Decimal('Minimum order value, inclusive.', nullable) orderValueFrom?: string | null;
  @Decimal('Maximum order value, inclusive.', nullable) orderValueTo?: string | null;
  @Decimal('Minimum actual weight in kilograms, inclusive. At most three decimals.', nullable) weightFromKg?: string | null;
  @Decimal('Maximum actual weight in kilograms, inclusive. At most three decimals.', nullable) weightToKg?: string | null;
  @Choice(displayEffect, "Effect on the seller's price.") effect!: DisplayEffect;
  @Decimal('Percentage from -100 to 1000, or an amount. Required except for FREE.', nullable) value?: string | null;
  @Text('ISO 4217 code of every amount of the rule; the base currency when absent.', nullable) currency?: string | null;
  @Choice(displayRounding, 'NONE when absent.', nullable) rounding?: DisplayRounding | null;
  @Decimal('Minimum shown price.', nullable) min?: string | null;
  @Decimal('Maximum shown price.', nullable) max?: string | null;
}
