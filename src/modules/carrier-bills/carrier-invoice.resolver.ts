import { formatScaled } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import type { LedgerServices } from '../ledger/index.js';
import { shipmentLoader, ShipmentType } from '../shipments/index.js';
import {
  CarrierInvoiceConnection,
  CarrierInvoiceCountType,
  CarrierInvoiceImportType,
  CarrierInvoiceLineConnection,
  CarrierInvoiceLinesArgs,
  CarrierInvoiceLineType,
  CarrierInvoicesArgs,
  CarrierInvoiceType,
  ImportCarrierInvoiceArgs,
  ResolveInvoiceLineInput,
} from './carrier-invoice.types.js';
import type { BillServices } from './compare-rows.js';
import { importInvoiceFile } from './import-carrier-invoice.js';
import { csvOfInvoice } from './invoice-csv.js';
import { invoiceImportOut, lineOut } from './invoice-out.js';
import {
  amountsOf,
  billedDaysOf,
  carrierInvoiceById,
  countsOf,
  listCarrierInvoices,
  listLines,
  type CarrierInvoice,
  invoiceLoader,
  type CarrierInvoiceLine,
} from './read-carrier-invoices.js';
import { resolveInvoiceLine } from './resolve-invoice-line.js';

@Resolver(() => CarrierInvoiceType)
export class CarrierInvoiceResolver {
  @Query(() => CarrierInvoiceConnection, {
    description: 'Invoices of carriers, latest first. With a kind or state: those that have such lines.',
  })
  async carrierInvoices(@Args(() => CarrierInvoicesArgs) args: CarrierInvoicesArgs, @Ctx() context: Context) {
    return new CarrierInvoiceConnection(await listCarrierInvoices(context, args));
  }

  @Query(() => CarrierInvoiceType, { description: 'An invoice of a carrier. NOT_FOUND.' })
  carrierInvoice(
    @Arg('id', () => ID, { description: 'UUID of the invoice.' }) id: string,
    @Ctx() context: Context,
  ): Promise<CarrierInvoice> {
    return carrierInvoiceById(context, id);
  }

  @Mutation(() => CarrierInvoiceImportType, {
    description:
      'Imports what a carrier bills and corrects the cost of its parcels. Lines that were imported before change nothing; a wrong line is reported by line and column, and then nothing is imported. CARRIER_ACCOUNT_NOT_FOUND, CARRIER_ACCOUNT_OF_SELLER.',
  })
  async importCarrierInvoice(
    @Args(() => ImportCarrierInvoiceArgs) { account, csv, columns }: ImportCarrierInvoiceArgs,
    @Ctx() context: Context<BillServices & FileServices>,
  ): Promise<CarrierInvoiceImportType> {
    const headers = { ...columns, weight_kg: columns?.weightKg };
    return invoiceImportOut(context, await importInvoiceFile(context, { account, csv, headers }));
  }

  @Mutation(() => CarrierInvoiceLineType, {
    description:
      'Records what was agreed with a carrier about a line of its invoice, and corrects the cost by what that changes. NOT_FOUND.',
  })
  async resolveInvoiceLine(
    @Arg('id', () => ID, { description: 'UUID of the line.' }) id: string,
    @Arg('input', () => ResolveInvoiceLineInput, { description: 'The agreement.' }) input: ResolveInvoiceLineInput,
    @Ctx() context: Context<LedgerServices>,
  ): Promise<CarrierInvoiceLineType> {
    return lineOut(context, await context.transact((tx) => resolveInvoiceLine(tx, context.actor, { id, input })));
  }

  @FieldResolver(() => [MoneyType], { description: 'Total of its lines, by currency.' })
  billed(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<MoneyType[]> {
    return amountsOf(context, invoice, 'billed');
  }

  @FieldResolver(() => [MoneyType], { description: 'What the carrier has credited, by currency.' })
  credited(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<MoneyType[]> {
    return amountsOf(context, invoice, 'credited');
  }

  @FieldResolver(() => [MoneyType], { description: 'What it has added to the cost of shipments, by currency.' })
  booked(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<MoneyType[]> {
    return amountsOf(context, invoice, 'booked');
  }

  @FieldResolver(() => [MoneyType], { description: 'What was booked for its parcels, by currency of the booked cost.' })
  expected(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<MoneyType[]> {
    return amountsOf(context, invoice, 'expected');
  }

  @FieldResolver(() => [MoneyType], {
    description: 'What it bills less what was booked, by currency of the booked cost; negative if it bills less.',
  })
  difference(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<MoneyType[]> {
    return amountsOf(context, invoice, 'difference');
  }

  @FieldResolver(() => String, { nullable: true, description: 'Earliest day of its lines, as YYYY-MM-DD; null if no line names one.' })
  async firstBilledOn(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<string | null> {
    return (await billedDaysOf(context, invoice)).first;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Latest day of its lines, as YYYY-MM-DD; null if no line names one.' })
  async lastBilledOn(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<string | null> {
    return (await billedDaysOf(context, invoice)).last;
  }

  @FieldResolver(() => [CarrierInvoiceCountType], { description: 'Its lines by kind; every kind is listed.' })
  counts(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<CarrierInvoiceCountType[]> {
    return countsOf(context, invoice);
  }

  @FieldResolver(() => Int, { description: 'Number of its lines that are open.' })
  async open(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<number> {
    return (await countsOf(context, invoice)).reduce((sum, { open }) => sum + open, 0);
  }

  @FieldResolver(() => CarrierInvoiceLineConnection, { description: 'Its lines, latest first.' })
  async lines(
    @Root() invoice: CarrierInvoice,
    @Args(() => CarrierInvoiceLinesArgs) args: CarrierInvoiceLinesArgs,
    @Ctx() context: Context,
  ): Promise<unknown> {
    return new CarrierInvoiceLineConnection(await listLines(context, invoice.id, args));
  }

  @FieldResolver(() => String, { description: 'Its lines as CSV: the columns of the import, followed by what became of each line.' })
  csv(@Root() invoice: CarrierInvoice, @Ctx() context: Context): Promise<string> {
    return csvOfInvoice(context, invoice);
  }
}

const GRAM_DECIMALS = 3;
const kilograms = (grams: number | null): string | null => (grams === null ? null : formatScaled(BigInt(grams), GRAM_DECIMALS));

@Resolver(() => CarrierInvoiceLineType)
export class CarrierInvoiceLineResolver {
  @FieldResolver(() => MoneyType, { description: 'What the carrier asks.' })
  amount(@Root() { amountMinor, currency }: CarrierInvoiceLine): MoneyType {
    return money(amountMinor, currency);
  }

  @FieldResolver(() => MoneyType, { description: 'What was booked for the parcel; 0 for a line that is UNKNOWN or TWICE.' })
  expected(@Root() { expectedMinor, bookCurrency }: CarrierInvoiceLine): MoneyType {
    return money(expectedMinor, bookCurrency);
  }

  @FieldResolver(() => MoneyType, {
    description: 'What the carrier asks less what was booked, in the currency of the booked cost; negative if the carrier asks less.',
  })
  difference(@Root() { billedMinor, expectedMinor, bookCurrency }: CarrierInvoiceLine): MoneyType {
    return money(billedMinor - expectedMinor, bookCurrency);
  }

  @FieldResolver(() => MoneyType, { description: 'What the line has added to the cost, as it stands now.' })
  booked(@Root() { bookedMinor, bookCurrency }: CarrierInvoiceLine): MoneyType {
    return money(bookedMinor, bookCurrency);
  }

  @FieldResolver(() => MoneyType, { description: 'What the carrier has credited.' })
  credited(@Root() { creditedMinor, currency }: CarrierInvoiceLine): MoneyType {
    return money(creditedMinor, currency);
  }

  @FieldResolver(() => DecimalScalar, { nullable: true, description: 'Weight that the carrier billed, in kilograms.' })
  weightKg(@Root() { weightGrams }: CarrierInvoiceLine): string | null {
    return kilograms(weightGrams);
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'Chargeable weight of the parcel as measured, or else as declared, in kilograms.',
  })
  ourWeightKg(@Root() { ourWeightGrams }: CarrierInvoiceLine): string | null {
    return kilograms(ourWeightGrams);
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The parcel; null if it is UNKNOWN.' })
  shipment(@Root() { shipmentId }: CarrierInvoiceLine, @Ctx() context: Context) {
    return shipmentId === null ? null : context.load(shipmentLoader, shipmentId);
  }

  @FieldResolver(() => CarrierInvoiceType, { nullable: true, description: 'The invoice.' })
  invoice(@Root() { invoiceId }: CarrierInvoiceLine, @Ctx() context: Context) {
    return context.load(invoiceLoader, invoiceId);
  }
}
