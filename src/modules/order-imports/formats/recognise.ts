import { fieldError, invalid, problem, type FieldError, type FieldProblem } from '../../../kernel/errors.js';
import type { CsvFile } from '../../../platform/csv/csv-file.js';
import type { MappedColumn } from '../order-import.entity.js';
import type { OrderFileFormat } from '../order-imports.enums.js';
import { orderFields, type Columns, type FileFormat, type OrderField } from './file-format.js';
import { own } from './own.js';
import { shopify } from './shopify.js';
import { woocommerce } from './woocommerce.js';

/** Our own columns last, since their names are compared with the least care. */
const fileFormats: readonly FileFormat[] = [shopify, woocommerce, own];

interface FoundColumn {
  readonly header: string;
  readonly index: number;
  /** Headers of further columns with the same name, which are not empty either. */
  readonly others: readonly string[];
}

/** A file whose layout is known, with the columns of each field. */
export interface RecognisedFile {
  readonly layout: FileFormat;
  readonly columns: FoundColumns;
  /** Those of the address that counts where the other one is empty. */
  readonly billing: FoundColumns;
  /** Headers of our own layout that tell nothing that is known. Most columns of a store are not needed. */
  readonly ignored: readonly string[];
}

type FoundColumns = ReadonlyMap<OrderField, readonly FoundColumn[]>;

const MAX_SHOWN = 100;
/** As many as a person reads. */
const MAX_IGNORED = 100;

type Table = Pick<CsvFile, 'header' | 'records'>;

const asWritten = (header: string): string => header.replace(/\s+/g, ' ').trim().toLowerCase();
/** In our own columns, "COD Amount" is cod_amount. */
const withoutMarks = (header: string): string => asWritten(header).replace(/[\s_-]/g, '');
const nameIn = ({ format }: FileFormat): ((header: string) => string) => (format === 'own' ? withoutMarks : asWritten);

/** Recognises the layout of a file by its header, or checks it against the given one. A column that is there twice refuses it. */
export function recognise(table: Table, given: OrderFileFormat | null): RecognisedFile | FieldError {
  const { header } = table;
  const lackingOf = (layout: FileFormat): string[] => {
    const names = namesOf(table, layout);
    return layout.recognisedBy.filter((name) => !names.includes(nameIn(layout)(name)));
  };
  const layout = fileFormats.find((each) => (given === null ? lackingOf(each).length === 0 : each.format === given));
  const at = `file[${header.line}]`;
  if (!layout) return invalid(at, 'unknownHeader', HEADERS);
  const lacking = lackingOf(layout);
  if (lacking.length > 0) return invalid(at, 'headerColumns', { columns: lacking.join(', ') });
  const columns = columnsOf(layout.columns, table, layout);
  const billing = columnsOf(layout.billing ?? {}, table, layout);
  const twice = [...columns.values(), ...billing.values()].flat().find(({ others }) => others.length > 0);
  if (twice) return fieldError(at, 'VALIDATION_FAILED', twiceProblem(twice));
  return { layout, columns, billing, ignored: layout.format === 'own' ? ignoredOf(table, layout) : [] };
}

const namesOf = ({ header }: Table, layout: FileFormat): string[] => header.cells.map((cell) => nameIn(layout)(cell.slice(0, 200)));

const HEADERS = {
  shopify: shopify.recognisedBy.join(', '),
  woocommerce: woocommerce.recognisedBy.join(', '),
  own: own.recognisedBy.join(', '),
};

function columnsOf(columns: Columns, table: Table, layout: FileFormat): FoundColumns {
  const names = namesOf(table, layout);
  const found = orderFields.map((field): [OrderField, FoundColumn[]] => [
    field,
    (columns[field] ?? []).flatMap((name) => {
      const wanted = nameIn(layout)(name);
      return columnAt(
        table,
        names.flatMap((each, index) => (each === wanted ? [index] : [])),
      );
    }),
  ]);
  return new Map(found.filter(([, each]) => each.length > 0));
}

/** The column of a name. Where several have it, those that are empty in the whole file do not count. */
function columnAt({ header, records }: Table, indexes: readonly number[]): FoundColumn[] {
  const filled = indexes.length < 2 ? [] : indexes.filter((index) => records.some(({ cells }) => (cells[index] ?? '').trim() !== ''));
  const [index = indexes[0], ...others] = filled;
  const headerOf = (at: number): string => (header.cells[at] ?? '').slice(0, MAX_SHOWN);
  return index === undefined ? [] : [{ header: headerOf(index), index, others: others.map(headerOf) }];
}

const twiceProblem = ({ header: column, others }: FoundColumn): FieldProblem => {
  const [other] = others.filter((each) => each !== column);
  return other === undefined ? problem('columnTwice', { column }) : problem('columnTwiceAs', { column, other });
};

function ignoredOf(table: Table, layout: FileFormat): string[] {
  const known = new Set(Object.values(layout.columns).flat().map(nameIn(layout)));
  const headers = namesOf(table, layout).flatMap((name, index) =>
    name === '' || known.has(name) ? [] : [table.header.cells[index] ?? ''],
  );
  return [...new Set(headers.map((header) => header.trim().slice(0, MAX_SHOWN)))].slice(0, MAX_IGNORED);
}

/** The first column of each field, for the preview. */
export const mappingOf = ({ columns, billing }: RecognisedFile): MappedColumn[] =>
  [...new Map([...billing, ...columns])].flatMap(([field, [first]]) => (first ? [{ field, header: first.header }] : []));
