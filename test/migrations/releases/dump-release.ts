import { JobWork } from '../../../src/platform/work/work.js';
import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { entities } from '../../../src/entities.js';
import { migrations } from '../../../src/migrations/index.js';
import { archiveLedger } from '../../../src/modules/ledger/index.js';
import { migrate } from '../../../src/platform/db/migrate.js';
import { packageVersion } from '../../../src/platform/package-folder.js';
import { openWorld } from '../../graphql/permissions/world.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { openTempFolder } from '../../support/cluster.js';
import { findDebianPostgres, startDebianPostgres } from '../../support/debian-postgres.js';
import { databaseUrl } from '../../support/template.js';
import { waitFor } from '../../support/wait-for.js';
import { countOf, fillEmptyTables, tablesOf } from './fill-empty-tables.js';
import { statementsOf } from './observed-statements.js';
import { ledgerHash, releasesFolder, SCHEMA, SECRET_KEY, writeStatements, type ReleaseFacts } from './release.js';
import { useEverything } from './use-everything.js';

/**
 * Writes the database of this release, with rows in every table, and the texts of its statements beside this file: `npm run release:dump`,
 * once at each release. A test migrates every one of them to the present for ever, and plans the statements there, which processes of that
 * release still send during an upgrade. With `--statements`, writes only these. Needs Debian's PostgreSQL.
 */
const { values: options } = parseArgs({ options: { statements: { type: 'boolean', default: false } } });
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const server = await startDebianPostgres();
process.env['TEST_FOLDER'] = await openTempFolder('shipgraph-release-');
try {
  if (!options.statements) await dumpRelease();
  await dumpStatements();
} finally {
  await server.stop();
  await rm(process.env['TEST_FOLDER'], { recursive: true, force: true });
}
process.exit();

async function dumpRelease(): Promise<void> {
  const app = await startOn(server.url);
  const { superAdmin } = app.accounts;
  await openWorld(app);
  // Totals and an archive that nights would make: made-up ones would contradict the ledger.
  await archiveSome(app);
  await app.stop();
  say(`Filled without a story: ${(await withClient((client) => fillEmptyTables(client, SCHEMA))).join(', ')}.`);

  const facts: ReleaseFacts = { version: packageVersion(), superAdmin, ...(await withClient(factsOf)) };
  const dump = gzipSync(await dumped(), { level: 9 });
  const file = join(releasesFolder, `${facts.version}.sql.gz`);
  await writeFile(file, dump);
  await writeFile(join(releasesFolder, `${facts.version}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  say(`Wrote ${basename(file)}: ${Math.round(dump.length / 1_000)} kB, ${Object.keys(facts.rows).length} tables.`);
}

/** In its own database, because mutations would change what is dumped. What migrates it is not sent again. */
async function dumpStatements(): Promise<void> {
  await withClient((client) => client.query('create database everything'));
  const url = databaseUrl(server.url, 'everything');
  await migrate({ url, schema: SCHEMA, pool: 2 }, { entities, migrations }, () => undefined);
  const texts = await statementsOf(async () => {
    const app = await startOn(url);
    await useEverything(app);
    await app.stop();
  });
  await writeStatements(packageVersion(), texts);
  say(`Wrote ${texts.length} statements.`);
}

function startOn(url: string): Promise<TestApp> {
  return startApp({ DATABASE_URL: url, SECRET_KEY, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' }, { databaseUrl: url });
}

/** Archives the payments and bills of the story, and leaves the rest in the journal. */
async function archiveSome({ clock, database, services }: TestApp): Promise<void> {
  clock.advance(days(460));
  const work = new JobWork(services, database.sql, database.unitOfWork);
  await waitFor('the journal is archived', async () => {
    await archiveLedger(work, { afterMonths: 13, isOpen: `l.source not in ('topup', 'shipment')` });
    return (await database.sql('select 1 from ledger_shipment_total')).length > 0;
  });
}

async function factsOf(client: pg.Client): Promise<Pick<ReleaseFacts, 'rows' | 'ledger'>> {
  const rows: Record<string, number> = {};
  for (const table of await tablesOf(client, SCHEMA)) rows[table] = await countOf(client, SCHEMA, table);
  return { rows, ledger: await ledgerHash(client) };
}

/** Statements that a driver can send, and a dump of schemas without the extension that their indexes need. */
async function dumped(): Promise<string> {
  const bin = (await findDebianPostgres()) ?? '';
  const args = ['--no-owner', '--no-privileges', '--rows-per-insert=200', `--schema=${SCHEMA}`, `--schema=${SCHEMA}_jobs`, server.url];
  const { stdout } = await promisify(execFile)(join(bin, 'pg_dump'), args, { maxBuffer: 1 << 28 });
  const lines = stdout.split('\n').filter((line) => !/^(--|\\|CREATE SCHEMA |$)/.test(line));
  return [`create schema ${SCHEMA};`, `create schema ${SCHEMA}_jobs;`, 'create extension pg_trgm schema public;', ...lines].join('\n');
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return work(client).finally(() => client.end());
}
