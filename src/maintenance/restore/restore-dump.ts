import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { ensureSchema } from '../../platform/db/migrate.js';
import type { Archive } from '../archive/archive.js';
import { type Installation, MaintenanceError } from '../installation.js';
import { reasonOf } from '../../platform/log/reason.js';
import type { Manifest } from '../manifest.js';
import { findPrograms, runProgram } from '../postgres-programs.js';
import { withServer, type Server } from '../server.js';
import { objectsIn, schemaOfExtension, schemasOf } from '../tables.js';

/** The line of a schema in the list of a dump. */
const SCHEMA_LINE = /^\d+; \d+ \d+ SCHEMA - (\S+)/;

/** Throws unless the database can be written to and the schemas of the service are empty. */
export const refuseOtherTables = (installation: Installation, url: string, manifest: Manifest): Promise<void> =>
  withServer(url, installation.setting, async ({ client, major, version, inRecovery }) => {
    const schemas = schemasOf(manifest.schema);
    if (inRecovery) throw new MaintenanceError('The database is a replica, which cannot be written to. Restore into a primary server.');
    if (major < manifest.server.major)
      throw new MaintenanceError(
        `The backup is of PostgreSQL ${manifest.server.version}, but this server is ${version}. Restore into version ${manifest.server.major} or newer.`,
      );
    const objects = await objectsIn(client, schemas);
    if (objects.length > 0)
      throw new MaintenanceError(
        `The database is not empty: it has ${objects.join(', ')}. Restore into an empty database, or drop what is there: drop schema ${schemas.join(', ')} cascade.`,
      );
    const extensionSchema = await schemaOfExtension(client, 'pg_trgm');
    if (extensionSchema !== null && manifest.extensionSchema !== null && extensionSchema !== manifest.extensionSchema)
      throw new MaintenanceError(
        `The extension pg_trgm is in the schema ${extensionSchema}, but the backup uses it in ${manifest.extensionSchema}. Move it: alter extension pg_trgm set schema ${manifest.extensionSchema}.`,
      );
  });

interface Dump {
  readonly manifest: Manifest;
  readonly archive: Archive;
  readonly name: string;
}

/** Restores a dump in one transaction: if it is interrupted, the database stays empty. */
export const restoreDump = (installation: Installation, url: string, dump: Dump): Promise<void> =>
  withServer(url, installation.setting, async (server) => {
    const programs = await findPrograms(installation.env, Math.max(server.major, dump.manifest.dumpedBy ?? 0));
    const folder = await mkdtemp(join(tmpdir(), 'shipgraph-restore-'));
    try {
      const lines = await listOf(installation, programs.restore, dump);
      await prepareSchemas(server, dump.manifest, lines);
      const list = join(folder, 'list');
      await writeFile(list, lines.filter((line) => !SCHEMA_LINE.test(line)).join('\n'));
      // The objects belong to the role that restores them, which may have another name than the one of the backup.
      const args = ['--single-transaction', '--no-owner', '--no-privileges', `--use-list=${list}`];
      await feed(installation, programs.restore, { args, url: server.url, dump });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

/** Schemas and the extension come first, because an administrator may have created them, and a dump of schemas has no extension. */
async function prepareSchemas({ client }: Server, { schema, extensionSchema }: Manifest, lines: readonly string[]): Promise<void> {
  const dumped = lines.flatMap((line) => SCHEMA_LINE.exec(line)?.[1] ?? []);
  for (const name of new Set([schema, ...dumped, ...(extensionSchema === null ? [] : [extensionSchema])])) await ensureSchema(client, name);
  if (extensionSchema === null || (await schemaOfExtension(client, 'pg_trgm')) !== null) return;
  await client.query(`create extension pg_trgm schema ${pg.escapeIdentifier(extensionSchema)}`).catch((error: unknown) => {
    throw new MaintenanceError(
      `The extension pg_trgm cannot be created: ${reasonOf(error)}. Let an administrator run: create extension pg_trgm schema ${extensionSchema}.`,
    );
  });
}

async function listOf({ env, signal }: Installation, path: string, { archive, name }: Dump): Promise<string[]> {
  const { child, done } = runProgram(path, ['--list'], { env, signal });
  const text: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => void text.push(chunk));
  await Promise.all([send(archive, name, child.stdin), done]);
  return Buffer.concat(text).toString('utf8').split('\n');
}

async function feed(
  { env, signal }: Installation,
  path: string,
  { args, url, dump: { archive, name } }: { readonly args: readonly string[]; readonly url: string; readonly dump: Dump },
): Promise<void> {
  const { child, done } = runProgram(path, args, { url, env, signal });
  child.stdout.resume();
  await Promise.all([send(archive, name, child.stdin), done]);
}

/** A program that needs no more closes its input early; whether it failed, its exit tells. */
async function send(archive: Archive, name: string, to: NodeJS.WritableStream): Promise<void> {
  await pipeline(Readable.from(archive.read(name)), to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
