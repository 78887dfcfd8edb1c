import type { Pool, PoolClient } from 'pg';
import type { Orm } from './orm.js';
import { sqlOn, type Connection, type RunSql } from './sql.js';

/** The pool of the mapper serves statements too. */
export const poolOf = (orm: Orm): Promise<Pool> => orm.em.getConnection().getNativeClient();

export const takeConnection = async (orm: Orm): Promise<PoolClient> => (await poolOf(orm)).connect();

/** For reads of their own: each statement takes a connection for itself. */
export function readsOf(orm: Orm, now: () => Date = () => new Date()): RunSql {
  const query: Connection['query'] = async (...args) => {
    const connection = await takeConnection(orm);
    try {
      return await connection.query(...args);
    } finally {
      connection.release();
    }
  };
  return sqlOn({ query }, now);
}
