import { glob, stat } from 'node:fs/promises';
import { build } from 'vite';

const SOURCES = ['src/console/**/*.{ts,tsx,css,json,html,svg}', 'package-lock.json'];
const BUILT = 'dist/console/index.html';

/** Builds the console unless what is built is newer than everything that it is made of: a start takes no longer than it must. */
export async function buildConsole(): Promise<void> {
  const built = await stat(BUILT).then(
    ({ mtimeMs }) => mtimeMs,
    () => -Infinity,
  );
  if ((await newest()) < built) return;
  await build({ configFile: 'src/console/vite.config.ts', logLevel: 'warn' });
}

async function newest(): Promise<number> {
  let latest = -Infinity;
  for await (const file of glob(SOURCES)) latest = Math.max(latest, (await stat(file)).mtimeMs);
  return latest;
}

if (import.meta.filename === process.argv[1]) await buildConsole();
