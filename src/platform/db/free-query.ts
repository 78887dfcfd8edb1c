import { createHash } from 'node:crypto';
import { PLANNED_EACH_TIME, type Row, type RunSql } from './sql.js';

/** Lists that nothing narrows, in every order and with pages of the usual lengths. */
const MAX_KEPT = 200;
const kept = new Map<string, string>();

/**
 * Runs a query whose text depends on what was asked for. With values it is planned for these alone. Without any it has one plan, which the
 * connection keeps: most lists are read as they are, and planning would take longer than reading.
 */
export async function runFree<T extends object = Row>(sql: RunSql, text: string, values: readonly unknown[]): Promise<T[]> {
  const name = values.length === 0 ? nameOf(text) : undefined;
  return name === undefined ? sql<T>(`${PLANNED_EACH_TIME} ${text}`, values) : (await sql.run<T>({ name, text }, [])).rows;
}

function nameOf(text: string): string | undefined {
  const known = kept.get(text);
  if (known !== undefined || kept.size >= MAX_KEPT) return known;
  const name = `f${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  kept.set(text, name);
  return name;
}
