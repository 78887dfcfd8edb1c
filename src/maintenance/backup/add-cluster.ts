import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startEmbeddedDatabase } from '../../embedded-database.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import { type Installation, MaintenanceError } from '../installation.js';
import { names } from '../manifest.js';
import { withServer, type Server } from '../server.js';
import { doneMigrations } from '../../platform/db/migrate.js';
import { countRows, schemaOfExtension } from '../tables.js';
import { addFile } from './add-files.js';
import type { DatabasePart } from './backup.js';

/** Directories whose content a server makes again: the same that pg_basebackup leaves out. */
const EMPTIED = ['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const LEFT_OUT =
  /^(postmaster[.](pid|opts)|backup_label([.]old)?|tablespace_map([.]old)?|global[/]pg_control)$|(^|[/])(pgsql_tmp|pg_internal[.]init)/;
const CONTROL = 'global/pg_control';

/** Adds a base backup of the embedded database, which may be in use: its files and the log that makes them consistent. */
export async function addCluster(installation: Installation, writer: ArchiveWriter): Promise<DatabasePart> {
  const { config, report, signal } = installation;
  const postgres = await startEmbeddedDatabase(config.dataDir, report);
  try {
    return await withServer(postgres.superuserUrl, 'the embedded server', async (server) => {
      const { client, version, major } = server;
      const { schema } = config.database;
      const rows = await countRows(client, schema);
      const migrations = await doneMigrations(client, schema);
      const extensionSchema = await schemaOfExtension(client, 'pg_trgm');
      await copyCluster(server, writer, signal);
      await writer.addText(names.clusterPassword, decodeURIComponent(new URL(postgres.superuserUrl).password));
      return { kind: 'cluster', server: { version, major }, extensionSchema, migrations, rows };
    });
  } finally {
    await postgres.stop();
  }
}

async function copyCluster({ client }: Server, writer: ArchiveWriter, signal: AbortSignal): Promise<void> {
  const {
    rows: [{ directory } = { directory: '' }],
  } = await client.query<{ directory: string }>("select current_setting('data_directory') as directory");
  // Keeps the log until this connection ends: a busy server would remove what the copy needs.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`shipgraph_backup_${process.pid}`]);
  const start = await client.query<{ segment: string }>("select pg_walfile_name(pg_backup_start('shipgraph backup', true)) as segment");
  await addTree(directory, writer, signal);
  const stop = await client.query<{ segment: string; label: string }>(
    'select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(false)',
  );
  await writer.addText(`${names.cluster}/backup_label`, stop.rows[0]?.label ?? '');
  for (const segment of segmentsBetween(start.rows[0]?.segment ?? '', stop.rows[0]?.segment ?? '')) {
    signal.throwIfAborted();
    const added = await addFile(writer, `${names.cluster}/pg_wal/${segment}`, join(directory, 'pg_wal', segment));
    if (added === undefined) throw new MaintenanceError(`The log ${segment} of the embedded database is gone. Run the backup again.`);
  }
}

async function addTree(directory: string, writer: ArchiveWriter, signal: AbortSignal): Promise<void> {
  for (const { path, isFolder } of await treeOf(directory)) {
    signal.throwIfAborted();
    const name = `${names.cluster}/${path}`;
    if (isFolder) await writer.addFolder(name);
    // A table may be dropped in the meantime; the log says so.
    else await addFile(writer, name, join(directory, path));
  }
  // Last, so that it is not older than the files it describes.
  await writer.add(`${names.cluster}/${CONTROL}`, [await readFile(join(directory, CONTROL))]);
}

interface TreeEntry {
  readonly path: string;
  readonly isFolder: boolean;
}

async function treeOf(directory: string): Promise<TreeEntry[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found = entries.map((entry) => ({ path: relative(directory, join(entry.parentPath, entry.name)), entry }));
  const links = found.filter(({ entry }) => entry.isSymbolicLink());
  if (links.length > 0)
    throw new MaintenanceError(
      `The embedded database has files outside of its folder (${links[0]?.path ?? ''}). Copy it with pg_dump instead.`,
    );
  return found
    .filter(({ path, entry }) => (entry.isDirectory() || entry.isFile()) && !LEFT_OUT.test(path) && !isEmptied(path))
    .map(({ path, entry }) => ({ path, isFolder: entry.isDirectory() }));
}

const isEmptied = (path: string): boolean => EMPTIED.some((folder) => path.startsWith(`${folder}/`) && path !== 'pg_wal/archive_status');

const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
/** Segments of 16 MB per 4 GB of log. */
const PER_LOG = 0x100n;

/** The names of the files of the write-ahead log from one to another, both included. They are on one timeline: a backup does not outlive it. */
export function segmentsBetween(first: string, last: string): string[] {
  const [timeline, start] = numberOf(first);
  const [, end] = numberOf(last);
  const segments: string[] = [];
  for (let number = start; number <= end; number += 1n) segments.push(`${timeline}${hex(number / PER_LOG)}${hex(number % PER_LOG)}`);
  return segments;
}

function numberOf(name: string): readonly [string, bigint] {
  const [, timeline = '', log = '', segment = ''] = NAME.exec(name) ?? [];
  if (timeline === '') throw new Error(`"${name}" is not a file of the write-ahead log.`);
  return [timeline, BigInt(`0x${log}`) * PER_LOG + BigInt(`0x${segment}`)];
}

const hex = (number: bigint): string => number.toString(16).toUpperCase().padStart(8, '0');
