import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmbeddedDatabase, restoreEmbeddedDatabase } from '../../embedded-database.js';
import type { Archive } from '../archive/archive.js';
import { MaintenanceError } from '../maintenance-error.js';
import { names } from '../manifest.js';
import { writeFileOf } from './write-file.js';

/** Files written at the same time: each waits for the disk, and a cluster has more than a thousand. */
const AT_ONCE = 32;

export async function refuseOtherCluster(dataDir: string): Promise<void> {
  if (await isEmbeddedDatabase(dataDir))
    throw new MaintenanceError(
      `There is already a database in ${dataDir}. Stop the service, move the folder away (keep secret.key), and restore again.`,
    );
}

/** Puts the base backup where the embedded server looks for its database. */
export const restoreCluster = async (archive: Archive, dataDir: string, signal: AbortSignal): Promise<void> =>
  restoreEmbeddedDatabase(dataDir, {
    password: (await archive.text(names.clusterPassword)).trim(),
    fill: (folder) => fill(folder, archive, signal),
  });

async function fill(folder: string, archive: Archive, signal: AbortSignal): Promise<void> {
  const prefix = `${names.cluster}/`;
  for (const name of archive.folders.filter((each) => each.startsWith(prefix)))
    await mkdir(join(folder, name.slice(prefix.length)), { recursive: true, mode: 0o700 });
  const files = archive.below(names.cluster);
  for (let at = 0; at < files.length; at += AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(files.slice(at, at + AT_ONCE).map((name) => writeFileOf(archive, name, join(folder, name.slice(prefix.length)))));
  }
}
