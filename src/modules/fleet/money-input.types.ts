import { Field, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'An amount of money.' })
export class MoneyInput {
  @Field(() => DecimalScalar, { description: 'Major units, such as "12.50".' })
  amount!: string | number;

  @Field(() => String, { description: 'ISO 4217 code, such as USD.' })
  currency!: string;
}
