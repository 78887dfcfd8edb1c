import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { exists, openFolder } from './folder.js';
import { CLUSTERS, placeOf, pointerOf, recordHome, removeOrphans } from './orphaned-clusters.js';
import { writeRecord } from './record-file.js';
import { canEnter, giveTo, SYSTEM_FOLDER, type RunAs } from './run-as.js';

/** Where the cluster of this data directory may be. */
export async function clusterPlaces(dataDir: string): Promise<string[]> {
  const id = await pointerOf(dataDir);
  return [join(dataDir, 'postgres'), ...(id === undefined ? [] : [placeOf(id)])];
}

/**
 * Where the cluster lives: inside the data directory when PostgreSQL's user can get there.
 * Otherwise in the system's folder, and the data directory points to it: deleting the data directory still means a fresh database.
 */
export async function locateCluster(dataDir: string, runAs: RunAs): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const pointer = await pointerOf(dataDir);
  const reachable = await canEnter(runAs, dataDir);

  if (await exists(inside)) {
    if (reachable) return inside;
    throw new Error(`the user that runs PostgreSQL cannot reach its files in ${inside}. Let it pass through all folders above them.`);
  }
  if (reachable && pointer === undefined) return inside;
  return outside(dataDir, runAs, pointer ?? randomUUID());
}

async function outside(dataDir: string, runAs: RunAs, id: string): Promise<string> {
  await openFolder(SYSTEM_FOLDER);
  await openFolder(CLUSTERS);
  // Both records are written before the cluster, so that no clean-up, ours included, takes it for an orphan.
  await writeRecord(join(dataDir, 'postgres.json'), { cluster: id });
  await recordHome(id, dataDir);
  await removeOrphans();
  await openFolder(dirname(placeOf(id)));
  await giveTo(runAs, dirname(placeOf(id)));
  return placeOf(id);
}
