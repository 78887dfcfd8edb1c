import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Environment } from '../config.js';
import { MaintenanceError } from './installation.js';

/** pg_dump and pg_restore of one installation of PostgreSQL. */
export interface PostgresPrograms {
  readonly dump: string;
  readonly restore: string;
  readonly major: number;
}

/** Where Debian, Red Hat and Homebrew put several versions beside each other. */
const FOLDERS = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/{libpq,postgresql@*}/bin'];
/** Settings of the driver of the service; libpq refuses names that it does not know. */
const DRIVER_ONLY = [
  'ssl',
  'pool',
  'max',
  'uselibpqcompat',
  'statement_timeout',
  'query_timeout',
  'lock_timeout',
  'connectionTimeoutMillis',
];
/** Otherwise a program waits for two hours for a server whose machine has lost its power. */
const KEEPALIVES = { keepalives_idle: '30', keepalives_interval: '10', keepalives_count: '3' };

/** Finds the newest pg_dump that is not older than the server: an older one refuses to dump it. */
export async function findPrograms(env: Environment, major: number): Promise<PostgresPrograms> {
  const chosen = env['PG_DUMP'];
  const found = await Promise.all(
    (chosen ? [chosen] : await candidates()).map(async (path) => ({ path, major: await majorOf(path, env) })),
  );
  const usable = found.filter((each) => each.major !== undefined && each.major >= major);
  const [best] = usable.toSorted((a, b) => (b.major ?? 0) - (a.major ?? 0));
  if (best?.major === undefined) throw new MaintenanceError(missing(chosen, found, major));
  const restore = best.path.includes('/') ? join(dirname(best.path), 'pg_restore') : 'pg_restore';
  return { dump: best.path, restore, major: best.major };
}

function missing(chosen: string | undefined, found: readonly { major: number | undefined }[], major: number): string {
  const versions = found.flatMap((each) => each.major ?? []);
  const what = versions.length === 0 ? 'was not found' : `is of version ${Math.max(...versions)} only`;
  const where = chosen ? `The pg_dump of PG_DUMP (${chosen})` : 'pg_dump';
  return `${where} ${what}, but the server is PostgreSQL ${major}. Install the client programs of PostgreSQL ${major} or newer (Debian: postgresql-client-${major}), or set PG_DUMP to the path of its pg_dump.`;
}

async function candidates(): Promise<string[]> {
  const paths = ['pg_dump'];
  for await (const folder of glob(FOLDERS)) paths.push(join(folder, 'pg_dump'));
  return paths;
}

async function majorOf(path: string, env: Environment): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], { env: programEnvironment(env) });
    return Number(/\) (\d+)/.exec(stdout)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

interface Address {
  readonly dbname?: string;
  readonly password?: string | undefined;
}

/** The address for libpq, and the password apart: arguments of a process can be read by every user of the machine, its environment cannot. */
export function addressOf(url: string): Address {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password') || undefined;
  address.password = '';
  for (const name of ['password', ...DRIVER_ONLY]) address.searchParams.delete(name);
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require');
  for (const [name, value] of Object.entries(KEEPALIVES)) if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return { dbname: address.href, password };
}

export interface Program {
  readonly child: ChildProcessWithoutNullStreams;
  /** Rejects with what the program reported if it failed. */
  readonly done: Promise<void>;
}

interface RunOn {
  /** The database to connect to, if the program needs one. */
  readonly url?: string;
  readonly env: Environment;
  readonly signal: AbortSignal;
}

/** Runs a program of PostgreSQL. It ends when the signal is given. */
export function runProgram(path: string, args: readonly string[], { url, env, signal }: RunOn): Program {
  const { dbname, password } = url === undefined ? {} : addressOf(url);
  const connection = dbname === undefined ? [] : [`--dbname=${dbname}`, '--no-password'];
  const child = spawn(path, [...args, ...connection], {
    env: { ...programEnvironment(env), ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: 'pipe',
    signal,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  // A program that ends early closes its input; its exit says why.
  child.stdin.on('error', () => undefined);
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new MaintenanceError(`${path} failed: ${said.trim() || `it ended with ${String(code)}`}`);
  });
  return { child, done };
}

/** The driver of the service does not know these, which would lead the programs to another database. */
const MISLEADING = new Set(['PGHOSTADDR', 'PGSERVICE', 'PGSERVICEFILE', 'PGOPTIONS']);

const programEnvironment = (env: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined || MISLEADING.has(name) ? [] : [[name, value]])));
