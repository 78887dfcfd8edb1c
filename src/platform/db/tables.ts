import { JsonType, type EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/postgresql';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DeleteQueryBuilder,
  type DeleteResult,
  type Generated,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type SelectType,
  type Updateable,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { RunSql } from './sql.js';
import { changeOf } from './change.js';
import { insertAllOf, insertOf } from './insert.js';
import { valuesOf, type Named } from './statement.js';
import { columnOf, learnTable } from './table-facts.js';

/** Filled in by the write or, for the last two, computed by the database: an insert may omit them. */
type FilledIn = 'createdAt' | 'updatedAt' | 'hasAdjustment' | 'words';
type ColumnsOf<S extends EntitySchemaWithMeta> = InferKyselyTable<S, { columnNamingStrategy: 'property' }>;
/** The driver returns bytes as a Buffer. */
type ReadAs<T> = NonNullable<T> extends Uint8Array ? Buffer | Extract<T, null> : T;

/** The columns of an entity's table, under the names of its properties. */
export type TableOf<S extends EntitySchemaWithMeta> = {
  [K in keyof ColumnsOf<S>]: K extends FilledIn ? Generated<SelectType<ColumnsOf<S>[K]>> : ReadAs<ColumnsOf<S>[K]>;
};

type Rows<T> = { readonly [K in Exclude<keyof T, FilledIn | 'seq'>]: SelectType<T[K]> };
type Nullable<R> = { [K in keyof R]: null extends R[K] ? K : never }[keyof R];
/** A new row. Values that are left out are null: later steps fill them. */
export type NewRow<T> = Omit<Rows<T>, Nullable<Rows<T>>> & Partial<Pick<Rows<T>, Nullable<Rows<T>>>>;

type Schemas = Readonly<Record<string, EntitySchemaWithMeta>>;
type TablesOf<S extends Schemas> = { [K in keyof S]: TableOf<S[K]> };

/**
 * What one module writes and reads. Only its own tables can be written; other modules' tables are read through the types that they export.
 */
export interface Tables<Own, All> extends Pick<Kysely<All>, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn'> {
  insertInto<T extends keyof Own & keyof All & string>(table: T): InsertQueryBuilder<All, T, InsertResult>;
  updateTable<T extends keyof Own & keyof All & string>(table: T): UpdateQueryBuilder<All, T, T, UpdateResult>;
  deleteFrom<T extends keyof Own & keyof All & string>(table: T): DeleteQueryBuilder<All, T, DeleteResult>;
  /** Inserts one row. Its text is compiled once per set of columns. */
  insert<T extends keyof Own & string>(on: RunSql, table: T, row: Insertable<Own[T]>): Promise<void>;
  /** Inserts many rows in one statement, whose text does not grow with their number. All rows have the same columns. */
  insertAll<T extends keyof Own & string>(on: RunSql, table: T, rows: readonly Insertable<Own[T]>[]): Promise<void>;
  /** Inserts one row, or updates the row with the same key, which keeps its id and creation time. */
  upsert<T extends keyof Own & string>(
    on: RunSql,
    table: T,
    row: Insertable<Own[T]>,
    key: readonly (keyof Own[T] & string)[],
  ): Promise<void>;
  /** The same for many rows in one statement. Keys must be unique. */
  upsertAll<T extends keyof Own & string>(
    on: RunSql,
    table: T,
    rows: readonly Insertable<Own[T]>[],
    key: readonly (keyof Own[T] & string)[],
  ): Promise<void>;
  /** Changes one row that the caller has locked, along with the caller's copy. Its text is compiled once per set of columns. */
  change<T extends keyof Own & string>(on: RunSql, table: T, row: { readonly id: string }, changes: Updateable<Own[T]>): Promise<void>;
  /** All columns of one of its tables, for reading whole rows that are locked for a change. */
  columns<T extends keyof Own & string>(table: T): readonly (keyof Own[T] & string)[];
  /** The columns that an insert gives: all but those that the write or the database fills in. */
  given<T extends keyof Own & string>(table: T): readonly Exclude<keyof Own[T] & string, FilledIn | 'seq'>[];
  /** A new row of named values, for the insert of a statement. */
  newRow<T extends keyof Own & string>(table: T, $: Named<NewRow<Own[T]>>): Insertable<Own[T]>;
  /** Adds tables of other modules for reading. */
  reading<Others>(): Tables<Own, All & Others>;
}

const writer = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Declares a module's tables under the names that its statements use: `tablesOf({ order: OrderSchema, orderLine: OrderLineSchema })`. It
 * opens nothing: queries are built here and run by `statement`.
 */
export function tablesOf<S extends Schemas>(schemas: S): Tables<TablesOf<S>, TablesOf<S>> {
  for (const [name, schema] of Object.entries(schemas)) learn(name, schema);
  const given = (table: string): string[] =>
    Object.entries(schemas[table]?.meta.properties ?? {})
      .filter(([name, { generated, autoincrement }]) => !isStamp(name) && generated === undefined && autoincrement !== true)
      .map(([name]) => name);
  const tables = {
    selectFrom: writer.selectFrom.bind(writer),
    selectNoFrom: writer.selectNoFrom.bind(writer),
    with: writer.with.bind(writer),
    withRecursive: writer.withRecursive.bind(writer),
    fn: writer.fn,
    insertInto: writer.insertInto.bind(writer),
    updateTable: writer.updateTable.bind(writer),
    deleteFrom: writer.deleteFrom.bind(writer),
    insert: insertOf,
    insertAll: insertAllOf,
    upsert: insertOf,
    upsertAll: insertAllOf,
    change: changeOf,
    columns: (table: string) => Object.keys(schemas[table]?.meta.properties ?? {}),
    given,
    newRow: (table: string, $: Named<Readonly<Record<string, unknown>>>) => valuesOf($, given(table)),
    reading: () => tables,
  };
  return tables as unknown as Tables<TablesOf<S>, TablesOf<S>>;
}

/** The type of what `tablesOf` returns, for the module's `index.ts`. */
export type Readable<T> = T extends Tables<infer Own, infer _All> ? Own : never;

const isStamp = (name: string): boolean => name === 'createdAt' || name === 'updatedAt';

function learn(name: string, schema: EntitySchemaWithMeta): void {
  const { tableName, properties } = schema.meta;
  const table = tableName ?? name;
  if (columnOf(name) !== table) throw new Error(`The table "${table}" cannot be called ${name} in statements.`);
  const columns = Object.entries(properties);
  const has = (property: string): boolean => property in properties;
  // The type is a class until the ORM has processed it, and an instance afterwards.
  const json = columns.filter(
    ([, { type }]: [string, { type: unknown }]) => type === JsonType || type instanceof JsonType || type === 'json',
  );
  learnTable(table, { json: new Set(json.map(([column]) => columnOf(column))), createdAt: has('createdAt'), updatedAt: has('updatedAt') });
}
