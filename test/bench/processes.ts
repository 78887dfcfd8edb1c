import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** Linux tells the time of ended children only in these units. */
const TICK_MS = 10;

/** The process and all of its descendants; empty where there is no /proc. */
export async function processTree(pid: number): Promise<number[]> {
  const children = await textOf(`/proc/${pid}/task/${pid}/children`);
  if (children === undefined) return [];
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => processTree(Number(child))),
  );
  return [pid, ...below.flat()];
}

/** CPU milliseconds of a process and all of its descendants, those that have ended included. NaN where there is no /proc. */
export async function cpuOfTree(pid: number, except: readonly number[] = []): Promise<number> {
  const all = await processTree(pid);
  if (all.length === 0) return NaN;
  const times = await Promise.all(all.filter((each) => !except.includes(each)).map(cpuOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Its own time and that of its children that have ended. */
async function cpuOf(pid: number): Promise<number> {
  const text = await textOf(`/proc/${pid}/stat`);
  // The name in brackets may contain anything. User and system time of the process and of its children follow at a fixed distance.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  return TICK_MS * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

export async function parentOf(pid: number): Promise<number> {
  const text = await textOf(`/proc/${pid}/stat`);
  return Number(text?.slice(text.lastIndexOf(')') + 2).split(' ')[1] ?? NaN);
}

/** Memory of a process in megabytes: now (VmRSS) or at its highest (VmHWM). */
export async function megabytesOf(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const [, kilobytes] = new RegExp(`${which}:\\s+(\\d+)`).exec((await textOf(`/proc/${pid}/status`)) ?? '') ?? [];
  return Number(kilobytes ?? NaN) / 1_024;
}

/** A process may end while it is looked at. */
const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** The measured server has its own core, everything else the other one: so a figure does not depend on where the kernel put what. */
export const SERVER_CORE = '0';
export const OTHER_CORE = '1';
export const ALL_CORES = `0-${availableParallelism() - 1}`;

export const canPin = (): boolean => availableParallelism() > 1 && existsSync('/usr/bin/taskset');

/** Moves a process with all of its threads and descendants; what it starts from now on inherits the place. */
export async function pin(pid: number, cores: string): Promise<void> {
  for (const each of await processTree(pid)) {
    try {
      execFileSync('taskset', ['-acp', cores, String(each)], { stdio: 'pipe' });
    } catch (error) {
      if (existsSync(`/proc/${each}`)) throw error;
    }
  }
}
