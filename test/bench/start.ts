import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { owned } from './children.js';
import type { Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { canPin, megabytesOf, SERVER_CORE } from './processes.js';
import { boundedRow, type Row } from './table.js';

const MAX_SECONDS = 5;
const MAX_NPM_SECONDS = 3;
const MAX_MEGABYTES = 250;
const IDLE_MS = 3_000;

/** From the start of the process to its first readiness on a migrated database, its memory when nothing happens, and `npm start` on one core. */
export async function measureStart(ground: Ground, _load: LoadGenerator, _options: Options): Promise<Row[]> {
  const database = await ground.database('start');
  const began = performance.now();
  const service = await ground.service(database);
  const seconds = (performance.now() - began) / 1_000;
  await wait(IDLE_MS);
  const megabytes = await megabytesOf(service.pid);
  await service.stop();
  const dataDir = join(ground.folder, 'npm-start');
  // The first start makes the database.
  await npmStart(dataDir);
  return [
    boundedRow('Start to ready, migrated database', seconds, MAX_SECONDS, ' s'),
    boundedRow('Memory when idle', megabytes, MAX_MEGABYTES, ' MB'),
    boundedRow('npm start on existing data, one core', await npmStart(dataDir), MAX_NPM_SECONDS, ' s'),
  ];
}

/** Seconds from the command to its word that the service is there, with its own PostgreSQL. */
async function npmStart(dataDir: string): Promise<number> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const [file, ...args] = canPin() ? ['taskset', '-c', SERVER_CORE, 'npm', 'start'] : ['npm', 'start'];
  const npm = owned(
    spawn(file, args, { env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
  );
  const exited = once(npm, 'exit');
  await said(npm, /GraphQL +http:/);
  const seconds = (performance.now() - began) / 1_000;
  // A separate process group: npm, its shell and the service.
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM');
  await exited;
  return seconds;
}

function said(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-20_000);
        if (words.test(text)) resolve();
      });
    child.once('exit', () => reject(new Error(`npm start ended early; it said: ${text}`)));
  });
}
