import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { remittanceOutcome, type RemittanceOutcome } from './carrier-bills.enums.js';

@InputType({ description: "Headers of the file for columns that are named differently there. Case doesn't matter." })
export class CarrierRemittanceColumnsInput {
  @Field(() => String, { nullable: true, description: 'Header of the column awb.' })
  awb?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column amount.' })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column currency.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column date.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Header of the column reference.' })
  reference?: string | null;
}

@ArgsType()
export class ImportCarrierRemittanceArgs {
  @Field(() => ID, { description: "UUID of one of the operator's carrier accounts, or the code of a carrier." })
  account!: string;

  @Field(() => String, {
    description:
      'Header with the columns awb, amount, currency, date and reference in any order, then one line per parcel. Days as YYYY-MM-DD. At most 2,000 lines.',
  })
  csv!: string;

  @Field(() => CarrierRemittanceColumnsInput, { nullable: true, description: 'Other headers.' })
  columns?: CarrierRemittanceColumnsInput | null;
}

@ObjectType('CarrierRemittanceLine', { description: 'What a carrier paid of the cash that it collected for one parcel.' })
export class CarrierRemittanceLineType {
  @Field(() => ID, { simple: true, description: 'UUID.' })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Line of the file.' })
  line!: number;

  @Field(() => String, { simple: true, description: 'AWB or tracking number, in capitals.' })
  awb!: string;

  @Field(() => String, { simple: true, description: "The carrier's name of the payment." })
  reference!: string;

  @Field(() => String, { simple: true, description: 'Day of the payment, as YYYY-MM-DD.' })
  paidOn!: string;

  @Field(() => enumType(remittanceOutcome), { simple: true, description: 'What became of it.' })
  outcome!: RemittanceOutcome;

  @Field(() => Boolean, { simple: true, description: 'True if an earlier import has booked it, so that this one changed nothing.' })
  replayed!: boolean;
}

@ObjectType('CarrierRemittanceCount', { simpleResolvers: true, description: 'Number of lines with one outcome.' })
export class CarrierRemittanceCountType {
  @Field(() => enumType(remittanceOutcome), { description: 'The outcome.' })
  outcome!: RemittanceOutcome;

  @Field(() => Int, { description: 'Number of lines.' })
  lines!: number;
}

@ObjectType('CarrierRemittanceImport', { simpleResolvers: true, description: "Result of importing a carrier's remittance." })
export class CarrierRemittanceImportType {
  @Field(() => [CarrierRemittanceLineType], { description: 'The lines, in order of the file.' })
  lines!: CarrierRemittanceLineType[];

  @Field(() => [CarrierRemittanceCountType], { description: 'The lines by outcome, without outcomes that no line has.' })
  counts!: CarrierRemittanceCountType[];

  @Field(() => [MoneyType], { description: 'What this import has booked, by currency.' })
  booked!: MoneyType[];
}
