import { problem } from '../../kernel/errors.js';
import type { CsvRecord } from '../../platform/csv/read-csv.js';
import { withoutSpreadsheetMark } from '../../platform/csv/spreadsheet.js';
import { BLOCK, type OrderField } from './formats/file-format.js';
import type { RecognisedFile } from './formats/recognise.js';
import type { RowProblem } from './order-import.entity.js';

/** The consecutive records of one order. */
export interface OrderGroup {
  readonly name: string;
  /** The columns that tell this order: those of its address to ship to. */
  readonly file: RecognisedFile;
  readonly records: readonly [CsvRecord, ...CsvRecord[]];
  readonly problems: readonly RowProblem[];
}

/** A cell of a field: the first of its columns that is not empty, with the header it stands under. */
export interface FoundCell {
  readonly text: string;
  readonly header: string | null;
}

export function cellOf({ columns }: RecognisedFile, record: CsvRecord, field: OrderField): FoundCell {
  const found = columns.get(field) ?? [];
  for (const { index, header } of found) {
    const text = withoutSpreadsheetMark((record.cells[index] ?? '').trim());
    if (text !== '') return { text, header };
  }
  return { text: '', header: found[0]?.header ?? null };
}

/** Records that follow each other with the same order number, or with none, are the lines of one order. */
export function groupRecords(file: RecognisedFile, records: readonly CsvRecord[]): OrderGroup[] {
  const groups: { name: string; file: RecognisedFile; records: [CsvRecord, ...CsvRecord[]]; problems: RowProblem[] }[] = [];
  for (const record of records) {
    const { text: name, header } = cellOf(file, record, 'orderNumber');
    const problems = surplus(record);
    const last = groups.at(-1);
    if (last && (name === last.name || name === '')) {
      last.problems.push(...(problems.length > 0 ? problems : differences(last.file, last.records[0], record)));
      last.records.push(record);
      continue;
    }
    if (name === '') problems.push(missingNumber(record, header));
    groups.push({ name, file: shippedBy(file, record), records: [record], problems });
  }
  return groups;
}

/** The shipping address as a whole if there is one, else the billing address as a whole: parts of two addresses are no address. */
function shippedBy(file: RecognisedFile, record: CsvRecord): RecognisedFile {
  if (file.billing.size === 0) return file;
  const billing: RecognisedFile = { ...file, columns: new Map([...withoutBlock(file), ...file.billing]) };
  const country = (of: RecognisedFile): string => cellOf(of, record, 'countryCode').text || cellOf(of, record, 'country').text;
  // Some stores fill in the country of each visitor.
  const isFilled = BLOCK.some((field) => !ASSUMED.has(field) && cellOf(file, record, field).text !== '');
  const isAbroad = country(file) !== '' && country(file) !== country(billing);
  return isFilled || isAbroad ? file : billing;
}

const ASSUMED: ReadonlySet<OrderField> = new Set(['countryCode', 'country', 'state']);
const IN_BLOCK: ReadonlySet<OrderField> = new Set(BLOCK);
const withoutBlock = ({ columns }: RecognisedFile) => [...columns].filter(([field]) => !IN_BLOCK.has(field));

const surplus = ({ line, problem: wrong }: CsvRecord): RowProblem[] =>
  wrong ? [{ line, column: null, field: null, code: 'VALIDATION_FAILED', ...wrong }] : [];

const missingNumber = ({ line }: CsvRecord, column: string | null): RowProblem => ({
  line,
  column,
  field: 'order.orderNumber',
  code: 'MISSING_FIELD',
  ...problem('required'),
});

/** A further line of an order leaves the columns of the order empty, or repeats them. */
function differences(file: RecognisedFile, first: CsvRecord, further: CsvRecord): RowProblem[] {
  return [...file.columns]
    .filter(([field]) => !field.startsWith('item') && field !== 'orderNumber')
    .flatMap(([field]) => {
      const given = cellOf(file, further, field);
      if (given.text === '' || given.text === cellOf(file, first, field).text) return [];
      const words = problem('differsFromLine', { line: first.line });
      return [{ line: further.line, column: given.header, field: null, code: 'VALIDATION_FAILED', ...words }];
    });
}
