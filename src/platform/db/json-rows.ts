import { columnOf } from './table-facts.js';

type GivenRow = Readonly<Record<string, unknown>>;

/** Rows as the document in which they travel: by the names of the database, and without loss. */
export const jsonOfRows = (rows: readonly GivenRow[]): string => JSON.stringify(rows.map(asColumns));

const asColumns = (row: GivenRow): GivenRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), asJsonValue(value)]));

function asJsonValue(value: unknown): unknown {
  // A JSON number would lose digits beyond 2^53.
  if (typeof value === 'bigint') return value.toString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
