import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from './wait-for.js';

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly url: () => string;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

/** Starts the service as its own process, from its sources, with exactly these settings. */
export const startProcess = (settings: Settings): ServiceProcess =>
  follow([process.execPath, '--no-warnings', '--import', './test/support/load-typescript.mjs', 'src/main.ts'], settings);

/** Starts it as people do: the child is npm, which builds the service and runs it in a shell. All of them are one process group. */
export const startByNpm = (settings: Settings): ServiceProcess => follow(['npm', 'start'], settings, true);

function follow([program = '', ...words]: readonly string[], settings: Settings, detached = false): ServiceProcess {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', DEMO: '0', ...settings };
  const child = spawn(program, words, { env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    url: () => /GraphQL +(http:\S+)\/graphql/.exec(output.stderr)?.[1] ?? '',
    exited,
  };
}

/** Fails at once when the process ends instead, with what it said. */
export const untilReady = (service: ServiceProcess): Promise<void> =>
  waitFor(
    () => `the service is ready; it said: ${service.stderr()}`,
    () => {
      if (service.child.exitCode !== null)
        throw new Error(`The service ended with ${service.child.exitCode}; it said: ${service.stderr()}`);
      return service.url() !== '';
    },
  );
