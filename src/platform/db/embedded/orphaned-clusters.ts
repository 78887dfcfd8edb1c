import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { exists } from './folder.js';
import { runningServer } from './postmaster.js';
import { readRecord, writeRecord } from './record-file.js';
import { SYSTEM_FOLDER } from './run-as.js';

/** Holds <id>/ for every cluster kept outside its data directory, and <id>.json that tells whose it is. */
export const CLUSTERS = join(SYSTEM_FOLDER, 'clusters');

/** A data directory that is gone with the folder around it may have moved; its cluster is kept for so long. */
const LONG_UNUSED_MS = 30 * 24 * 3_600_000;

const homeShape = z.object({ dataDir: z.string(), device: z.number() });
const pointerShape = z.object({ cluster: z.uuid() });

export function placeOf(id: string): string {
  return join(CLUSTERS, id, 'postgres');
}

/** The cluster that a data directory says is its own. */
export async function pointerOf(dataDir: string): Promise<string | undefined> {
  return (await readRecord(join(dataDir, 'postgres.json'), pointerShape))?.cluster;
}

/** A moved data directory takes its cluster along; a copied one must not take it from the original. */
export async function recordHome(id: string, dataDir: string): Promise<void> {
  const file = join(CLUSTERS, `${id}.json`);
  const before = await readRecord(file, homeShape);
  const { dev, ino } = await stat(dataDir);
  const original = before && (await pointerOf(before.dataDir)) === id ? await stat(before.dataDir) : undefined;
  if (before && original && (original.ino !== ino || original.dev !== dev)) {
    const pointer = join(dataDir, 'postgres.json');
    throw new Error(`${dataDir} is a copy that points to the database of ${before.dataDir}. Delete ${pointer} to begin with an empty one.`);
  }
  await writeRecord(file, { dataDir, device: dev });
}

/** Removes the clusters whose data directory was deleted. */
export async function removeOrphans(): Promise<void> {
  for (const name of await readdir(CLUSTERS)) {
    const id = name.replace(/\.json$/, '');
    if (id === name || !(await isOrphan(id))) continue;
    await rm(join(CLUSTERS, id), { recursive: true, force: true, maxRetries: 3 });
    await rm(join(CLUSTERS, name), { force: true });
  }
}

/** Careful, because what it calls an orphan is deleted: a data directory may also have been renamed, moved or unmounted. */
async function isOrphan(id: string): Promise<boolean> {
  const home = await readRecord(join(CLUSTERS, `${id}.json`), homeShape);
  if (!home || (await isClaimedIn(dirname(home.dataDir), id))) return false;
  const { dev } = await nearestExisting(home.dataDir);
  return (
    dev === home.device &&
    ((await exists(dirname(home.dataDir))) || (await isLongUnused(id))) &&
    (await runningServer(placeOf(id))) === undefined
  );
}

/** True when the data directory, or one beside it that may be the same under a new name, points to the cluster. */
async function isClaimedIn(folder: string, id: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const pointers = await Promise.all(names.map((name) => pointerOf(join(folder, name)).catch(() => undefined)));
  return pointers.includes(id);
}

/** PostgreSQL writes this file whenever it stops, and every few minutes when it has work. */
async function isLongUnused(id: string): Promise<boolean> {
  const { mtimeMs } = await stat(join(placeOf(id), 'global', 'pg_control')).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > LONG_UNUSED_MS;
}

async function nearestExisting(path: string): Promise<{ dev: number }> {
  return stat(path).catch(() => nearestExisting(dirname(path)));
}
