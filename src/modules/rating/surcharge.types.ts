import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { type SurchargeBase, surchargeBase, type SurchargeCode, surchargeCode, type SurchargeKind, surchargeKind } from './rating.enums.js';

@ObjectType('Surcharge', { simpleResolvers: true, description: 'What is charged on top of the price by weight.' })
export class SurchargeType {
  @Field(() => ID, { description: 'UUID of the surcharge.' })
  id!: string;

  @Field(() => enumType(surchargeCode), { description: 'What it is for.' })
  code!: SurchargeCode;

  @Field(() => String, { description: 'Its name in a breakdown.' })
  label!: string;

  @Field(() => enumType(surchargeKind), { description: 'How it is worked out.' })
  kind!: SurchargeKind;

  @Field(() => DecimalScalar, { description: 'The percentage or amount.' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the amount; null for a percentage.' })
  currency!: string | null;

  @Field(() => enumType(surchargeBase), { description: 'What a percentage is taken of.' })
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
  @Field(() => enumType(surchargeCode), { description: 'What it is for.' })
  code!: SurchargeCode;

  @Field(() => String, { nullable: true, description: 'Its name in a breakdown; that of the code when absent. At most 100 characters.' })
  label?: string | null;

  @Field(() => enumType(surchargeKind), { description: 'How it is worked out.' })
  kind!: SurchargeKind;

  @Field(() => DecimalScalar, { description: 'Percentage from 0 to 1000, or an amount.' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of an amount; that of the card when absent.' })
  currency?: string | null;

  @Field(() => enumType(surchargeBase), { nullable: true, description: 'What a percentage is taken of; BASE when absent.' })
  appliesTo?: SurchargeBase | null;

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
