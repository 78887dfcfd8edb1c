import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NON_DURABLE_SETTINGS } from '../../src/embedded-postgres/index.js';
import { findDebianPostgres } from '../support/debian-postgres.js';
import { addWebhook } from '../modules/webhooks/webhook-story.js';
import { newApiToken } from '../support/people.js';
import { sessionOf } from '../support/story.js';
import { databaseUrl } from '../support/template.js';
import { waitFor } from '../support/wait-for.js';
import { hasPgBouncer, startPgBouncer, startStandby, type Beside } from './around-postgres.js';
import { startDebianDatabases, type DebianDatabases } from './debian-databases.js';
import { makePlace, query, type Place } from './place.js';

const installed = await findDebianPostgres();
if (!installed) console.warn('Skipped: there is no PostgreSQL server of Debian on this machine (package postgresql).');
const withDebian = installed ? it : it.skip;
if (!hasPgBouncer) console.warn('Skipped: there is no PgBouncer on this machine (package pgbouncer).');
const withPooler = installed && hasPgBouncer ? it : it.skip;

let debian: DebianDatabases;
let url: string;
const places: Place[] = [];
const besides: Beside[] = [];

beforeAll(async () => {
  if (!installed) return;
  debian = await startDebianDatabases({ synchronous_commit: 'on' });
  url = await debian.create();
  const app = await (await placeWith()).start();
  await app.stop();
});

afterAll(async () => {
  for (const place of places) await place.remove();
  for (const beside of besides.toReversed()) await beside.stop();
  if (installed) await debian.stop();
});

async function placeWith(more: Readonly<Record<string, string>> = {}, at: string | undefined = url): Promise<Place> {
  const place = await makePlace(at, more);
  places.push(place);
  return place;
}

async function beside(starting: Promise<Beside>): Promise<string> {
  const started = await starting;
  besides.push(started);
  return started.url;
}

/** As an administrator of the server, in this database. */
const administer = (text: string): Promise<unknown> => query(databaseUrl(debian.server.url, new URL(url).pathname.slice(1)), text);

interface Diagnosis {
  readonly exitCode: number;
  readonly verdict: string;
  /** Those that are not well. */
  readonly complaints: readonly string[];
  readonly text: string;
}

async function examined(more: Readonly<Record<string, string>> = {}, at?: string): Promise<Diagnosis> {
  const place = await placeWith(more, at);
  const { exitCode, out, err } = await place.shipgraph('--json', 'doctor');
  if (out === '') throw new Error(err);
  const { verdict, checks } = JSON.parse(out) as {
    verdict: string;
    checks: { name: string; verdict: string; message: string; remedy?: string }[];
  };
  const lines = checks.map((check) => `${check.verdict} ${check.name}: ${check.message} ${check.remedy ?? ''}`);
  return { exitCode, verdict, complaints: lines.filter((line) => !line.startsWith('ok')), text: lines.join('\n') };
}

const complaint = (words: RegExp, { exitCode = 1, verdict = 'problem' } = {}) => ({
  exitCode,
  verdict,
  complaints: expect.arrayContaining([expect.stringMatching(words)]),
});
const warned = { exitCode: 6, verdict: 'warning' };

withDebian('A sound installation has nothing to complain about, in one line for each check', async () => {
  const place = await placeWith();
  const { exitCode, out } = await place.shipgraph('doctor');
  const lines = out.trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  expect(exitCode).toBe(0);
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(out).toContain('migrations have run');
});

it('An installation on the embedded database is examined, before its first start and after it', async () => {
  const place = await makePlace(undefined);
  places.push(place);
  const before = await place.shipgraph('doctor');
  expect(before).toMatchObject({ exitCode: 0, out: expect.stringContaining('The embedded database is created at the first start.') });
  const app = await place.start();
  const during = await place.shipgraph('doctor');
  await app.stop();
  expect(during).toMatchObject({ exitCode: 0, out: expect.stringMatching(/PostgreSQL 18.+can be written to/) });
});

withDebian('Settings that are wrong and servers that do not answer are named, with the setting', async () => {
  expect(await examined({ DATABASE_POOL: '1' })).toMatchObject(complaint(/settings: The setting DATABASE_POOL must be between 2 and 200/));
  const away = await examined({}, 'postgres://operator:secret-word@127.0.0.1:1/nothing');
  expect(away).toMatchObject(complaint(/database: DATABASE_URL: .+127\.0\.0\.1:1.+cannot be reached|database: DATABASE_URL/));
  expect(away.text).not.toContain('secret-word');
  expect(await examined({ MAIL_URL: 'smtp://127.0.0.1:1', SMS_URL: 'http://127.0.0.1:1/sms' })).toMatchObject(
    complaint(/mail: Mails cannot be sent: 127\.0\.0\.1:1 is not reachable.+Check MAIL_URL/),
  );
  const place = await placeWith();
  const file = join(place.dataDir, 'file');
  await writeFile(file, '');
  expect(await examined({ DATA_DIR: join(file, 'data') })).toMatchObject(complaint(/data folder: DATA_DIR .+ cannot be written to/));
});

withPooler('A pooler in transaction mode is recognised, needs DATABASE_DIRECT_URL, and must keep prepared statements', async () => {
  const pooled = await beside(startPgBouncer(url, 'transaction'));
  const alone = await examined({}, pooled);
  expect(alone).toMatchObject(complaint(/sessions: DATABASE_URL leads to a pooler: .+Set DATABASE_DIRECT_URL/));

  const both = await examined({ DATABASE_DIRECT_URL: url }, pooled);
  expect(both.text).toMatch(/ok sessions: DATABASE_DIRECT_URL keeps its session, and notifications arrive/);
  // Debian's PgBouncer is older than 1.21.
  expect(both.text).toMatch(
    /prepared statements: The pooler (does not keep prepared statements.+Upgrade to PgBouncer 1\.21|keeps prepared)/,
  );

  const twice = await examined({ DATABASE_DIRECT_URL: pooled }, pooled);
  expect(twice).toMatchObject(complaint(/sessions: DATABASE_DIRECT_URL keeps no session of its own/));
});

withPooler('A pooler in session mode needs DATABASE_DIRECT_URL too, as the start of the service says', async () => {
  const pooled = await beside(startPgBouncer(url, 'session'));
  expect(await examined({}, pooled)).toMatchObject(complaint(/sessions: DATABASE_URL leads to a pooler: .+Set DATABASE_DIRECT_URL/));
});

withDebian('A user without rights is told what an administrator must run', async () => {
  await administer("create role guest login password 'guest'");
  const guest = new URL(url);
  guest.username = guest.password = 'guest';
  const own = new URL(await debian.create());
  own.username = own.password = 'guest';
  expect(await examined({}, guest.href)).toMatchObject(
    complaint(/schemas: guest may not create tables in the schema shipgraph\. .+grant usage, create/),
  );
  const empty = await examined({}, own.href);
  expect(empty).toMatchObject(complaint(/schemas: The schema shipgraph_jobs is missing.+create schema shipgraph_jobs authorization guest/));
  expect(empty).toMatchObject(complaint(/extension: pg_trgm is not in this database.+create extension pg_trgm/));
});

withDebian('Migrations that are missing or of a newer release', async () => {
  const [last] = await query(url, 'delete from shipgraph.migration where id = (select max(id) from shipgraph.migration) returning *');
  expect(await examined()).toMatchObject(complaint(/migrations: 1 migrations have not run/, warned));
  await query(url, 'insert into shipgraph.migration (id, name, executed_at) values ($1, $2, $3)', [
    last?.['id'],
    last?.['name'],
    last?.['executed_at'],
  ]);
  await query(url, "insert into shipgraph.migration (name) values ('29990101-of-tomorrow')");
  expect(await examined()).toMatchObject(complaint(/migrations: The database was migrated by a newer release: 29990101-of-tomorrow/));
  await query(url, "delete from shipgraph.migration where name = '29990101-of-tomorrow'");
});

withDebian('A SECRET_KEY that is not the one of the data', async () => {
  const place = await placeWith();
  const app = await place.start();
  const token = await newApiToken(app, await sessionOf(app, app.accounts.seller));
  await addWebhook(app, token, 'https://127.0.0.1/hook');
  await app.stop();
  expect((await examined()).text).toContain('SECRET_KEY is the one that encrypted the data.');
  expect(await examined({ SECRET_KEY: 'a key that another installation has' })).toMatchObject(
    complaint(/encrypted data: SECRET_KEY is not the one/),
  );
});

withDebian('Too few connections, and limits of the role that would cut the service', async () => {
  await administer('alter role operator connection limit 12');
  expect(await examined()).toMatchObject(complaint(/connections: One machine of the service uses up to 30 connections; 12 are available/));
  await administer('alter role operator connection limit 40');
  expect(await examined()).toMatchObject(complaint(/connections: .+needs twice as many/, warned));
  await administer('alter role operator connection limit -1');

  await administer("alter role operator set statement_timeout = '5s'");
  await administer("alter role operator set idle_session_timeout = '1min'");
  const cut = await examined();
  expect(cut).toMatchObject(complaint(/limits: statement_timeout is 5000/, warned));
  expect(cut).toMatchObject(complaint(/limits: idle_session_timeout is 60000/, warned));
  await administer('alter role operator set default_transaction_read_only = on');
  expect(await examined()).toMatchObject(complaint(/limits: default_transaction_read_only is on: nothing can be written/));
  await administer('alter role operator reset all');
});

withDebian('A server that can lose what it has acknowledged', async () => {
  const careless = await startDebianDatabases({ ...NON_DURABLE_SETTINGS, autovacuum: 'off' });
  const { complaints } = await examined({}, await careless.create());
  await careless.stop();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    expect(complaints).toContainEqual(expect.stringContaining(`durability: ${setting} is off`));
});

withDebian('A job that no worker has taken for long', async () => {
  const [queue] = await query(url, 'select name from shipgraph_jobs.queue order by name limit 1');
  const values = [queue?.['name']];
  await query(url, "insert into shipgraph_jobs.job (name, start_after) values ($1, now() - interval '10 minutes')", values);
  expect(await examined()).toMatchObject(complaint(/queues: The queue .+ has 1 jobs due, the oldest for 10 minutes/, warned));
  await query(url, "update shipgraph_jobs.job set start_after = now() - interval '3 hours' where name = $1", values);
  expect(await examined()).toMatchObject(complaint(/queues: .+the oldest for 180 minutes.+Check that a worker runs/));
  await query(url, 'delete from shipgraph_jobs.job where name = $1', values);
});

describe('A replica', () => {
  let standby: string;
  let ofOperator: string;
  beforeAll(async () => {
    if (!installed) return;
    standby = await beside(startStandby(debian.server.url));
    const own = new URL(url);
    own.port = new URL(standby).port;
    ofOperator = own.href;
  });

  withDebian('that keeps up is fine as DATABASE_READ_URL, and none as DATABASE_URL', async () => {
    const fine = await examined({ DATABASE_READ_URL: ofOperator });
    expect(fine).toMatchObject({ exitCode: 0, complaints: [] });
    expect(fine.text).toContain('ok replica: The replica is up to date.');
    expect(await examined({}, ofOperator)).toMatchObject(complaint(/database: DATABASE_URL: .+ is a replica, which cannot be written to/));
  });

  withDebian('that lags behind, that is no replica, or that is one of another cluster', async () => {
    await query(standby, 'select pg_wal_replay_pause()');
    await query(url, 'create table shipgraph.something ()');
    await query(url, 'drop table shipgraph.something');
    await waitFor('the lag is noticed', async () => {
      const { complaints } = await examined({ DATABASE_READ_URL: ofOperator });
      return complaints.some((line) => /warning replica: The replica is [\d.]+ s behind/.test(line));
    });
    await query(standby, 'select pg_wal_replay_resume()');

    expect(await examined({ DATABASE_READ_URL: url })).toMatchObject(complaint(/database: DATABASE_READ_URL: .+ is no replica/, warned));
    const other = await startDebianDatabases();
    const stranger = await examined({ DATABASE_READ_URL: await other.create() });
    await other.stop();
    expect(stranger).toMatchObject(complaint(/replica: DATABASE_READ_URL leads to a server of another cluster/));
  });

  withDebian('that is gone but whose slot still holds the log is named', async () => {
    await administer("select pg_create_physical_replication_slot('forgotten', true)");
    expect((await examined()).text).toMatch(/replication slots: The replication slot forgotten is not used and holds/);
    await administer("select pg_drop_replication_slot('forgotten')");
  });
});
