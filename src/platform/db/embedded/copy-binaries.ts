import { randomUUID } from 'node:crypto';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hydrateSymlinks } from './hydrate-symlinks.js';
import { openFolder } from './folder.js';

/** Copies the programs to a folder open to every user. Several processes may do so at once; each sees a whole copy. */
export async function copyBinaries(native: string, destination: string): Promise<void> {
  const draft = `${destination}.${randomUUID()}`;
  await openFolder(dirname(destination));
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await hydrateSymlinks(draft);
    await openToAll(draft);
    await putInPlace(draft, destination);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Files installed under a strict umask are readable by their owner only. */
async function openToAll(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const runs = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
  }
}

/** A folder cannot replace another in one step: what is there was found broken, so it is moved aside first. */
async function putInPlace(draft: string, destination: string): Promise<void> {
  const aside = `${destination}.${randomUUID()}`;
  await rename(destination, aside).catch(() => undefined);
  try {
    await rename(draft, destination);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Another process put its copy there a moment before; it is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
