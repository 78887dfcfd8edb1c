import { randomUUID } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claimServer, type Claim } from './claim-server.js';
import { superuserUrlOf, urlOf } from './cluster.js';
import { KeptServer } from './kept-server.js';
import { openCluster } from './open-cluster.js';
import { exists } from './folder.js';
import { withStartLock } from './start-lock.js';

export interface EmbeddedPostgres {
  /** Stays the same for as long as this process runs, also when the server is restarted. */
  readonly url: string;
  /** For tests and measurements, which make databases; the service has no use for it. */
  readonly superuserUrl: string;
  /** Stops the server if this process runs it. */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** Created if missing; the database belongs to it and is made anew when it is deleted. */
  readonly dataDir: string;
  /** Hears of progress, one sentence at a time. */
  readonly report: (message: string) => void;
  /** PostgreSQL settings on top of ours. */
  readonly settings?: Record<string, string>;
}

/** Runs the PostgreSQL that comes with the app, or joins the one that another process of the app already runs. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new Error('The embedded PostgreSQL runs on Linux and macOS. On Windows set DATABASE_URL to a PostgreSQL server.');
  }
  try {
    return await start(options);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The embedded PostgreSQL could not be started: ${reason.replace(/\.?$/, '.')}${await whereToLook(options.dataDir)}`, {
      cause,
    });
  }
}

async function whereToLook(dataDir: string): Promise<string> {
  const log = resolve(dataDir, 'postgres.log');
  return (await exists(log)) ? ` See ${log}.` : '';
}

async function start({ dataDir: givenDir, report, settings = {} }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // PostgreSQL's user passes through it when root runs the app; what is secret in it has a mode of its own.
  await mkdir(givenDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(givenDir);
  const lock = <T>(work: () => Promise<T>) => withStartLock(join(dataDir, 'postgres.lock'), report, work);

  return lock(async () => {
    const cluster = await openCluster(dataDir, { settings, report });
    const claim: Claim = { dataDir, cluster, id: randomUUID() };
    const tenure = await claimServer(claim);
    const reclaim = () => lock(() => claimServer({ ...claim, port: tenure.port }));
    const urls = { url: urlOf(cluster, tenure.port), superuserUrl: superuserUrlOf(cluster, tenure.port) };
    return new KeptServer(urls, { tenure, reclaim, report });
  });
}
