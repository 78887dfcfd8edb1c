import { ObjectType } from 'type-graphql';
import type { ToldParams } from '../../kernel/messages.js';
import { Choice, Count, Flag, Id, JsonObject, Many, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { questionKind } from './order-imports.enums.js';
import type { QuestionKind } from './questions.rules.js';

@ObjectType('OrderFileChoice', { description: 'A possible answer to a question about a file.' })
export class OrderFileChoiceType {
  @Text('The answer to send.') answer!: string;
  @Text('What follows from it.') text!: string;
  @Text('Which sentence the text is.', nullable) variant?: string;
  @JsonObject('The values in the text, by name.', nullable) params?: ToldParams;
}

@ObjectType('OrderFileQuestion', {
  description: 'What only the sender of a file can tell. Its orders wait until the file is sent again with an answer.',
})
export class OrderFileQuestionType {
  @Choice(questionKind, 'What is asked.') kind!: QuestionKind;
  @Text('Header of the column; null for the whole file.', nullable) column!: string | null;
  @Text('The text that is not understood, as in the file; empty for the whole file.') value!: string;
  @Count('The first line with it, counted from 1.') line!: number;
  @Count('Number of orders that wait for the answer.') orders!: number;
  @Many(() => OrderFileChoiceType, 'The possible answers.') choices!: OrderFileChoiceType[];
}

@ObjectType('OrderImportAnswer', { description: 'An answer that a file was read with.' })
export class OrderImportAnswerType {
  @Choice(questionKind, 'What was asked.') kind!: QuestionKind;
  @Text('The text that was asked about.') value!: string;
  @Text('The answer.') answer!: string;
  @Flag('True if it was given for an earlier file.') remembered!: boolean;
}

@ObjectType('OrderFileAnswer', { description: 'An answer about files that is remembered for a seller.' })
export class OrderFileAnswerType {
  @Id('UUID of the seller.') sellerId!: string;
  @Choice(questionKind, 'What was asked.') kind!: QuestionKind;
  @Text('The text that was asked about. Case and spaces do not matter.') value!: string;
  @Text('The answer.') answer!: string;
  @When('When it was given last.') updatedAt!: Date;
}

@ObjectType('OrderImportService', { description: 'A service that orders of a file can go with.' })
export class OrderImportServiceType {
  @Text('Its code.') code!: string;
  @Text('Its name.') name!: string;
}

@ObjectType('OrderImportShortage', {
  description:
    'What the wallet lacks in one currency for the orders that are ready, in the order of the file. Holds are placed in this order.',
})
export class OrderImportShortageType {
  @Count('Number of orders that the wallet cannot pay.') orders!: number;
  @Flag('False if the seller has no wallet in this currency.') hasWallet!: boolean;
  @Money('What to top up so that all of them can be paid.') lacks!: MoneyType;
}
