import { jsonOfRows } from './json-rows.js';
import type { RunSql } from './sql.js';
import type { PreparedStatement } from './statement.js';
import { statementName } from './statement-names.js';
import { columnOf, factsKnown } from './table-facts.js';

type GivenRow = Readonly<Record<string, unknown>>;

interface Insert extends PreparedStatement {
  readonly given: readonly string[];
  readonly json: readonly boolean[];
}

const inserts = new Map<string, Insert>();
const insertsOfMany = new Map<string, PreparedStatement>();

/**
 * Inserts one row. The text depends only on the column names and is built once per set of columns. With a key, updates the existing row
 * that has the same key instead.
 */
export async function insertOf(on: RunSql, table: string, row: GivenRow, key: readonly string[] = []): Promise<void> {
  const given = withTimes(table, row, on);
  const shape = `${table} ${Object.keys(given).join()} ${key.join()}`;
  let insert = inserts.get(shape);
  if (!insert) inserts.set(shape, (insert = insertFor(table, Object.keys(given), key)));
  const { json } = insert;
  const values = insert.given.map((name, index) => {
    const value = given[name];
    return json[index] && value !== null && value !== undefined ? JSON.stringify(value) : value;
  });
  await on.run(insert, values);
}

function insertFor(table: string, given: readonly string[], key: readonly string[]): Insert {
  const columns = given.map(columnOf);
  const values = columns.map((_column, index) => `$${index + 1}`);
  const text = `insert into "${columnOf(table)}" (${quoted(columns)}) values (${values.join(', ')})${onConflict(given, key)}`;
  const { json } = factsKnown(table);
  return { name: statementName(text), text, given, json: columns.map((column) => json.has(column)) };
}

/** Inserts many rows from one JSON document, whose columns the server reads by the table's types. */
export async function insertAllOf(on: RunSql, table: string, rows: readonly GivenRow[], key: readonly string[] = []): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const given = rows.map((row) => withTimes(table, row, on));
  const names = Object.keys(withTimes(table, first, on));
  const shape = `${table} ${names.join()} ${key.join()}`;
  let insert = insertsOfMany.get(shape);
  if (!insert) insertsOfMany.set(shape, (insert = insertOfMany(table, names, key)));
  await on.run(insert, [jsonOfRows(given)]);
}

function insertOfMany(table: string, names: readonly string[], key: readonly string[]): PreparedStatement {
  const into = `"${columnOf(table)}"`;
  const columns = quoted(names.map(columnOf));
  const rows = `select ${columns} from jsonb_populate_recordset(null::${into}, $1::jsonb)`;
  const text = `insert into ${into} (${columns}) ${rows}${onConflict(names, key)}`;
  return { name: statementName(text), text };
}

/** Columns that an upsert leaves unchanged. */
const KEPT: ReadonlySet<string> = new Set(['id', 'createdAt']);

function onConflict(given: readonly string[], key: readonly string[]): string {
  if (key.length === 0) return '';
  const changed = given.filter((name) => !KEPT.has(name) && !key.includes(name)).map((name) => quoted([columnOf(name)]));
  return ` on conflict (${quoted(key.map(columnOf))}) do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}

function withTimes(table: string, row: GivenRow, on: RunSql): GivenRow {
  const { createdAt, updatedAt } = factsKnown(table);
  if (!createdAt && !updatedAt) return row;
  const now = on.now();
  return { ...(createdAt ? { createdAt: now } : {}), ...(updatedAt ? { updatedAt: now } : {}), ...row };
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');
