import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money.js';
import { BigIntScalar, DecimalScalar } from './scalars.js';

/** The kernel's amounts as they are: whatever returns `Money` needs no conversion. */
@ObjectType('Money', { simpleResolvers: true, description: 'An exact amount of money.' })
export class MoneyType implements Money {
  @Field(() => DecimalScalar, { description: 'Major units with exactly the decimals of the currency, such as "12.50" or "105.000".' })
  readonly amount!: string;

  @Field(() => String, { description: 'ISO 4217 code, such as USD.' })
  readonly currency!: string;

  @Field(() => BigIntScalar, { description: 'The same amount in whole minor units, such as 1250.' })
  readonly minor!: bigint;
}
