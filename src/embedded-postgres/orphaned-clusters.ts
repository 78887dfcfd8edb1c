import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { systemFolderOf, type Home } from './cluster.js';
import { exists, readRecord, writeRecord } from './files.js';
import { runningServer } from './postmaster.js';

/** How long a cluster is kept after its data directory disappeared together with the folder around it, which may only have moved. */
const KEPT_UNUSED_MS = 30 * 24 * 3_600_000;

const homeShape = z.object({ dataDir: z.string(), device: z.number() });
const pointerShape = z.object({ cluster: z.uuid() });

/** The folder of all clusters outside their data directories: <id>/ holds a cluster, <id>.json names its data directory. */
export const clustersOf = (home: Pick<Home, 'name'>): string => join(systemFolderOf(home), 'clusters');

export const placeOf = (clusters: string, id: string): string => join(clusters, id, 'postgres');

/** The id of the cluster that a data directory points to. */
export async function pointerOf(dataDir: string): Promise<string | undefined> {
  return (await readRecord(join(dataDir, 'postgres.json'), pointerShape))?.cluster;
}

/** Records the data directory of a cluster. A moved data directory keeps its cluster; a copy must not take the cluster of the original. */
export async function recordHome(clusters: string, id: string, dataDir: string): Promise<void> {
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
export async function removeOrphans(clusters: string): Promise<void> {
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
