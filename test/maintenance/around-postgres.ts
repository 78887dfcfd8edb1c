import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chooseRunAs, type RunAs } from '../../src/embedded-postgres/run-as.js';
import { freePort } from '../../src/embedded-postgres/server-port.js';
import { openTempFolder } from '../support/cluster.js';
import { findDebianPostgres } from '../support/debian-postgres.js';
import { waitFor } from '../support/wait-for.js';
import { query } from './place.js';

/** A program beside PostgreSQL that has its own URL. */
export interface Beside {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const PGBOUNCER = '/usr/sbin/pgbouncer';
export const hasPgBouncer = existsSync(PGBOUNCER);

/** PgBouncer in front of a database. */
export async function startPgBouncer(databaseUrl: string, mode: 'transaction' | 'session'): Promise<Beside> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await openTempFolder('shipgraph-pgbouncer-');
  const own = await freePort();
  const ini = join(folder, 'pgbouncer.ini');
  await writeFile(
    ini,
    [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password='${decodeURIComponent(password)}'`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}`,
      'ignore_startup_parameters = extra_float_digits,options',
    ].join('\n'),
  );
  const url = new URL(databaseUrl);
  url.port = String(own);
  return run(spawn(PGBOUNCER, [ini], { ...(await chooseRunAs([])), stdio: 'ignore' }), folder, url.href);
}

/** A standby of a server, made by pg_basebackup. */
export async function startStandby(primaryUrl: string): Promise<Beside> {
  const bin = (await findDebianPostgres()) ?? '';
  const folder = await openTempFolder('shipgraph-standby-');
  const data = join(folder, 'data');
  const runAs = await chooseRunAs([]);
  await promisify(execFile)(join(bin, 'pg_basebackup'), [
    `--dbname=${primaryUrl}`,
    '--pgdata',
    data,
    '--write-recovery-conf',
    '--checkpoint=fast',
  ]);
  await giveTo(runAs, data);
  const port = await freePort();
  // A standby needs as many connections as its primary.
  const options = [
    '-D',
    data,
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
  ];
  const url = new URL(primaryUrl);
  url.port = String(port);
  return run(spawn(join(bin, 'postgres'), options, { ...runAs, cwd: '/', stdio: 'ignore' }), folder, url.href);
}

async function run(child: ChildProcess, folder: string, url: string): Promise<Beside> {
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  await waitFor(
    'it accepts connections',
    () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      ),
    30_000,
  ).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function giveTo({ uid = -1, gid = -1 }: RunAs, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid);
}
