import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, Many, nullable, One, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { remittanceOutcome, type RemittanceOutcome } from './carrier-bills.enums.js';

@InputType({ description: "Headers of the file for columns that are named differently there. Case doesn't matter." })
export class CarrierRemittanceColumnsInput {
  @Text('Header of the column awb.', nullable) awb?: string | null;
  @Text('Header of the column amount.', nullable) amount?: string | null;
  @Text('Header of the column currency.', nullable) currency?: string | null;
  @Text('Header of the column date.', nullable) date?: string | null;
  @Text('Header of the column reference.', nullable) reference?: string | null;
}

@ArgsType()
export class ImportCarrierRemittanceArgs {
  @Id("UUID of one of the operator's carrier accounts, or the code of a carrier.") account!: string;

  @Text(
    700_000,
    'Header with the columns awb, amount, currency, date and reference in any order, then one line per parcel. Days as YYYY-MM-DD. At most 2,000 lines.',
  )
  csv!: string;

  @One(() => CarrierRemittanceColumnsInput, 'Other headers.', nullable) columns?: CarrierRemittanceColumnsInput | null;
}

@ObjectType('CarrierRemittanceLine', { description: 'What a carrier paid of the cash that it collected for one parcel.' })
export class CarrierRemittanceLineType {
  @Id('UUID.') id!: string;
  @Count('Line of the file.') line!: number;
  @Text('AWB or tracking number, in capitals.') awb!: string;
  @Text("The carrier's name of the payment.") reference!: string;
  @Text('Day of the payment, as YYYY-MM-DD.') paidOn!: string;
  @Choice(remittanceOutcome, 'What became of it.') outcome!: RemittanceOutcome;
  @Flag('True if an earlier import has booked it, so that this one changed nothing.') replayed!: boolean;
}

@ObjectType('CarrierRemittanceCount', { description: 'Number of lines with one outcome.' })
export class CarrierRemittanceCountType {
  @Choice(remittanceOutcome, 'The outcome.') outcome!: RemittanceOutcome;
  @Count('Number of lines.') lines!: number;
}

@ObjectType('CarrierRemittanceImport', { description: "Result of importing a carrier's remittance." })
export class CarrierRemittanceImportType {
  @Many(() => CarrierRemittanceLineType, 'The lines, in order of the file.') lines!: CarrierRemittanceLineType[];
  @Many(() => CarrierRemittanceCountType, 'The lines by outcome, without outcomes that no line has.') counts!: CarrierRemittanceCountType[];
  @Many(() => MoneyType, 'What this import has booked, by currency.') booked!: MoneyType[];
}
