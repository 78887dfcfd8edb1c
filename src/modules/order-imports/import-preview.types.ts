import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { questionKind } from './order-imports.enums.js';
import type { QuestionKind } from './questions.rules.js';

@ObjectType('OrderFileChoice', { simpleResolvers: true, description: 'A possible answer to a question about a file.' })
export class OrderFileChoiceType {
  @Field(() => String, { description: 'The answer to send.' })
  answer!: string;

  @Field(() => String, { description: 'What follows from it.' })
  text!: string;
}

@ObjectType('OrderFileQuestion', {
  simpleResolvers: true,
  description: 'What only the sender of a file can tell. Its orders wait until the file is sent again with an answer.',
})
export class OrderFileQuestionType {
  @Field(() => enumType(questionKind), { description: 'What is asked.' })
  kind!: QuestionKind;

  @Field(() => String, { nullable: true, description: 'Header of the column; null for the whole file.' })
  column!: string | null;

  @Field(() => String, { description: 'The text that is not understood, as in the file; empty for the whole file.' })
  value!: string;

  @Field(() => Int, { description: 'The first line with it, counted from 1.' })
  line!: number;

  @Field(() => Int, { description: 'Number of orders that wait for the answer.' })
  orders!: number;

  @Field(() => [OrderFileChoiceType], { description: 'The possible answers.' })
  choices!: OrderFileChoiceType[];
}

@ObjectType('OrderImportAnswer', { simpleResolvers: true, description: 'An answer that a file was read with.' })
export class OrderImportAnswerType {
  @Field(() => enumType(questionKind), { description: 'What was asked.' })
  kind!: QuestionKind;

  @Field(() => String, { description: 'The text that was asked about.' })
  value!: string;

  @Field(() => String, { description: 'The answer.' })
  answer!: string;

  @Field(() => Boolean, { description: 'True if it was given for an earlier file.' })
  remembered!: boolean;
}

@ObjectType('OrderFileAnswer', { simpleResolvers: true, description: 'An answer about files that is remembered for a seller.' })
export class OrderFileAnswerType {
  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => enumType(questionKind), { description: 'What was asked.' })
  kind!: QuestionKind;

  @Field(() => String, { description: 'The text that was asked about. Case and spaces do not matter.' })
  value!: string;

  @Field(() => String, { description: 'The answer.' })
  answer!: string;

  @Field(() => DateTimeScalar, { description: 'When it was given last.' })
  updatedAt!: Date;
}

@ObjectType('OrderImportService', { simpleResolvers: true, description: 'A service that orders of a file can go with.' })
export class OrderImportServiceType {
  @Field(() => String, { description: 'Its code.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType('OrderImportShortage', {
  description:
    'What the wallet lacks in one currency for the orders that are ready, in the order of the file. Holds are placed in this order.',
})
export class OrderImportShortageType {
  @Field(() => Int, { simple: true, description: 'Number of orders that the wallet cannot pay.' })
  orders!: number;

  @Field(() => Boolean, { simple: true, description: 'False if the seller has no wallet in this currency.' })
  hasWallet!: boolean;

  @Field(() => MoneyType, { simple: true, description: 'What to top up so that all of them can be paid.' })
  lacks!: MoneyType;
}
