import pg from 'pg';
import { entities } from '../../src/entities.js';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/db/migrate.js';
import { sqlState } from '../../src/platform/db/sql-state.js';
import { waitFor } from '../support/wait-for.js';
import { migratedDatabase } from '../support/migrations.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const MIGRATION_LOCK = '7461203771';

let database: TestDatabase;
let holder: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  holder = new pg.Client({ connectionString: database.url, application_name: 'an older start' });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await database.drop();
});

const start = (lockWaitMs: number, report: (message: string) => void = () => undefined): Promise<void> =>
  migrate({ url: database.url, schema: 'shipgraph', pool: 2 }, { entities, migrations, lockWaitMs }, report);

it('A start that cannot migrate, because another process holds the lock, says who that is instead of waiting for ever', async () => {
  await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const said: string[] = [];

  await expect(start(600, (message) => said.push(message))).rejects.toThrow(
    new RegExp(
      `^The database could not be migrated: .* server process ${rows[0]?.pid} \\(an older start, from .*, connected since .* UTC\\)`,
    ),
  );
  expect(said).toEqual([expect.stringMatching(/^Waiting for another process that migrates the database: server process \d+/)]);

  const waiting = start(60_000);
  await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await waiting;
});

const MAIL_PARTITIONS = '20261203060000-mail-partitions';

it('A migration makes way for others while a transaction uses its table, and is done when that ends; those before it stay', async () => {
  const older = migratedDatabase('shipgraph');
  await older.create();
  const report = new pg.Client({ connectionString: older.url, options: '-c search_path=shipgraph' });
  try {
    await older.migrateTo('20261203050000-event-partitions');
    await report.connect();
    await report.query('begin');
    await report.query('select count(*) from mail');
    const migrateNow = (waitMs: number, say: (message: string) => void = () => undefined) =>
      migrate({ url: older.url, schema: 'shipgraph', pool: 2 }, { entities, migrations, lockWaitMs: waitMs, tableWaitMs: 50 }, say);

    const refused = await migrateNow(0).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringMatching(/for 0 s others have used the tables of \d+-mail-partitions/) });
    expect(sqlState(refused)).toBe('55P03');
    const [last] = await older.run('select name from migration order by id desc limit 1');
    expect(last?.['name']).toBe('20261203050000-event-partitions');

    const waiting = Promise.withResolvers<string>();
    const migrated = migrateNow(60_000, (message) => message.startsWith('Waiting') && waiting.resolve(message));
    expect(await waiting.promise).toBe(`Waiting for others that use the tables of ${MAIL_PARTITIONS}.`);
    await older.run('select count(*) from mail');
    await report.query('commit');
    await migrated;
    expect(await older.run(`select from migration where name = '${MAIL_PARTITIONS}'`)).toHaveLength(1);
  } finally {
    await report.end();
    await older.drop();
  }
});

/** As long as the migration waits for a table, many times over. */
const WAITS_ON = `select from pg_stat_activity
  where query ilike 'create%index concurrently%' and wait_event = 'virtualxid' and now() - query_start > interval '500 ms' and datname = current_database()`;

it('An index that is built while its table is written waits for a long transaction, which nobody else has to', async () => {
  const older = migratedDatabase('shipgraph');
  await older.create();
  const report = new pg.Client({ connectionString: older.url, options: '-c search_path=shipgraph' });
  try {
    await older.migrateTo('20261203045000-partition-indexes');
    await report.connect();
    await report.query('begin isolation level repeatable read');
    await report.query('select count(*) from seller');
    const said: string[] = [];
    const parts = { entities, migrations, tableWaitMs: 50 };
    const migrated = migrate({ url: older.url, schema: 'shipgraph', pool: 2 }, parts, (message) => said.push(message));
    await waitFor('the index waits', async () => (await older.run(WAITS_ON)).length > 0);
    await older.run('update mail set attempts = attempts');
    await report.query('commit');
    await migrated;
    expect(said[0]).toContain('20261203045000-partition-indexes');
    expect(said.filter((message) => !message.startsWith('Migrating'))).toEqual([]);
  } finally {
    await report.end();
    await older.drop();
  }
});
