import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';

// Not in TypeScript itself: a file that Node has read before is taken from this cache, without the types being stripped once more.
enableCompileCache('dist/.compiled');
const [{ build }, { missingFlags, restart }] = await Promise.all([import('./build.ts'), import('../heap-limit.ts')]);

/** Builds what has changed and becomes the service. */
await build();
const words = [...process.execArgv, ...missingFlags(process.env), 'dist/main.js'];
restart(words, process.env);
spawn(process.execPath, words, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
