import { PLANNED_EACH_TIME, type Row, type RunSql } from './sql.js';
import { KeptNames } from './statement-names.js';

/** Lists that nothing narrows, in every order and with pages of the usual lengths. */
const names = new KeptNames(200);

/**
 * Runs a query whose text depends on what was asked for. With values it is planned for these alone. Without any it has one plan, which the
 * connection keeps: most lists are read as they are, and planning would take longer than reading.
 */
export async function runFree<T extends object = Row>(sql: RunSql, text: string, values: readonly unknown[]): Promise<T[]> {
  const name = values.length === 0 ? names.of(text) : undefined;
  return name === undefined ? sql<T>(`${PLANNED_EACH_TIME} ${text}`, values) : (await sql.run<T>({ name, text }, [])).rows;
}
