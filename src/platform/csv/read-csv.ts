import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { problem, type FieldProblem } from '../../kernel/errors.js';
import { separation, shapeProblem, surplusProblem } from './csv-shape.js';

/** A record of a text. A quoted cell may span lines where the reader allows it, and so does its record. */
export interface CsvRecord {
  /** Its first line, counted from 1 as in editors. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it cannot be read, or why its cells cannot be those of the header. */
  readonly problem?: FieldProblem;
}

export interface CsvText {
  /** The header first. */
  readonly records: readonly CsvRecord[];
  /** What separates its cells. */
  readonly delimiter: string;
}

/** Why nothing of a text can be read, and where if it is one line. */
export interface UnreadableCsv {
  readonly problem: FieldProblem;
  readonly line?: number;
}

const MAX_RECORD = 100_000;
/** Where cells cannot span lines. */
const MAX_LINE = 1_000;
const MAX_CELL = 200;

/**
 * The non-empty records of a text separated by commas, semicolons or tabs. Cells may be quoted, with quotes inside doubled. If cells span
 * lines, a wrong quote makes the rest of the text unreadable; otherwise it is a problem of its line.
 */
export function readCsv(given: string, { spansLines }: { readonly spansLines: boolean }): CsvText | UnreadableCsv {
  const { delimiter, text } = separation(given);
  const shape = shapeProblem(text, { delimiter, spansLines });
  if (shape) return { problem: shape };
  const read = (spansLines ? wholeText : lineByLine)(text.replace(/^\uFEFF/, ''), delimiter);
  if (!Array.isArray(read)) return read;
  const [header, ...rest] = read;
  return { delimiter, records: header ? [header, ...rest.map((record) => withinHeader(record, header, delimiter))] : [] };
}

function withinHeader(record: CsvRecord, header: CsvRecord, delimiter: string): CsvRecord {
  const wrong = record.problem ?? surplusProblem(record.cells, header.cells, delimiter);
  return wrong ? { ...record, problem: wrong } : record;
}

function wholeText(text: string, delimiter: string): CsvRecord[] | UnreadableCsv {
  const records = parsed(text, delimiter);
  return Array.isArray(records) ? records.filter(({ cells }) => cells.some((cell) => cell !== '')) : records;
}

function lineByLine(text: string, delimiter: string): CsvRecord[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((content, index) => ({ line: index + 1, text: content }))
    .filter((each) => each.text.replaceAll(delimiter, '').trim() !== '');
  return readTogether(lines, delimiter) ?? lines.map((each) => readLine(each, delimiter));
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** Parses all lines at once, five times faster than one by one; undefined when a line has a problem, which the slow path then locates. */
function readTogether(lines: readonly Line[], delimiter: string): CsvRecord[] | undefined {
  if (lines.some(({ text }) => text.length > MAX_LINE || hasOpenQuote(text))) return undefined;
  const records = parsed(lines.map(({ text }) => text).join('\n'), delimiter);
  if (!Array.isArray(records) || records.some(hasLongCell)) return undefined;
  return lines.map(({ line }, index) => ({ line, cells: records[index]?.cells ?? [] }));
}

function readLine({ line, text }: Line, delimiter: string): CsvRecord {
  const unreadable = (wrong: FieldProblem): CsvRecord => ({ line, cells: [], problem: wrong });
  if (text.length > MAX_LINE) return unreadable(problem('atMostCharacters', { max: MAX_LINE }));
  const records = parsed(text, delimiter);
  if (!Array.isArray(records)) return unreadable(records.problem);
  const record = { line, cells: records[0]?.cells ?? [] };
  return hasLongCell(record) ? unreadable(problem('longCell', { max: MAX_CELL })) : record;
}

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

const hasLongCell = ({ cells }: CsvRecord): boolean => cells.some((cell) => cell.length > MAX_CELL);

const withLines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function parsed(text: string, delimiter: string): CsvRecord[] | UnreadableCsv {
  try {
    const options = { trim: true, relax_column_count: true, info: true, max_record_size: MAX_RECORD, delimiter };
    const all = withLines.parse(parse(text, options));
    return all.map(({ record, info }, index) => ({ line: lineAfter(all[index - 1]?.info.lines, info.lines), cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: z.number().catch(1).parse(error['lines']), problem: quoteProblem(error) };
  }
}

/** The count of lines is that of the end of a record. */
const lineAfter = (before: number | undefined, end: number): number => Math.min((before ?? 0) + 1, end);

function quoteProblem({ code }: CsvError): FieldProblem {
  if (code === 'CSV_MAX_RECORD_SIZE') return problem('quoteOpenOrLong', { max: MAX_RECORD });
  return problem(code === 'CSV_QUOTE_NOT_CLOSED' ? 'quoteOpen' : 'quotePlace');
}
