import { sql, type RawBuilder } from 'kysely';
import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { pageSize } from '../../kernel/page.js';
import { UUID } from '../../kernel/uuid.js';
import { runFree } from '../db/free-query.js';
import type { RunSql } from '../db/sql.js';
import { whereOf, type Condition } from '../db/where.js';
import { exactly, once, type Page, type PageArgs, type Total } from './connection.js';

/** A sort key: an SQL expression and the type of its values. */
export interface SortKey {
  readonly sql: string;
  readonly type: 'timestamptz' | 'date' | 'text' | 'bigint' | 'uuid';
}

/** The order of a list. The last key identifies the row. */
export interface Sort {
  readonly keys: readonly SortKey[];
  readonly descending: boolean;
}

export const ID: SortKey = { sql: 'l.id', type: 'uuid' };

export const sortedBy = (column: string, type: SortKey['type'], direction: 'asc' | 'desc'): Sort => ({
  keys: [{ sql: `l.${column}`, type }, ID],
  descending: direction === 'desc',
});

export const newestFirst = sortedBy('created_at', 'timestamptz', 'desc');

/** A list with sorting, filters and pages. Rows are identified by `id` until the page is found, so that index-only scans can find it. */
export interface SortedList<Node> {
  /** The source of the ids, with the alias `l`. */
  readonly from: RawBuilder<unknown>;
  /** Conditions on `l`. */
  readonly where: readonly Condition[];
  readonly sort: Sort;
  /** For lists that can be counted faster than row by row. */
  readonly count?: () => Promise<number>;
  /** For lists that take long to count: a total that may be an estimate. */
  readonly estimate?: (() => Promise<Total>) | undefined;
  /** Locates a page, for lists that can. */
  readonly seek?: Seek | undefined;
  readonly load: (ids: readonly string[]) => Promise<readonly Node[]>;
}

/** Finds the part of a list that contains a page; null if it is just as fast to start from the beginning. */
export type Seek = (window: { readonly limit: number; readonly offset: number; readonly descending: boolean }) => Promise<Place | null>;

export interface Place {
  /** Conditions on `l` that bound the page. */
  readonly bounds: readonly Condition[];
  /** The source of that part, if it differs from the list's own. */
  readonly within?: Pick<SortedList<unknown>, 'from' | 'where'>;
  /** The number of entries before that part. */
  readonly skipped: number;
  readonly total: number;
}

/** Beyond this offset it pays to count first: the second half of a list is read from its end. */
export const DEEP = 1_000;

/** Reads one page in any order; counts the total only if needed. */
export async function readSortedPage<Node extends { id: string }>(on: RunSql, args: PageArgs, list: SortedList<Node>): Promise<Page<Node>> {
  const limit = pageSize(args.first);
  const count = once(list.count ?? (() => countOf(on, list)));
  const { estimate } = list;
  const total = once(estimate ?? (async () => exactly(await count())));
  const found = await pageOf({ on, args, limit, list, count, total });
  const { keys, hasNextPage } = found;
  const nodes = new Map((await list.load(keys.map(idOf))).map((node) => [node.id, node]));
  const edges = keys.flatMap((key) => {
    const node = nodes.get(idOf(key));
    return node ? [{ node, cursor: encodeKey(key) }] : [];
  });
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    total: once(async () => correctedBy(found, { args, total: await total(), count })),
  };
}

/** An estimate must not contradict the page: clients that count pages would stop too early or look for entries beyond the end. */
async function correctedBy(
  { keys, hasNextPage }: FoundPage,
  { args, total, count }: { args: PageArgs; total: Total; count: () => Promise<number> },
): Promise<Total> {
  if (!total.isEstimate || args.after) return total;
  const offset = Math.max(0, args.offset ?? 0);
  const seen = offset + keys.length;
  if (hasNextPage) return { count: Math.max(total.count, seen + 1), isEstimate: true };
  return exactly(keys.length > 0 ? seen : await count());
}

/** The number of entries in such a list. */
async function countOf(on: RunSql, { from, where }: Pick<SortedList<unknown>, 'from' | 'where'>): Promise<number> {
  const [row] = await runFree<{ count: string | bigint }>(on, sql`select count(*) from ${from} ${whereOf(where)}`);
  return Number(row?.count ?? 0);
}

interface Reading {
  readonly on: RunSql;
  readonly args: PageArgs;
  readonly limit: number;
  readonly list: Omit<SortedList<unknown>, 'load' | 'count' | 'estimate'>;
  readonly count: () => Promise<number>;
  readonly total: () => Promise<Total>;
}

interface FoundPage {
  readonly keys: readonly Key[];
  readonly hasNextPage: boolean;
}

/** A row's sort key values, as text. */
type Key = readonly string[];

const idOf = (key: Key): string => key.at(-1) ?? '';

async function pageOf({ on, args, limit, list, count, total }: Reading): Promise<FoundPage> {
  const offset = Math.max(0, args.offset ?? 0);
  const place = args.after ? null : await list.seek?.({ limit, offset, descending: list.sort.descending });
  if (place) return pageAt(on, list, place, { limit, offset });
  if (offset < DEEP || args.after || offset < (await total()).count / 2) {
    const after = args.after ? decodeKey(args.after, list.sort.keys) : null;
    const keys = await readKeys(on, list, { after, limit: limit + 1, offset });
    return { keys: keys.slice(0, limit), hasNextPage: keys.length > limit };
  }
  // Reading from the end requires an exact count.
  const counted = await count();
  const wanted = Math.min(limit, counted - offset);
  if (wanted <= 0) return { keys: [], hasNextPage: false };
  const fromTheEnd = { ...list, sort: { ...list.sort, descending: !list.sort.descending } };
  const keys = await readKeys(on, fromTheEnd, { after: null, limit: wanted, offset: counted - offset - wanted });
  return { keys: keys.reverse(), hasNextPage: offset + wanted < counted };
}

/** Reads a page within known bounds. */
async function pageAt(
  on: RunSql,
  list: Reading['list'],
  { bounds, within = list, skipped, total }: Place,
  window: { limit: number; offset: number },
): Promise<FoundPage> {
  if (window.offset >= total) return { keys: [], hasNextPage: false };
  const part = { ...list, from: within.from, where: [...within.where, ...bounds] };
  const keys = await readKeys(on, part, { after: null, limit: window.limit, offset: window.offset - skipped });
  return { keys, hasNextPage: window.offset + keys.length < total };
}

interface Window {
  readonly after: Key | null;
  readonly limit: number;
  readonly offset: number;
}

async function readKeys(on: RunSql, { from, where, sort }: Reading['list'], { after, limit, offset }: Window): Promise<Key[]> {
  const { keys, descending } = sort;
  const direction = descending ? 'desc' : 'asc';
  const columns = keys.map((key, index) => `${key.sql} as k${index}`);
  const texts = keys.map((_key, index) => `k.k${index}::text as k${index}`);
  // Part of the text on first pages: without other values they are planned once per page size.
  const window = offset === 0 ? sql.raw(`limit ${limit}`) : sql`limit ${limit} offset ${offset}`;
  const page = sql`select ${sql.raw(columns.join(', '))} from ${from} ${whereOf([...where, beyond(sort, after)])}
    order by ${sql.raw(keys.map((key) => `${key.sql} ${direction}`).join(', '))} ${window}`;
  const order = keys.map((_key, index) => `k.k${index} ${direction}`).join(', ');
  // Converted to text outside the page query: inside, every skipped entry would be converted, which takes most of the time.
  const query = sql`select ${sql.raw(texts.join(', '))} from (${page}) k order by ${sql.raw(order)}`;
  const rows = await runFree<Record<string, string>>(on, query);
  return rows.map((row) => keys.map((_key, index) => row[`k${index}`] ?? ''));
}

function beyond({ keys, descending }: Sort, after: Key | null): Condition {
  if (!after) return null;
  const place = after.map((value, index) => sql`${value}::${sql.raw(keys[index]?.type ?? 'text')}`);
  return sql`(${sql.raw(keys.map((key) => key.sql).join(', '))}) ${sql.raw(descending ? '<' : '>')} (${sql.join(place)})`;
}

const NO_CURSOR = invalid('after', 'noCursor');

const encodeKey = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const SHAPES: Readonly<Record<SortKey['type'], RegExp>> = {
  timestamptz: /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d{1,6})?([+-]\d\d(:\d\d)?|Z)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  text: /^[^\0]*$/,
  bigint: /^-?\d{1,18}$/,
  uuid: UUID,
};

function decodeKey(cursor: string, sort: readonly SortKey[]): Key {
  const values = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  const fits = Array.isArray(values) && values.length === sort.length && sort.every(({ type }, index) => isOf(type, values[index]));
  if (!fits) throw refuseFields([NO_CURSOR]);
  return values.map(String);
}

const isOf = (type: SortKey['type'], value: unknown): boolean =>
  typeof value === 'string' &&
  SHAPES[type].test(value) &&
  (type !== 'timestamptz' || !Number.isNaN(Date.parse(value.replace(/([+-]\d\d)$/, '$1:00'))));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse('VALIDATION_FAILED', {}, { errors: [NO_CURSOR], cause });
  }
}
