import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodeOf, readIfPresent, replaceFile } from './files.js';
import { processFacts, type ProcessIdentity } from './process-facts.js';

/** What a server records about itself in the postmaster.pid of its data directory. */
interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
  readonly text: string;
}

export interface RunningServer extends PostmasterFile, ProcessIdentity {}

/** A process id higher than any that systems assign. */
const NO_PROCESS = 2_147_483_647;

/** PostgreSQL's fast shutdown, its immediate shutdown, and the last resort. */
export const ESCALATION: readonly { signal: NodeJS.Signals; patienceMs: number }[] = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
];

export async function readPostmasterFile(directory: string): Promise<PostmasterFile | undefined> {
  const text = await readIfPresent(fileOf(directory));
  if (text === undefined) return undefined;
  const [pid = '', , , port = '', , , , status = ''] = text.split('\n').map((line) => line.trim());
  return { pid: Number(pid), port: Number(port), status, text };
}

/** The live server of this data directory. The process id in the file alone proves nothing: another process may have it by now. */
export async function runningServer(directory: string): Promise<RunningServer | undefined> {
  const file = await readPostmasterFile(directory);
  const facts = file && (await processFacts(file.pid));
  if (!facts || !`${facts.command} `.includes(`postgres -D ${directory} `)) return undefined;
  return { ...file, startToken: facts.startToken };
}

/** Ends a server without an owner. It first gets time to end by itself, because its supervisor may just have asked it to. */
export async function endServer(server: RunningServer, graceMs: number): Promise<void> {
  const gone = async () => (await processFacts(server.pid))?.startToken !== server.startToken;
  if (await waitUntil(gone, { everyMs: 25, forMs: graceMs })) return;
  for (const { signal, patienceMs } of ESCALATION) {
    try {
      process.kill(server.pid, signal);
    } catch (error) {
      if (errorCodeOf(error) !== 'ESRCH') throw error;
    }
    if (await waitUntil(gone, { everyMs: 25, forMs: patienceMs })) return;
  }
  throw new Error(`the PostgreSQL process ${server.pid} of an earlier start does not end.`);
}

/**
 * Keeps the postmaster.pid of a server that is gone from blocking the next one:
 * its process id may belong to another process by now, or to a zombie.
 * The file is not simply deleted: PostgreSQL reads from it whether orphaned backends still use the shared memory.
 */
export async function disarmStaleFile(directory: string): Promise<void> {
  const file = await readPostmasterFile(directory);
  if (!file) return;
  if (Number.isInteger(file.pid) && file.pid > 0) await replaceFile(fileOf(directory), file.text.replace(/^.*/, String(NO_PROCESS)));
  else await rm(fileOf(directory));
}

/** Polls until the condition holds. Returns false if it does not within the time. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, within: { everyMs: number; forMs: number }): Promise<boolean> {
  const deadline = performance.now() + within.forMs;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() >= deadline) return false;
    await wait(within.everyMs);
  }
}

function fileOf(directory: string): string {
  return join(directory, 'postmaster.pid');
}
