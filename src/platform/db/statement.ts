import {
  createQueryId,
  ExpressionWrapper,
  sql,
  ValueNode,
  type CompiledQuery,
  type Expression,
  type RawBuilder,
  type RootOperationNode,
} from 'kysely';
import { compileFixed, compileFree, NOW, Placeholder, type Encoding } from './compile.js';
import { jsonOfRows } from './json-rows.js';
import { PLANNED_EACH_TIME, type RunSql } from './sql.js';
import { statementName } from './statement-names.js';
import { columnOf } from './table-facts.js';

/** A statement for the driver: prepared under this name once per connection. */
export interface PreparedStatement {
  /** Absent if the statement is not worth keeping. */
  readonly name?: string;
  readonly text: string;
}

export interface StatementResult<R> {
  readonly rows: R[];
  /** The number of rows read or written. */
  readonly count: number;
}

/** The values of a statement by name, as used in its text. */
export type Named<V> = { readonly [K in keyof V]-?: ExpressionWrapper<never, never, V[K]> };

/** A query, as built from a module's tables. */
export interface Query<R> {
  compile(): CompiledQuery<R>;
  toOperationNode(): RootOperationNode;
}

/** Runs the statement on the first argument and returns its rows. */
export interface Statement<V, R> {
  (on: RunSql, values: V): Promise<R[]>;
  /** Returns the first row, if there is one. */
  readonly first: (on: RunSql, values: V) => Promise<R | undefined>;
  /** Returns the number of rows written or found. */
  readonly count: (on: RunSql, values: V) => Promise<number>;
}

/** The type of the rows that a statement returns. */
export type RowOf<S> = S extends Statement<never, infer R> ? R : never;

/** The time of the service's clock, in a statement. */
export const now: Expression<Date> & RawBuilder<Date> = sql<Date>`${valueOf(NOW)}::timestamptz`;

/** True when the column is one of the values: `where('id', '=', anyOf($.ids))`. */
export const anyOf = <T>(values: Expression<readonly T[]>): RawBuilder<T> => sql<T>`any(${written(values, 'set')})`;

/** A value encoded as JSON where the statement has no column that implies it. */
export const json = <T>(value: Expression<T>): RawBuilder<T> => sql<T>`${written(value, 'json')}::jsonb`;

type ColumnType = 'bigint' | 'boolean' | 'bpchar' | 'date' | 'integer' | 'jsonb' | 'smallint' | 'text' | 'timestamptz' | 'uuid';

/** Rows given as one value, as a table in the statement: `rowsOf($.keys, { sellerId: 'uuid', amountMinor: 'bigint' }).as('key')`. */
export function rowsOf<R>(rows: Expression<readonly R[]>, types: { readonly [K in keyof R & string]-?: ColumnType }): RawBuilder<R> {
  const columns = Object.entries<ColumnType>(types).map(([name, type]) => `"${columnOf(name)}" ${type}`);
  return sql<R>`(select * from jsonb_to_recordset(${written(rows, 'rows')}::jsonb) as given (${sql.raw(columns.join(', '))}))`;
}

/** The same with the columns and types of a table: `rowsLike('orderLine', $.lines).as('l')`. */
export const rowsLike = <R>(table: string, rows: Expression<readonly R[]>): RawBuilder<R> =>
  sql<R>`jsonb_populate_recordset(null::${sql.table(table)}, ${written(rows, 'rows')}::jsonb)`;

/** Picks some of the values as the columns of an insert. */
export const valuesOf = <V, K extends keyof V>($: Named<V>, names: readonly K[]): Pick<Named<V>, K> =>
  Object.fromEntries(names.map((name) => [name, $[name]])) as Pick<Named<V>, K>;

function written<T>(value: Expression<T>, encoding: Encoding): Expression<T> {
  const node = value.toOperationNode();
  if (!ValueNode.is(node) || !(node.value instanceof Placeholder)) throw new Error('This must be a named value.');
  return valueOf(node.value.as(encoding));
}

function valueOf<T>(value: Placeholder): Expression<T> {
  return new ExpressionWrapper<never, never, T>(ValueNode.create(value));
}

const placeholders = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_target, name) => valueOf(new Placeholder(String(name))),
});

const everyStatement: (() => Compiled)[] = [];

/** Every statement of the modules that are loaded, including those that have not run yet. */
export const writtenStatements = (): readonly Compiled[] => everyStatement.map((compile) => compile());

/**
 * Turns a query into a function. The query is built and compiled once, on first use; only its named values vary between runs. Everything
 * else is part of the text, which the planner sees: never put a caller's value there.
 *
 *     const findOrder = statement(($: Named<{ shopId: string; number: bigint }>) =>
 *       db.selectFrom('order').select(['id', 'contentHash']).where('shopId', '=', $.shopId).where('orderNumber', '=', $.number));
 *     const order = await findOrder.first(tx.sql, { shopId, number });
 */
export function statement<V, R>(write: ($: Named<V>) => Query<R>): Statement<V, R> {
  let compiled: Compiled | undefined;
  const compile = (): Compiled => (compiled ??= compiledOf(write(placeholders as Named<V>)));
  everyStatement.push(compile);
  const execute = (on: RunSql, values: V): Promise<StatementResult<R>> =>
    on.run<R>(compile(), valuesFor(compile(), values as Readonly<Record<string, unknown>>, on));
  const rows = async (on: RunSql, values: V): Promise<R[]> => (await execute(on, values)).rows;
  return Object.assign(rows, {
    first: async (on: RunSql, values: V) => (await execute(on, values)).rows[0],
    count: async (on: RunSql, values: V) => (await execute(on, values)).count,
  });
}

export interface Compiled extends PreparedStatement {
  readonly parameters: readonly Placeholder[];
}

/** Compiles a query with named values. */
export function compiledOf(query: Query<unknown>): Compiled {
  const { sql: text, parameters } = compileFixed(query.toOperationNode(), createQueryId());
  return { name: statementName(text), text, parameters };
}

export function valuesFor({ parameters }: Compiled, given: Readonly<Record<string, unknown>>, on: RunSql): unknown[] {
  return parameters.map((parameter) => {
    if (parameter === NOW) return on.now();
    const value = given[parameter.name];
    return parameter.encoding === null || value === null || value === undefined ? value : encoded(value, parameter.encoding);
  });
}

function encoded(value: unknown, encoding: Encoding): unknown {
  if (encoding === 'json') return JSON.stringify(value);
  if (encoding === 'rows') return jsonOfRows(value as readonly Readonly<Record<string, unknown>>[]);
  return ofAssumedLength(value as readonly unknown[]);
}

/** The length that PostgreSQL's planner assumes for an array of unknown length. */
const ASSUMED_LENGTH = 10;

/**
 * Pads a shorter array with its last value, which does not change what it matches. Otherwise its plan would look cheaper than the generic
 * plan, and the server would replan the statement each time, which costs more than running it.
 */
function ofAssumedLength(values: readonly unknown[]): readonly unknown[] {
  const missing = ASSUMED_LENGTH - values.length;
  return values.length === 0 || missing <= 0 ? values : [...values, ...Array<unknown>(missing).fill(values.at(-1))];
}

/**
 * Runs a query that is built per request, because its text depends on the request. It is not prepared, and it is planned for its own
 * values. It may contain values: they are sent separately from the text.
 */
export async function runOnce<R>(on: RunSql, query: Query<R>): Promise<R[]> {
  const { sql: text, parameters } = compileFree(query.toOperationNode(), createQueryId());
  return (
    await on.run<R>(
      { text: `${PLANNED_EACH_TIME} ${text}` },
      parameters.map((value) => (value === NOW ? on.now() : value)),
    )
  ).rows;
}
