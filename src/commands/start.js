import { spawn } from 'node:child_process';
import module from 'node:module';

const NEEDED_NODE = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE) {
  process.stderr.write(
    `shipgraph runs on Node ${NEEDED_NODE} or newer, but this is ${process.version}. Run "npm ci" with install scripts enabled, which installs it.\n`,
  );
  process.exit(1);
}

// Written in JavaScript: a file that Node has loaded before comes from this cache, without stripping its types again.
module.enableCompileCache('dist/.compiled');
const [{ build }, { restart }] = await Promise.all([import('./build.ts'), import('../heap-limit.ts')]);

/** Builds what has changed and becomes the service, with the original environment: Vite sets NODE_ENV to production. */
const given = { ...process.env };
await build();
const words = [...process.execArgv, 'dist/main.js'];
restart(words, given);
spawn(process.execPath, words, { stdio: 'inherit', env: given }).once('exit', (code) => process.exit(code ?? 1));
