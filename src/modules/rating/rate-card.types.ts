import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Choices, Count, Id, Many, nullable, Text, When, Decimal, Money } from '../../platform/graphql/fields.js';
import { PageArgs, connectionType } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import {
  type RateCardPurpose,
  rateCardPurpose,
  type RateCardStatus,
  rateCardStatus,
  type SurchargeBase,
  surchargeBase,
  type SurchargeCode,
  surchargeCode,
  type SurchargeKind,
  surchargeKind,
} from './rating.enums.js';

@InputType({ description: 'A charge on top of the price by weight.' })
export class SurchargeInput {
  @Choice(surchargeCode, 'Purpose.') code!: SurchargeCode;
  @Text(100, 'Label in the breakdown; the default label of the code when absent.', nullable) label?: string | null;
  @Choice(surchargeKind, 'How it is calculated.') kind!: SurchargeKind;
  @Decimal('Percentage from 0 to 1000, or an amount.') value!: string;
  @Text('ISO 4217 code of an amount; that of the card when absent.', nullable) currency?: string | null;
  @Choice(surchargeBase, 'What a percentage applies to; BASE when absent.', nullable) appliesTo?: SurchargeBase | null;
  @When('Start of validity.', nullable) validFrom?: Date | null;
  @When('End of validity, exclusive.', nullable) validTo?: Date | null;
  @Text('Code of a zone that must contain either end of the route.', nullable) zone?: string | null;
  @Count([1, 100_000], 'Applies only when the longest side exceeds this, in centimetres.', nullable) overLengthCm?: number | null;
  @Count([1, 100_000], 'Applies only when the girth exceeds this, in centimetres.', nullable) overGirthCm?: number | null;
}

@InputType({ description: 'The price of parcels up to a weight.' })
class WeightBreakInput {
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

@ObjectType('RateCard', { description: 'A price list of one service.' })
export class RateCardType {
  @Id('UUID of the card.') id!: string;
  @Choice(rateCardPurpose, 'Sale prices or carrier cost.') purpose!: string;
  @Count('Version number within the service.') version!: number;
  @Text('ISO 4217 code of its prices.') currency!: string;
  @Choice(rateCardStatus, 'Lifecycle state.') status!: RateCardStatus;
  @When('Start of validity.') effectiveFrom!: Date;
  @When('End of validity, exclusive; null when open-ended.', nullable) effectiveTo!: Date | null;
  @When('When it was drafted.') createdAt!: Date;
  @Count('Counts the changes of the draft, starting at 1.') revision!: number;
}

export const RateCardConnection = connectionType('RateCard', () => RateCardType);

@ArgsType()
export class RateCardsArgs extends PageArgs {
  @Text('Only cards of this service.', nullable) serviceCode?: string | null;
  @Choice(rateCardPurpose, 'Only sale prices, or only carrier cost.', nullable) purpose?: RateCardPurpose | null;
  @Choices(rateCardStatus, 100, 'Only cards in one of these states.', nullable) status?: RateCardStatus[] | null;
}

@InputType({ description: "A new version of a service's prices." })
export class DraftRateCardInput {
  @Text('Code of the service, such as SVC_ECO.') serviceCode!: string;
  @Choice(rateCardPurpose, 'Sale prices or carrier cost; SALE when absent.', nullable) purpose?: RateCardPurpose | null;
  @Text('ISO 4217 code of the prices; the base currency when absent.', nullable) currency?: string | null;
  @Many(() => RateTierInput, 5_000, 'Prices by tier, at most 5,000 in all.') tiers!: RateTierInput[];
  @Many(() => SurchargeInput, 50, 'Surcharges in order of application; none when absent.', nullable) surcharges?: SurchargeInput[] | null;
  @When('Start of validity; now when absent.', nullable) effectiveFrom?: Date | null;
  @When('End of validity, exclusive; open-ended when absent.', nullable) effectiveTo?: Date | null;
}

@InputType({ description: 'Changes of a draft. Absent fields keep their values.' })
export class UpdateRateCardDraftInput {
  @Many(() => RateTierInput, 5_000, 'Prices by tier; replaces all existing prices. At most 5,000 in all.', nullable) tiers?:
    RateTierInput[] | null;

  @Text('ISO 4217 code of the prices. A new currency requires tiers, because the amounts change with it.', nullable)
  currency?: string | null;

  @Many(() => SurchargeInput, 50, 'Surcharges in order of application; replaces all existing surcharges.', nullable)
  surcharges?: SurchargeInput[] | null;

  @When('Start of validity.', nullable) effectiveFrom?: Date | null;
  @When('End of validity, exclusive; null for open-ended.', nullable) effectiveTo?: Date | null;
  @Count('The revision you reviewed; VERSION_CONFLICT if the draft was changed since.', nullable) expectedRevision?: number | null;
}

@ArgsType()
export class ImportRateCardCsvArgs {
  @Text('Code of the service, such as SVC_ECO.') serviceCode!: string;
  @Choice(rateCardPurpose, 'Sale prices or carrier cost; SALE when absent.', nullable) purpose?: RateCardPurpose | null;

  @Text(700_000, 'Comma-separated, with the columns tier, upToKg, price and, for tiers that continue in steps, stepKg, pricePerStep.')
  csv!: string;

  @Text("ISO 4217 code of the prices; when absent, that of the service's latest card.", nullable) currency?: string | null;

  @Many(() => SurchargeInput, 50, "Surcharges in order of application; when absent, those of the service's latest card.", nullable)
  surcharges?: SurchargeInput[] | null;

  @When('Start of validity; now when absent.', nullable) effectiveFrom?: Date | null;
  @When('End of validity, exclusive; open-ended when absent.', nullable) effectiveTo?: Date | null;
}

@ObjectType('WeightBreak', { description: 'The price of parcels up to a weight.' })
class WeightBreakType {
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

@ObjectType('Surcharge', { description: 'A charge on top of the price by weight.' })
export class SurchargeType {
  @Id('UUID of the surcharge.') id!: string;
  @Choice(surchargeCode, 'Purpose.') code!: SurchargeCode;
  @Text('Label in the breakdown.') label!: string;
  @Choice(surchargeKind, 'How it is calculated.') kind!: SurchargeKind;
  @Decimal('The percentage or amount.') value!: string;
  @Text('ISO 4217 code of the amount; null for a percentage.', nullable) currency!: string | null;
  @Choice(surchargeBase, 'What a percentage applies to.') appliesTo!: SurchargeBase;
  @When('Start of validity.', nullable) validFrom!: Date | null;
  @When('End of validity, exclusive.', nullable) validTo!: Date | null;
  @Text('Code of a zone that must contain either end of the route.', nullable) zone!: string | null;
  @Count('Applies only when the longest side exceeds this, in centimetres.', nullable) overLengthCm!: number | null;
  @Count('Applies only when the girth exceeds this, in centimetres.', nullable) overGirthCm!: number | null;
}
