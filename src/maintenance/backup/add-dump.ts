import type { ArchiveWriter } from '../archive/archive-writer.js';
import type { Installation } from '../installation.js';
import { MaintenanceError } from '../maintenance-error.js';
import { names } from '../manifest.js';
import { findPrograms, runProgram } from '../postgres-programs.js';
import { withServer, type Server } from '../server.js';
import { doneMigrations } from '../../platform/db/migrate.js';
import { countRows, schemaOfExtension, schemasOf } from '../tables.js';
import type { DatabasePart } from './backup.js';

/** Adds a dump of the service's schemas and returns its description. Both are taken from one snapshot. */
export const addDump = (installation: Installation, url: string, writer: ArchiveWriter): Promise<DatabasePart> =>
  withServer(url, installation.setting, async (server) => {
    const { schema } = installation.config.database;
    const programs = await findPrograms(installation.env, server.major);
    const { client, version, major } = server;
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await doneMigrations(client, schema);
    if (migrations.length === 0)
      throw new MaintenanceError(`There is nothing to back up: the database has no tables in the schema ${schema}. Check DB_SCHEMA.`);
    const rows = await countRows(client, schema);
    const extensionSchema = await schemaOfExtension(client, 'pg_trgm');
    await dump(installation, server, { path: programs.dump, writer });
    return { kind: 'dump', server: { version, major }, dumpedBy: programs.major, extensionSchema, migrations, rows };
  });

async function dump(
  { env, signal, config }: Installation,
  { client, url }: Server,
  { path, writer }: { path: string; writer: ArchiveWriter },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  const schemas = schemasOf(config.database.schema).map((schema) => `--schema="${schema}"`);
  const args = ['--format=custom', `--snapshot=${rows[0]?.id ?? ''}`, ...schemas];
  const { child, done } = runProgram(path, args, { url, env, signal });
  // Both settle before the archive goes on: what the program wrote before it failed is no dump.
  const [written, ended] = await Promise.allSettled([writer.add(names.dump, child.stdout), done]);
  signal.throwIfAborted();
  if (ended.status === 'rejected' && written.status === 'fulfilled') throw ended.reason;
  if (written.status === 'rejected') throw written.reason;
}
