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

/** Starts the service as a process of its own, as `npm start` does, with exactly these settings. */
export function startProcess(settings: Readonly<Record<string, string>>): ServiceProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', '--import', '@swc-node/register/esm-register', 'src/main.ts'], {
    env: { PATH, HOME, PORT: '0', DEMO: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

export const untilReady = (service: ServiceProcess): Promise<void> =>
  waitFor(`the service is ready; it said: ${service.stderr()}`, () => service.url() !== '', 50_000);
