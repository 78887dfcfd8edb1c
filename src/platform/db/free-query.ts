import { PLANNED_EACH_TIME, type Row, type RunSql } from './sql.js';
import { KeptNames } from './statement-names.js';

/** Unfiltered lists, in every order and with the usual page sizes. */
const names = new KeptNames(200);

/**
 * Runs a query whose text depends on the request. With values it is planned for these values. Without values its plan is kept on the
 * connection: most lists are unfiltered, and planning would take longer than reading.
 */
export async function runFree<T extends object = Row>(sql: RunSql, text: string, values: readonly unknown[]): Promise<T[]> {
  const name = values.length === 0 ? names.of(text) : undefined;
  return name === undefined ? sql<T>(`${PLANNED_EACH_TIME} ${text}`, values) : (await sql.run<T>({ name, text }, [])).rows;
}
