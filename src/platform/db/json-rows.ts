import { columnOf } from './table-facts.js';

type GivenRow = Readonly<Record<string, unknown>>;

/** Encodes rows as JSON with database column names, without loss of precision. */
export const jsonOfRows = (rows: readonly GivenRow[]): string => JSON.stringify(rows.map(asColumns));

function asColumns(row: GivenRow): GivenRow {
  const columns: Record<string, unknown> = {};
  for (const name of Object.keys(row)) columns[columnOf(name)] = asJsonValue(row[name]);
  return columns;
}

function asJsonValue(value: unknown): unknown {
  // A JSON number would lose digits beyond 2^53.
  if (typeof value === 'bigint') return value.toString();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
