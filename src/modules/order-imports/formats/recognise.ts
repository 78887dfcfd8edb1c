import { invalid, type FieldError } from '../../../kernel/errors.js';
import type { FileRecord } from '../../../platform/csv/csv-file.js';
import type { MappedColumn } from '../order-import.entity.js';
import type { OrderFileFormat } from '../order-imports.enums.js';
import { orderFields, type Columns, type FileFormat, type OrderField } from './file-format.js';
import { own } from './own.js';
import { shopify } from './shopify.js';
import { woocommerce } from './woocommerce.js';

export const fileFormats: readonly FileFormat[] = [own, shopify, woocommerce];

interface FoundColumn {
  readonly header: string;
  readonly index: number;
}

/** A file whose layout is known, with the columns of each field. */
export interface RecognisedFile {
  readonly layout: FileFormat;
  readonly columns: FoundColumns;
  /** Those of the address that counts where the other one is empty. */
  readonly billing: FoundColumns;
}

type FoundColumns = ReadonlyMap<OrderField, readonly FoundColumn[]>;

const MAX_SHOWN = 100;
const normal = (header: string): string => header.replace(/\s+/g, ' ').trim().toLowerCase();

/** Recognises the layout of a file by its header, or checks it against the given one. */
export function recognise(header: FileRecord, given: OrderFileFormat | null): RecognisedFile | FieldError {
  const names = header.cells.map((cell) => normal(cell.slice(0, 200)));
  const has = (name: string): boolean => names.includes(normal(name));
  const layout = fileFormats.find(({ format, recognisedBy }) => (given === null ? recognisedBy.every(has) : format === given));
  const lacking = layout?.recognisedBy.filter((name) => !has(name)) ?? [];
  if (layout && lacking.length === 0)
    return { layout, columns: columnsOf(layout.columns, header, names), billing: columnsOf(layout.billing ?? {}, header, names) };
  return invalid(`file[${header.line}]`, layout ? `must be a header with the columns ${lacking.join(', ')}` : unknownLayout());
}

const unknownLayout = (): string =>
  `must be a header that is known: ${fileFormats.map(({ format, recognisedBy }) => `${format} has ${recognisedBy.join(', ')}`).join('; ')}`;

function columnsOf(columns: Columns, header: FileRecord, names: readonly string[]): FoundColumns {
  const found = orderFields.map((field): [OrderField, FoundColumn[]] => [
    field,
    (columns[field] ?? []).flatMap((name) => {
      const index = names.indexOf(normal(name));
      return index < 0 ? [] : [{ header: header.cells[index]?.slice(0, MAX_SHOWN) ?? name, index }];
    }),
  ]);
  return new Map(found.filter(([, each]) => each.length > 0));
}

/** The first column of each field, for the preview. */
export const mappingOf = ({ columns, billing }: RecognisedFile): MappedColumn[] =>
  [...new Map([...billing, ...columns])].flatMap(([field, [first]]) => (first ? [{ field, header: first.header }] : []));
