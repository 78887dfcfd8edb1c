import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { entities } from '../../src/entities.js';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/db/migrate.js';
import { databaseUrl } from '../support/template.js';
import { BUSINESS, SELLER } from './business.js';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `test_${randomBytes(6).toString('hex')}`;
const settings = { url: databaseUrl(serverUrl, name), schema: 'operator_two', pool: 2 };

const onServer = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${settings.schema}` });
  await client.connect();
  await work(client).finally(() => client.end());
};

/** Up to and without this migration, or all of them. */
const migrateTo = (end?: string): Promise<void> => {
  const index = migrations.findIndex((migration) => migration.name === end);
  return migrate(settings, { entities, migrations: index < 0 ? migrations : migrations.slice(0, index) }, () => undefined);
};

/** Both were fetched, and the order went over a border: its return was taken for local. */
const ROUNDS = [
  `update "order" set origin = '{"countryCode":"NO"}', destination = '{"countryCode":"SE"}'`,
  `insert into pickup_task (id, created_at, updated_at, short_id, worker_type, worker_id, seller_id, day, completed_at)
   values (gen_random_uuid(), now(), now(), 'PU-000001', 'ops', 'x', '${SELLER}', now(), now())`,
  `insert into pickup_confirmation (id, task_id, shipment_id, status, international, picked_up_at, search_text)
   select gen_random_uuid(), t.id, s.id, 'pending_confirmation', false, now(), '' from pickup_task t, shipment s`,
];

beforeAll(() => onServer(serverUrl, (client) => client.query(`create database ${name}`)));
afterAll(() => onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)));

it('runs each migration once', () => {
  const names = migrations.map((migration) => migration.name);
  expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
});

it('lists the business that was there before there were lists', async () => {
  await migrateTo('20261122030000-lists');
  await onServer(settings.url, async (client) => {
    for (const statement of BUSINESS) await client.query(statement);
  });
  await migrateTo('20261125120000-international-returns');
  await onServer(settings.url, async (client) => {
    for (const statement of ROUNDS) await client.query(statement);
  });
  await migrateTo();

  await onServer(settings.url, async (client) => {
    const rows = async (text: string) => (await client.query(text)).rows as unknown[];
    expect(await rows('select type, payment_status, has_adjustment from shipment order by type')).toEqual([
      { type: 'outbound', payment_status: 'postpaid', has_adjustment: true },
      { type: 'return', payment_status: 'prepaid', has_adjustment: false },
    ]);
    expect(await rows('select type, amount from shipment_tally order by type')).toEqual([
      { type: 'outbound', amount: 1 },
      { type: 'return', amount: 1 },
    ]);
    expect(await rows(`select count(*)::int as found from shipment_search where terms like '%nils%' and terms like '%4711%'`)).toEqual([
      { found: 2 },
    ]);
    expect(await rows(`select name_key, status, total_shipments, shop_count, active_shop_count from seller_listing`)).toEqual([
      { name_key: 'olga ödegård', status: 'incomplete', total_shipments: '2', shop_count: 1, active_shop_count: 1 },
    ]);
    expect(
      await rows('select type, international from pickup_confirmation c join shipment s on s.id = c.shipment_id order by type'),
    ).toEqual([
      { type: 'outbound', international: false },
      { type: 'return', international: true },
    ]);
    for (const part of ['degård', '22334455'])
      expect(await rows(`select id from seller where words like '%${part}%'`)).toEqual([{ id: SELLER }]);
    expect(await rows(`select count(*)::int as found from shipment_search where terms like '%nils@holm.example%'`)).toEqual([{ found: 2 }]);
  });
});

it('shares the extension with another operator of the same database', async () => {
  await migrate({ ...settings, schema: 'operator_three' }, { entities, migrations }, () => undefined);

  await onServer(settings.url, async (client) => {
    const { rows } = await client.query(`select schemaname from pg_indexes where indexname = 'shipment_search_terms' order by 1`);
    expect(rows).toEqual([{ schemaname: 'operator_three' }, { schemaname: 'operator_two' }]);
  });
});
