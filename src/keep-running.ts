import { spawn, type ChildProcess } from 'node:child_process';
import { followStarter } from './follow-starter.js';
import { isOurs, type FromChild, type FromPrimary } from './platform/cluster/messages.js';
import { RestartPauses } from './platform/cluster/kept-process.js';
import { ECHO_MS } from './signal-echo.js';

const say = (message: string): void => void process.stderr.write(`${message}\n`);

/**
 * Runs the service as a child of this process, and starts it again if it is killed or aborts, as V8 does when its heap is full. A first
 * start that fails ends this process too, with the same exit code: the same settings would fail again.
 */
export function keepRunning(words: readonly string[], environment: NodeJS.ProcessEnv): void {
  const pauses = new RestartPauses();
  let child: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;
  let wasReady = false;
  let stopping = false;
  let asked = -Infinity;

  const start = (): void => {
    const startedAt = performance.now();
    const started = (child = spawn(process.execPath, words, { env: environment, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }));
    started.on('message', (message) => {
      if (isOurs<FromChild>(message) && message.kind === 'ready') wasReady = true;
    });
    started.once('error', (error) => {
      say(`The service could not be started: ${error.message}`);
      process.exit(1);
    });
    started.once('exit', (code, signal) => {
      // Exit code 0: it was asked to stop directly.
      if (stopping || !wasReady || code === 0) process.exit(code ?? 1);
      say(`The process service (${started.pid}) ended with ${signal ?? `exit code ${code}`}. Restarting it.`);
      again = setTimeout(start, pauses.after(performance.now() - startedAt));
    });
  };
  const stop = (reason: string): void => {
    if (performance.now() - asked < ECHO_MS) return;
    asked = performance.now();
    clearTimeout(again);
    if (child?.exitCode !== null || child.signalCode !== null) process.exit(0);
    // The second signal ends it at once.
    if (stopping) child.kill('SIGKILL');
    stopping = true;
    if (child.connected) child.send({ kind: 'stop', reason } satisfies FromPrimary);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  followStarter(environment, () => stop('The parent process has exited'));
  start();
}
