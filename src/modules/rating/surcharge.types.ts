import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import type { SurchargeBase, SurchargeCode, SurchargeKind } from './rate-book.rows.js';

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
