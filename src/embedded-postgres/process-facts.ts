import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { bareEnvironment } from './run-as.js';

interface ProcessFacts {
  /** Differs between two processes that had the same id one after the other, also across a reboot. */
  readonly startToken: string;
  /** The command line, its words joined by spaces. */
  readonly command: string;
}

/** Identifies a process even after a later one has been given the same id. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startToken: string;
}

/** What the system knows about a live process; undefined if there is none, or only a zombie. */
export async function processFacts(pid: number): Promise<ProcessFacts | undefined> {
  try {
    return process.platform === 'linux' ? await factsFromProc(pid) : await factsFromPs(pid);
  } catch {
    return undefined;
  }
}

export async function isAlive({ pid, startToken }: ProcessIdentity): Promise<boolean> {
  return (await processFacts(pid))?.startToken === startToken;
}

export async function thisProcess(): Promise<ProcessIdentity> {
  const facts = await processFacts(process.pid);
  if (!facts) throw new Error('the start time of this process could not be read from the system.');
  return { pid: process.pid, startToken: facts.startToken };
}

async function factsFromProc(pid: number): Promise<ProcessFacts | undefined> {
  const [stat, cmdline, bootId] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ]);
  // The second field is the name in parentheses, which may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = 'X', startTicks = ''] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  return { startToken: `${bootId.slice(0, 8)}-${startTicks}`, command: cmdline.split('\0').join(' ').trim() };
}

async function factsFromPs(pid: number): Promise<ProcessFacts | undefined> {
  const columns = ['-ww', '-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)];
  const { stdout } = await promisify(execFile)('ps', columns, { env: bareEnvironment() });
  const [, state = 'Z', started = '', command = ''] = /^ *(\S+) +(\w{3} +\w{3} +\d{1,2} [\d:]{8} \d{4}) +(.*)/.exec(stdout) ?? [];
  if (state.startsWith('Z')) return undefined;
  return { startToken: String(Date.parse(`${started} UTC`)), command: command.trim() };
}
