import { fieldError, invalid, problem, refuseFields, type FieldError } from '../../kernel/errors.js';
import { markOf } from '../../kernel/written-number.js';
import { readCsvFile, type CsvFile, type FileEncoding } from '../../platform/csv/csv-file.js';
import { withoutSpreadsheetMark } from '../../platform/csv/spreadsheet.js';
import type { FileTask } from '../../platform/files/file-task.js';
import { packed, type PackedList } from '../../platform/files/packed-list.js';
import { findingsOf } from '../order-drafts/complete-draft.rules.js';
import type { DraftContent } from '../order-drafts/index.js';
import type { OrderField } from './formats/file-format.js';
import { mappingOf, recognise, type RecognisedFile } from './formats/recognise.js';
import { groupRecords, type OrderGroup } from './group-records.rules.js';
import { locateProblem, locateWarning } from './locate-problem.rules.js';
import type { FileFacts } from './order-cells.rules.js';
import type { MappedColumn, RowProblem, WholeParcel } from './order-import.entity.js';
import type { OrderFileFormat } from './order-imports.enums.js';
import { identityOf } from '../orders/order-name.rules.js';
import {
  answersOf,
  answerTo,
  decimalQuestion,
  questionsOf,
  type Answers,
  type FileAnswer,
  type FileQuestion,
  type FileWarning,
} from './questions.rules.js';
import { readOrder, type ImportDefaults, type ReadOrder } from './read-order.rules.js';

export interface OrderFile {
  readonly content: Uint8Array;
  readonly encoding: FileEncoding;
  /** Recognised by the header when null. */
  readonly format: OrderFileFormat | null;
}

/** An order of a file, as far as it can be known without the database. */
export interface FileOrder {
  readonly line: number;
  /** Its name in the store, which identifies it. */
  readonly name: string;
  /** `order.orderNumber` is null where the name is no plain number; such an order gets its number when it is placed. */
  readonly content: DraftContent;
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly FileWarning[];
  /** The shipping method that the shopper chose in the store, in its words. */
  readonly wantedService: string | null;
  /** Weight and size of the whole parcel, where the defaults of the import tell them. */
  readonly parcel: WholeParcel | null;
  /** The line of an earlier order of the file with the same number and content. */
  readonly repeats: number | null;
}

export interface ReadFile {
  readonly format: OrderFileFormat;
  readonly columns: MappedColumn[];
  /** Headers of columns that were not read. */
  readonly ignoredColumns: readonly string[];
  readonly orders: readonly FileOrder[];
  readonly questions: readonly FileQuestion[];
}

const MAX_ORDERS = 5_000;

/** Reads the orders of a file. A file that cannot be read at all is refused with its line. */
export function readOrderFile(
  { content, encoding, format }: OrderFile,
  defaults: ImportDefaults,
  settings: { strictSubtotal: boolean },
  answers: readonly FileAnswer[] = [],
): ReadFile {
  const csv = readable(readCsvFile(content, encoding));
  const file = readable(recognise(csv, format));
  const groups = groupRecords(file, csv.records);
  if (groups.length === 0) throw refuseFields([fieldError('file', 'MISSING_FIELD', problem('noOrdersBelow'))]);
  if (groups.length > MAX_ORDERS) throw refuseFields([invalid('file', 'atMostOrders', { max: MAX_ORDERS })]);
  const facts = factsOf(file, csv, answersOf(answers));
  const read = groups.map((group) => ({ group, ...readOrder(group, defaults, facts) }));
  return {
    format: file.layout.format,
    columns: mappingOf(file),
    ignoredColumns: file.ignored,
    orders: withRepeats(read.map((order) => orderOf(order, defaults, settings))),
    questions: questionsOf(read.map(({ asked }) => asked)),
  };
}

/** What all cells with numbers tell together of how they are written. */
function factsOf({ columns }: RecognisedFile, { records, delimiter }: CsvFile, answers: Answers): FileFacts {
  const indexes = NUMBERS.flatMap((field) => (columns.get(field) ?? []).map(({ index }) => index));
  const numbers = records
    .filter((record) => record.problem === undefined)
    .flatMap(({ cells }) => indexes.map((index) => withoutSpreadsheetMark(cells[index] ?? '')));
  const answer = answerTo(answers, decimalQuestion('', {}));
  const said = answer === 'point' || answer === 'comma' ? answer : undefined;
  return { style: { mark: markOf(numbers), delimiter, ...(said && { said }) }, answers };
}

const NUMBERS = [
  'subTotal', 'tax', 'discount', 'shippingFee', 'total', 'netTotal', 'refunded', 'outstanding', 'codAmount',
  'itemQuantity', 'itemNetQuantity', 'itemRefunded', 'itemPrice', 'itemGrams', 'itemKilograms', 'itemLength', 'itemWidth', 'itemHeight',
] as const satisfies readonly OrderField[]; // prettier-ignore

function orderOf(read: ReadOrder & { group: OrderGroup }, defaults: ImportDefaults, settings: { strictSubtotal: boolean }): FileOrder {
  const { group, content } = read;
  const { problems, warnings } = read.isClosed ? { problems: [], warnings: [] } : findingsOf(numbered(content), settings);
  return {
    line: lineOf(group),
    name: group.name,
    content,
    problems: distinct([...read.problems, ...problems.map((each) => locateProblem(read, each))]),
    warnings: [...read.warnings, ...warnings.map((warning) => locateWarning(read, warning))],
    wantedService: read.wantedService,
    parcel: read.isWholeParcel ? wholeParcel(defaults) : null,
    repeats: null,
  };
}

/** An order whose name is no number gets one when it is placed. */
const numbered = (content: DraftContent): DraftContent =>
  content.order?.orderNumber == null && content.order?.orderReference
    ? { ...content, order: { ...content.order, orderNumber: 1 } }
    : content;

const wholeParcel = ({ grams, length, width, height }: ImportDefaults): WholeParcel | null =>
  grams === null || length === null || width === null || height === null ? null : { grams, length, width, height };

interface OrderFileJob {
  readonly file: OrderFile;
  readonly defaults: ImportDefaults;
  readonly settings: { readonly strictSubtotal: boolean };
  readonly answers: readonly FileAnswer[];
}

type PackedFile = Omit<ReadFile, 'orders'> & { readonly orders: PackedList<FileOrder> };

export const orderFile: FileTask<OrderFileJob, PackedFile> = {
  name: 'orders',
  read: ({ file, defaults, settings, answers }) => {
    const read = readOrderFile(file, defaults, settings, answers);
    return { ...read, orders: packed(read.orders) };
  },
};

function readable<T extends object>(read: T | FieldError): T {
  if ('message' in read) throw refuseFields([read]);
  return read;
}

const lineOf = ({ records: [first] }: OrderGroup): number => first.line;

/** A cell that cannot be read is reported once, not again because its field is missing. */
function distinct(problems: readonly RowProblem[]): RowProblem[] {
  const told = new Set<string>();
  return problems.filter(({ line, column }) => {
    const place = `${line}\n${column}`;
    return column === null || (!told.has(place) && told.add(place));
  });
}

/** The same name further down is the same order again, or another one that must not have it. */
function withRepeats(orders: readonly FileOrder[]): FileOrder[] {
  const first = new Map<string, FileOrder>();
  return orders.map((order) => {
    if (order.name === '') return order;
    const identity = identityOf(order.name);
    const earlier = first.get(identity);
    if (!earlier) {
      first.set(identity, order);
      return order;
    }
    if (JSON.stringify(earlier.content) === JSON.stringify(order.content)) return { ...order, repeats: earlier.line };
    const words = problem('numberOfLine', { line: earlier.line });
    return {
      ...order,
      problems: [{ line: order.line, column: null, field: 'order.orderNumber', code: 'ORDER_EXISTS', ...words }, ...order.problems],
    };
  });
}
