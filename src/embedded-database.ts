import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres/index.js';

/** Starts the embedded PostgreSQL server, for an installation without DATABASE_URL. */
export async function startEmbeddedDatabase(dataDir: string, report: (message: string) => void): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ name: 'shipgraph', dataDir, report });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason} To use another PostgreSQL server, set DATABASE_URL.`, { cause });
  }
}
