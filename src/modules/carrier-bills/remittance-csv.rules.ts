import { invalid, type FieldError } from '../../kernel/errors.js';
import { CellReader, instantOf, numberRepeats, readTable, refuseLines, type CsvRow } from '../../platform/csv/csv-table.js';
import type { FileTask } from '../../platform/files/file-task.js';

const COLUMNS = ['awb', 'amount', 'currency', 'date', 'reference'] as const;
export type RemittanceColumn = (typeof COLUMNS)[number];
export type RemittanceHeaders = Partial<Readonly<Record<RemittanceColumn, string | null | undefined>>>;

const MAX_ROWS = 2_000;
const DAY_MS = 86_400_000;

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

export interface RemittanceFile {
  readonly csv: string;
  readonly headers: RemittanceHeaders;
  readonly now: Date;
}

/** Reads a carrier's list of the cash that it paid. Reports every wrong line by line and column. */
export function readRemittanceCsv({ csv, headers, now }: RemittanceFile): readonly RemittanceRow[] {
  const table = readTable<RemittanceColumn>(csv, { required: COLUMNS, optional: [], numbers: ['amount'], maxRows: MAX_ROWS, headers });
  const errors = [...table.errors];
  const rows = table.rows.map((row) => remittanceRow(row, errors));
  // A day may have begun elsewhere.
  const late = rows.filter(({ paidOn }) => paidOn !== '' && instantOf(paidOn).getTime() > now.getTime() + DAY_MS);
  const all = [...errors, ...late.map(({ line }) => invalid(`csv[${line}].date`, 'inFuture'))];
  if (all.length > 0) throw refuseLines(all);
  return numberRepeats(rows, identityOf);
}

export const remittanceFile: FileTask<RemittanceFile, readonly RemittanceRow[]> = { name: 'carrier-remittance', read: readRemittanceCsv };

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
  const minor = cells.amount('amount', currency, 'moreThanZero');
  if (minor === 0n && cells.failures === failures && currency !== '') cells.fail('amount', 'moreThanZero');
  return minor;
}

export const identityOf = ({ reference, awb, amountMinor, currency, paidOn }: Omit<RemittanceRow, 'repeat'>): string =>
  [reference, awb, amountMinor, currency, paidOn].join('\n');
