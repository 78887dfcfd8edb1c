import { createQueryId, type RawBuilder } from 'kysely';
import { compileFree } from './compile.js';
import { PLANNED_EACH_TIME, type Row, type RunSql } from './sql.js';
import { KeptNames } from './statement-names.js';

/** Unfiltered lists, in every order and with the usual page sizes. */
const names = new KeptNames(200);

/**
 * Runs a query whose text depends on the request. With values it is planned for these values. Without values its plan is kept on the
 * connection: most lists are unfiltered, and planning would take longer than reading.
 */
export async function runFree<T extends object = Row>(on: RunSql, query: RawBuilder<unknown>): Promise<T[]> {
  const { sql: text, parameters } = compileFree(query.toOperationNode(), createQueryId());
  const name = parameters.length === 0 ? names.of(text) : undefined;
  return name === undefined ? on<T>(`${PLANNED_EACH_TIME} ${text}`, parameters) : (await on.run<T>({ name, text }, [])).rows;
}
