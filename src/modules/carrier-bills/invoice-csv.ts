import { csvRows, textCell } from '../../kernel/csv.js';
import { plainDecimal } from '../../kernel/decimal.js';
import { formatMoney, money } from '../../kernel/money.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { db } from './carrier-bills.tables.js';
import type { CarrierInvoice } from './read-carrier-invoices.js';

const HEADER = [
  ...['invoice', 'awb', 'date', 'service', 'weight_kg', 'amount', 'currency', 'reason'],
  ...['kind', 'cause', 'expected', 'difference', 'book_currency', 'state', 'credited', 'booked', 'note', 'shipment'],
];

const LINE = db.columns('carrierInvoiceLine').map((column) => `l.${column}` as const);

const findLines = statement(($: Named<{ invoiceIds: readonly string[] }>) =>
  db
    .selectFrom('carrierInvoiceLine as l')
    .leftJoin('shipment as s', 's.id', 'l.shipmentId')
    .select(LINE)
    .select('s.reference')
    .where('l.invoiceId', '=', anyOf($.invoiceIds))
    .orderBy('l.createdAt')
    .orderBy('l.lineNumber')
    .orderBy('l.id'),
);

const linesLoader = listLoaderBy<string, RowOf<typeof findLines>>(
  (invoiceIds, { sql }) => findLines(sql, { invoiceIds }),
  ({ invoiceId }) => invoiceId,
);

/** The lines of an invoice as the carrier sent them, followed by what became of them. */
export async function csvOfInvoice(context: Context, { id, number }: CarrierInvoice): Promise<string> {
  const lines = (await context.load(linesLoader, id)) ?? [];
  const cells = lines.map((line) => {
    const inBooks = (minor: bigint): string => formatMoney(money(minor, line.bookCurrency));
    const asBilled = (minor: bigint): string => formatMoney(money(minor, line.currency));
    return [
      ...[textCell(number), textCell(line.awb), line.billedOn ?? '', textCell(line.service)],
      line.weightGrams === null ? '' : plainDecimal(BigInt(line.weightGrams), 3),
      ...[asBilled(line.amountMinor), line.currency, textCell(line.reason), line.kind, line.cause ?? ''],
      ...[inBooks(line.expectedMinor), inBooks(line.billedMinor - line.expectedMinor), line.bookCurrency, line.state],
      ...[asBilled(line.creditedMinor), inBooks(line.bookedMinor), textCell(line.note), line.reference ?? ''],
    ];
  });
  return csvRows([HEADER, ...cells]);
}
