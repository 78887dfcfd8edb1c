import { exponentOf, isCurrency } from '../../kernel/money.js';
import { parseScaled } from '../../kernel/decimal.js';
import {
  fieldError,
  invalid,
  missing,
  problem,
  refuseFields,
  type FieldError,
  type FieldProblem,
  type Refusal,
} from '../../kernel/errors.js';
import type { fieldMessages, FieldMessage } from '../../kernel/field-messages.js';
import type { Worded } from '../../kernel/messages.js';
import { markOf, readNumber, unclearNumber, type NumberStyle } from '../../kernel/written-number.js';
import { readCsv, type CsvRecord } from './read-csv.js';
import { numberProblem, spreadsheetProblem, withoutSpreadsheetMark } from './spreadsheet.js';

export interface CsvShape<Column extends string> {
  readonly required: readonly Column[];
  readonly optional: readonly Column[];
  /** Those that have numbers: together they tell the decimal mark of the file. */
  readonly numbers?: readonly Column[];
  readonly maxRows: number;
  /** Headers of the file for columns that are named differently there. */
  readonly headers: Partial<Readonly<Record<Column, string | null | undefined>>>;
}

export interface CsvTable<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  readonly errors: readonly FieldError[];
}

/** One row below the header. A column that the file does not have is empty. */
export interface CsvRow<Column extends string> {
  readonly line: number;
  readonly style: NumberStyle;
  /** Without the mark that a spreadsheet puts before it. */
  cell(column: Column): string;
}

/** Characters of one file. */
export const MAX_CHARACTERS = 700_000;
const MAX_HEADER = 100;
/** Errors beyond this are only counted. */
const MAX_SHOWN = 100;

/** Reads a table with a header, whose columns may be in any order. Errors name the line, counted from 1 as in editors. */
export function readTable<Column extends string>(csv: string, shape: CsvShape<Column>): CsvTable<Column> {
  if (csv.length > MAX_CHARACTERS) return failed(invalid('csv', 'atMostCharacters', { max: MAX_CHARACTERS }));
  const all = readCsv(csv, { spansLines: false });
  if ('problem' in all) return failed(fieldError('csv', 'VALIDATION_FAILED', all.problem));
  const [header, ...lines] = all.records;
  if (!header) return failed(fieldError('csv', 'MISSING_FIELD', problem('isEmpty')));
  const columns = columnsOf(header, shape);
  if ('message' in columns) return failed(columns);
  if (lines.length === 0) return failed(invalid('csv', 'noLinesBelow'));
  if (lines.length > shape.maxRows) return failed(invalid('csv', 'linesBelow', { max: shape.maxRows }));
  const readable = lines.filter((line) => line.problem === undefined);
  const numbers = readable.flatMap(({ cells }) => (shape.numbers ?? []).map((column) => textAt(cells, columns.get(column))));
  const style = { mark: markOf(numbers), delimiter: all.delimiter };
  return {
    errors: lines.flatMap(({ line, problem: wrong }) => (wrong ? [fieldError(at(line), 'VALIDATION_FAILED', wrong)] : [])),
    rows: readable.map(({ line, cells }) => ({ line, style, cell: (column) => textAt(cells, columns.get(column)) })),
  };
}

const failed = (error: FieldError) => ({ rows: [], errors: [error] });

const at = (line: number, column?: string): string => (column === undefined ? `csv[${line}]` : `csv[${line}].${column}`);

const textAt = (cells: readonly string[], index = -1): string => withoutSpreadsheetMark(cells[index] ?? '');

/** The cell index of each column of the file, or what is wrong with its header. */
function columnsOf<Column extends string>(
  header: CsvRecord,
  { required, optional, headers }: CsvShape<Column>,
): ReadonlyMap<Column, number> | FieldError {
  if (header.problem) return fieldError(at(header.line), 'VALIDATION_FAILED', header.problem);
  const names = header.cells.map((cell) => cell.toLowerCase());
  const columns = new Map<Column, number>();
  for (const column of [...required, ...optional]) {
    const name = headers[column]?.trim().slice(0, MAX_HEADER).toLowerCase() || column;
    const index = names.indexOf(name);
    if (index !== names.lastIndexOf(name)) return invalid(at(header.line), 'columnTwice', { column: name });
    if (index >= 0) columns.set(column, index);
    else if (required.includes(column) || headers[column]) {
      return invalid(at(header.line), 'headerColumn', { column: name, columns: required.join(', ') });
    }
  }
  return columns;
}

/** Reads the cells of one row and collects what is wrong with them. */
export class CellReader<Column extends string> {
  constructor(
    private readonly row: CsvRow<Column>,
    private readonly errors: FieldError[],
  ) {}

  /** How much is wrong so far. */
  get failures(): number {
    return this.errors.length;
  }

  fail<Variant extends FieldMessage>(column: Column, variant: Variant, ...params: Worded<(typeof fieldMessages)[Variant]>): void {
    this.failWith(column, problem(variant, ...params));
  }

  private failWith(column: Column, wrong: FieldProblem): void {
    this.errors.push(fieldError(at(this.row.line, column), 'VALIDATION_FAILED', wrong));
  }

  text(column: Column, max: number): string {
    const text = this.optionalText(column, max);
    if (this.row.cell(column) === '') this.errors.push(missing(at(this.row.line, column)));
    return text ?? '';
  }

  optionalText(column: Column, max: number): string | null {
    const text = this.row.cell(column);
    if (text.length > max) this.fail(column, 'atMostCharacters', { max });
    // PostgreSQL cannot store it.
    else if (text.includes('\0')) this.fail(column, 'noCharacterZero');
    else {
      const wrong = spreadsheetProblem(text);
      if (!wrong) return text || null;
      this.failWith(column, wrong);
    }
    return null;
  }

  /** ISO 4217. */
  currency(column: Column): string {
    const code = this.text(column, 3).toUpperCase();
    if (code !== '' && !isCurrency(code)) this.fail(column, 'iso4217', { example: 'USD' });
    return isCurrency(code) ? code : '';
  }

  /** In minor units, 0 or more. `negative` says what is wrong with a negative one. */
  amount(column: Column, currency: string, negative: 'notNegativeCredit' | 'moreThanZero'): bigint {
    const text = this.text(column, 30);
    if (text === '' || currency === '') return 0n;
    const plain = this.plain(column, text, exponentOf(currency));
    if (plain === undefined) return 0n;
    const minor = parseScaled(plain, exponentOf(currency));
    if (minor === undefined) this.fail(column, 'decimals', { count: exponentOf(currency) });
    else if (minor > MAX_MINOR) this.fail(column, 'tooLarge');
    else if (minor < 0n) this.fail(column, negative);
    else return minor;
    return 0n;
  }

  /** Whole grams. */
  weight(column: Column): number | null {
    const text = this.optionalText(column, 20);
    if (text === null) return null;
    const plain = this.plain(column, text, KILOGRAM_DECIMALS);
    if (plain === undefined) return null;
    const grams = parseScaled(plain, KILOGRAM_DECIMALS);
    if (grams === undefined || grams < 0n) this.fail(column, 'weightKilograms');
    else if (grams > MAX_GRAMS) this.fail(column, 'atMostKg', { max: 100000 });
    else return Number(grams);
    return null;
  }

  /** A number without marks for thousands, and other text as it is; undefined if it is unclear, which is then reported. */
  private plain(column: Column, text: string, decimals: number): string | undefined {
    const read = readNumber(text, this.row.style, decimals);
    if (read && 'value' in read) return read.value;
    const wrong = read ? unclearNumber(read.unclear) : numberProblem(text);
    if (!wrong) return text;
    this.failWith(column, wrong);
    return undefined;
  }

  /** An instant; without a zone it is UTC. */
  instant(column: Column): Date | null {
    const text = this.text(column, 40);
    const instant = INSTANT.test(text) ? new Date(`${text.replace(' ', 'T')}${ZONE.test(text) ? '' : 'Z'}`) : null;
    if (instant && !Number.isNaN(instant.getTime())) return instant;
    if (text !== '') this.fail(column, 'instantOrUtc');
    return null;
  }

  /** A day as YYYY-MM-DD. */
  day(column: Column): string | null {
    const text = this.optionalText(column, 40);
    if (text === null) return null;
    if (isDay(text)) return text;
    this.fail(column, 'day', { example: '2026-10-31' });
    return null;
  }
}

const KILOGRAM_DECIMALS = 3;
const MAX_MINOR = 10n ** 15n;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;
const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;
const MAX_GRAMS = 100_000_000n;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Midnight of a day, in UTC. */
export const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Refuses a file with its first 100 errors in order of lines. Other requests get 20; a file is corrected line by line. */
export const refuseLines = (errors: readonly FieldError[]): Refusal => refuseFields(shownErrors(errors), MAX_SHOWN + 1);

function shownErrors(errors: readonly FieldError[]): FieldError[] {
  const inOrder = [...errors].sort((left, right) => lineOf(left) - lineOf(right));
  const rest = inOrder.length - MAX_SHOWN;
  if (rest <= 0) return inOrder;
  return [...inOrder.slice(0, MAX_SHOWN), invalid('csv', 'moreErrors', { count: rest })];
}

const lineOf = ({ field }: FieldError): number => Number(/^csv\[(\d+)\]/.exec(field ?? '')?.[1] ?? 0);

/** Numbers equal lines of one file from 1, so that a file imported again is recognised, and a line billed twice is not. */
export function numberRepeats<Line>(lines: readonly Line[], identity: (line: Line) => string): (Line & { readonly repeat: number })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = identity(line);
    const repeat = (seen.get(key) ?? 0) + 1;
    seen.set(key, repeat);
    return { ...line, repeat };
  });
}
