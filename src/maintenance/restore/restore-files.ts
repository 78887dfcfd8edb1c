import { readdir, stat, chown, mkdir, open, rename } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import type { Archive } from '../archive/archive.js';
import { MaintenanceError } from '../installation.js';
import { FILE_FOLDERS, names } from '../manifest.js';

/** Throws if the folders hold files of another installation. Files of this backup may be there: an interrupted restore leaves them. */
export async function refuseOtherFiles(archive: Archive, dataDir: string): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    const kept = new Map(archive.below(`${names.files}/${folder}`).map((name) => [name.slice(`${names.files}/${folder}/`.length), name]));
    const others = [];
    for (const name of await filesIn(join(dataDir, folder))) {
      const same = kept.get(name);
      // A month of another installation has the same name.
      const isSame =
        same === undefined
          ? kept.has(name.replace(/\.partial$/, ''))
          : (await sizeOf(join(dataDir, folder, name))) === archive.bytesOf(same);
      if (!isSame) others.push(name);
    }
    if (others.length > 0)
      throw new MaintenanceError(
        `${join(dataDir, folder)} already has files that are not in the backup. Restore into an installation without data: set DATA_DIR to another folder, or move this one away.`,
      );
  }
}

export async function restoreFiles(archive: Archive, dataDir: string, signal: AbortSignal): Promise<void> {
  for (const folder of FILE_FOLDERS) {
    const prefix = `${names.files}/${folder}/`;
    const files = archive.below(`${names.files}/${folder}`);
    if (files.length > 0) await makeFolder(dataDir);
    if (files.length > 0) await makeFolder(join(dataDir, folder));
    for (const name of files) {
      signal.throwIfAborted();
      const path = join(dataDir, folder, name.slice(prefix.length));
      // Names are random, or those of months whose content is fixed: a file of this name and size is the same one.
      if ((await sizeOf(path)) === archive.bytesOf(name)) continue;
      await writeFileOf(archive, name, path);
      await giveToFolderOwner(path);
    }
  }
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Writes a file of the archive to this path, where it appears only when it is complete and on disk. */
export async function writeFileOf(archive: Archive, name: string, path: string): Promise<void> {
  const draft = `${path}.partial`;
  const handle = await open(draft, 'w', 0o600);
  try {
    for await (const chunk of archive.read(name)) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
}

/** Creates a folder that belongs to the owner of the one around it, who may run the service. */
async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) await giveToFolderOwner(path);
}

/** Root may restore for another user. */
async function giveToFolderOwner(path: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}
