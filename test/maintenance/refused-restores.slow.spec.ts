import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ArchiveWriter } from '../../src/maintenance/archive/archive-writer.js';
import { spawnShipgraph, type Said } from '../support/command-line.js';
import { findDebianPostgres } from '../support/debian-postgres.js';
import { connectShop, placeOrder } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { startStandby } from './around-postgres.js';
import { startDebianDatabases, type DebianDatabases } from './debian-databases.js';
import { makePlace, query, type Place } from './place.js';

const installed = await findDebianPostgres();
if (!installed) console.warn('Skipped: there is no pg_dump of Debian on this machine (package postgresql).');
const withDebian = installed ? it : it.skip;

let debian: DebianDatabases;
let folder: string;
let full: Place;
let fullUrl: string;
let archive: string;
const places: Place[] = [];

beforeAll(async () => {
  if (!installed) return;
  folder = await mkdtemp(join(tmpdir(), 'shipgraph-archives-'));
  archive = join(folder, 'backup.tar');
  debian = await startDebianDatabases();
  fullUrl = await debian.create();
  full = await placeAt(fullUrl);
  const app = await full.start();
  await placeOrder(app, await connectShop(app));
  await app.stop();
  const { exitCode, err } = await full.shipgraph('backup', archive);
  if (exitCode !== 0) throw new Error(err);
});

afterAll(async () => {
  if (!installed) return;
  for (const place of places) await place.remove();
  await rm(folder, { recursive: true });
  await debian.stop();
});

async function placeAt(url: string | undefined, more: Readonly<Record<string, string>> = {}): Promise<Place> {
  const place = await makePlace(url, more);
  places.push(place);
  return place;
}

const emptyPlace = async (more: Readonly<Record<string, string>> = {}): Promise<Place> => placeAt(await debian.create(), more);

/** Nothing may have been written. */
async function isUntouched(place: Place): Promise<void> {
  const tables = await query(place.env['DATABASE_URL'] ?? '', "select nspname from pg_namespace where nspname like 'shipgraph%'");
  expect({ tables, files: await readdir(place.dataDir) }).toEqual({ tables: [], files: [] });
}

const refusal = (message: RegExp, exitCode = 1) => ({ exitCode, out: '', err: expect.stringMatching(message) });

/** The backup with another manifest, as another release or installation would have made it. */
async function forged(name: string, change: Readonly<Record<string, unknown>>): Promise<string> {
  const parts = join(folder, `${name}-parts`);
  await mkdir(parts);
  await promisify(execFile)('tar', ['-xf', archive, '-C', parts]);
  const manifest = { ...JSON.parse(await readFile(join(parts, 'manifest.json'), 'utf8')), ...change };
  const path = join(folder, `${name}.tar`);
  const writer = await ArchiveWriter.create(path, new Date());
  await writer.add('database.dump', [await readFile(join(parts, 'database.dump'))]);
  await writer.addText('manifest.json', JSON.stringify(manifest));
  await writer.finish();
  return path;
}

describe('A restore is refused before anything is written', () => {
  withDebian('with another SECRET_KEY, or none yet', async () => {
    const other = await emptyPlace({ SECRET_KEY: 'another key than that of the backup, as long' });
    expect(await other.shipgraph('restore', archive)).toMatchObject(refusal(/made with another SECRET_KEY.+Set SECRET_KEY/s));
    await isUntouched(other);

    const without = await emptyPlace({ SECRET_KEY: '' });
    expect(await without.shipgraph('restore', archive)).toMatchObject(refusal(/has no SECRET_KEY yet/));
    await isUntouched(without);
  });

  withDebian('of a damaged archive, wherever the damage is, and of one that is cut off', async () => {
    const { size } = await stat(archive);
    for (const at of [700, Math.floor(size / 2), size - 4_000]) {
      const place = await emptyPlace();
      const damaged = join(folder, `damaged-${at}.tar`);
      await copyFile(archive, damaged);
      const file = await open(damaged, 'r+');
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
      await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0xff]), 0, 1, at);
      await file.close();
      expect(await place.shipgraph('restore', damaged)).toMatchObject(refusal(/is damaged/));
      await isUntouched(place);
    }
    const place = await emptyPlace();
    const cut = join(folder, 'cut.tar');
    await copyFile(archive, cut);
    await truncate(cut, size - 3_000);
    expect(await place.shipgraph('restore', cut)).toMatchObject(refusal(/is damaged or incomplete/));
    await isUntouched(place);
  });

  withDebian('into a database with tables, and beside files of others', async () => {
    expect(await full.shipgraph('restore', archive)).toMatchObject(
      refusal(/The database is not empty.+drop schema shipgraph, shipgraph_jobs cascade/s),
    );

    const place = await emptyPlace();
    await mkdir(join(place.dataDir, 'proofs'));
    await writeFile(join(place.dataDir, 'proofs', 'f'.repeat(64)), 'a proof of another installation');
    expect(await place.shipgraph('restore', archive)).toMatchObject(refusal(/proofs already has files that are not in the backup/));
  });

  withDebian('of a backup of a newer release, told by its version, its migrations or its format', async () => {
    const newer = [
      { shipgraph: '99.0.0' },
      { migrations: [...JSON.parse(await readManifest()).migrations, '20990101000000-of-tomorrow'] },
      { format: 2, anything: 'else' },
    ];
    for (const [at, change] of newer.entries()) {
      const place = await emptyPlace();
      const refused = refusal(/newer.+Install that release, or a newer one/s);
      expect(await place.shipgraph('restore', await forged(`newer-${at}`, change))).toMatchObject(refused);
      await isUntouched(place);
    }
  });

  withDebian('into the other kind of database, another schema and an older server', async () => {
    const embedded = await placeAt(undefined);
    expect(await embedded.shipgraph('restore', archive)).toMatchObject(refusal(/Set DATABASE_URL to an empty database/));
    const place = await emptyPlace({ DB_SCHEMA: 'elsewhere' });
    expect(await place.shipgraph('restore', archive)).toMatchObject(refusal(/Set DB_SCHEMA=shipgraph/));
    const older = await emptyPlace();
    const ofNewerServer = await forged('newer-server', { server: { version: '99.1', major: 99 } });
    expect(await older.shipgraph('restore', ofNewerServer)).toMatchObject(refusal(/Restore into version 99 or newer/));
    await isUntouched(older);
  });

  withDebian('when the rows are not those of the backup, with what to do', async () => {
    const place = await emptyPlace();
    const other = await forged('other-rows', { rows: { order: 7 } });
    expect(await place.shipgraph('restore', other)).toMatchObject(refusal(/order has 1 rows instead of 7\. Drop it/));
  });
});

const readManifest = async (): Promise<string> =>
  (await promisify(execFile)('tar', ['-xOf', archive, 'manifest.json'], { maxBuffer: 1 << 24 })).stdout;

/** A pg_restore or pg_dump that does something else. */
async function programs(script: { readonly dump?: string; readonly restore?: string }): Promise<string> {
  const bin = await mkdtemp(join(folder, 'bin-'));
  const real = (await findDebianPostgres()) ?? '';
  for (const [name, text] of Object.entries({ pg_dump: script.dump, pg_restore: script.restore }))
    await writeFile(join(bin, name), `#!/bin/sh\n${text ?? ''}\nexec ${real}/${name} "$@"\n`, { mode: 0o755 });
  return join(bin, 'pg_dump');
}

describe('What is interrupted leaves nothing that looks whole', () => {
  withDebian('a restore in the middle of the database can be run again', async () => {
    const place = await emptyPlace();
    const cutting = await programs({
      restore: `case "$*" in *single*) head -c 60000 | ${await findDebianPostgres()}/pg_restore "$@"; exit 1;; esac`,
    });
    const failed = await spawnShipgraph(['restore', archive], { ...place.env, PG_DUMP: cutting }).exited;
    expect(failed).toMatchObject(refusal(/pg_restore failed/));
    const tables = await query(place.env['DATABASE_URL'] ?? '', "select 1 from information_schema.tables where table_schema = 'shipgraph'");
    expect(tables).toEqual([]);

    expect(await place.shipgraph('restore', archive)).toMatchObject({ exitCode: 0 });
  });

  withDebian('a backup that is killed, stopped or whose pg_dump fails has no file under its name', async () => {
    const slow = await programs({ dump: 'case "$*" in *format*) printf PGDMP; exec sleep 60;; esac' });
    const failing = await programs({ dump: 'case "$*" in *format*) printf PGDMP; echo it is broken >&2; exit 3;; esac' });
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const file = join(folder, `${signal}.tar`);
      const { child, exited } = spawnShipgraph(['backup', file], { ...full.env, PG_DUMP: slow });
      await waitFor('it writes', async () => (await readdir(folder)).some((name) => name.startsWith(`${signal}.tar.partial`)));
      child.kill(signal);
      expect((await exited).exitCode).not.toBe(0);
      await expect(stat(file)).rejects.toThrow('ENOENT');
    }
    const file = join(folder, 'failed.tar');
    const failed = await spawnShipgraph(['backup', file], { ...full.env, PG_DUMP: failing }).exited;
    expect(failed).toMatchObject(refusal(/pg_dump failed: it is broken/));
    expect((await readdir(folder)).filter((name) => name.startsWith('failed') || name.startsWith('SIGINT'))).toEqual([]);
  });

  withDebian('a backup onto a full disk says so and has no file under its name', async () => {
    const file = join(folder, 'large.tar');
    const limited = await limitedBackup(file);
    expect(limited).toMatchObject({ exitCode: 1, err: expect.stringMatching(/no space left for .+No backup was written/s) });
    expect((await readdir(folder)).filter((name) => name.startsWith('large'))).toEqual([]);
  });
});

/** A limit on the size of files stands for a disk without space. */
async function limitedBackup(file: string): Promise<Said> {
  const command = `ulimit -f 100; trap '' XFSZ; exec "$0" --no-warnings --import ./test/support/load-typescript.mjs src/cli/main.ts backup "$1"`;
  try {
    const { stdout, stderr } = await promisify(execFile)('/bin/bash', ['-c', command, process.execPath, file], { env: { ...full.env } });
    return { exitCode: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { exitCode: code, out: stdout, err: stderr };
  }
}

withDebian('The password of the database is in no argument of a process', async () => {
  const told = join(folder, 'arguments');
  const telling = await programs({ dump: `echo "$@" >> ${told}` });
  const { exitCode } = await spawnShipgraph(['backup', join(folder, 'quiet.tar')], { ...full.env, PG_DUMP: telling }).exited;

  expect(exitCode).toBe(0);
  const given = await readFile(told, 'utf8');
  expect(given).toContain('--dbname=postgres://operator@');
  expect(given).not.toMatch(/w:rd|w%3Ard|p@ss|p%40ss/);
});

withDebian('A pg_dump that is older than the server, or none, is refused with what to install', async () => {
  const old = join(folder, 'old-pg_dump');
  await writeFile(old, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n', { mode: 0o755 });
  const refused = await spawnShipgraph(['backup', join(folder, 'old.tar')], { ...full.env, PG_DUMP: old }).exited;
  expect(refused).toMatchObject(refusal(/is of version 9 only, but the server is PostgreSQL \d+\. Install .+postgresql-client-\d+/s));
});

withDebian('The first host of several that can be written to is backed up', async () => {
  const { port } = new URL(fullUrl);
  const several = fullUrl.replace(`127.0.0.1:${port}`, `127.0.0.1:1,127.0.0.1:${port}`);
  const { openServer } = await import('../../src/maintenance/server.js');
  const server = await openServer(several, 'DATABASE_URL');
  expect({ url: server.url, inRecovery: server.inRecovery }).toEqual({ url: fullUrl, inRecovery: false });
  await server.client.end();
});

withDebian('A backup can be taken from a replica, and is restored into a primary', async () => {
  const standby = await startStandby(debian.server.url);
  try {
    const there = new URL(fullUrl);
    there.port = new URL(standby.url).port;
    const file = join(folder, 'of-replica.tar');
    expect(await (await placeAt(there.href)).shipgraph('backup', file)).toMatchObject({ exitCode: 0 });
    expect(await (await placeAt(there.href)).shipgraph('restore', file)).toMatchObject(refusal(/is a replica, which cannot be written to/));
    expect(await (await emptyPlace()).shipgraph('restore', file)).toMatchObject({ exitCode: 0 });
  } finally {
    await standby.stop();
  }
});
