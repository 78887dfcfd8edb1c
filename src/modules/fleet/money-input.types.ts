import { InputType } from 'type-graphql';
import { Decimal, Text } from '../../platform/graphql/fields.js';

@InputType({ description: 'An amount of money.' })
export class MoneyInput {
  @Decimal('Major units, such as "12.50".') amount!: string | number;
  @Text('ISO 4217 code, such as USD.') currency!: string;
}
