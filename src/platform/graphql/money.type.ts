import { Field, ObjectType } from 'type-graphql';
import { FieldResolver, Resolver, Root } from './resolvers.js';
import { formatMoney, type Money } from '../../kernel/money.js';
import { BigIntScalar, DecimalScalar } from './scalars.js';

@ObjectType('Money', { simpleResolvers: true, description: 'An exact amount of money.' })
export class MoneyType implements Money {
  @Field(() => String, { description: 'ISO 4217 code, such as USD.' })
  readonly currency!: string;

  @Field(() => BigIntScalar, { description: 'The same amount in whole minor units, such as 1250.' })
  readonly minor!: bigint;
}

/** Prints the kernel's amounts: whatever returns `Money` needs no conversion. */
@Resolver(() => MoneyType)
export class MoneyResolver {
  @FieldResolver(() => DecimalScalar, {
    description: 'Major units with exactly the decimals of the currency, such as "12.50" or "105.000".',
  })
  amount(@Root() amount: Money): string {
    return formatMoney(amount);
  }
}
