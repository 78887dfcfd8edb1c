import type { Pool } from 'pg';
import { sqlOn, type Connection, type RunSql } from './sql.js';

/** For standalone reads: each statement takes a connection from the pool. */
export function readsOf(pool: Pool, now: () => Date = () => new Date()): RunSql {
  const query: Connection['query'] = async (...args) => {
    const connection = await pool.connect();
    try {
      return await connection.query(...args);
    } finally {
      connection.release();
    }
  };
  return sqlOn({ query }, now);
}
