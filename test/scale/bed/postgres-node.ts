import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../src/embedded-postgres/server-port.js';
import { giveTo } from '../../../src/embedded-postgres/run-as.js';
import { waitFor } from '../../support/wait-for.js';
import { ADMIN, ADMIN_PASSWORD, adminSql, createService, SERVICE, serviceUrl, takesWrites, type Server } from './admin-sql.js';
import type { Bed } from './bed.js';
import { ChildProgram, runProgram, signalAll, treeOf } from './child-program.js';
import { programAt } from './programs.js';

export type ServerSettings = Readonly<Record<string, string>>;

/** Small, and not durable against a power cut, which no test makes. */
const SETTINGS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  fsync: 'off',
  max_connections: '100',
  wal_keep_size: '256MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
};

/** One PostgreSQL server of Debian's: a primary, or a standby of one. */
export class PostgresNode implements Server {
  private server: ChildProgram | undefined;

  private constructor(
    private readonly bed: Bed,
    readonly name: string,
    readonly directory: string,
    readonly port: number,
    private settings: ServerSettings,
  ) {
    bed.onClose(() => this.kill());
  }

  /** A new, empty primary with the role and the database of the service, in place or in the folder given. */
  static async primary(bed: Bed, name: string, { settings = {}, folder }: { settings?: ServerSettings; folder?: string } = {}) {
    const directory = join(folder ?? (await bed.folderFor(name)), 'data');
    const passwordFile = join(bed.folder, `${name}.password`);
    await writeFile(passwordFile, ADMIN_PASSWORD, { mode: 0o600 });
    await giveTo(bed.runAs, passwordFile);
    const options = [
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      `--username=${ADMIN}`,
      `--pwfile=${passwordFile}`,
    ];
    await runProgram([join(programAt('postgres'), 'initdb'), '-D', directory, ...options], { runAs: bed.runAs });
    await rm(passwordFile);
    const node = new PostgresNode(bed, name, directory, await freePort(), settings);
    await node.start();
    await createService(node);
    return node;
  }

  /** A standby that streams from this one. */
  async standby(name: string, settings: ServerSettings = {}): Promise<PostgresNode> {
    const directory = join(await this.bed.folderFor(name), 'data');
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', ADMIN];
    await runProgram([join(programAt('postgres'), 'pg_basebackup'), ...from, '-D', directory, '-R', '-X', 'stream', '-c', 'fast'], {
      runAs: this.bed.runAs,
      environment: { PGPASSWORD: ADMIN_PASSWORD, PGAPPNAME: name },
    });
    const node = new PostgresNode(this.bed, name, directory, await freePort(), settings);
    await node.start();
    return node;
  }

  /** Starts it as what it last was: one that was killed as a primary still thinks it is one. */
  async start(settings: ServerSettings = this.settings): Promise<void> {
    this.settings = settings;
    const given = Object.entries({ ...SETTINGS, cluster_name: this.name, ...settings, port: String(this.port) });
    const options = given.flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    // A killed server leaves its process file behind, and another process may have its number by now.
    await rm(join(this.directory, 'postmaster.pid'), { force: true });
    const server = ChildProgram.start([join(programAt('postgres'), 'postgres'), '-D', this.directory, ...options], {
      runAs: this.bed.runAs,
      logFile: join(this.bed.folder, `${this.name}.log`),
    });
    this.server = server;
    await waitFor(
      () => `${this.name} accepts connections; it said: ${server.said()}`,
      async () => {
        if (!server.running) throw new Error(`${this.name} ended; it said: ${server.said()}`);
        return /ready$/.test((await this.processFile())?.trim() ?? '');
      },
      60_000,
    );
  }

  /** Every process of it at once, as when its machine loses power. */
  async kill(): Promise<void> {
    if (!this.server?.running) return;
    const { server } = this;
    // Stopped first, so that none is started while the others are found.
    server.signal('SIGSTOP');
    signalAll(await treeOf(server.pid), 'SIGKILL');
    await server.exited;
  }

  /** Every process of it stands still: its connections stay open and nothing answers. */
  async freeze(): Promise<void> {
    this.server?.signal('SIGSTOP');
    if (this.server) signalAll(await treeOf(this.server.pid), 'SIGSTOP');
  }

  async thaw(): Promise<void> {
    if (this.server) signalAll((await treeOf(this.server.pid)).reverse(), 'SIGCONT');
  }

  /** Ends its sessions and then itself, as an administrator would. */
  async stop(): Promise<void> {
    await this.server?.stop('SIGINT');
  }

  async promote(): Promise<void> {
    await this.sql('select pg_promote(true, 30)', [], ADMIN);
  }

  get running(): boolean {
    return this.server?.running ?? false;
  }

  log(): string {
    return this.server?.said() ?? '';
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** For the service; `port` is that of something in between. */
  url(port = this.port, database = SERVICE): string {
    return serviceUrl(port, database);
  }

  async sql(text: string, values: readonly unknown[] = [], database = SERVICE, schema = SERVICE) {
    return adminSql({ port: this.port, database, schema }, text, values);
  }

  isWritable(): Promise<boolean> {
    return takesWrites(this.port);
  }

  /** How many connections applications of the service have to it. */
  async connections(): Promise<number> {
    const [row] = await this.sql(`select count(*)::int as n from pg_stat_activity where usename = '${SERVICE}'`, [], ADMIN);
    return row.n as number;
  }

  private async processFile(): Promise<string | undefined> {
    return readFile(join(this.directory, 'postmaster.pid'), 'utf8').catch(() => undefined);
  }
}
