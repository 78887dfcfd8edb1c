import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Id, nullable, Text, When } from '../../platform/graphql/fields.js';
import { type SurchargeBase, surchargeBase, type SurchargeCode, surchargeCode, type SurchargeKind, surchargeKind } from './rating.enums.js';

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
