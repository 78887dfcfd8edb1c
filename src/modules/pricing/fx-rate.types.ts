import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';

@ObjectType('FxRate', { simpleResolvers: true, description: 'What one unit of a currency is worth in another, from a moment on.' })
export class FxRateType {
  @Field(() => ID, { description: 'UUID of the rate.' })
  id!: string;

  @Field(() => String, { description: 'ISO 4217 code of the currency that is exchanged.' })
  from!: string;

  @Field(() => String, { description: 'ISO 4217 code of the currency that it becomes.' })
  to!: string;

  @Field(() => DecimalScalar, { description: 'How much of `to` one unit of `from` is.' })
  rate!: string;

  @Field(() => DateTimeScalar, { description: 'From when it is in force, until the next one is.' })
  validFrom!: Date;
}

@ArgsType()
export class SetFxRateArgs {
  @Field(() => String, { description: 'ISO 4217 code of the currency that is exchanged.' })
  from!: string;

  @Field(() => String, { description: 'ISO 4217 code of the currency that it becomes.' })
  to!: string;

  @Field(() => DecimalScalar, { description: 'How much of `to` one unit of `from` is. More than 0, at most ten decimals.' })
  rate!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From when it is in force; now when absent. Not in the past.' })
  validFrom?: Date | null;
}
