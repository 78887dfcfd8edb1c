import { Field, Float, ID, InputType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { AddressInput } from '../addresses/index.js';
import { orderFileEncoding, orderFileFormat, questionKind, type OrderFileEncoding, type OrderFileFormat } from './order-imports.enums.js';
import type { QuestionKind } from './questions.rules.js';

@InputType({ description: 'What an import assumes where its file says nothing.' })
export class OrderImportDefaultsInput {
  @Field(() => AddressInput, {
    nullable: true,
    description: 'Origin of the shipments. If absent: the first location of the shop by name, else the address of the seller.',
  })
  origin?: AddressInput | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the amounts.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Country of the recipients, ISO 3166-1 alpha-2.' })
  countryCode?: string | null;

  @Field(() => Float, { nullable: true, description: 'Weight of a whole parcel in grams.' })
  grams?: number | null;

  @Field(() => Float, { nullable: true, description: 'Length of a whole parcel in centimetres.' })
  length?: number | null;

  @Field(() => Float, { nullable: true, description: 'Width of a whole parcel in centimetres.' })
  width?: number | null;

  @Field(() => Float, { nullable: true, description: 'Height of a whole parcel in centimetres.' })
  height?: number | null;
}

@InputType({ description: 'An answer to a question about a file.' })
export class OrderFileAnswerInput {
  @Field(() => enumType(questionKind), { description: 'What was asked.' })
  kind!: QuestionKind;

  @Field(() => String, { description: 'The text that was asked about, as in the question. At most 200 characters.' })
  value!: string;

  @Field(() => String, { description: 'One of the answers of the question; for a shipping method, the code of a service.' })
  answer!: string;
}

@InputType({ description: 'A file with orders.' })
export class OrderImportInput {
  @Field(() => ID, { nullable: true, description: 'The seller, for the operator; absent when a shop is named.' })
  sellerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of the shop that the orders belong to. If absent, they are orders of no store.',
  })
  shopDomain?: string | null;

  @Field(() => String, { description: 'Name of the file. At most 255 characters.' })
  fileName!: string;

  @Field(() => enumType(orderFileFormat), { nullable: true, description: 'Layout of the file; recognised by its header if absent.' })
  format?: OrderFileFormat | null;

  @Field(() => enumType(orderFileEncoding), { defaultValue: 'utf_8', description: 'How its characters are stored.' })
  encoding!: OrderFileEncoding;

  @Field(() => OrderImportDefaultsInput, { nullable: true, description: 'What to assume where the file says nothing.' })
  defaults?: OrderImportDefaultsInput | null;

  @Field(() => [OrderFileAnswerInput], {
    nullable: true,
    description:
      'Answers to questions of an earlier preview of this file. All but those about the decimal mark are remembered for the next files of the seller, unless a shop gives them.',
  })
  answers?: OrderFileAnswerInput[] | null;
}
