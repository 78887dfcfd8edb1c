import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ESCALATION } from './postmaster.js';
import { bareEnvironment, type RunAs } from './run-as.js';

/** A program that ends when this process does, however this process ends. */
export interface Supervised {
  /** How it ended, as part of a sentence; undefined when it ended well. */
  readonly ended: Promise<string | undefined>;
  readonly running: () => boolean;
  /** Fast shutdown, then harder and harder. */
  stop(): Promise<void>;
  /** Lets this process exit by itself while the program still runs. */
  detach(): void;
}

/**
 * Runs the program in a session of its own, so that Ctrl-C and signals to our process group pass it by, and watches descriptor 3.
 * The kernel closes our end of it even after kill -9, and the watcher then asks the program to stop.
 * The shells ignore what we send to the session's process group; the program is the one that it is meant for.
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
  const shell = spawn('/bin/sh', ['-c', SUPERVISOR, 'shipgraph-postgres', ...program], {
    ...runAs,
    cwd: '/',
    env: bareEnvironment(),
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
  });
  const pipe = shell.stdio[3] as Socket;
  // The end of the program is told by 'exit'; the pipe has nothing to add.
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

/** The shell answers 128 + n for a program that signal n ended. */
function endingOf(code: number | null, signal: string | null): string | undefined {
  if (code === 0) return undefined;
  if (signal !== null || code === null) return `its supervisor was ended by ${signal ?? 'a signal'}`;
  return code > 128 ? `it was ended by signal ${code - 128}` : `it ended with exit code ${code}`;
}
