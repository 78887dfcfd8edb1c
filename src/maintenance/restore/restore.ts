import { mkdir } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { withService } from '../../app.js';
import { startEmbeddedDatabase, isEmbeddedDatabase, restoreEmbeddedDatabase } from '../../embedded-database.js';
import { checkBooks } from '../../modules/accounting/index.js';
import { Archive } from '../archive/archive.js';
import { type Installation, MaintenanceError } from '../installation.js';
import { manifestOf, names, type Manifest } from '../manifest.js';
import { withServer } from '../server.js';
import { doneMigrations } from '../../platform/db/migrate.js';
import { countRows } from '../tables.js';
import { differingRows, refuseUnsuitable } from './refusals.js';
import { refuseOtherFiles, restoreFiles, writeFileOf } from './restore-files.js';
import { refuseOtherTables, restoreDump } from './restore-dump.js';

export interface Restored {
  readonly file: string;
  readonly manifest: Manifest;
  /** Migrations of this release that the backup did not have yet. */
  readonly migrated: readonly string[];
  readonly ledgerBalances: boolean;
}

/**
 * Restores a backup into an installation without data. Nothing is written before every check has passed. The database comes last and at once,
 * so an interrupted restore leaves no database, and can be run again.
 */
export async function restore(installation: Installation, path: string): Promise<Restored> {
  const archive = await Archive.open(resolve(path));
  try {
    const manifest = await manifestOf(archive);
    await refuseUnsuitable(installation, manifest);
    const database = databaseOf(installation, archive, manifest);
    await database.refuseOther();
    await refuseOtherFiles(archive, installation.config.dataDir);
    installation.report('Checking the backup ...');
    await archive.verify();

    installation.report('Restoring attachments, proofs and the archive of the ledger ...');
    await restoreFiles(archive, installation.config.dataDir, installation.signal);
    installation.report('Restoring the database ...');
    await database.restore();
    return { file: archive.path, manifest, ...(await completed(installation, manifest)) };
  } finally {
    await archive.close();
  }
}

interface DatabaseSteps {
  /** Throws if there is a database already. */
  readonly refuseOther: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

function databaseOf(installation: Installation, archive: Archive, manifest: Manifest): DatabaseSteps {
  const { directUrl: url, config } = installation;
  if (url === undefined)
    return {
      refuseOther: () => refuseOtherCluster(config.dataDir),
      restore: () => restoreCluster(archive, config.dataDir, installation.signal),
    };
  return {
    refuseOther: () => refuseOtherTables(installation, url, manifest),
    restore: () => restoreDump(installation, url, { manifest, archive, name: names.dump }),
  };
}

/** Compares the rows with those of the backup, migrates and checks the ledger. */
async function completed(installation: Installation, manifest: Manifest): Promise<Pick<Restored, 'migrated' | 'ledgerBalances'>> {
  const { config, directUrl, report, setting } = installation;
  const embedded = directUrl === undefined ? await startEmbeddedDatabase(config.dataDir, report) : undefined;
  const url = directUrl ?? embedded?.url ?? '';
  const { schema } = config.database;
  try {
    await withServer(url, setting, async ({ client }) => refuseOtherRows(manifest, await countRows(client, schema)));
    const ledgerBalances = await withService(config, report, async (database) => (await checkBooks(database.sql, new Date())).ok);
    const done = await withServer(url, setting, ({ client }) => doneMigrations(client, schema));
    return { migrated: done.filter((name) => !manifest.migrations.includes(name)), ledgerBalances };
  } finally {
    await embedded?.stop();
  }
}

function refuseOtherRows(manifest: Manifest, rows: Readonly<Record<string, number>>): void {
  const differing = differingRows(manifest, rows);
  if (differing.length === 0) return;
  throw new MaintenanceError(`The restored database differs from the backup: ${differing.join(', ')}. Drop it and restore another backup.`);
}

/** Files written at the same time: each waits for the disk, and a cluster has more than a thousand. */
const AT_ONCE = 32;

async function refuseOtherCluster(dataDir: string): Promise<void> {
  if (await isEmbeddedDatabase(dataDir))
    throw new MaintenanceError(
      `There is already a database in ${dataDir}. Stop the service, move the folder away (keep secret.key), and restore again.`,
    );
}

/** Puts the base backup where the embedded server looks for its database. */
const restoreCluster = async (archive: Archive, dataDir: string, signal: AbortSignal): Promise<void> =>
  restoreEmbeddedDatabase(dataDir, {
    password: (await archive.text(names.clusterPassword)).trim(),
    fill: (folder) => fill(folder, archive, signal),
  });

async function fill(folder: string, archive: Archive, signal: AbortSignal): Promise<void> {
  const prefix = `${names.cluster}/`;
  for (const name of archive.folders.filter((each) => each.startsWith(prefix)))
    await mkdir(join(folder, name.slice(prefix.length)), { recursive: true, mode: 0o700 });
  const files = archive.below(names.cluster);
  for (let at = 0; at < files.length; at += AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(files.slice(at, at + AT_ONCE).map((name) => writeFileOf(archive, name, join(folder, name.slice(prefix.length)))));
  }
}
