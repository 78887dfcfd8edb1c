import { glob, stat } from 'node:fs/promises';
import { build } from 'vite';

const SOURCES = 'src/console/**/*.{ts,tsx,css,json,html,svg}';
const BUILT = 'dist/console/index.html';

/** Builds the console unless what is built is newer than everything that it is made of. */
export async function buildConsole(): Promise<void> {
  const built = await stat(BUILT).then(
    ({ mtimeMs }) => mtimeMs,
    () => -Infinity,
  );
  if ((await newest()) < built) return;
  await build({ configFile: 'src/console/vite.config.ts', logLevel: 'error' });
}

async function newest(): Promise<number> {
  let latest = -Infinity;
  for await (const file of glob([SOURCES, 'package-lock.json'])) latest = Math.max(latest, (await stat(file)).mtimeMs);
  return latest;
}
