import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { bareEnvironment, type RunAs } from '../../../src/embedded-postgres/run-as.js';

const alive = new Set<ChildProcess>();
const STOP_MS = 15_000;

// Whatever ends the tests, none of their programs stays behind.
process.once('exit', () => alive.forEach((child) => child.kill('SIGKILL')));

interface Launch {
  readonly runAs?: RunAs;
  readonly environment?: Readonly<Record<string, string>>;
  readonly logFile?: string;
}

/** A program of the bed, whose output is kept. */
export class ChildProgram {
  private output = '';
  readonly exited: Promise<void>;

  private constructor(
    readonly name: string,
    private readonly child: ChildProcess,
    logFile: string | undefined,
  ) {
    alive.add(child);
    const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a' });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-200_000);
        log?.write(chunk);
      });
    this.exited = once(child, 'exit').then(() => {
      alive.delete(child);
      log?.end();
    });
  }

  static start([program = '', ...args]: readonly string[], { runAs = {}, environment, logFile }: Launch = {}): ChildProgram {
    const env = { ...bareEnvironment(), ...environment };
    const child = spawn(program, args, { ...runAs, env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    return new ChildProgram(program, child, logFile);
  }

  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined) throw new Error(`${this.name} has not started.`);
    return pid;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  said(): string {
    return this.output;
  }

  signal(name: NodeJS.Signals): void {
    if (this.running) this.child.kill(name);
  }

  /** Asks it to end, and makes it when it does not. */
  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.running) return;
    const force = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    // A stopped process reacts to nothing but SIGKILL until it continues.
    this.child.kill('SIGCONT');
    this.child.kill(name);
    await this.exited;
    clearTimeout(force);
  }
}

/** Runs a short program to its end; fails with what it said. */
export async function runProgram(command: readonly string[], launch: Launch = {}): Promise<string> {
  const program = ChildProgram.start(command, launch);
  let code: number | null = null;
  program['child'].once('exit', (status) => (code = status));
  await program.exited;
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}; it said: ${program.said()}`);
  return program.said();
}

/** A process and all that it has started, the oldest first. */
export async function treeOf(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = Number(/\) \S (\d+)/.exec(stat)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const below = (each: number): number[] => [each, ...(children.get(each) ?? []).flatMap(below)];
  return below(pid);
}

/** Sends a signal to processes that may have ended in the meantime. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
