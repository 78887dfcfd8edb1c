import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sqlOn, type RunSql } from '../../src/platform/db/sql.js';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.js';
import { openTempFolder } from '../support/cluster.js';
import { databaseUrl } from '../support/template.js';
import type { Options } from './options.js';
import { startProgram, startService, type Server } from './server.js';

const TEMPLATE = 'bench_template';
const FILLED = 'filled';

/** One PostgreSQL, durable as in production, a migrated database to copy, and the services that run on its copies. */
export class Ground {
  private readonly servers: Server[] = [];
  private readonly clients: pg.Client[] = [];

  private constructor(
    readonly folder: string,
    private readonly serverUrl: string,
    private readonly profile: string | undefined,
    private readonly stopServer: () => Promise<void>,
  ) {}

  static async open({ profile, keep }: Pick<Options, 'profile' | 'keep'>): Promise<Ground> {
    const folder = keep ?? (await openTempFolder('shipgraph-bench-'));
    const remove = () => (keep === undefined ? rm(folder, { recursive: true, force: true }) : Promise.resolve());
    try {
      const server = await startEmbeddedPostgres({ dataDir: folder, report: () => undefined });
      const ground = new Ground(folder, server.superuserUrl, profile, () => server.stop().finally(remove));
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
    return this.keep(startService({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings }, this.profile));
  }

  /** A server of the benchmark itself, which says on standard error where it listens. */
  program(file: string): Promise<Server> {
    return this.keep(startProgram(file));
  }

  /** Ends what runs on the ground, so that the next part has the machine to itself. */
  async clear(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server.stop()));
    await Promise.all(this.clients.splice(0).map((client) => client.end()));
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
    const client = new pg.Client({ connectionString: url, options: '-c search_path=shipgraph' });
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

export interface Database {
  readonly name: string;
  readonly url: string;
  // Rows are looked into freely, as answers are.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly sql: ((text: string, values?: readonly unknown[]) => Promise<any[]>) & Pick<RunSql, 'run' | 'now'>;
}
