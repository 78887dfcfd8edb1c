import { join } from 'node:path';
import type { Cluster } from './cluster.js';
import { ensureDatabase } from './ensure-database.js';
import { disarmStaleFile, readPostmasterFile, waitUntil } from './postmaster.js';
import { openServerLog, supervise, type Supervised } from './supervise.js';

/** Replaying the log of a busy day after a crash takes minutes, during which the server reports nothing. */
const START_LIMIT_MS = 600_000;

/** For a small service on one machine: many short transactions, durable, reachable from this machine only. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  // Removes dead rows of queue tables before they slow them down. More often, the statistics of a growing table cost more than they save.
  autovacuum_naptime: '30s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Failed statements are for the application to report; this log is about the server.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** The server ended before it was ready. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Starts the server on this port. Returns when it accepts connections and the database exists. */
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
    const program = [join(cluster.binaries, 'postgres'), '-D', cluster.directory, ...optionsOf(cluster, port)];
    const server = supervise(program, { runAs: cluster.runAs, output: log.fd });
    await waitUntil(async () => !server.running() || (await isReady()), { everyMs: 10, forMs: START_LIMIT_MS });
    if (server.running() && (await isReady())) return server;

    await server.stop();
    throw new StartFailure(`${(await server.ended) ?? 'it ended'}. ${await log.written()}`);
  } finally {
    await log.close();
  }
}

function optionsOf(cluster: Cluster, port: number): string[] {
  const settings = { ...SETTINGS, ...cluster.settings, port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
