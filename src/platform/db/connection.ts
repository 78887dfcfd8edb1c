import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { BEGIN } from './session.js';
import { sqlOn, type Connection, type RunSql } from './sql.js';
import { isLost } from './unavailable.js';

/**
 * For standalone reads: each statement takes a connection from the pool. Behind a pooler, where `begin` carries the settings, each is a
 * transaction.
 */
export function readsOf(pool: Pool, now: () => Date = () => new Date(), begin: string = BEGIN): RunSql {
  const query: Connection['query'] = async (...args) => {
    const connection = await pool.connect();
    let lost: Error | undefined;
    try {
      return await (begin === BEGIN ? connection.query(...args) : inTransaction(connection, begin, args));
    } catch (error) {
      if (error instanceof Error && isLost(error)) lost = error;
      throw error;
    } finally {
      connection.release(lost);
    }
  };
  return sqlOn({ query }, now);
}

/** The three statements leave in one packet. After a failure, `commit` rolls back. */
async function inTransaction<R extends QueryResultRow>(
  connection: PoolClient,
  begin: string,
  [query, values]: Parameters<Connection['query']>,
): Promise<QueryResult<R>> {
  const begun = connection.query(begin);
  const answer = connection.query<R>(query as string, values);
  const ended = connection.query('commit');
  const [, result] = await Promise.allSettled([begun, answer, ended]);
  if (result.status === 'rejected') throw result.reason;
  await begun;
  await ended;
  return result.value;
}
