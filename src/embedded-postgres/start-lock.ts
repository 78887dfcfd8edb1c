import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, thisProcess } from './process-facts.js';
import { giveToFolderOwner } from './run-as.js';

const PATIENCE_MS = 600_000;
const REPORT_AFTER_MS = 2_000;

/**
 * Lets one process at a time inspect the cluster and start the server.
 * Every contender has a file under its own name, so removing the file of a dead one can never remove the lock of a live one.
 */
export async function withStartLock<T>(folder: string, report: (message: string) => void, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  await giveToFolderOwner(folder);
  const { pid, startToken } = await thisProcess();
  const mine = `${pid}.${startToken}.${randomUUID()}`;
  await acquire(folder, mine, report);
  try {
    return await work();
  } finally {
    await rm(join(folder, mine), { force: true });
  }
}

async function acquire(folder: string, mine: string, report: (message: string) => void): Promise<void> {
  const began = performance.now();
  for (let reported = false; ;) {
    const rival = (await liveRival(folder, mine)) ?? (await enter(folder, mine));
    if (rival === undefined) return;

    const waited = performance.now() - began;
    if (waited > PATIENCE_MS) throw new Error(`process ${rival} has been starting the database for too long. End it and try again.`);
    if (waited > REPORT_AFTER_MS && !reported) report(`Waiting for process ${rival}, which is starting the database ...`);
    reported ||= waited > REPORT_AFTER_MS;
    await wait(10 + Math.random() * 40);
  }
}

/** Creates our file first and looks for rivals second: of two that enter at once, at least one sees the other and steps back. */
async function enter(folder: string, mine: string): Promise<string | undefined> {
  await writeFile(join(folder, mine), '', { flag: 'wx' });
  const rival = await liveRival(folder, mine);
  if (rival !== undefined) await rm(join(folder, mine));
  return rival;
}

async function liveRival(folder: string, mine: string): Promise<string | undefined> {
  for (const name of await readdir(folder)) {
    const [pid = '', startToken = ''] = name.split('.');
    if (name === mine) continue;
    if (await isAlive({ pid: Number(pid), startToken })) return pid;
    await rm(join(folder, name), { force: true });
  }
  return undefined;
}
