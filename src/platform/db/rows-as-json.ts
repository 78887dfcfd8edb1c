import { columnOf } from './table-facts.js';

/** Rows as `jsonb_populate_recordset` reads them: under the names of the columns, with values as text that PostgreSQL understands. */
export const rowsAsJson = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), asText(value)]))));

function asText(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
