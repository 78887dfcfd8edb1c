import { join } from 'node:path';
import type { Cluster } from './cluster.js';
import { ensureDatabase } from './ensure-database.js';
import { disarmStaleFile, readPostmasterFile } from './postmaster.js';
import { openServerLog } from './server-log.js';
import { serverOptions } from './server-settings.js';
import { supervise, type Supervised } from './supervise.js';
import { waitUntil } from './wait-until.js';

/** Replaying the log of a busy day after a crash takes minutes; the server says nothing meanwhile. */
const START_LIMIT_MS = 600_000;

/** The server ended before it was ready. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Starts the server on this port and returns when it takes connections and has our database. */
export async function startServer(cluster: Cluster, port: number): Promise<Supervised> {
  await disarmStaleFile(cluster.directory);
  const stale = (await readPostmasterFile(cluster.directory))?.text;
  const server = await launch(cluster, port, async () => {
    const file = await readPostmasterFile(cluster.directory);
    return file?.status === 'ready' && file.text !== stale;
  });
  try {
    await ensureDatabase(cluster, port);
  } catch (error) {
    await server.stop();
    throw error;
  }
  server.detach();
  return server;
}

async function launch(cluster: Cluster, port: number, isReady: () => Promise<boolean>): Promise<Supervised> {
  const log = await openServerLog(cluster.logFile);
  try {
    const program = [join(cluster.binaries, 'postgres'), '-D', cluster.directory, ...serverOptions(port, cluster.settings)];
    const server = supervise(program, { runAs: cluster.runAs, output: log.fd });
    await waitUntil(async () => !server.running() || (await isReady()), { everyMs: 10, forMs: START_LIMIT_MS });
    if (server.running() && (await isReady())) return server;

    await server.stop();
    throw new StartFailure(`${(await server.ended) ?? 'it ended'}. ${await log.written()}`);
  } finally {
    await log.close();
  }
}
