import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../src/embedded-postgres/server-port.js';
import { giveTo } from '../../../src/embedded-postgres/run-as.js';
import { waitFor } from '../../support/wait-for.js';
import { ADMIN, ADMIN_PASSWORD, SERVICE, SERVICE_PASSWORD, serviceUrl } from './admin-sql.js';
import type { Bed } from './bed.js';
import { ChildProgram } from './child-program.js';

import { programAt, type ProgramName } from './programs.js';

interface PoolerSettings {
  /** The port of the server behind it. */
  readonly server: number;
  readonly program?: Extract<ProgramName, 'pgbouncer' | 'pgbouncer before 1.21'>;
  readonly poolSize?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Pooler {
  readonly port: number;
  url(database?: string): string;
  /** What `show …` of its console says. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  show(what: string): Promise<any[]>;
  said(): string;
  stop(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
}

/** PgBouncer in transaction mode: a connection belongs to a client for one transaction only. */
export async function startPgbouncer(
  bed: Bed,
  { server, program = 'pgbouncer', poolSize = 15, settings = {} }: PoolerSettings,
): Promise<Pooler> {
  const port = await freePort();
  const folder = await bed.folderFor(`pgbouncer-${port}`);
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  await writeFile(users, `"${SERVICE}" "${SERVICE_PASSWORD}"\n"${ADMIN}" "${ADMIN_PASSWORD}"\n`);
  await writeFile(file, configurationOf({ port, server, users, poolSize, settings: { ...preparedOf(program), ...settings } }));
  for (const each of [file, users]) await giveTo(bed.runAs, each);
  const show = (what: string) => askConsole(port, what);
  let child: ChildProgram | undefined;
  const start = async (): Promise<void> => {
    const started = ChildProgram.start([programAt(program), file], {
      runAs: bed.runAs,
      logFile: join(bed.folder, `pgbouncer-${port}.log`),
    });
    child = started;
    await untilAnswering(started, show);
  };
  const stop = async (): Promise<void> => child?.stop('SIGQUIT');
  bed.onClose(stop);
  await start();
  return { port, show, start, stop, said: () => child?.said() ?? '', url: (database) => serviceUrl(port, database) };
}

const untilAnswering = (child: ChildProgram, show: Pooler['show']): Promise<void> =>
  waitFor(
    () => `PgBouncer answers; it said: ${child.said()}`,
    async () => {
      if (!child.running) throw new Error(`PgBouncer ended; it said: ${child.said()}`);
      return show('version').then(
        () => true,
        () => false,
      );
    },
    30_000,
  );

const preparedOf = (program: ProgramName): Readonly<Record<string, string>> =>
  program === 'pgbouncer' ? { max_prepared_statements: '500' } : {};

function configurationOf({
  port,
  server,
  users,
  poolSize,
  settings,
}: {
  port: number;
  server: number;
  users: string;
  poolSize: number;
  settings: Readonly<Record<string, string>>;
}): string {
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: users,
    admin_users: ADMIN,
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 2000,
    server_login_retry: 1,
    server_connect_timeout: 3,
    query_wait_timeout: 20,
    server_check_delay: 5,
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  return `[databases]\n* = host=127.0.0.1 port=${server}\n[pgbouncer]\n${lines.join('\n')}\n`;
}

/** Its console speaks the simple protocol only. */
async function askConsole(port: number, what: string) {
  const client = new pg.Client({
    connectionString: `postgres://${ADMIN}:${ADMIN_PASSWORD}@127.0.0.1:${port}/pgbouncer`,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(`show ${what}`)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
