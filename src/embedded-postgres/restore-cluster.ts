import { randomUUID } from 'node:crypto';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, type Home } from './cluster.js';
import { clusterPlaces, locateCluster } from './cluster-directory.js';
import { exists, readIfPresent, replaceFile } from './files.js';
import { MAJOR_VERSION, removeDrafts } from './open-cluster.js';
import { chooseRunAs, giveTo, type RunAs } from './run-as.js';
import { withStartLock } from './start-lock.js';

/** A physical copy of a cluster, as a base backup makes it. */
export interface ClusterCopy {
  /** The superuser's password in the copied cluster. */
  readonly password: string;
  /** Writes the files of the cluster into this empty folder, synced to disk. */
  readonly fill: (folder: string) => Promise<void>;
}

/** True if the data directory already holds a database. */
export async function hasEmbeddedDatabase({ name, dataDir }: Home): Promise<boolean> {
  const places = (await exists(dataDir)) ? await clusterPlaces({ name, dataDir: await realpath(dataDir) }) : [];
  return (await Promise.all(places.map(exists))).some(Boolean);
}

/**
 * Puts a copy of a cluster into a data directory that has none, where the next start finds it. The copy appears only when it is complete: what
 * an interrupted restore leaves behind is removed by the next start.
 *
 * @throws {Error} if the data directory already holds a database, or the copy is of another major version.
 */
export async function restoreEmbeddedPostgres(
  { name, dataDir: givenDir, report = () => undefined }: Home & { readonly report?: (message: string) => void },
  copy: ClusterCopy,
): Promise<void> {
  checkName(name);
  await mkdir(givenDir, { recursive: true, mode: 0o711 });
  const home = { name, dataDir: await realpath(givenDir) };
  await withStartLock(join(home.dataDir, 'postgres.lock'), report, async () => {
    const runAs = await chooseRunAs([...(await clusterPlaces(home)), home.dataDir]);
    const directory = await locateCluster(home, runAs);
    if (await exists(directory)) throw new Error(`There is already a database in ${directory}.`);
    await removeDrafts(directory);
    const draft = `${directory}.new-${randomUUID()}`;
    try {
      await fillDraft(draft, runAs, copy);
      await replaceFile(join(home.dataDir, 'postgres.secret'), copy.password);
      await rename(join(draft, 'cluster'), directory);
    } finally {
      await rm(draft, { recursive: true, force: true, maxRetries: 3 });
    }
  });
}

async function fillDraft(draft: string, runAs: RunAs, { fill }: ClusterCopy): Promise<void> {
  const cluster = join(draft, 'cluster');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await fill(cluster);
  const version = (await readIfPresent(join(cluster, 'PG_VERSION')))?.trim();
  if (version !== MAJOR_VERSION)
    throw new Error(`the copy is of PostgreSQL ${version ?? '(unknown version)'}, but PostgreSQL ${MAJOR_VERSION} is installed.`);
  await giveTo(runAs, draft);
  await giveTo(runAs, cluster);
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true }))
    await giveTo(runAs, join(entry.parentPath, entry.name));
}
