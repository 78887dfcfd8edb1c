import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Choices, Count, Decimal, Id, Many, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import {
  carrierLineCause,
  carrierLineKind,
  carrierLineState,
  type CarrierLineCause,
  type CarrierLineKind,
  type CarrierLineState,
} from './carrier-bills.enums.js';

@ObjectType('CarrierInvoiceCount', { description: 'Number of lines of one kind.' })
export class CarrierInvoiceCountType {
  @Choice(carrierLineKind, 'The kind.') kind!: CarrierLineKind;
  @Count('Number of lines.') lines!: number;
  @Count('Number of these lines that are open.') open!: number;
}

@ObjectType('CarrierInvoice', { description: 'An invoice of a carrier to the operator.' })
export class CarrierInvoiceType {
  @Id('UUID.') id!: string;
  @Text('Number that the carrier gave it.') number!: string;
  @Text('Code of the carrier.') carrierCode!: string;
  @Id('UUID of the carrier account; null for a carrier without one.', nullable) accountId!: string | null;
  @When('When its first line was imported.') createdAt!: Date;
}

export const CarrierInvoiceConnection = connectionType('CarrierInvoice', () => CarrierInvoiceType);

@ObjectType('CarrierInvoiceLine', { description: 'What a carrier bills for one parcel.' })
export class CarrierInvoiceLineType {
  @Id('UUID.') id!: string;
  @Id('UUID of the invoice.') invoiceId!: string;
  @Count('Line of the imported file.') lineNumber!: number;
  @Text('AWB or tracking number, in capitals.') awb!: string;
  @Text('Day named by the carrier, as YYYY-MM-DD.', nullable) billedOn!: string | null;
  @Text('Service, in the words of the carrier.', nullable) service!: string | null;
  @Text('Reason, in the words of the carrier.', nullable) reason!: string | null;
  @Choice(carrierLineKind, 'How it compares with the booked cost.') kind!: CarrierLineKind;
  @Choice(carrierLineCause, 'Why it is higher or lower.', nullable) cause!: CarrierLineCause | null;
  @Choice(carrierLineState, 'Whether the operator agrees with it.') state!: CarrierLineState;
  @Text('Note about the dispute.', nullable) note!: string | null;
  @When('When its state was last set by a person.', nullable) resolvedAt!: Date | null;
}

export const CarrierInvoiceLineConnection = connectionType('CarrierInvoiceLine', () => CarrierInvoiceLineType);

@ArgsType()
export class CarrierInvoiceLinesArgs extends PageArgs {
  @Choices(carrierLineKind, 100, 'Only lines of these kinds.', nullable) kind?: CarrierLineKind[] | null;
  @Choices(carrierLineState, 100, 'Only lines in these states.', nullable) state?: CarrierLineState[] | null;
}

@ArgsType()
export class CarrierInvoicesArgs extends CarrierInvoiceLinesArgs {
  @Text('UUID of a carrier account, or code of a carrier: only its invoices.', nullable) account?: string | null;
  @Text('Number of an invoice.', nullable) number?: string | null;
}

@InputType({ description: "Headers of the file for columns that are named differently there. Case doesn't matter." })
export class CarrierInvoiceColumnsInput {
  @Text('Header of the column invoice.', nullable) invoice?: string | null;
  @Text('Header of the column awb.', nullable) awb?: string | null;
  @Text('Header of the column date.', nullable) date?: string | null;
  @Text('Header of the column service.', nullable) service?: string | null;
  @Text('Header of the column weight_kg.', nullable) weightKg?: string | null;
  @Text('Header of the column amount.', nullable) amount?: string | null;
  @Text('Header of the column currency.', nullable) currency?: string | null;
  @Text('Header of the column reason.', nullable) reason?: string | null;
}

@ArgsType()
export class ImportCarrierInvoiceArgs {
  @Id("UUID of one of the operator's carrier accounts, or the code of a carrier.") account!: string;

  @Text(
    700_000,
    'Header with the columns invoice, awb, date, service, weight_kg, amount, currency and reason in any order, then one line per charge; invoice, awb, amount and currency are required. Days as YYYY-MM-DD. At most 5,000 lines.',
  )
  csv!: string;

  @One(() => CarrierInvoiceColumnsInput, 'Other headers.', nullable) columns?: CarrierInvoiceColumnsInput | null;
}

@ObjectType('CarrierInvoiceImport', { description: "Result of importing a carrier's invoices." })
export class CarrierInvoiceImportType {
  @Many(() => CarrierInvoiceType, 'The invoices of the file.') invoices!: CarrierInvoiceType[];
  @Count('Number of new lines.') added!: number;
  @Count('Number of lines that were imported before. They change nothing.') known!: number;
  @Many(() => CarrierInvoiceCountType, 'The new lines by kind; every kind is listed.') counts!: CarrierInvoiceCountType[];
  @Many(() => MoneyType, 'What the new lines add to the cost, by currency.') booked!: MoneyType[];
}

@InputType({ description: 'What was agreed with the carrier about a line of its invoice.' })
export class ResolveInvoiceLineInput {
  @Choice(carrierLineState, 'The new state.') state!: CarrierLineState;
  @Text(500, 'Note. Left out, the last one stays.', nullable) note?: string | null;

  @Decimal(
    'What the carrier credits, in the currency of the line, with the state CREDITED; defaults to the difference, or to the whole line if it is UNKNOWN or TWICE.',
    nullable,
  )
  creditedAmount?: string | number | null;
}
