import type { QueryArrayConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { PreparedStatement, StatementResult } from './statement.js';
import { columnValues } from './column-values.js';

export type Row = Readonly<Record<string, unknown>>;

/** Runs statements: in the open transaction of a use case, or on the pool for standalone reads. */
export interface RunSql {
  /** Runs one parameterised statement. It is prepared once per connection, so its text must not contain values. */
  <T extends object = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Used by the functions that `statement` returns. */
  readonly run: <R>(statement: PreparedStatement, values: readonly unknown[]) => Promise<StatementResult<R>>;
  /** The time of the service's clock, for timestamps. */
  readonly now: () => Date;
}

/** Executes statements: a connection, or an object that picks one per statement. */
export interface Connection {
  query<R extends QueryResultRow>(query: string | QueryConfig | QueryArrayConfig, values?: unknown[]): Promise<QueryResult<R>>;
}

/**
 * Marks a statement whose text depends on the request, such as the filters of a list. It is not prepared: there are too many variants to
 * keep, and each is planned best for its own values.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

export function sqlOn(connection: Connection, now: () => Date): RunSql {
  const raw = async <T extends object = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await connection.query<T>(text, [...values])).rows;
  const run = async <R>({ name, text }: PreparedStatement, values: readonly unknown[]): Promise<StatementResult<R>> => {
    const { rows, rowCount } = await connection.query<R & QueryResultRow>({ name, text, values: values as unknown[], types: columnValues });
    return { rows, count: rowCount ?? 0 };
  };
  return Object.assign(raw, { run, now });
}
