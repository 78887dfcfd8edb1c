import { exponentOf, type Currency } from '../../kernel/currency.js';
import { formatScaled } from '../../kernel/decimal.js';
import { invalid, type FieldError } from '../../kernel/errors.js';
import { csvCell, csvLines, type CsvLine } from '../../platform/csv/csv-lines.js';
import type { FileTask } from '../../platform/files/file-task.js';
import { plainDecimal } from '../../kernel/decimal-number.js';
import { MAX_BREAKS, type CheckedBreak, type GivenBreak } from './weight-break-input.rules.js';

const REQUIRED = ['tier', 'upToKg', 'price'] as const;
const OPTIONAL = ['stepKg', 'pricePerStep'] as const;
const COLUMNS = [...REQUIRED, ...OPTIONAL];
/** Size limit of a list with MAX_BREAKS prices. */
const MAX_CHARACTERS = 300_000;
type Column = (typeof COLUMNS)[number];

export interface CsvBreaks {
  readonly breaks: readonly GivenBreak[];
  readonly errors: readonly FieldError[];
}

/** Parses the breaks of a price list. Errors name lines as `csv[3]`, counted from 1 as in editors. */
export function breaksOfCsv(csv: string): CsvBreaks {
  if (csv.length > MAX_CHARACTERS) return { breaks: [], errors: [invalid('csv', `must have at most ${MAX_CHARACTERS} characters`)] };
  const all = csvLines(csv);
  if (typeof all === 'string') return { breaks: [], errors: [invalid('csv', all)] };
  const [header, ...lines] = all;
  if (!header) return { breaks: [], errors: [{ field: 'csv', code: 'MISSING_FIELD', message: 'is empty' }] };
  const columns = columnsOf(header);
  if (typeof columns === 'string') return { breaks: [], errors: [invalid(at(header), columns)] };
  if (lines.length > MAX_BREAKS) return { breaks: [], errors: [invalid('csv', `must have at most ${MAX_BREAKS} prices`)] };
  if (lines.length === 0) return { breaks: [], errors: [invalid('csv', 'has no prices below its header')] };
  const read = lines.map((line) => breakOf(line, columns));
  return {
    breaks: read.filter((each): each is GivenBreak => !('message' in each)),
    errors: read.filter((each): each is FieldError => 'message' in each),
  };
}

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

/** Merges errors into one per line. */
export function byLine(errors: readonly FieldError[]): FieldError[] {
  const lines = Map.groupBy(errors, ({ field }) => /^csv\[\d+\]/.exec(field ?? '')?.[0] ?? field);
  return [...lines].map(([line, found]) => {
    const [first] = found;
    const message = found.map((error) => `${(error.field ?? '').slice((line ?? '').length + 1)} ${error.message}`.trim()).join('; ');
    return { ...first, field: line, code: first?.code ?? 'VALIDATION_FAILED', message };
  });
}

const at = ({ number }: CsvLine): string => `csv[${number}]`;

/** The cell index of each column, or the problem with the header. */
function columnsOf({ cells, problem }: CsvLine): ReadonlyMap<Column, number> | string {
  if (problem !== undefined) return problem;
  const columns = new Map<Column, number>();
  for (const [index, name] of cells.entries()) {
    const column = COLUMNS.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!column) return `has an unknown column "${name.slice(0, 40)}"; the columns are ${COLUMNS.join(', ')}`;
    if (columns.has(column)) return `has the column ${column} twice`;
    columns.set(column, index);
  }
  const missing = REQUIRED.filter((column) => !columns.has(column));
  return missing.length === 0 ? columns : `has no column ${missing.join(', ')}; the columns are ${COLUMNS.join(', ')}`;
}

function breakOf(line: CsvLine, columns: ReadonlyMap<Column, number>): GivenBreak | FieldError {
  const { cells, problem } = line;
  if (problem !== undefined) return invalid(at(line), problem);
  if (cells.length > columns.size) return invalid(at(line), `has ${cells.length} cells, but the header names ${columns.size}`);
  const cell = (column: Column): string | null => cells[columns.get(column) ?? -1] || null;
  return {
    at: at(line),
    tier: cell('tier') ?? '',
    upToKg: cell('upToKg'),
    price: cell('price'),
    stepKg: cell('stepKg'),
    pricePerStep: cell('pricePerStep'),
  };
}
