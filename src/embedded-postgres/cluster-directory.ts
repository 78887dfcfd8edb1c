import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { systemFolderOf, type Home } from './cluster.js';
import { exists, openFolder, writeRecord, readRecord } from './files.js';
import { runningServer } from './postmaster.js';
import { canEnter, giveTo, type RunAs } from './run-as.js';

/** The places where the cluster of this data directory may be. */
export async function clusterPlaces(home: Home): Promise<string[]> {
  const id = await pointerOf(home.dataDir);
  return [join(home.dataDir, 'postgres'), ...(id === undefined ? [] : [placeOf(clustersOf(home), id)])];
}

/**
 * Decides where the cluster lives: inside the data directory if PostgreSQL's user can get there.
 * Otherwise in the system folder, with a pointer to it in the data directory, so deleting the data directory still means a new database.
 */
export async function locateCluster(home: Home, runAs: RunAs): Promise<string> {
  const inside = join(home.dataDir, 'postgres');
  const pointer = await pointerOf(home.dataDir);
  const reachable = await canEnter(runAs, home.dataDir);

  if (await exists(inside)) {
    if (reachable) return inside;
    throw new Error(
      `the user that runs PostgreSQL cannot reach its files in ${inside}. Give it permission to pass through all folders above them.`,
    );
  }
  if (reachable && pointer === undefined) return inside;
  return outside(home, runAs, pointer ?? randomUUID());
}

async function outside(home: Home, runAs: RunAs, id: string): Promise<string> {
  const clusters = clustersOf(home);
  const place = placeOf(clusters, id);
  await openFolder(systemFolderOf(home));
  await openFolder(clusters);
  // Both records are written before the cluster, so that no clean-up, including the one below, mistakes it for an orphan.
  await writeRecord(join(home.dataDir, 'postgres.json'), { cluster: id });
  await recordHome(clusters, id, home.dataDir);
  await removeOrphans(clusters);
  await openFolder(dirname(place));
  await giveTo(runAs, dirname(place));
  return place;
}

/** How long a cluster is kept after its data directory disappeared together with the folder around it, which may only have moved. */
const KEPT_UNUSED_MS = 30 * 24 * 3_600_000;

const homeShape = z.object({ dataDir: z.string(), device: z.number() });
const pointerShape = z.object({ cluster: z.uuid() });

/** The folder of all clusters outside their data directories: <id>/ holds a cluster, <id>.json names its data directory. */
const clustersOf = (home: Pick<Home, 'name'>): string => join(systemFolderOf(home), 'clusters');

const placeOf = (clusters: string, id: string): string => join(clusters, id, 'postgres');

/** The id of the cluster that a data directory points to. */
async function pointerOf(dataDir: string): Promise<string | undefined> {
  return (await readRecord(join(dataDir, 'postgres.json'), pointerShape))?.cluster;
}

/** Records the data directory of a cluster. A moved data directory keeps its cluster; a copy must not take the cluster of the original. */
async function recordHome(clusters: string, id: string, dataDir: string): Promise<void> {
  const file = join(clusters, `${id}.json`);
  const before = await readRecord(file, homeShape);
  const { dev, ino } = await stat(dataDir);
  const original = before && (await pointerOf(before.dataDir)) === id ? await stat(before.dataDir) : undefined;
  if (before && original && (original.ino !== ino || original.dev !== dev)) {
    const pointer = join(dataDir, 'postgres.json');
    throw new Error(
      `${dataDir} is a copy that points to the database of ${before.dataDir}. Delete ${pointer} to start with an empty database.`,
    );
  }
  await writeRecord(file, { dataDir, device: dev });
}

/** Removes the clusters whose data directory was deleted. */
async function removeOrphans(clusters: string): Promise<void> {
  for (const name of await readdir(clusters)) {
    const id = name.replace(/\.json$/, '');
    if (id === name || !(await isOrphan(clusters, id))) continue;
    await rm(join(clusters, id), { recursive: true, force: true, maxRetries: 3 });
    await rm(join(clusters, name), { force: true });
  }
}

/** Cautious, because orphans are deleted: a missing data directory may also have been renamed, moved or unmounted. */
async function isOrphan(clusters: string, id: string): Promise<boolean> {
  const home = await readRecord(join(clusters, `${id}.json`), homeShape);
  if (!home || (await isClaimedIn(dirname(home.dataDir), id))) return false;
  const { dev } = await nearestExisting(home.dataDir);
  const place = placeOf(clusters, id);
  return (
    dev === home.device &&
    ((await exists(dirname(home.dataDir))) || (await isLongUnused(place))) &&
    (await runningServer(place)) === undefined
  );
}

/** Whether the data directory, or a sibling that may be the same directory under a new name, points to the cluster. */
async function isClaimedIn(folder: string, id: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const pointers = await Promise.all(names.map((name) => pointerOf(join(folder, name)).catch(() => undefined)));
  return pointers.includes(id);
}

/** PostgreSQL writes pg_control whenever it stops, and every few minutes while it has work. */
async function isLongUnused(place: string): Promise<boolean> {
  const { mtimeMs } = await stat(join(place, 'global', 'pg_control')).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > KEPT_UNUSED_MS;
}

async function nearestExisting(path: string): Promise<{ dev: number }> {
  return stat(path).catch(() => nearestExisting(dirname(path)));
}
