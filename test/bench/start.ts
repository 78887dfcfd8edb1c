import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { boundedRow, type Row } from './table.js';

const MAX_SECONDS = 5;
const MAX_MEGABYTES = 250;
const IDLE_MS = 3_000;

/** From the start of the process to its first readiness, on a migrated database; and its memory when nothing happens. */
export async function measureStart(ground: Ground, _load: LoadGenerator, _options: Options): Promise<Row[]> {
  const database = await ground.database('start');
  const began = performance.now();
  const service = await ground.service(database);
  const seconds = (performance.now() - began) / 1_000;
  await wait(IDLE_MS);
  const megabytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(service.child.pid)]).toString()) / 1_024;
  return [
    boundedRow('Start to ready, migrated database', seconds, MAX_SECONDS, ' s'),
    boundedRow('Memory when idle', megabytes, MAX_MEGABYTES, ' MB'),
  ];
}
