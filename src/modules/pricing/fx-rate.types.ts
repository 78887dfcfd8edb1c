import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';

@ObjectType('FxRate', { simpleResolvers: true, description: 'The value of one currency in another, from a given time on.' })
export class FxRateType {
  @Field(() => ID, { description: 'UUID of the rate.' })
  id!: string;

  @Field(() => String, { description: 'ISO 4217 code of the source currency.' })
  from!: string;

  @Field(() => String, { description: 'ISO 4217 code of the target currency.' })
  to!: string;

  @Field(() => DecimalScalar, { description: 'Units of `to` per unit of `from`.' })
  rate!: string;

  @Field(() => DateTimeScalar, { description: 'Start of validity, until the next rate starts.' })
  validFrom!: Date;
}

@ArgsType()
export class SetFxRateArgs {
  @Field(() => String, { description: 'ISO 4217 code of the source currency.' })
  from!: string;

  @Field(() => String, { description: 'ISO 4217 code of the target currency.' })
  to!: string;

  @Field(() => DecimalScalar, { description: 'Units of `to` per unit of `from`. Greater than 0, at most ten decimals.' })
  rate!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of validity; now when absent. Not in the past.' })
  validFrom?: Date | null;
}
