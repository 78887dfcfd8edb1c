import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';
import {
  carrierLineCause,
  carrierLineKind,
  carrierLineState,
  type CarrierLineCause,
  type CarrierLineKind,
  type CarrierLineState,
} from './carrier-bills.enums.js';

@ObjectType('CarrierInvoiceCount', { simpleResolvers: true, description: 'Number of lines of one kind.' })
export class CarrierInvoiceCountType {
  @Field(() => enumType(carrierLineKind), { description: 'The kind.' })
  kind!: CarrierLineKind;

  @Field(() => Int, { description: 'Number of lines.' })
  lines!: number;

  @Field(() => Int, { description: 'Number of these lines that are open.' })
  open!: number;
}

@ObjectType('CarrierInvoice', { description: 'An invoice of a carrier to the operator.' })
export class CarrierInvoiceType {
  @Field(() => ID, { simple: true, description: 'UUID.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Number that the carrier gave it.' })
  number!: string;

  @Field(() => String, { simple: true, description: 'Code of the carrier.' })
  carrierCode!: string;

  @Field(() => ID, { simple: true, nullable: true, description: 'UUID of the carrier account; null for a carrier without one.' })
  accountId!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When its first line was imported.' })
  createdAt!: Date;
}

export const CarrierInvoiceConnection = connectionType('CarrierInvoice', () => CarrierInvoiceType);

@ObjectType('CarrierInvoiceLine', { description: 'What a carrier bills for one parcel.' })
export class CarrierInvoiceLineType {
  @Field(() => ID, { simple: true, description: 'UUID.' })
  id!: string;

  @Field(() => ID, { simple: true, description: 'UUID of the invoice.' })
  invoiceId!: string;

  @Field(() => Int, { simple: true, description: 'Line of the imported file.' })
  lineNumber!: number;

  @Field(() => String, { simple: true, description: 'AWB or tracking number, in capitals.' })
  awb!: string;

  @Field(() => String, { simple: true, nullable: true, description: 'Day named by the carrier, as YYYY-MM-DD.' })
  billedOn!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Service, in the words of the carrier.' })
  service!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Reason, in the words of the carrier.' })
  reason!: string | null;

  @Field(() => enumType(carrierLineKind), { simple: true, description: 'How it compares with the booked cost.' })
  kind!: CarrierLineKind;

  @Field(() => enumType(carrierLineCause), { simple: true, nullable: true, description: 'Why it is higher or lower.' })
  cause!: CarrierLineCause | null;

  @Field(() => enumType(carrierLineState), { simple: true, description: 'Whether the operator agrees with it.' })
  state!: CarrierLineState;

  @Field(() => String, { simple: true, nullable: true, description: 'Note about the dispute.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When its state was last set by a person.' })
  resolvedAt!: Date | null;
}

export const CarrierInvoiceLineConnection = connectionType('CarrierInvoiceLine', () => CarrierInvoiceLineType);

@ArgsType()
export class CarrierInvoiceLinesArgs extends PageArgs {
  @Field(() => [enumType(carrierLineKind)], { nullable: true, description: 'Only lines of these kinds.' })
  kind?: CarrierLineKind[] | null;

  @Field(() => [enumType(carrierLineState)], { nullable: true, description: 'Only lines in these states.' })
  state?: CarrierLineState[] | null;
}

@ArgsType()
export class CarrierInvoicesArgs extends CarrierInvoiceLinesArgs {
  @Field(() => String, { nullable: true, description: 'UUID of a carrier account, or code of a carrier: only its invoices.' })
  account?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of an invoice.' })
  number?: string | null;
}

@InputType({ description: "Headers of the file for columns that are named differently there. Case doesn't matter." })
export class CarrierInvoiceColumnsInput {
  @Field(() => String, { nullable: true, description: 'Header of the column invoice.' })
  invoice?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column awb.' })
  awb?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column date.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column service.' })
  service?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column weight_kg.' })
  weightKg?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column amount.' })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column currency.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column reason.' })
  reason?: string | null;
}

@ArgsType()
export class ImportCarrierInvoiceArgs {
  @Field(() => ID, { description: "UUID of one of the operator's carrier accounts, or the code of a carrier." })
  account!: string;

  @Field(() => String, {
    description:
      'Header with the columns invoice, awb, date, service, weight_kg, amount, currency and reason in any order, then one line per charge; invoice, awb, amount and currency are required. Days as YYYY-MM-DD. At most 5,000 lines.',
  })
  csv!: string;

  @Field(() => CarrierInvoiceColumnsInput, { nullable: true, description: 'Other headers.' })
  columns?: CarrierInvoiceColumnsInput | null;
}

@ObjectType('CarrierInvoiceImport', { simpleResolvers: true, description: "Result of importing a carrier's invoices." })
export class CarrierInvoiceImportType {
  @Field(() => [CarrierInvoiceType], { description: 'The invoices of the file.' })
  invoices!: CarrierInvoiceType[];

  @Field(() => Int, { description: 'Number of new lines.' })
  added!: number;

  @Field(() => Int, { description: 'Number of lines that were imported before. They change nothing.' })
  known!: number;

  @Field(() => [CarrierInvoiceCountType], { description: 'The new lines by kind; every kind is listed.' })
  counts!: CarrierInvoiceCountType[];

  @Field(() => [MoneyType], { description: 'What the new lines add to the cost, by currency.' })
  booked!: MoneyType[];
}

@InputType({ description: 'What was agreed with the carrier about a line of its invoice.' })
export class ResolveInvoiceLineInput {
  @Field(() => enumType(carrierLineState), { description: 'The new state.' })
  state!: CarrierLineState;

  @Field(() => String, { nullable: true, description: 'Note. At most 500 characters; left out, the last one stays.' })
  note?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'What the carrier credits, in the currency of the line, with the state CREDITED; defaults to the difference, or to the whole line if it is UNKNOWN or TWICE.',
  })
  creditedAmount?: string | number | null;
}
