import { Field, ObjectType } from 'type-graphql';
import { formatMoney, type Money } from '../../kernel/money.js';
import { BigIntScalar, DecimalScalar } from './scalars.js';

@ObjectType('Money', { simpleResolvers: true, description: 'An exact amount of money.' })
export class MoneyType {
  @Field(() => DecimalScalar, { description: 'Major units with exactly the decimals of the currency, such as "12.50" or "105.000".' })
  readonly amount: string;

  @Field(() => String, { description: 'ISO 4217 code, such as USD.' })
  readonly currency: string;

  @Field(() => BigIntScalar, { description: 'The same amount in whole minor units, such as 1250.' })
  readonly minor: bigint;

  constructor(money: Money) {
    this.amount = formatMoney(money);
    this.currency = money.currency;
    this.minor = money.minor;
  }
}

export const moneyOut = (money: Money): MoneyType => new MoneyType(money);

export const moneyOrNull = (money: Money | null | undefined): MoneyType | null => (money ? new MoneyType(money) : null);
