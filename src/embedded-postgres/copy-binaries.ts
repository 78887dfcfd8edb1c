import { randomUUID } from 'node:crypto';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCodeOf, openFolder } from './files.js';

/** Copies the programs to a folder open to every user. Several processes may do so at once; each sees a complete copy. */
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

/** A folder cannot replace another one in one step. What is there has been found broken, so it is moved aside first. */
async function putInPlace(draft: string, destination: string): Promise<void> {
  const aside = `${destination}.${randomUUID()}`;
  await rename(destination, aside).catch(() => undefined);
  try {
    await rename(draft, destination);
  } catch (error) {
    // Another process has just put an equally good copy there.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCodeOf(error) ?? '')) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot contain symlinks: this one lists them, and its install script creates them. That script may not have run. */
export async function hydrateSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  await Promise.all(links.parse(JSON.parse(list)).map((link) => hydrate(native, link)));
}

async function hydrate(native: string, { source, target }: { source: string; target: string }): Promise<void> {
  const place = join(native, relative('native', target));
  try {
    await symlink(relative(dirname(target), source), place);
  } catch {
    // The link exists already or the folder is read-only. The programs are tried before use, which shows whether it matters.
  }
}
