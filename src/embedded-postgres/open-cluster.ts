import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findBinaries } from './binaries.js';
import type { Cluster, Home } from './cluster.js';
import { clusterPlaces, locateCluster } from './cluster-directory.js';
import { readIfPresent, replaceFile } from './files.js';
import { chooseRunAs, giveTo } from './run-as.js';
import { openServerLog, supervise } from './supervise.js';

export const MAJOR_VERSION = '18';

/** Finds the cluster of a data directory, or creates it. The start lock must be held. */
export async function openCluster(home: Home, { settings, report }: Pick<Cluster, 'settings' | 'report'>): Promise<Cluster> {
  const { name, dataDir } = home;
  const runAs = await chooseRunAs([...(await clusterPlaces(home)), dataDir]);
  const binaries = await findBinaries(runAs, home, report);
  const directory = await locateCluster(home, runAs);
  const password = await keepPassword(join(dataDir, 'postgres.secret'), directory);
  const servicePassword = await keepServicePassword(join(dataDir, 'postgres.service.secret'));
  const cluster = { name, directory, binaries, runAs, password, servicePassword, logFile: join(dataDir, 'postgres.log'), settings, report };
  await prepareCluster(cluster);
  return cluster;
}

/** Creates the cluster if there is none. It is built under a draft name and renamed when complete, so a crash never leaves half a cluster. */
export async function prepareCluster(cluster: Cluster, majorVersion = MAJOR_VERSION): Promise<void> {
  const version = (await readIfPresent(join(cluster.directory, 'PG_VERSION')))?.trim();
  if (version === majorVersion) return;
  if (version !== undefined) {
    throw new Error(
      `the database in ${cluster.directory} is of PostgreSQL ${version}, but PostgreSQL ${majorVersion} is installed. Migrate the data first.`,
    );
  }
  cluster.report(`Creating the database in ${cluster.directory} ...`);
  await removeDrafts(cluster.directory);
  const draft = `${cluster.directory}.new-${randomUUID()}`;
  try {
    await fillDraft(cluster, draft);
    await rename(join(draft, 'cluster'), cluster.directory);
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes what an earlier start left behind when it was killed. */
export async function removeDrafts(directory: string): Promise<void> {
  const prefix = `${basename(directory)}.new-`;
  const drafts = (await readdir(dirname(directory))).filter((name) => name.startsWith(prefix));
  await Promise.all(drafts.map((name) => rm(join(dirname(directory), name), { recursive: true, force: true, maxRetries: 3 })));
}

async function fillDraft(cluster: Cluster, draft: string): Promise<void> {
  const passwordFile = join(draft, 'password');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  await giveTo(cluster.runAs, draft);
  await giveTo(cluster.runAs, passwordFile);

  const complaint = await initdb(cluster, draft, 'C.UTF-8');
  if (complaint === undefined) return;
  // Some systems lack C.UTF-8. The C locale sorts the same way, but knows upper and lower case of ASCII letters only.
  if (!/invalid locale/i.test(complaint)) throw new Error(`initdb failed: ${complaint}`);
  const secondComplaint = await initdb(cluster, draft, 'C');
  if (secondComplaint !== undefined) throw new Error(`initdb failed: ${secondComplaint}`);
}

/** Returns what initdb reported if it failed, else undefined. */
async function initdb(cluster: Cluster, draft: string, locale: string): Promise<string | undefined> {
  const log = await openServerLog(cluster.logFile);
  const options = [
    `--username=${cluster.name}`,
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
  ];
  if (cluster.settings['fsync'] === 'off') options.push('--no-sync');
  try {
    const program = [join(cluster.binaries, 'initdb'), '-D', join(draft, 'cluster'), ...options];
    const end = await supervise(program, { runAs: cluster.runAs, output: log.fd }).ended;
    return end === undefined ? undefined : `${end}. ${await log.written()}`;
  } finally {
    await log.close();
  }
}

/** The superuser's password: random, written once, readable by the application's user only. */
async function keepPassword(file: string, clusterDirectory: string): Promise<string> {
  const kept = (await readIfPresent(file))?.trim();
  if (kept) return kept;
  if ((await readIfPresent(join(clusterDirectory, 'PG_VERSION'))) !== undefined) {
    throw new Error(
      `the password of the database is missing. Restore ${file}, or delete ${clusterDirectory} to start with an empty database.`,
    );
  }
  return makePassword(file);
}

/** The password of the service role. If its file is lost, the superuser sets a new one. */
async function keepServicePassword(file: string): Promise<string> {
  return (await readIfPresent(file))?.trim() || makePassword(file);
}

async function makePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await replaceFile(file, password);
  return password;
}
