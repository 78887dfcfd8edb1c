#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { boundHeap, missingFlags } from './heap-limit.js';

const NEEDED_NODE = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE) {
  process.stderr.write(
    `shipgraph runs on Node ${NEEDED_NODE} or newer, but this is ${process.version}. Start it with "npm start", which brings its own Node.\n`,
  );
  process.exit(1);
}

const isBuilt = import.meta.filename.endsWith('.js');
// With the word "serve" this process is the service itself, for a supervisor that starts it again.
const isService = !isBuilt || process.argv.includes('serve', 2);
if (isBuilt) {
  if (isService) boundHeap(process.env);
  // Reuses compiled code at the next start.
  module.enableCompileCache(join(import.meta.dirname, '.compiled'));
}
if (isService) await import('./serve.js');
else {
  const { keepRunning } = await import('./keep-running.js');
  keepRunning([...process.execArgv, ...missingFlags(process.env), import.meta.filename, 'serve'], process.env);
}
