import type { FieldError } from '../../kernel/errors.js';
import { CellReader, numberRepeats, readTable, type CsvRow } from '../../platform/csv/csv-table.js';

const COLUMNS = ['awb', 'amount', 'currency', 'date', 'reference'] as const;
export type RemittanceColumn = (typeof COLUMNS)[number];
export type RemittanceHeaders = Partial<Readonly<Record<RemittanceColumn, string | null | undefined>>>;

const MAX_ROWS = 2_000;

export interface RemittanceRow {
  readonly line: number;
  /** In capitals. */
  readonly awb: string;
  readonly asGiven: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly paidOn: string;
  readonly reference: string;
  /** Counts equal lines of the file, from 1. */
  readonly repeat: number;
}

/** Reads a carrier's list of the cash that it paid. Each error names its line and column. */
export function readRemittanceCsv(
  csv: string,
  headers: RemittanceHeaders,
): { rows: readonly RemittanceRow[]; errors: readonly FieldError[] } {
  const table = readTable<RemittanceColumn>(csv, { required: COLUMNS, optional: [], maxRows: MAX_ROWS, headers });
  const errors = [...table.errors];
  const rows = table.rows.map((row) => remittanceRow(row, errors));
  return { rows: numberRepeats(rows, identityOf), errors };
}

function remittanceRow(row: CsvRow<RemittanceColumn>, errors: FieldError[]): Omit<RemittanceRow, 'repeat'> {
  const cells = new CellReader(row, errors);
  const currency = cells.currency('currency');
  const isDated = row.cell('date') !== '';
  if (!isDated) cells.text('date', 40);
  return {
    line: row.line,
    awb: cells.text('awb', 60).toUpperCase(),
    asGiven: row.cell('awb'),
    currency,
    amountMinor: paid(cells, currency),
    paidOn: (isDated ? cells.day('date') : null) ?? '',
    reference: cells.text('reference', 100),
  };
}

function paid(cells: CellReader<RemittanceColumn>, currency: string): bigint {
  const failures = cells.failures;
  const minor = cells.amount('amount', currency, 'must be more than zero');
  if (minor === 0n && cells.failures === failures && currency !== '') cells.fail('amount', 'must be more than zero');
  return minor;
}

export const identityOf = ({ reference, awb, amountMinor, currency, paidOn }: Omit<RemittanceRow, 'repeat'>): string =>
  [reference, awb, amountMinor, currency, paidOn].join('\n');
