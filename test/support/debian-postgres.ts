import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { superuserUrlOf, type Cluster } from '../../src/platform/db/embedded/cluster.js';
import { exists } from '../../src/platform/db/embedded/folder.js';
import { prepareCluster } from '../../src/platform/db/embedded/prepare-cluster.js';
import { chooseRunAs } from '../../src/platform/db/embedded/run-as.js';
import { freePort } from '../../src/platform/db/embedded/server-port.js';
import { startServer } from '../../src/platform/db/embedded/start-server.js';
import { FORGETFUL_SETTINGS, openTempFolder } from './cluster.js';

export interface DebianPostgres {
  readonly url: string;
  /** The major version, such as "15". */
  readonly version: string;
  stop(): Promise<void>;
}

const VERSIONS = ['15', '16', '17', '18'];

/** The programs of the oldest PostgreSQL that Debian's packages have put on this machine. */
export async function findDebianPostgres(): Promise<string | undefined> {
  for (const version of VERSIONS) {
    const bin = `/usr/lib/postgresql/${version}/bin`;
    const found = await Promise.all(['initdb', 'postgres'].map((name) => exists(join(bin, name))));
    if (found.every(Boolean)) return bin;
  }
  return undefined;
}

/** An empty server of the oldest supported PostgreSQL, to prove that the service needs nothing newer. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const binaries = await findDebianPostgres();
  if (binaries === undefined) throw new Error(`There is no PostgreSQL in /usr/lib/postgresql/{${VERSIONS.join(',')}}.`);
  const version = basename(dirname(binaries));
  const folder = await openTempFolder(`shipgraph-postgres-${version}-`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startIn(folder, binaries, version);
    return { url, version, stop: () => stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startIn(folder: string, binaries: string, version: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = join(folder, 'postgres');
  const runAs = await chooseRunAs([]);
  const password = randomBytes(24).toString('base64url');
  const where = { directory, binaries, runAs, password, servicePassword: password, logFile: join(folder, 'postgres.log') };
  const cluster: Cluster = { ...where, settings: FORGETFUL_SETTINGS, report: () => undefined };

  await prepareCluster(cluster, version);
  const port = await freePort();
  const server = await startServer(cluster, port);
  return { url: superuserUrlOf(cluster, port), stop: () => server.stop() };
}
