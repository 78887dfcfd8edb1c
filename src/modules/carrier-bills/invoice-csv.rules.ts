import { type FieldError } from '../../kernel/errors.js';
import { CellReader, numberRepeats, readTable, refuseLines, type CsvRow } from '../../platform/csv/csv-table.js';
import type { FileTask } from '../../platform/files/file-task.js';

const REQUIRED = ['invoice', 'awb', 'amount', 'currency'] as const;
const OPTIONAL = ['date', 'service', 'weight_kg', 'reason'] as const;
export type InvoiceColumn = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];
export type InvoiceHeaders = Partial<Readonly<Record<InvoiceColumn, string | null | undefined>>>;

const MAX_ROWS = 5_000;

/** A line as the carrier wrote it. */
export interface InvoiceRow {
  readonly line: number;
  readonly invoice: string;
  /** In capitals. */
  readonly awb: string;
  readonly asGiven: string;
  readonly billedOn: string | null;
  readonly service: string | null;
  readonly weightGrams: number | null;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly reason: string | null;
  /** Counts equal lines of the file, from 1. */
  readonly repeat: number;
}

export interface InvoiceFile {
  readonly csv: string;
  readonly headers: InvoiceHeaders;
}

/** Reads a carrier's invoice. Reports every wrong line by line and column. */
export function readInvoiceCsv({ csv, headers }: InvoiceFile): readonly InvoiceRow[] {
  const numbers = ['amount', 'weight_kg'] as const;
  const table = readTable<InvoiceColumn>(csv, { required: REQUIRED, optional: OPTIONAL, numbers, maxRows: MAX_ROWS, headers });
  const errors = [...table.errors];
  const rows = table.rows.map((row) => invoiceRow(row, errors));
  if (errors.length > 0) throw refuseLines(errors);
  return numberRepeats(rows, identityOf);
}

export const invoiceFile: FileTask<InvoiceFile, readonly InvoiceRow[]> = { name: 'carrier-invoice', read: readInvoiceCsv };

function invoiceRow(row: CsvRow<InvoiceColumn>, errors: FieldError[]): Omit<InvoiceRow, 'repeat'> {
  const cells = new CellReader(row, errors);
  const currency = cells.currency('currency');
  return {
    line: row.line,
    invoice: cells.text('invoice', 60),
    awb: cells.text('awb', 60).toUpperCase(),
    asGiven: row.cell('awb'),
    billedOn: cells.day('date'),
    service: cells.optionalText('service', 100),
    weightGrams: cells.weight('weight_kg'),
    currency,
    amountMinor: cells.amount('amount', currency, 'notNegativeCredit'),
    reason: cells.optionalText('reason', 200),
  };
}

/** The wording of a line may change between two exports of one invoice; what is billed for which parcel does not. */
export const identityOf = ({ invoice, awb, amountMinor, currency }: Omit<InvoiceRow, 'repeat'>): string =>
  [invoice, awb, amountMinor, currency].join('\n');
