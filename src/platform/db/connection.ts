import { Kysely, PostgresDialect } from 'kysely';
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

/** One connection as other libraries take it. They may give it back as often as they like; it stays with its transaction. */
export function queriesOn(connection: Connection): Kysely<unknown> {
  const held = { query: connection.query.bind(connection), release: () => undefined };
  // The dialect needs no more of a pool and of a client than this.
  const pool = { connect: async () => held as unknown as PoolClient, end: async () => undefined, options: {} } as unknown as Pool;
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
