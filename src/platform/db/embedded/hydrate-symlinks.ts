import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** An npm package cannot carry symlinks: it lists them, and its install script makes them. That script may not have run. */
export async function hydrateSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  await Promise.all(links.parse(JSON.parse(list)).map((link) => hydrate(native, link)));
}

async function hydrate(native: string, { source, target }: { source: string; target: string }): Promise<void> {
  const place = join(native, relative('native', target));
  try {
    await symlink(relative(dirname(target), source), place);
  } catch {
    // It is there already, or the folder is read-only; the programs are tried before use, which tells whether it matters.
  }
}
