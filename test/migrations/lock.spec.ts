import pg from 'pg';
import { entities } from '../../src/entities.js';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/db/migrate.js';
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
