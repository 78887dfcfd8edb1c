import { fieldError, invalid, problem, type FieldError } from '../../kernel/errors.js';
import { readCsv, type CsvRecord } from './read-csv.js';

export const fileEncodings = ['utf-8', 'windows-1252', 'windows-1256'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export interface CsvFile {
  readonly header: CsvRecord;
  readonly records: readonly CsvRecord[];
  /** What separates its cells. */
  readonly delimiter: string;
}

const LAST_ASCII = 0x7f;

/** Reads an exported file: UTF-8 or UTF-16 with a byte order mark, else as the caller says; separated by commas, semicolons or tabs. */
export function readCsvFile(bytes: Uint8Array, encoding: FileEncoding): CsvFile | FieldError {
  const text = textOf(bytes, encoding);
  if (typeof text !== 'string') return text;
  const read = readCsv(text, { spansLines: true });
  if ('problem' in read) return fieldError(read.line === undefined ? 'file' : `file[${read.line}]`, 'VALIDATION_FAILED', read.problem);
  const [header, ...records] = read.records;
  return header ? { header, records, delimiter: read.delimiter } : fieldError('file', 'MISSING_FIELD', problem('isEmpty'));
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
