import { spawn } from 'node:child_process';
import module from 'node:module';

const NEEDED_NODE = 22;

if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE) {
  process.stderr.write(
    `shipgraph runs on Node ${NEEDED_NODE} or newer, but this is ${process.version}. Run "npm ci" with install scripts, which brings it.\n`,
  );
  process.exit(1);
}

// Not in TypeScript itself: a file that Node has read before is taken from this cache, without the types being stripped once more.
module.enableCompileCache('dist/.compiled');
const [{ build }, { missingFlags, restart }] = await Promise.all([import('./build.ts'), import('../heap-limit.ts')]);

/** Builds what has changed and becomes the service, with the environment that was given: Vite sets NODE_ENV to production. */
const given = { ...process.env };
await build();
const words = [...process.execArgv, ...missingFlags(given), 'dist/main.js'];
restart(words, given);
spawn(process.execPath, words, { stdio: 'inherit', env: given }).once('exit', (code) => process.exit(code ?? 1));
