import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sqlOn, type RunSql } from '../../src/platform/db/sql.js';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/index.js';
import { openTempFolder } from '../support/cluster.js';
import { databaseUrl } from '../support/template.js';
import type { Options } from './options.js';
import type { Meter } from './costs.js';
import { ALL_CORES, canPin, cpuOfTree, OTHER_CORE, parentOf, pin, SERVER_CORE } from './processes.js';
import { startProgram, startService, type Server } from './server.js';

const TEMPLATE = 'bench_template';
const FILLED = 'filled';

/** One PostgreSQL, durable as in production, a migrated database to copy, and the services that run on its copies. */
export class Ground {
  private readonly servers: Server[] = [];
  private readonly clients: pg.Client[] = [];
  /** Where servers are started while the cores are split; undefined is anywhere. */
  private serverCores: string | undefined;
  private pinned: readonly number[] = [];

  private constructor(
    readonly folder: string,
    private readonly serverUrl: string,
    private readonly watch: Watch,
    private readonly profile: string | undefined,
    private readonly stopServer: () => Promise<void>,
  ) {}

  static async open({ profile, keep }: Pick<Options, 'profile' | 'keep'>): Promise<Ground> {
    const folder = keep ?? (await openTempFolder('shipgraph-bench-'));
    const remove = () => (keep === undefined ? rm(folder, { recursive: true, force: true }) : Promise.resolve());
    try {
      const server = await startEmbeddedPostgres({ name: 'shipgraph', dataDir: folder, settings: COUNTING });
      const watch = await Watch.open(server.superuserUrl);
      const ground = new Ground(folder, server.superuserUrl, watch, profile, () =>
        watch
          .close()
          .then(() => server.stop())
          .finally(remove),
      );
      await ground.prepareTemplate();
      return ground;
    } catch (error) {
      await remove();
      throw error;
    }
  }

  /** A copy of the migrated database. */
  async database(name: string): Promise<Database> {
    await this.onServer(`create database ${name} template ${TEMPLATE}`);
    return this.connect(name);
  }

  /** A database that is filled once and, where databases are kept, found again; the service brings its tables up to date. */
  async filledDatabase(name: string, fill: (database: Database) => Promise<void>): Promise<Database> {
    const [known] = await this.onServer(`select shobj_description(oid, 'pg_database') as state from pg_database where datname = '${name}'`);
    if (known?.state === FILLED) return this.connect(name);
    await this.onServer(`drop database if exists ${name}`);
    const database = await this.database(name);
    await fill(database);
    await this.onServer(`comment on database ${name} is '${FILLED}'`);
    return database;
  }

  /** The compiled service on this database. */
  service(database: Pick<Database, 'name' | 'url'>, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    const dataDir = join(this.folder, `data-${database.name}`);
    const placing = { profile: this.profile, cores: this.serverCores };
    return this.keep(startService({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings }, placing));
  }

  /** A server of the benchmark itself, which says on standard error where it listens. */
  program(file: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    return this.keep(startProgram(file, settings, { cores: this.serverCores }));
  }

  /** Until the ground is cleared, servers have one core to themselves, and PostgreSQL shares the other one with these processes. */
  async splitCores(others: readonly number[]): Promise<void> {
    if (!canPin()) return;
    this.serverCores = SERVER_CORE;
    this.pinned = [this.watch.postmaster, ...others];
    for (const pid of this.pinned) await pin(pid, OTHER_CORE);
  }

  /** Until the ground is cleared, all servers, PostgreSQL and these processes are held on these cores. */
  async holdOn(cores: string, others: readonly number[]): Promise<void> {
    this.pinned = [this.watch.postmaster, ...others];
    for (const pid of [...this.pinned, ...this.servers.map((server) => server.pid)]) await pin(pid, cores);
  }

  /** Places a process that replaces a server where a server would run. */
  async placeServer(pid: number): Promise<void> {
    if (this.serverCores !== undefined) await pin(pid, this.serverCores);
  }

  /** What a server costs, with all statements on its database. */
  meter({ server, driver, database }: { server?: Server; driver: readonly number[]; database?: Database }): Meter {
    return {
      read: async () => ({
        node: server ? await cpuOfTree(server.pid) : 0,
        postgres: await this.watch.cpu(this.clients.map(backendOf)),
        driver: (await Promise.all(driver.map((pid) => cpuOfTree(pid)))).reduce((sum, cpu) => sum + cpu, 0),
        statements: database ? await this.watch.statements(database.name) : 0,
      }),
    };
  }

  /** Ends what runs on the ground, so that the next part has the machine to itself. */
  async clear(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server.stop()));
    await Promise.all(this.clients.splice(0).map((client) => client.end()));
    for (const pid of this.pinned) await pin(pid, ALL_CORES);
    this.pinned = [];
    this.serverCores = undefined;
  }

  async close(): Promise<void> {
    await this.clear();
    await this.stopServer();
  }

  private async keep(starting: Promise<Server>): Promise<Server> {
    const server = await starting;
    this.servers.push(server);
    return server;
  }

  private async connect(name: string): Promise<Database> {
    const url = databaseUrl(this.serverUrl, name);
    const client = new pg.Client({ connectionString: url, options: `-c search_path=shipgraph ${UNCOUNTED}` });
    await client.connect();
    this.clients.push(client);
    return { name, url, sql: sqlOn(client, () => new Date()) };
  }

  /** The service migrates and seeds an empty database by itself. */
  private async prepareTemplate(): Promise<void> {
    await this.onServer(`drop database if exists ${TEMPLATE}`);
    await this.onServer(`create database ${TEMPLATE}`);
    await this.service({ name: TEMPLATE, url: databaseUrl(this.serverUrl, TEMPLATE) }, { DEMO: '0' });
    await this.clear();
  }

  private async onServer(statement: string): Promise<{ readonly state?: string }[]> {
    const client = new pg.Client({ connectionString: this.serverUrl });
    await client.connect();
    const { rows } = await client.query<{ state?: string }>(statement).finally(() => client.end());
    return rows;
  }
}

/** PostgreSQL counts the statements of everybody but the benchmark. */
const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '20000' };
const UNCOUNTED = '-c pg_stat_statements.track=none';

/** The process that serves the connection; the types of pg leave it out. */
const backendOf = (client: pg.Client): number => (client as unknown as { processID: number }).processID;

/** Looks at PostgreSQL from its own connection. */
class Watch {
  private constructor(
    private readonly client: pg.Client,
    readonly postmaster: number,
  ) {}

  static async open(url: string): Promise<Watch> {
    const client = new pg.Client({ connectionString: url, options: UNCOUNTED });
    await client.connect();
    await client.query('create extension if not exists pg_stat_statements');
    return new Watch(client, await parentOf(backendOf(client)));
  }

  /** CPU of the server but for what the benchmark itself asks. */
  cpu(others: readonly number[]): Promise<number> {
    return cpuOfTree(this.postmaster, [backendOf(this.client), ...others]);
  }

  async statements(database: string): Promise<number> {
    const { rows } = await this.client.query<{ calls: string }>(
      'select coalesce(sum(calls), 0) as calls from pg_stat_statements(false) where dbid = (select oid from pg_database where datname = $1)',
      [database],
    );
    return Number(rows[0]?.calls);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

export interface Database {
  readonly name: string;
  readonly url: string;
  // Rows are looked into freely, as answers are.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly sql: ((text: string, values?: readonly unknown[]) => Promise<any[]>) & Pick<RunSql, 'run' | 'now'>;
}
