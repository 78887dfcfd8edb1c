import {
  hasEmbeddedDatabase,
  restoreEmbeddedPostgres,
  startEmbeddedPostgres,
  type ClusterCopy,
  type EmbeddedPostgres,
} from './embedded-postgres/index.js';

const NAME = 'shipgraph';

/** Starts the embedded PostgreSQL server, for an installation without DATABASE_URL. */
export async function startEmbeddedDatabase(dataDir: string, report: (message: string) => void): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ name: NAME, dataDir, report });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason} To use another PostgreSQL server, set DATABASE_URL.`, { cause });
  }
}

/** True if this data directory holds an embedded database. */
export const isEmbeddedDatabase = (dataDir: string): Promise<boolean> => hasEmbeddedDatabase({ name: NAME, dataDir });

/** Puts a copy of an embedded database into a data directory without one. */
export const restoreEmbeddedDatabase = (dataDir: string, copy: ClusterCopy): Promise<void> =>
  restoreEmbeddedPostgres({ name: NAME, dataDir }, copy);
