import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startDebianPostgres, type DebianPostgres } from '../support/debian-postgres.js';
import { databaseUrl } from '../support/template.js';

export interface DebianDatabases {
  readonly server: DebianPostgres;
  /** An empty database that belongs to a role without other rights, as operators set it up. */
  readonly create: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A server whose databases have an owner with an awkward password. */
export async function startDebianDatabases(settings?: Readonly<Record<string, string>>): Promise<DebianDatabases> {
  const server = await startDebianPostgres(settings);
  const run = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await run("create role operator login password 'p@ss/w:rd?'");
  return {
    server,
    create: async () => {
      const name = `d_${randomBytes(6).toString('hex')}`;
      await run(`create database ${name} owner operator`);
      const url = new URL(databaseUrl(server.url, name));
      url.username = 'operator';
      url.password = encodeURIComponent('p@ss/w:rd?');
      return url.href;
    },
    stop: () => server.stop(),
  };
}
