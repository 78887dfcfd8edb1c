import { enumType } from '../../platform/graphql/enum-type.js';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import { type SurchargeBase, surchargeBase, type SurchargeCode, surchargeCode, type SurchargeKind, surchargeKind } from './rating.enums.js';

@ObjectType('Surcharge', { simpleResolvers: true, description: 'A charge on top of the price by weight.' })
export class SurchargeType {
  @Field(() => ID, { description: 'UUID of the surcharge.' })
  id!: string;

  @Field(() => enumType(surchargeCode), { description: 'Purpose.' })
  code!: SurchargeCode;

  @Field(() => String, { description: 'Label in the breakdown.' })
  label!: string;

  @Field(() => enumType(surchargeKind), { description: 'How it is calculated.' })
  kind!: SurchargeKind;

  @Field(() => DecimalScalar, { description: 'The percentage or amount.' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the amount; null for a percentage.' })
  currency!: string | null;

  @Field(() => enumType(surchargeBase), { description: 'What a percentage applies to.' })
  appliesTo!: SurchargeBase;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of validity.' })
  validFrom!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of validity, exclusive.' })
  validTo!: Date | null;

  @Field(() => String, { nullable: true, description: 'Code of a zone that must contain either end of the route.' })
  zone!: string | null;

  @Field(() => Int, { nullable: true, description: 'Applies only when the longest side exceeds this, in centimetres.' })
  overLengthCm!: number | null;

  @Field(() => Int, { nullable: true, description: 'Applies only when the girth exceeds this, in centimetres.' })
  overGirthCm!: number | null;
}

@InputType({ description: 'A charge on top of the price by weight.' })
export class SurchargeInput {
  @Field(() => enumType(surchargeCode), { description: 'Purpose.' })
  code!: SurchargeCode;

  @Field(() => String, {
    nullable: true,
    description: 'Label in the breakdown; the default label of the code when absent. At most 100 characters.',
  })
  label?: string | null;

  @Field(() => enumType(surchargeKind), { description: 'How it is calculated.' })
  kind!: SurchargeKind;

  @Field(() => DecimalScalar, { description: 'Percentage from 0 to 1000, or an amount.' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of an amount; that of the card when absent.' })
  currency?: string | null;

  @Field(() => enumType(surchargeBase), { nullable: true, description: 'What a percentage applies to; BASE when absent.' })
  appliesTo?: SurchargeBase | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of validity.' })
  validFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of validity, exclusive.' })
  validTo?: Date | null;

  @Field(() => String, { nullable: true, description: 'Code of a zone that must contain either end of the route.' })
  zone?: string | null;

  @Field(() => Int, { nullable: true, description: 'Applies only when the longest side exceeds this, in centimetres.' })
  overLengthCm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Applies only when the girth exceeds this, in centimetres.' })
  overGirthCm?: number | null;
}
