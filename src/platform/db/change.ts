import { noteChanges } from './noted-changes.js';
import type { RunSql } from './sql.js';
import type { PreparedStatement } from './statement.js';
import { statementName } from './statement-names.js';
import { columnOf, factsKnown } from './table-facts.js';

interface Change extends PreparedStatement {
  readonly json: readonly boolean[];
}

const changes = new Map<string, Change>();

/** Tables of what people configure: their changes are recorded with the values before. */
const CONFIGURED: ReadonlySet<string> = new Set(['hub', 'driver', 'carrierAccount']);

/**
 * Changes one row by id, along with the caller's copy, including its timestamp. The caller has locked the row. Undefined values are left
 * unchanged.
 */
export async function changeOf(
  on: RunSql,
  table: string,
  row: { readonly id: string },
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { updatedAt } = factsKnown(table);
  const changed = Object.fromEntries(
    Object.entries({ ...given, ...(updatedAt ? { updatedAt: on.now() } : {}) }).filter(([, value]) => value !== undefined),
  );
  const names = Object.keys(changed);
  if (names.length === 0) return;
  const key = `${table} ${names.join()}`;
  let change = changes.get(key);
  if (!change) changes.set(key, (change = changeFor(table, names)));
  const { json } = change;
  const values = Object.values(changed).map((value, index) => (json[index] && value !== null ? JSON.stringify(value) : value));
  if (CONFIGURED.has(table)) noteChanges(on, row, changed);
  // Assigned before sending, so that statements built in the same turn see the row as it will be.
  Object.assign(row, changed);
  const { count } = await on.run(change, [row.id, ...values]);
  if (count !== 1) throw new Error(`The row ${row.id} of "${table}" is gone.`);
}

function changeFor(table: string, names: readonly string[]): Change {
  const columns = names.map(columnOf);
  const sets = columns.map((column, index) => `"${column}" = $${index + 2}`);
  const text = `update "${columnOf(table)}" set ${sets.join(', ')} where "id" = $1`;
  const { json } = factsKnown(table);
  return { name: statementName(text), text, json: columns.map((column) => json.has(column)) };
}
