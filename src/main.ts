#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import { boundHeap } from './heap-limit.js';

const NEEDED_NODE = 22;

if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE) {
  process.stderr.write(
    `shipgraph runs on Node ${NEEDED_NODE} or newer, but this is ${process.version}. Start it with "npm start", which brings its own Node.\n`,
  );
  process.exit(1);
}

const isBuilt = import.meta.filename.endsWith('.js');
if (isBuilt) {
  boundHeap(process.env);
  // Reuses compiled code at the next start.
  module.enableCompileCache(join(import.meta.dirname, '.compiled'));
}
await import('./serve.js');
