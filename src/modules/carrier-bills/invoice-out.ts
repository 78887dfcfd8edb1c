import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/work/context.js';
import type { CarrierInvoiceImportType } from './carrier-invoice.types.js';
import type { ImportedInvoices } from './import-carrier-invoice.js';
import { byCurrency, invoiceLoader, kindCounts, lineLoader, type CarrierInvoiceLine } from './read-carrier-invoices.js';

export async function invoiceImportOut(
  context: Context,
  { invoiceIds, added, known }: ImportedInvoices,
): Promise<CarrierInvoiceImportType> {
  const invoices = await Promise.all(invoiceIds.map((id) => context.load(invoiceLoader, id)));
  return {
    invoices: invoices.filter((invoice) => invoice !== null),
    added: added.length,
    known,
    counts: kindCounts(added.map(({ kind, state }) => ({ kind, lines: 1, open: state === 'open' ? 1 : 0 }))),
    booked: byCurrency(added.map(({ bookedMinor, bookCurrency }) => money(bookedMinor, bookCurrency))),
  };
}

export async function lineOut(context: Context, id: string): Promise<CarrierInvoiceLine> {
  const line = await context.load(lineLoader, id);
  if (!line) throw new Error(`The invoice line ${id} is missing.`);
  return line;
}
