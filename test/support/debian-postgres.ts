import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { superuserUrlOf, type Cluster } from '../../src/embedded-postgres/cluster.js';
import { NON_DURABLE_SETTINGS } from '../../src/embedded-postgres/index.js';
import { prepareCluster } from '../../src/embedded-postgres/open-cluster.js';
import { chooseRunAs } from '../../src/embedded-postgres/run-as.js';
import { freePort } from '../../src/embedded-postgres/server-port.js';
import { startServer } from '../../src/embedded-postgres/start-server.js';
import { openTempFolder } from './cluster.js';

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
    if (['initdb', 'postgres'].every((name) => existsSync(join(bin, name)))) return bin;
  }
  return undefined;
}

/** An empty server of the oldest supported PostgreSQL, to prove that the service needs nothing newer. */
export async function startDebianPostgres(settings: Cluster['settings'] = NON_DURABLE_SETTINGS): Promise<DebianPostgres> {
  const binaries = await findDebianPostgres();
  if (binaries === undefined) throw new Error(`There is no PostgreSQL in /usr/lib/postgresql/{${VERSIONS.join(',')}}.`);
  const version = basename(dirname(binaries));
  const folder = await openTempFolder(`shipgraph-postgres-${version}-`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startIn(folder, { binaries, version, settings });
    return { url, version, stop: () => stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Installed {
  readonly binaries: string;
  readonly version: string;
  readonly settings: Cluster['settings'];
}

async function startIn(folder: string, { binaries, version, settings }: Installed): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = join(folder, 'postgres');
  const runAs = await chooseRunAs([]);
  const password = randomBytes(24).toString('base64url');
  const where = {
    name: 'shipgraph',
    directory,
    binaries,
    runAs,
    password,
    servicePassword: password,
    logFile: join(folder, 'postgres.log'),
  };
  const cluster: Cluster = { ...where, settings, report: () => undefined };

  await prepareCluster(cluster, version);
  const port = await freePort();
  const server = await startServer(cluster, port);
  return { url: superuserUrlOf(cluster, port), stop: () => server.stop() };
}
