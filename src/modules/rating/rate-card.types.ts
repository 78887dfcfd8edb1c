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

  @Field(() => enumType(rateCardPurpose), { description: 'Whose prices they are.' })
  purpose!: string;

  @Field(() => Int, { description: 'Version, counted for each service.' })
  version!: number;

  @Field(() => String, { description: 'ISO 4217 code of its prices.' })
  currency!: string;

  @Field(() => enumType(rateCardStatus), { description: 'Where it is in its life.' })
  status!: RateCardStatus;

  @Field(() => DateTimeScalar, { description: 'In effect from then on.' })
  effectiveFrom!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer in effect from then on; null while it lasts.' })
  effectiveTo!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was drafted.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Counts the changes of the draft; 1 as it was drafted.' })
  revision!: number;
}

export const RateCardConnection = connectionType('RateCard', () => RateCardType);

@ArgsType()
export class RateCardsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only the cards of this service.' })
  serviceCode?: string | null;

  @Field(() => enumType(rateCardPurpose), { nullable: true, description: 'Only the prices for shops, or only those of carriers.' })
  purpose?: RateCardPurpose | null;

  @Field(() => [enumType(rateCardStatus)], { nullable: true, description: 'Only cards that are at one of these points of their life.' })
  status?: RateCardStatus[] | null;
}

@InputType({ description: 'A new version of the prices of a service.' })
export class DraftRateCardInput {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => enumType(rateCardPurpose), { nullable: true, description: 'Whose prices they are; SALE when absent.' })
  purpose?: RateCardPurpose | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the prices; the base currency when absent.' })
  currency?: string | null;

  @Field(() => [RateTierInput], { description: 'The prices by tier. At most 5000 in all.' })
  tiers!: RateTierInput[];

  @Field(() => [SurchargeInput], { nullable: true, description: 'The surcharges in their order; none when absent. At most 50.' })
  surcharges?: SurchargeInput[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'In effect from then on; from now on when absent.' })
  effectiveFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer in effect from then on; without end when absent.' })
  effectiveTo?: Date | null;
}

@InputType({ description: 'What changes of a draft. What is absent stays as it is.' })
export class UpdateRateCardDraftInput {
  @Field(() => [RateTierInput], { nullable: true, description: 'The prices by tier, in the place of all others. At most 5000 in all.' })
  tiers?: RateTierInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 code of the prices. A different one needs tiers: amounts of another currency are other prices.',
  })
  currency?: string | null;

  @Field(() => [SurchargeInput], { nullable: true, description: 'The surcharges in their order, in the place of all others. At most 50.' })
  surcharges?: SurchargeInput[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'In effect from then on.' })
  effectiveFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer in effect from then on; null for without end.' })
  effectiveTo?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The revision that was looked at; VERSION_CONFLICT when somebody has changed the draft since then.',
  })
  expectedRevision?: number | null;
}

@ArgsType()
export class ImportRateCardCsvArgs {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => enumType(rateCardPurpose), { nullable: true, description: 'Whose prices they are; SALE when absent.' })
  purpose?: RateCardPurpose | null;

  @Field(() => String, {
    description: 'Comma-separated, with the columns tier, upToKg, price and, where a tier goes on in steps, stepKg, pricePerStep.',
  })
  csv!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the prices; that of the latest card of the service when absent.' })
  currency?: string | null;

  @Field(() => [SurchargeInput], {
    nullable: true,
    description: 'The surcharges in their order; those of the latest card of the service when absent.',
  })
  surcharges?: SurchargeInput[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'In effect from then on; from now on when absent.' })
  effectiveFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer in effect from then on; without end when absent.' })
  effectiveTo?: Date | null;
}
