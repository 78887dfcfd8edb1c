import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageArgs, connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { type RateCardPurpose, rateCardPurpose, type RateCardStatus, rateCardStatus } from './rating.enums.js';
import { RateTierInput } from './rate-tier.types.js';
import { SurchargeInput } from './surcharge.types.js';

@ObjectType('RateCard', { simpleResolvers: true, description: 'A price list of one service.' })
export class RateCardType {
  @Field(() => ID, { description: 'UUID of the card.' })
  id!: string;

  @Field(() => enumType(rateCardPurpose), { description: 'Sale prices or carrier cost.' })
  purpose!: string;

  @Field(() => Int, { description: 'Version number within the service.' })
  version!: number;

  @Field(() => String, { description: 'ISO 4217 code of its prices.' })
  currency!: string;

  @Field(() => enumType(rateCardStatus), { description: 'Lifecycle state.' })
  status!: RateCardStatus;

  @Field(() => DateTimeScalar, { description: 'Start of validity.' })
  effectiveFrom!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of validity, exclusive; null when open-ended.' })
  effectiveTo!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was drafted.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Counts the changes of the draft, starting at 1.' })
  revision!: number;
}

export const RateCardConnection = connectionType('RateCard', () => RateCardType);

@ArgsType()
export class RateCardsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only cards of this service.' })
  serviceCode?: string | null;

  @Field(() => enumType(rateCardPurpose), { nullable: true, description: 'Only sale prices, or only carrier cost.' })
  purpose?: RateCardPurpose | null;

  @Field(() => [enumType(rateCardStatus)], { nullable: true, description: 'Only cards in one of these states.' })
  status?: RateCardStatus[] | null;
}

@InputType({ description: "A new version of a service's prices." })
export class DraftRateCardInput {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => enumType(rateCardPurpose), { nullable: true, description: 'Sale prices or carrier cost; SALE when absent.' })
  purpose?: RateCardPurpose | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the prices; the base currency when absent.' })
  currency?: string | null;

  @Field(() => [RateTierInput], { description: 'Prices by tier. At most 5000 in all.' })
  tiers!: RateTierInput[];

  @Field(() => [SurchargeInput], { nullable: true, description: 'Surcharges in order of application; none when absent. At most 50.' })
  surcharges?: SurchargeInput[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of validity; now when absent.' })
  effectiveFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of validity, exclusive; open-ended when absent.' })
  effectiveTo?: Date | null;
}

@InputType({ description: 'Changes of a draft. Absent fields keep their values.' })
export class UpdateRateCardDraftInput {
  @Field(() => [RateTierInput], { nullable: true, description: 'Prices by tier; replaces all existing prices. At most 5000 in all.' })
  tiers?: RateTierInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 code of the prices. A new currency requires tiers, because the amounts change with it.',
  })
  currency?: string | null;

  @Field(() => [SurchargeInput], {
    nullable: true,
    description: 'Surcharges in order of application; replaces all existing surcharges. At most 50.',
  })
  surcharges?: SurchargeInput[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of validity.' })
  effectiveFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of validity, exclusive; null for open-ended.' })
  effectiveTo?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The revision you reviewed; VERSION_CONFLICT if the draft was changed since.',
  })
  expectedRevision?: number | null;
}

@ArgsType()
export class ImportRateCardCsvArgs {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => enumType(rateCardPurpose), { nullable: true, description: 'Sale prices or carrier cost; SALE when absent.' })
  purpose?: RateCardPurpose | null;

  @Field(() => String, {
    description: 'Comma-separated, with the columns tier, upToKg, price and, for tiers that continue in steps, stepKg, ' + 'pricePerStep.',
  })
  csv!: string;

  @Field(() => String, { nullable: true, description: "ISO 4217 code of the prices; when absent, that of the service's latest card." })
  currency?: string | null;

  @Field(() => [SurchargeInput], {
    nullable: true,
    description: "Surcharges in order of application; when absent, those of the service's latest card.",
  })
  surcharges?: SurchargeInput[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of validity; now when absent.' })
  effectiveFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of validity, exclusive; open-ended when absent.' })
  effectiveTo?: Date | null;
}
