import { invalid, type FieldError } from '../../kernel/errors.js';
import { typedNumber } from '../../kernel/reference.js';
import { CellReader, readTable, refuseLines, type CsvRow } from '../../platform/csv/csv-table.js';
import type { FileTask } from '../../platform/files/file-task.js';
import { MAX_AHEAD_MS } from './scan-row.rules.js';

const REQUIRED = ['awb', 'status', 'time'] as const;
const OPTIONAL = ['message', 'place', 'signed_by'] as const;
export type ScanColumn = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];
export type ScanHeaders = Partial<Readonly<Record<ScanColumn, string | null | undefined>>>;

/** Each parcel takes its own transaction. */
const MAX_ROWS = 500;

/** One scan of a partner's list. */
export interface ScanRow {
  readonly line: number;
  readonly awb: string;
  /** A meaning, such as delivered, or a code of the partner. */
  readonly code: string;
  readonly occurredAt: Date;
  readonly message: string | null;
  readonly place: string | null;
  readonly signedBy: string | null;
}

export interface ScanFile {
  readonly csv: string;
  readonly headers: ScanHeaders;
  readonly now: Date;
}

/** Reads a partner's list of scans. Reports every wrong line by line and column. */
export function readScanCsv({ csv, headers, now }: ScanFile): readonly ScanRow[] {
  const table = readTable<ScanColumn>(csv, { required: REQUIRED, optional: OPTIONAL, maxRows: MAX_ROWS, headers });
  const errors = [...table.errors];
  const rows = table.rows.flatMap((row) => scanRow(row, errors) ?? []);
  const early = rows.filter(({ occurredAt }) => occurredAt.getTime() > now.getTime() + MAX_AHEAD_MS);
  const all = [...errors, ...early.map(({ line }) => invalid(`csv[${line}].time`, 'inFuture'))];
  if (all.length > 0) throw refuseLines(all);
  return rows;
}

export const scanFile: FileTask<ScanFile, readonly ScanRow[]> = { name: 'carrier-scans', read: readScanCsv };

function scanRow(row: CsvRow<ScanColumn>, errors: FieldError[]): ScanRow | null {
  const cells = new CellReader(row, errors);
  const occurredAt = cells.instant('time');
  const scan = {
    line: row.line,
    awb: typedNumber(cells.text('awb', 60)),
    code: cells.text('status', 100),
    message: cells.optionalText('message', 200),
    place: cells.optionalText('place', 200),
    signedBy: cells.optionalText('signed_by', 200),
  };
  return occurredAt && { ...scan, occurredAt };
}
