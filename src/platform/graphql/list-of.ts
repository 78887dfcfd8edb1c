import { sql, type Selectable } from 'kysely';
import { countOrEstimate } from '../db/estimate.js';
import { columnOf } from '../db/table-facts.js';
import type { Readable } from '../db/tables.js';
import { rows, type Condition, type Rows } from '../db/where.js';
import type { Page, PageArgs } from './connection.js';
import type { Context } from '../work/context.js';
import type { LoaderDefinition } from '../work/loader.js';
import { readSortedPage, type Sort } from './sorted-page.js';

type Conditions = readonly Condition[] | Promise<readonly Condition[]>;
/** The columns with the seller and the shop that a row belongs to: callers see their own. */
type Owners<Row> = Readonly<Partial<Record<'seller' | 'shop', keyof Row & string>>>;
type Load<Node, Args, Needs> =
  LoaderDefinition<string, Node, Needs> | ((ids: readonly string[], context: Context<Needs>, args: Args) => Promise<Node[]>);

/** A list of a table's rows, which its conditions call `l`. */
interface ListDefinition<Row, Node, Args, Needs> {
  /** Which rows the caller may see; all of them if absent. */
  readonly scope?: Owners<Row> | ((l: Rows<Row>, context: Context<Needs>) => Conditions);
  readonly filter?: (l: Rows<Row>, args: Args, context: Context<Needs>) => Conditions;
  readonly sort: Sort | ((args: Args) => Sort);
  readonly loader: Load<Node, Args, Needs>;
  /** True if counting takes too long, such as for frequent search words: beyond 10,000 the total is estimated. */
  readonly isEstimated?: (args: Args) => boolean;
}

/** Declares a list; the function reads a page of it. Another loader may be given for a page, such as one for selected columns. */
export function listOf<
  Db,
  Table extends keyof Readable<Db> & string,
  Node extends { readonly id: string },
  Args extends PageArgs = PageArgs,
  Needs = unknown,
>(_db: Db, table: Table, definition: ListDefinition<Selectable<Readable<Db>[Table]>, Node, Args, Needs>) {
  const name = `"${columnOf(table)}" l`;
  const { scope, filter, sort, isEstimated } = definition;
  return async (context: Context<Needs>, args: Args, loader = definition.loader): Promise<Page<Node>> => {
    const seen = typeof scope === 'function' ? await scope(rows, context) : owned(rows, scope, context);
    const where = [...seen, ...((await filter?.(rows, args, context)) ?? [])];
    const counted = { table: columnOf(table), from: (sample: string) => `${name} ${sample}`, where };
    return readSortedPage(context.sql, args, {
      from: sql.raw(name),
      where,
      sort: typeof sort === 'function' ? sort(args) : sort,
      estimate: isEstimated?.(args) ? () => countOrEstimate(context.sql, counted) : undefined,
      load: (ids) => (typeof loader === 'function' ? loader(ids, context, args) : loaded(context, ids, loader)),
    });
  };
}

const owned = <Row>(l: Rows<Row>, { seller, shop }: Owners<Row> = {}, { actor }: Pick<Context, 'actor'>): Condition[] => [
  seller ? l.is(seller, actor.sellerId as never) : null,
  shop ? l.is(shop, actor.shopId as never) : null,
];

/** The records with these ids that the caller may see. */
export const loaded = async <Node, Needs>(
  context: Context<Needs>,
  ids: readonly string[],
  loader: LoaderDefinition<string, Node, Needs>,
): Promise<Node[]> => (await Promise.all(ids.map((id) => context.load(loader, id)))).filter((node) => node !== null);
