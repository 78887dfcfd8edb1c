import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isEmbeddedDatabase } from '../../embedded-database.js';
import { fingerprintOf, knownSecretKey } from '../../platform/auth/secrets.js';
import { doneMigrations } from '../../platform/db/migrate.js';
import { packageVersion } from '../../platform/package-folder.js';
import { ArchiveWriter } from '../archive/archive-writer.js';
import { type Installation, MaintenanceError } from '../installation.js';
import { reasonOf } from '../../platform/log/reason.js';
import { FORMAT, names, type Manifest } from '../manifest.js';
import { findPrograms, runProgram } from '../postgres-programs.js';
import { Unreachable, withServer, type Server } from '../server.js';
import { countRows, schemaOfExtension, schemasOf } from '../tables.js';
import { addCluster } from './add-cluster.js';
import { addFiles } from './add-files.js';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: Manifest;
}

/** What the copy of the database tells about itself. */
export type DatabasePart = Pick<Manifest, 'kind' | 'server' | 'dumpedBy' | 'extensionSchema' | 'migrations' | 'rows'>;

/** Writes the database and the files of the installation into one archive. The service may run. */
export async function backup(installation: Installation, target: string): Promise<Backup> {
  const { config, directUrl, report } = installation;
  const now = new Date();
  const file = await fileFor(target, config.database.schema, now);
  const secretKey = await keyOf(installation);

  const writer = await create(file, now);
  try {
    report(directUrl === undefined ? 'Copying the embedded database ...' : 'Dumping the database ...');
    const database = await (directUrl === undefined ? addCluster(installation, writer) : addDump(installation, directUrl, writer));
    // After the database: a file is written before the row that refers to it.
    report('Copying attachments, proofs and the archive of the ledger ...');
    const files = await addFiles(config.dataDir, writer, installation.signal);
    const about = { format: FORMAT, shipgraph: packageVersion(), createdAt: now.toISOString(), schema: config.database.schema };
    const manifest: Manifest = { ...about, ...database, secretKeyFingerprint: fingerprintOf(secretKey), files };
    await writer.addText(names.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    installation.signal.throwIfAborted();
    await writer.finish();
    return { file, bytes: writer.bytes, manifest };
  } catch (error) {
    await writer.abandon();
    throw explained(error, file);
  }
}

/** A folder gets a file named after the schema and the time. An existing file is never replaced. */
async function fileFor(target: string, schema: string, now: Date): Promise<string> {
  const path = resolve(target);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return path;
  if (!found.isDirectory()) throw new MaintenanceError(`${path} already exists. Choose another name, or a folder.`);
  return join(path, `${schema}-${now.toISOString().replaceAll(/[-:]|[.]\d+/g, '')}.tar`);
}

async function keyOf({ config, directUrl }: Installation): Promise<string> {
  const key = await knownSecretKey(config.dataDir, config.secretKey);
  const empty = directUrl === undefined && !(await isEmbeddedDatabase(config.dataDir));
  if (key === undefined || empty)
    throw new MaintenanceError(
      `There is nothing to back up: the service has not been started with DATA_DIR=${config.dataDir} yet. Set DATA_DIR, DATABASE_URL and SECRET_KEY as the service has them.`,
    );
  return key;
}

async function create(file: string, now: Date): Promise<ArchiveWriter> {
  try {
    return await ArchiveWriter.create(file, now);
  } catch (error) {
    throw new MaintenanceError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof Unreachable)
    return new Unreachable(`${error.message} No backup was written. Run it again when the database can be reached.`, { cause: error });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new MaintenanceError(`There is no space left for ${file}: ${reasonOf(error)}. No backup was written.`);
  return error;
}

/** Adds a dump of the service's schemas and returns its description. Both are taken from one snapshot. */
const addDump = (installation: Installation, url: string, writer: ArchiveWriter): Promise<DatabasePart> =>
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
