import { ArgsType, ObjectType } from 'type-graphql';
import { Decimal, Id, nullable, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('FxRate', { description: 'The value of one currency in another, from a given time on.' })
export class FxRateType {
  @Id('UUID of the rate.') id!: string;
  @Text('ISO 4217 code of the source currency.') from!: string;
  @Text('ISO 4217 code of the target currency.') to!: string;
  @Decimal('Units of `to` per unit of `from`.') rate!: string;
  @When('Start of validity, until the next rate starts.') validFrom!: Date;
}

@ArgsType()
export class SetFxRateArgs {
  @Text('ISO 4217 code of the source currency.') from!: string;
  @Text('ISO 4217 code of the target currency.') to!: string;
  @Decimal('Units of `to` per unit of `from`. Greater than 0, at most ten decimals.') rate!: string;
  @When('Start of validity; now when absent. Not in the past.', nullable) validFrom?: Date | null;
}
