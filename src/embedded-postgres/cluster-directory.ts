import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { systemFolderOf, type Home } from './cluster.js';
import { exists, openFolder, writeRecord } from './files.js';
import { clustersOf, placeOf, pointerOf, recordHome, removeOrphans } from './orphaned-clusters.js';
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
