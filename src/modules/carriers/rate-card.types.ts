import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import type { RateCardStatus, SurchargeBase, SurchargeCode, SurchargeKind } from './rate-book.rows.js';

export enum RateCardStatusEnum {
  DRAFT = 'draft',
  PUBLISHED = 'published',
  RETIRED = 'retired',
}
registerEnumType(RateCardStatusEnum, {
  name: 'RateCardStatus',
  description: 'Where a rate card is in its life.',
  valuesConfig: {
    DRAFT: { description: 'Being prepared; nothing is priced by it.' },
    PUBLISHED: { description: 'On sale from its first day on. It can no longer change.' },
    RETIRED: { description: 'Off sale. Shipments that were priced by it still are.' },
  },
});

export enum SurchargeCodeEnum {
  FUEL = 'FUEL',
  REMOTE = 'REMOTE',
  OVERSIZE = 'OVERSIZE',
  PEAK = 'PEAK',
  COD_CARRIER = 'COD_CARRIER',
}
registerEnumType(SurchargeCodeEnum, {
  name: 'SurchargeCode',
  description: 'What a surcharge is for.',
  valuesConfig: {
    FUEL: { description: 'Fuel.' },
    REMOTE: { description: 'Remote areas.' },
    OVERSIZE: { description: 'Long or bulky parcels.' },
    PEAK: { description: 'Busy seasons.' },
    COD_CARRIER: { description: 'Collecting cash. Only charged when cash is collected.' },
  },
});

export enum SurchargeKindEnum {
  PERCENT = 'percent',
  FLAT = 'flat',
  PER_KG = 'per_kg',
}
registerEnumType(SurchargeKindEnum, {
  name: 'SurchargeKind',
  description: 'How a surcharge is worked out.',
  valuesConfig: {
    PERCENT: { description: 'A percentage.' },
    FLAT: { description: 'An amount for each shipment.' },
    PER_KG: { description: 'An amount for each kilogram of chargeable weight.' },
  },
});

export enum SurchargeBaseEnum {
  BASE = 'base',
  BASE_PLUS_PREV = 'base_plus_prev',
}
registerEnumType(SurchargeBaseEnum, {
  name: 'SurchargeBase',
  description: 'What a percentage is taken of.',
  valuesConfig: {
    BASE: { description: 'Of the price by weight.' },
    BASE_PLUS_PREV: { description: 'Of the price by weight and the surcharges before it.' },
  },
});

@ObjectType('WeightBreak', { simpleResolvers: true, description: 'The price of parcels up to a weight.' })
export class WeightBreakType {
  @Field(() => DecimalScalar, { description: 'Up to this chargeable weight in kilograms, inclusive.' })
  upToKg!: string;

  @Field(() => MoneyType, { description: 'Price.' })
  price!: MoneyType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'On the last break: above it, every started step of this many kilograms costs more.',
  })
  stepKg!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'How much more each started step costs.' })
  pricePerStep!: MoneyType | null;
}

@ObjectType('RateTier', { simpleResolvers: true, description: 'The prices of one kind of route.' })
export class RateTierType {
  @Field(() => String, { description: 'Tier, such as D1.' })
  tier!: string;

  @Field(() => [WeightBreakType], { description: 'Its prices, from the lightest up.' })
  breaks!: readonly WeightBreakType[];
}

@ObjectType('Surcharge', { simpleResolvers: true, description: 'What is charged on top of the price by weight.' })
export class SurchargeType {
  @Field(() => ID, { description: 'UUID of the surcharge.' })
  id!: string;

  @Field(() => SurchargeCodeEnum, { description: 'What it is for.' })
  code!: SurchargeCode;

  @Field(() => String, { description: 'Its name in a breakdown.' })
  label!: string;

  @Field(() => SurchargeKindEnum, { description: 'How it is worked out.' })
  kind!: SurchargeKind;

  @Field(() => DecimalScalar, { description: 'The percentage or amount.' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the amount; null for a percentage.' })
  currency!: string | null;

  @Field(() => SurchargeBaseEnum, { description: 'What a percentage is taken of.' })
  appliesTo!: SurchargeBase;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Charged from then on.' })
  validFrom!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer charged from then on.' })
  validTo!: Date | null;

  @Field(() => String, { nullable: true, description: 'Code of the zone that one end of the route must lie in.' })
  zone!: string | null;

  @Field(() => Int, { nullable: true, description: 'Only when the longest side exceeds this, in centimetres.' })
  overLengthCm!: number | null;

  @Field(() => Int, { nullable: true, description: 'Only when the girth exceeds this, in centimetres.' })
  overGirthCm!: number | null;
}

export enum RateCardPurposeEnum {
  SALE = 'sale',
  COST = 'cost',
}
registerEnumType(RateCardPurposeEnum, {
  name: 'RateCardPurpose',
  description: 'Whose prices a rate card holds.',
  valuesConfig: {
    SALE: { description: 'What shops are asked for.' },
    COST: { description: 'What the carrier asks of the operator, which is booked when it takes a shipment over.' },
  },
});

@ObjectType('RateCard', { simpleResolvers: true, description: 'A price list of one service.' })
export class RateCardType {
  @Field(() => ID, { description: 'UUID of the card.' })
  id!: string;

  @Field(() => RateCardPurposeEnum, { description: 'Whose prices they are.' })
  purpose!: string;

  @Field(() => Int, { description: 'Version, counted for each service.' })
  version!: number;

  @Field(() => String, { description: 'ISO 4217 code of its prices.' })
  currency!: string;

  @Field(() => RateCardStatusEnum, { description: 'Where it is in its life.' })
  status!: RateCardStatus;

  @Field(() => DateTimeScalar, { description: 'In effect from then on.' })
  effectiveFrom!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer in effect from then on; null while it lasts.' })
  effectiveTo!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was drafted.' })
  createdAt!: Date;
}

export const RateCardConnection = connectionType('RateCard', () => RateCardType);

@ArgsType()
export class RateCardsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only the cards of this service.' })
  serviceCode?: string | null;

  @Field(() => RateCardPurposeEnum, { nullable: true, description: 'Only the prices for shops, or only those of carriers.' })
  purpose?: RateCardPurposeEnum | null;
}

@InputType({ description: 'The price of parcels up to a weight.' })
export class WeightBreakInput {
  @Field(() => DecimalScalar, { description: 'Up to this chargeable weight in kilograms, inclusive. At most three decimals.' })
  upToKg!: string;

  @Field(() => DecimalScalar, { description: 'Price in the currency of the card.' })
  price!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'On the last break: above it, every started step of this many kilograms costs more.',
  })
  stepKg?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'How much more each started step costs. Together with stepKg.' })
  pricePerStep?: string | null;
}

@InputType({ description: 'The prices of one kind of route.' })
export class RateTierInput {
  @Field(() => String, {
    description: 'D1 same city, D2 same state, D3 same country, I1 same region, I2 same continent, I3 the rest, or the tier of a lane.',
  })
  tier!: string;

  @Field(() => [WeightBreakInput], { description: 'Its prices, in any order.' })
  breaks!: WeightBreakInput[];
}

@InputType({ description: 'What is charged on top of the price by weight.' })
export class SurchargeInput {
  @Field(() => SurchargeCodeEnum, { description: 'What it is for.' })
  code!: SurchargeCodeEnum;

  @Field(() => String, { nullable: true, description: 'Its name in a breakdown; that of the code when absent. At most 100 characters.' })
  label?: string | null;

  @Field(() => SurchargeKindEnum, { description: 'How it is worked out.' })
  kind!: SurchargeKindEnum;

  @Field(() => DecimalScalar, { description: 'Percentage from 0 to 1000, or an amount.' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of an amount; that of the card when absent.' })
  currency?: string | null;

  @Field(() => SurchargeBaseEnum, { nullable: true, description: 'What a percentage is taken of; BASE when absent.' })
  appliesTo?: SurchargeBaseEnum | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Charged from then on.' })
  validFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'No longer charged from then on.' })
  validTo?: Date | null;

  @Field(() => String, { nullable: true, description: 'Code of the zone that one end of the route must lie in.' })
  zone?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only when the longest side exceeds this, in centimetres.' })
  overLengthCm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only when the girth exceeds this, in centimetres.' })
  overGirthCm?: number | null;
}

@InputType({ description: 'A new version of the prices of a service.' })
export class DraftRateCardInput {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => RateCardPurposeEnum, { nullable: true, description: 'Whose prices they are; SALE when absent.' })
  purpose?: RateCardPurposeEnum | null;

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

@ArgsType()
export class ImportRateCardCsvArgs {
  @Field(() => String, { description: 'Code of the service, such as SVC_ECO.' })
  serviceCode!: string;

  @Field(() => RateCardPurposeEnum, { nullable: true, description: 'Whose prices they are; SALE when absent.' })
  purpose?: RateCardPurposeEnum | null;

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
