import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { SUPERUSER, type Cluster } from './cluster.js';
import { readIfPresent } from './record-file.js';
import { giveTo } from './run-as.js';
import { openServerLog } from './server-log.js';
import { supervise } from './supervise.js';

const MAJOR_VERSION = '18';

/** Makes the cluster if there is none. It appears under its name only when it is whole, so a crash half-way leaves no trace of weight. */
export async function prepareCluster(cluster: Cluster, majorVersion = MAJOR_VERSION): Promise<void> {
  const version = (await readIfPresent(join(cluster.directory, 'PG_VERSION')))?.trim();
  if (version === majorVersion) return;
  if (version !== undefined) {
    throw new Error(
      `the database in ${cluster.directory} is of PostgreSQL ${version}, but PostgreSQL ${majorVersion} is installed. Move the data first.`,
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

/** What an earlier start left when it was killed. */
async function removeDrafts(directory: string): Promise<void> {
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
  // Some systems know no C.UTF-8; the plain C locale sorts the same and knows upper and lower case of ASCII only.
  if (!/invalid locale/i.test(complaint)) throw new Error(`initdb failed: ${complaint}`);
  const secondComplaint = await initdb(cluster, draft, 'C');
  if (secondComplaint !== undefined) throw new Error(`initdb failed: ${secondComplaint}`);
}

/** Undefined when it went well, else what initdb said. */
async function initdb(cluster: Cluster, draft: string, locale: string): Promise<string | undefined> {
  const log = await openServerLog(cluster.logFile);
  const options = [
    `--username=${SUPERUSER}`,
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
