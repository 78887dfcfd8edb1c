import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimServer, type Claim } from './claim-server.js';
import { checkName, superuserUrlOf, urlOf } from './cluster.js';
import { exists } from './files.js';
import { KeptServer } from './kept-server.js';
import { openCluster } from './open-cluster.js';
import { withStartLock } from './start-lock.js';

/** A running PostgreSQL server, started by this process or shared with the process that started it. */
export interface EmbeddedPostgres {
  /**
   * Connects to the database as its owner, a role without superuser rights: `postgres://<name>_service:<password>@127.0.0.1:<port>/<name>`.
   * Stays valid while this process runs, also across restarts of the server.
   */
  readonly url: string;
  /** Connects to the same database as the superuser of the cluster, for example to create further databases. */
  readonly superuserUrl: string;
  /**
   * Stops the server if this process runs it, and leaves it running otherwise. Other processes that use it start it again on the same port.
   * Takes up to 20 seconds when connections do not close. Further calls return the same promise.
   */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /**
   * Names the database and the superuser; the owner of the database is `<name>_service`. Up to 40 lower-case letters, digits and underscores,
   * starting with a letter. It is fixed once the data directory has been created.
   */
  readonly name: string;
  /** Holds the database. It is created if missing; deleting it, while no process uses it, deletes the database. */
  readonly dataDir: string;
  /** Receives progress messages, one sentence at a time. Default: messages are dropped. */
  readonly report?: (message: string) => void;
  /** PostgreSQL settings, such as `{ max_connections: '50' }`, on top of the defaults. Ignored while another process runs the server. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface TemporaryPostgresOptions {
  /** Names the database and its superuser, as in {@link EmbeddedPostgresOptions.name}. Default: `temporary`. */
  readonly name?: string;
  /** The folder in which the temporary folder is created. Default: `os.tmpdir()`. */
  readonly parent?: string;
}

/** PostgreSQL settings that make writes faster by giving up durability: a power failure or a crash of the server may lose or corrupt data. */
export const NON_DURABLE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'on' };

/**
 * Starts the PostgreSQL server of a data directory, or shares the one that another process already runs on it.
 * If the server ends unexpectedly, or the process that runs it does, it is started again on the same port.
 *
 * @throws {Error} if the server cannot be started. The message gives the reason and the path of the server's log; `cause` is the original error.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error('The embedded PostgreSQL runs on Linux and macOS, not on Windows.');
  checkName(options.name);
  try {
    return await start(options);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The embedded PostgreSQL could not be started: ${reason.replace(/\.?$/, '.')}${await logHint(options.dataDir)}`, {
      cause,
    });
  }
}

/**
 * Starts an empty, non-durable server in a temporary folder. Its `url` connects as the superuser; `stop` deletes the folder.
 *
 * @throws {Error} if the server cannot be started. The temporary folder is deleted first.
 */
export async function startTemporaryPostgres({
  name = 'temporary',
  parent = tmpdir(),
}: TemporaryPostgresOptions = {}): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(join(parent, `${name}-temporary-`));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // The user that runs PostgreSQL may be another one and has to pass through the folder.
    await chmod(dataDir, 0o755);
    const postgres = await startEmbeddedPostgres({ name, dataDir, settings: NON_DURABLE_SETTINGS });
    const { superuserUrl } = postgres;
    return { url: superuserUrl, superuserUrl, stop: () => postgres.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function start({
  name,
  dataDir: givenDir,
  report = () => undefined,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // When root runs the application, PostgreSQL's user passes through this folder. Files with secrets have their own modes.
  await mkdir(givenDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(givenDir);
  const lock = <T>(work: () => Promise<T>) => withStartLock(join(dataDir, 'postgres.lock'), report, work);

  return lock(async () => {
    const cluster = await openCluster({ name, dataDir }, { settings, report });
    const claim: Claim = { dataDir, cluster, id: randomUUID() };
    const tenure = await claimServer(claim);
    const reclaim = () => lock(() => claimServer({ ...claim, port: tenure.port }));
    const urls = { url: urlOf(cluster, tenure.port), superuserUrl: superuserUrlOf(cluster, tenure.port) };
    return new KeptServer(urls, { tenure, reclaim, report });
  });
}

async function logHint(dataDir: string): Promise<string> {
  const log = resolve(dataDir, 'postgres.log');
  return (await exists(log)) ? ` See ${log}.` : '';
}
