import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { fieldError, invalid, problem, type FieldError, type FieldProblem } from '../../kernel/errors.js';
import { separation, shapeProblem, surplusProblem } from './csv-shape.js';

export const fileEncodings = ['utf-8', 'windows-1252', 'windows-1256'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** A record of a file. A quoted cell may span lines, so a record does too. */
export interface FileRecord {
  /** Its first line, counted from 1 as in editors. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why its cells cannot be those of the header. */
  readonly problem?: FieldProblem;
}

export interface CsvFile {
  readonly header: FileRecord;
  readonly records: readonly FileRecord[];
  /** What separates its cells. */
  readonly delimiter: string;
}

const MAX_RECORD = 100_000;
const LAST_ASCII = 0x7f;

/** Reads an exported file: UTF-8 or UTF-16 with a byte order mark, else as the caller says; separated by commas, semicolons or tabs. */
export function readCsvFile(bytes: Uint8Array, encoding: FileEncoding): CsvFile | FieldError {
  const decodedText = textOf(bytes, encoding);
  if (typeof decodedText !== 'string') return decodedText;
  const { delimiter, text } = separation(decodedText);
  const shape = shapeProblem(text, { delimiter, spansLines: true });
  if (shape) return fieldError('file', 'VALIDATION_FAILED', shape);
  const records = recordsOf(text, delimiter);
  if (!Array.isArray(records)) return records;
  const [header, ...rest] = records.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!header) return fieldError('file', 'MISSING_FIELD', problem('isEmpty'));
  return { header, records: rest.map((record) => withinHeader(record, header, delimiter)), delimiter };
}

function withinHeader(record: FileRecord, header: FileRecord, delimiter: string): FileRecord {
  const surplus = surplusProblem(record.cells, header.cells, delimiter);
  return surplus ? { ...record, problem: surplus } : record;
}

function textOf(bytes: Uint8Array, encoding: FileEncoding): string | FieldError {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const name = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : encoding;
  const text = decoded(bytes, name);
  if (text === undefined) return invalid('file', 'notEncoding', { encoding: name.toUpperCase() });
  if (isUtf8Instead(bytes, name)) return invalid('file', 'isUtf8', { encoding: name.toUpperCase() });
  return text.includes('\0') ? invalid('file', 'notTextFile') : text;
}

/** Bytes of another encoding beyond ASCII are hardly ever UTF-8 by chance. */
const isUtf8Instead = (bytes: Uint8Array, encoding: string): boolean =>
  encoding.startsWith('windows') && bytes.some((byte) => byte > LAST_ASCII) && decoded(bytes, 'utf-8') !== undefined;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The decoder reports a byte that it cannot read only by throwing.
    return undefined;
  }
}

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function recordsOf(text: string, delimiter: string): FileRecord[] | FieldError {
  try {
    const options = { bom: true, trim: true, relax_column_count: true, info: true, max_record_size: MAX_RECORD, delimiter };
    const all = parsed.parse(parse(text, options));
    return all.map(({ record, info }, index) => ({ line: lineAfter(all[index - 1]?.info.lines, info.lines), cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return problemOf(error);
  }
}

/** The count of lines is that of the end of a record. */
const lineAfter = (before: number | undefined, end: number): number => Math.min((before ?? 0) + 1, end);

function problemOf(error: CsvError): FieldError {
  const line = z.number().catch(1).parse(error['lines']);
  const field = `file[${line}]`;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return invalid(field, 'quoteOpenOrLong', { max: MAX_RECORD });
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return invalid(field, 'quoteOpen');
  return invalid(field, 'quotePlace');
}
