import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Choices, Count, Id, Many, nullable, Text, When } from '../../platform/graphql/fields.js';
import { PageArgs, connectionType } from '../../platform/graphql/connection.js';
import { type RateCardPurpose, rateCardPurpose, type RateCardStatus, rateCardStatus } from './rating.enums.js';
import { RateTierInput } from './rate-tier.types.js';
import { SurchargeInput } from './surcharge.types.js';

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
