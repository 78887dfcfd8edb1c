import type { ChildProcess } from 'node:child_process';
import { spawnProgram, stop } from './children.js';

/** A server in its own process. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Rate limits would answer instead of the service. */
const SETTINGS = {
  PORT: '0',
  DEMO: '1',
  DEMO_CARRIER: '0',
  LOG_LEVEL: 'warn',
  STORE_RATE_LIMIT: '0/15',
  ERP_RATE_LIMIT: '0/15',
  LOGIN_RATE_LIMIT: '0/900',
  REGISTRATION_RATE_LIMIT: '0/3600',
  // Enabled as in production, and never reached.
  GRAPHQL_RATE_LIMIT: '2000000000/60',
  GRAPHQL_FIELD_LIMITS: 'off',
  PUBLIC_RATE_LIMIT: '0/60',
};

interface Placing {
  /** Folder for a CPU profile. */
  readonly profile?: string | undefined;
  readonly cores: string | undefined;
}

/** Starts the compiled service as `npm start` does, and waits until it is ready. */
export async function startService(settings: Readonly<Record<string, string>>, { profile, cores }: Placing): Promise<Server> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = await start(
    [...profiling, 'dist/main.js', 'serve'],
    { ...SETTINGS, ...settings },
    { listening: /GraphQL +http:\S+:(\d+)\/graphql/, cores },
  );
  const { status } = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  if (status !== 200) throw new Error('The service says that it is not ready.');
  return server;
}

export const startProgram = (file: string, settings: Readonly<Record<string, string>>, { cores }: Placing): Promise<Server> =>
  start(['--no-warnings', '--import', '@swc-node/register/esm-register', file], settings, { listening: /listening on (\d+)/, cores });

async function start(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  { listening, cores }: { listening: RegExp; cores: string | undefined },
): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawnProgram(args, { PATH, HOME, ...settings }, cores);
  return { port: Number(await hears(child, listening)), pid: child.pid ?? NaN, stop: () => stop(child) };
}

/** Waits for a line on standard error and answers the part in brackets. */
function hears(child: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
      const [, found] = line.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`A server ended early; it said: ${said}`)));
  });
}
