import { spawn } from 'node:child_process';
import { open, rename, stat, type FileHandle } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ESCALATION } from './postmaster.js';
import { bareEnvironment, giveToFolderOwner, type RunAs } from './run-as.js';

/** A program that ends when this process does, even if this process is killed. */
export interface Supervised {
  /** How it ended, as part of a sentence; undefined if it succeeded. */
  readonly ended: Promise<string | undefined>;
  readonly running: () => boolean;
  /** Asks for a fast shutdown, then sends stronger and stronger signals. */
  stop(): Promise<void>;
  /** Lets this process exit by itself while the program still runs. */
  detach(): void;
}

interface ServerLog {
  readonly fd: number;
  /** The end of what was logged since it was opened. */
  written(): Promise<string>;
  close(): Promise<void>;
}

const ROTATE_AT_BYTES = 10_000_000;
const SHOWN_CHARACTERS = 600;

/**
 * Runs the program in its own session, out of reach of Ctrl-C and of signals to this process group, and watches descriptor 3.
 * The kernel closes our end of it even after kill -9; the watcher then asks the program to stop.
 * The shells ignore the signals that we send to the session's process group, which are meant for the program.
 */
const SUPERVISOR = `
trap '' HUP INT QUIT TERM
"$@" 3<&- &
program=$!
(read -r end; kill -s INT $program) <&3 2>/dev/null &
watcher=$!
exec 3<&-
wait $program
status=$?
kill -s KILL $watcher 2>/dev/null
wait $watcher 2>/dev/null
exit $status
`;

export function supervise(program: readonly string[], { runAs, output }: { runAs: RunAs; output: number }): Supervised {
  const shell = spawn('/bin/sh', ['-c', SUPERVISOR, 'embedded-postgres', ...program], {
    ...runAs,
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
  });
  const pipe = shell.stdio[3] as Socket;
  // The 'exit' event reports the end of the program; errors of the pipe add nothing to it.
  pipe.on('error', () => undefined);

  let running = true;
  const ended = new Promise<string | undefined>((resolve) => {
    shell.once('error', (error) => resolve(error.message));
    shell.once('exit', (code, signal) => resolve(endingOf(code, signal)));
  }).finally(() => {
    running = false;
    pipe.destroy();
  });

  return {
    ended,
    running: () => running,
    stop: async () => {
      shell.ref();
      for (const { signal, patienceMs } of ESCALATION) {
        if (!running || shell.pid === undefined) return;
        process.kill(-shell.pid, signal);
        await settledWithin(ended, patienceMs);
      }
    },
    detach: () => {
      shell.unref();
      pipe.unref();
    },
  };
}

async function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  const patience = new AbortController();
  await Promise.race([promise, wait(ms, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
}

/** The shell exits with 128 + n if signal n ended the program. */
function endingOf(code: number | null, signal: string | null): string | undefined {
  if (code === 0) return undefined;
  if (signal !== null || code === null) return `its supervisor was ended by ${signal ?? 'a signal'}`;
  return code > 128 ? `it was ended by signal ${code - 128}` : `it ended with exit code ${code}`;
}

/** Opens the log for appending. It is opened here and passed on, because PostgreSQL's user may not be able to reach it. */
export async function openServerLog(file: string): Promise<ServerLog> {
  const before = await stat(file).catch(() => undefined);
  if (before && before.size > ROTATE_AT_BYTES) await rename(file, `${file}.old`);

  const handle = await open(file, 'a+', 0o600);
  await giveToFolderOwner(file);
  const { size: start } = await handle.stat();
  return { fd: handle.fd, written: () => lastLines(handle, start), close: () => handle.close() };
}

async function lastLines(handle: FileHandle, start: number): Promise<string> {
  const { size } = await handle.stat();
  const { buffer } = await handle.read({ buffer: Buffer.alloc(Math.max(0, size - start)), position: start });
  return buffer.toString('utf8').trim().slice(-SHOWN_CHARACTERS);
}
