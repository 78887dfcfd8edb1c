import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres, type EmbeddedPostgres } from '../../src/embedded-postgres/index.js';

/** The server that tests run on: empty, not durable, and deleted with its folder at the end. */
export const startTestCluster = (parent?: string): Promise<EmbeddedPostgres> =>
  startTemporaryPostgres({ name: 'shipgraph', ...(parent !== undefined && { parent }) });

/** A temporary folder that the user who runs PostgreSQL can pass through, even if that is another user. */
export async function openTempFolder(prefix: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix));
  await chmod(folder, 0o755);
  return folder;
}
