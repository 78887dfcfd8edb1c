import type { CallOptions, Page } from '../client/index.js';
import { every } from '../client/index.js';
import { wholeNumber } from './choices.js';
import type { Desk } from './desk.js';
import type { Column } from './table.js';
import { counted } from './words.js';

/** Paging options. */
export interface Extent {
  readonly first?: number | undefined;
  readonly after?: string | undefined;
  readonly all?: true | undefined;
}

export const firstOption = ['-n, --first <count>', 'page size, from 1 to 500', wholeNumber(1, 500)] as const;
export const afterOption = ['--after <cursor>', 'end cursor of the previous page'] as const;
export const allOption = ['--all', 'fetch all pages'] as const;

type List<Variables, Row> = (variables: Variables, options?: CallOptions) => Promise<Page<Row>>;

/** Prints one page of a list, or all of it. */
export async function showList<Variables extends object, Row>(
  desk: Desk,
  list: List<Variables & { first?: number; after?: string | null }, Row>,
  { variables, extent, columns }: { variables: Variables; extent: Extent; columns: readonly Column<Row>[] },
): Promise<void> {
  const found = extent.all
    ? await wholeList(desk, list, { ...variables, first: 100 })
    : await onePage(desk, list, { ...variables, first: 25, ...withoutAll(extent) });
  desk.show(found, () => (found.items.length === 0 ? 'Nothing.' : desk.rows(columns, found.items)));
  const { items, totalCount, endCursor } = found;
  if (!desk.json && endCursor !== null) {
    desk.remark(`${counted(items.length, 'entry', 'entries')} of ${totalCount}. Next page: --after ${endCursor}`);
  }
}

interface Found<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
  /** Cursor of the next page; null on the last one. */
  readonly endCursor: string | null;
}

async function onePage<Variables, Row>(desk: Desk, list: List<Variables, Row>, variables: Variables): Promise<Found<Row>> {
  const { nodes, totalCount, pageInfo } = await list(variables, { signal: desk.signal });
  return { items: nodes, totalCount, endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

async function wholeList<Variables extends { first?: number; after?: string | null }, Row>(
  desk: Desk,
  list: List<Variables, Row>,
  variables: Variables,
): Promise<Found<Row>> {
  const items: Row[] = [];
  for await (const row of every(list, variables, { signal: desk.signal })) {
    items.push(row);
    if (items.length % 500 === 0) desk.progress(`${items.length} read`);
  }
  return { items, totalCount: items.length, endCursor: null };
}

const withoutAll = ({ first, after }: Extent) => ({ ...(first !== undefined && { first }), ...(after !== undefined && { after }) });
