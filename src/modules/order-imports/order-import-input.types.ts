import { InputType } from 'type-graphql';
import { Choice, Id, Many, Measure, nullable, One, Text } from '../../platform/graphql/fields.js';
import { AddressInput } from '../addresses/index.js';
import { orderFileEncoding, orderFileFormat, questionKind, type OrderFileEncoding, type OrderFileFormat } from './order-imports.enums.js';
import type { QuestionKind } from './questions.rules.js';

@InputType({ description: 'What an import assumes where its file says nothing.' })
export class OrderImportDefaultsInput {
  @One(
    () => AddressInput,
    'Origin of the shipments. If absent: the first location of the shop by name, else the address of the seller.',
    nullable,
  )
  origin?: AddressInput | null;

  @Text(3, 'ISO 4217 code of the amounts.', nullable) currency?: string | null;
  @Text(2, 'Country of the recipients, ISO 3166-1 alpha-2.', nullable) countryCode?: string | null;
  @Measure('Weight of a whole parcel in grams.', nullable) grams?: number | null;
  @Measure('Length of a whole parcel in centimetres.', nullable) length?: number | null;
  @Measure('Width of a whole parcel in centimetres.', nullable) width?: number | null;
  @Measure('Height of a whole parcel in centimetres.', nullable) height?: number | null;
}

@InputType({ description: 'An answer to a question about a file.' })
export class OrderFileAnswerInput {
  @Choice(questionKind, 'What was asked.') kind!: QuestionKind;
  @Text(200, 'The text that was asked about, as in the question.') value!: string;
  @Text('One of the answers of the question; for a shipping method, the code of a service.') answer!: string;
}

@InputType({ description: 'A file with orders.' })
export class OrderImportInput {
  @Id('The seller, for the operator; absent when a shop is named.', nullable) sellerId?: string | null;
  @Text('Domain of the shop that the orders belong to. If absent, they are orders of no store.', nullable) shopDomain?: string | null;
  @Text(255, 'Name of the file.') fileName!: string;
  @Choice(orderFileFormat, 'Layout of the file; recognised by its header if absent.', nullable) format?: OrderFileFormat | null;
  @Choice(orderFileEncoding, 'How its characters are stored.', { defaultValue: 'utf_8' }) encoding!: OrderFileEncoding;
  @One(() => OrderImportDefaultsInput, 'What to assume where the file says nothing.', nullable) defaults?: OrderImportDefaultsInput | null;

  @Many(
    () => OrderFileAnswerInput,
    200,
    'Answers to questions of an earlier preview of this file. All but those about the decimal mark are remembered for the next files of the seller, unless a shop gives them.',
    nullable,
  )
  answers?: OrderFileAnswerInput[] | null;
}
