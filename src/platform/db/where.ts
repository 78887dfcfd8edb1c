import { sql, type RawBuilder } from 'kysely';
import { columnOf } from './table-facts.js';

/** A condition of a query that is built per request; null if its value was not given. */
export type Condition = RawBuilder<unknown> | null;

/** The conditions that were given, as a WHERE clause. */
export function whereOf(conditions: readonly Condition[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? NOTHING : sql`where ${allOf(given)}`;
}

export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, AND);

const NOTHING = sql.raw('');
const AND = sql.raw(' and ');

type Given = string | number | bigint | boolean | Date | readonly unknown[];
type Value<T> = Extract<T, Given> | null | undefined;

/** Conditions on the columns of a row that the query calls `l`. */
export interface Rows<Row> {
  is<K extends keyof Row & string>(column: K, value: Value<Row[K]>): Condition;
  isAnyOf<K extends keyof Row & string>(column: K, values: readonly NonNullable<Row[K]>[] | null | undefined): Condition;
  from<K extends keyof Row & string>(column: K, value: Value<Row[K]>): Condition;
  before<K extends keyof Row & string>(column: K, value: Value<Row[K]>): Condition;
}

const compared = (operator: string) => (column: string, value: unknown) =>
  value == null ? null : sql`${sql.raw(`l.${columnOf(column)} ${operator} `)}${value}`;

/** The same for every table. */
export const rows: Rows<never> = {
  is: compared('='),
  isAnyOf: (column: string, values: readonly unknown[] | null | undefined) =>
    values == null ? null : sql`${sql.raw(`l.${columnOf(column)}`)} = any(${values})`,
  from: compared('>='),
  before: compared('<'),
};
