import { csvCell } from '../../kernel/csv.js';
import { exponentOf, type Currency } from '../../kernel/money.js';
import { formatScaled, plainDecimal } from '../../kernel/decimal.js';
import { fieldError, invalid, problem, type FieldError, type FieldProblem } from '../../kernel/errors.js';
import { readCsv, type CsvRecord } from '../../platform/csv/read-csv.js';
import { numberProblem, withoutSpreadsheetMark } from '../../platform/csv/spreadsheet.js';
import type { FileTask } from '../../platform/files/file-task.js';
import { markOf, readNumber, unclearNumber, type NumberStyle } from '../../kernel/written-number.js';
import { MAX_BREAKS, type CheckedBreak, type GivenBreak } from './price-input.rules.js';

const REQUIRED = ['tier', 'upToKg', 'price'] as const;
const OPTIONAL = ['stepKg', 'pricePerStep'] as const;
const COLUMNS = [...REQUIRED, ...OPTIONAL];
/** Size limit of a list with MAX_BREAKS prices. */
const MAX_CHARACTERS = 300_000;
const NUMBERS = ['upToKg', 'price', 'stepKg', 'pricePerStep'] as const;
type Column = (typeof COLUMNS)[number];
/** Of kilograms and of a few currencies. */
export const MOST_DECIMALS = 3;
/** Of the other currencies, at most. */
const USUAL_DECIMALS = 2;

export interface CsvBreaks {
  readonly breaks: readonly GivenBreak[];
  readonly errors: readonly FieldError[];
  /** Prices such as 1,500, which may be two where the currency has no three decimals. */
  readonly unclearPrices: readonly FieldError[];
}

/** Parses the breaks of a price list. Errors name lines as `csv[3]`, counted from 1 as in editors. */
export function breaksOfCsv(csv: string): CsvBreaks {
  if (csv.length > MAX_CHARACTERS) return failed(invalid('csv', 'atMostCharacters', { max: MAX_CHARACTERS }));
  const all = readCsv(csv, { spansLines: false });
  if ('problem' in all) return failed(wrong('csv', all.problem));
  const [header, ...lines] = all.records;
  if (!header) return failed(fieldError('csv', 'MISSING_FIELD', problem('isEmpty')));
  const columns = columnsOf(header);
  if ('message' in columns) return failed(wrong(at(header), columns));
  if (lines.length > MAX_BREAKS) return failed(invalid('csv', 'atMostPrices', { max: MAX_BREAKS }));
  if (lines.length === 0) return failed(invalid('csv', 'noPricesBelow'));
  const readable = lines.filter(({ problem: unreadable }) => !unreadable);
  const numbers = readable.flatMap(({ cells }) => NUMBERS.map((column) => textAt(cells, columns.get(column))));
  const style = { mark: markOf(numbers), delimiter: all.delimiter };
  const read = lines.map((line) => breakOf(line, columns, style));
  return {
    breaks: read.flatMap((each) => each.break ?? []),
    errors: read.flatMap(({ errors }) => errors),
    unclearPrices: read.flatMap(({ unclearPrices }) => unclearPrices),
  };
}

const wrong = (field: string, found: FieldProblem): FieldError => fieldError(field, 'VALIDATION_FAILED', found);

const failed = (error: FieldError): CsvBreaks => ({ breaks: [], errors: [error], unclearPrices: [] });

export const rateCardFile: FileTask<string, CsvBreaks> = { name: 'rate-card', read: breaksOfCsv };

/** Formats breaks as a price list; the inverse of `breaksOfCsv`. */
export function csvOfBreaks(breaks: readonly CheckedBreak[], currency: Currency): string {
  const kilograms = (grams: number | null): string => (grams === null ? '' : plainDecimal(BigInt(grams), 3));
  const amount = (minor: bigint | null): string => (minor === null ? '' : formatScaled(minor, exponentOf(currency)));
  const lines = breaks.map(({ tier, upToG, priceMinor, stepG, pricePerStepMinor }) =>
    [csvCell(tier), kilograms(upToG), amount(priceMinor), kilograms(stepG), amount(pricePerStepMinor)].join(','),
  );
  return [COLUMNS.join(','), ...lines, ''].join('\n');
}

/** Merges errors into one per line, with the first of each cell. */
export function byLine(errors: readonly FieldError[]): FieldError[] {
  const lines = Map.groupBy(errors, ({ field }) => /^csv\[\d+\]/.exec(field ?? '')?.[0] ?? field);
  return [...lines].map(([line, found]) => {
    const [first] = found;
    if (first && found.length === 1 && first.field === line) return first;
    const ofCells = [...Map.groupBy(found, ({ field }) => field).values()].flatMap(([error]) => error ?? []);
    const message = ofCells.map((error) => `${(error.field ?? '').slice((line ?? '').length + 1)} ${error.message}`.trim()).join('; ');
    return { field: line, code: first?.code ?? 'VALIDATION_FAILED', message };
  });
}

const at = ({ line }: CsvRecord): string => `csv[${line}]`;

/** The cell index of each column, or the problem with the header. */
function columnsOf({ cells, problem: unreadable }: CsvRecord): ReadonlyMap<Column, number> | FieldProblem {
  if (unreadable) return unreadable;
  const columns = new Map<Column, number>();
  for (const [index, name] of cells.entries()) {
    const column = COLUMNS.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!column) return problem('unknownColumn', { column: name.slice(0, 40), columns: COLUMNS.join(', ') });
    if (columns.has(column)) return problem('columnTwice', { column });
    columns.set(column, index);
  }
  const missing = REQUIRED.filter((column) => !columns.has(column));
  return missing.length === 0 ? columns : problem('noColumn', { column: missing.join(', '), columns: COLUMNS.join(', ') });
}

interface ReadBreak extends Omit<CsvBreaks, 'breaks'> {
  readonly break?: GivenBreak;
}

const textAt = (cells: readonly string[], index = -1): string => withoutSpreadsheetMark(cells[index] ?? '');

function breakOf(line: CsvRecord, columns: ReadonlyMap<Column, number>, style: NumberStyle): ReadBreak {
  const { cells, problem: unreadable } = line;
  if (unreadable) return { errors: [wrong(at(line), unreadable)], unclearPrices: [] };
  const errors: FieldError[] = [];
  const unclearPrices: FieldError[] = [];
  const number = (column: (typeof NUMBERS)[number]): string | null => {
    const text = textAt(cells, columns.get(column));
    const read = readNumber(text, style, MOST_DECIMALS);
    if (read && 'value' in read) return read.value;
    const found = read ? unclearNumber(read.unclear) : numberProblem(text);
    if (found) errors.push(wrong(`${at(line)}.${column}`, found));
    return text || null;
  };
  const amount = (column: 'price' | 'pricePerStep'): string | null => {
    const read = readNumber(textAt(cells, columns.get(column)), style, USUAL_DECIMALS);
    if (read && 'unclear' in read) unclearPrices.push(wrong(`${at(line)}.${column}`, unclearNumber(read.unclear)));
    return number(column);
  };
  const tier = textAt(cells, columns.get('tier'));
  const [upToKg, price, stepKg, pricePerStep] = [number('upToKg'), amount('price'), number('stepKg'), amount('pricePerStep')];
  const read = { errors, unclearPrices };
  return errors.length > 0 ? read : { ...read, break: { at: at(line), tier, upToKg, price, stepKg, pricePerStep } };
}
