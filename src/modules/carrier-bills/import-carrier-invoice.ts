import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Context } from '../../platform/work/context.js';
import { newId } from '../../platform/ids.js';
import { bookLine } from './book-line.js';
import { billingCarrier, type BillingCarrier } from './billing-carrier.js';
import { db } from './carrier-bills.tables.js';
import { compareRows, type BillServices, type InvoiceLine } from './compare-rows.js';
import { identityOf, invoiceFile, type InvoiceFile, type InvoiceRow } from './invoice-csv.rules.js';

export interface ImportedInvoices {
  readonly invoiceIds: readonly string[];
  readonly added: readonly InvoiceLine[];
  /** Lines of the file that were imported before. */
  readonly known: number;
}

export interface GivenInvoice {
  readonly account: string;
  readonly rows: readonly InvoiceRow[];
}

/** Imports the file of a carrier. Reports every wrong line, and then writes nothing. The errors of `importCarrierInvoice`. */
export async function importInvoiceFile(
  context: Context<BillServices & FileServices>,
  { account, ...file }: InvoiceFile & { readonly account: string },
): Promise<ImportedInvoices> {
  const { actor, services } = context;
  const rows = await services.fileReader.read(invoiceFile, file);
  return context.transact((tx) => importCarrierInvoice(tx, actor, { account, rows }));
}

/**
 * Imports what a carrier bills and corrects the cost of its parcels (R15). Lines that were imported before change nothing. The errors of
 * `billingCarrier`.
 */
export async function importCarrierInvoice(tx: Tx<BillServices>, actor: Actor, { account, rows }: GivenInvoice): Promise<ImportedInvoices> {
  actor.require('ledger:settle');
  const carrier = await billingCarrier(tx, account);

  // Two imports of one carrier would otherwise both take a parcel as not billed yet.
  await lockCarrier(tx.sql, { carrierCode: carrier.carrierCode });
  const invoices = await invoicesOf(tx, carrier, rows);
  const fresh = await unknownRows(tx, invoices, rows);
  const lines = await compareRows(tx, { carrier, invoices, rows: fresh });
  await db.insertAll(tx.sql, 'carrierInvoiceLine', lines);
  const numbers = new Map([...invoices].map(([number, id]) => [id, number]));
  for (const line of lines) {
    const invoice = { carrierCode: carrier.carrierCode, number: numbers.get(line.invoiceId) ?? '' };
    await bookLine(tx, invoice, line, line.bookedMinor);
  }
  return { invoiceIds: [...invoices.values()], added: lines, known: rows.length - fresh.length };
}

const lockCarrier = statement(($: Named<{ carrierCode: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('carrier-invoice'), hashtext(${$.carrierCode}))`.as('locked')),
);

const findInvoices = statement(($: Named<{ carrierCode: string; numbers: readonly string[] }>) =>
  db.selectFrom('carrierInvoice').select(['id', 'number']).where('carrierCode', '=', $.carrierCode).where('number', '=', anyOf($.numbers)),
);

/** The ids of the invoices by number; those that are new are inserted. */
async function invoicesOf(tx: Tx, carrier: BillingCarrier, rows: readonly InvoiceRow[]): Promise<ReadonlyMap<string, string>> {
  const numbers = [...new Set(rows.map(({ invoice }) => invoice))];
  const known = await findInvoices(tx.sql, { carrierCode: carrier.carrierCode, numbers });
  const ids = new Map(known.map(({ id, number }) => [number, id]));
  const added = numbers.filter((number) => !ids.has(number)).map((number) => ({ id: newId(), ...carrier, number }));
  await db.insertAll(tx.sql, 'carrierInvoice', added);
  for (const { id, number } of added) ids.set(number, id);
  return ids;
}

const findLines = statement(($: Named<{ invoiceIds: readonly string[]; awbs: readonly string[] }>) =>
  db
    .selectFrom('carrierInvoiceLine as l')
    .innerJoin('carrierInvoice as i', 'i.id', 'l.invoiceId')
    .select(['i.number as invoice', 'l.awb', 'l.amountMinor', 'l.currency', 'l.repeat'])
    .where('l.invoiceId', '=', anyOf($.invoiceIds))
    .where('l.awb', '=', anyOf($.awbs)),
);

async function unknownRows(tx: Tx, invoices: ReadonlyMap<string, string>, rows: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const stored = await findLines(tx.sql, { invoiceIds: [...invoices.values()], awbs: [...new Set(rows.map(({ awb }) => awb))] });
  const numbered = (line: Parameters<typeof identityOf>[0] & { repeat: number }) => `${identityOf(line)}\n${line.repeat}`;
  const known = new Set(stored.map((line) => numbered({ ...line, ...NOT_IN_IDENTITY })));
  return rows.filter((row) => !known.has(numbered(row)));
}

const NOT_IN_IDENTITY = { line: 0, asGiven: '', billedOn: null, service: null, weightGrams: null, reason: null };
