import { glob, readFile } from 'node:fs/promises';
import { slowPatternsOf } from './slow-patterns.js';

/**
 * Patterns made of names of files and packages while the service and the console are built, and of the console's own words: those run in the viewer's browser alone, on
 * messages of the service, which are cut at 2,000 characters.
 */
const AT_BUILD_TIME = new Set(['src/commands/build-service.ts', 'src/console/vite.config.ts']);

/** Fails when a pattern of the service, its client, its command line or its console is slow on any text. */
const complaints: string[] = [];
for await (const file of glob('src/**/*.{ts,tsx}')) {
  if (file.endsWith('.generated.ts') || AT_BUILD_TIME.has(file)) continue;
  complaints.push(...(await slowPatternsOf(file, await readFile(file, 'utf8'))));
}
for (const complaint of complaints.sort()) console.error(complaint);
if (complaints.length === 0) console.log('Every pattern takes linear time.');
// The checker of patterns runs in its own process, which would keep this one.
process.exit(complaints.length === 0 ? 0 : 1);
