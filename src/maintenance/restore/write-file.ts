import { chown, mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Archive } from '../archive/archive.js';

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
export async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made !== undefined) await giveToFolderOwner(path);
}

/** Root may restore for another user. */
export async function giveToFolderOwner(path: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}
