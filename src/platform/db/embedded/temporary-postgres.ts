import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';

/** Faster and unsafe: what is written here need not survive a power cut. */
export const FORGETFUL_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'on' };

/** One empty cluster in a temporary folder, which goes away with it. */
export async function startTemporaryPostgres(parent?: string): Promise<EmbeddedPostgres> {
  const dataDir = await openTempFolder('shipgraph-temporary-', parent);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, report: () => undefined, settings: FORGETFUL_SETTINGS });
    const { superuserUrl } = postgres;
    return { url: superuserUrl, superuserUrl, stop: () => postgres.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A temporary folder that the user who runs PostgreSQL can pass through, also when that is not us. */
export async function openTempFolder(prefix: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix));
  await chmod(folder, 0o755);
  return folder;
}
