import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { migratedDatabase } from '../support/migrations.js';
import { BUSINESS, SELLER } from './business.js';

const database = migratedDatabase('public');
beforeAll(() => database.create());
afterAll(() => database.drop());

const DRIVER = '00000000-0000-7000-8000-0000000000d1';
const ORIGIN = { address: ' Al  Quoz 3', city: 'Dubai', zip: '', countryCode: 'AE', lat: 25.14, lng: 55.24 };

it('turns the parcels of pickup rounds into pickup tasks and keeps every row', async () => {
  await database.migrateTo('20261122030000-lists');
  for (const statement of BUSINESS) await database.run(statement);
  await database.migrateTo('20261202040000-pickup-tasks');
  await database.run(`update "order" set origin = $1`, [JSON.stringify(ORIGIN)]);
  await database.run(
    `insert into pickup_task (id, created_at, updated_at, short_id, worker_type, worker_id, seller_id, day, completed_at)
     values (gen_random_uuid(), now(), now(), 'PU-000001', 'driver', '${DRIVER}', '${SELLER}', now(), now()),
       (gen_random_uuid(), now(), now(), 'PU-000002', 'carrier', '', '${SELLER}', now(), now())`,
  );
  await database.run(
    `insert into pickup_confirmation (id, task_id, shipment_id, status, international, picked_up_at, notes, dropoff_short_id, search_text)
     select gen_random_uuid(), t.id, s.id, case t.worker_type when 'driver' then 'confirmed' else 'not_collected' end, false,
       '2026-11-20T08:00:00Z', 'Left at the gate', 'DO-0000000001', 'words'
     from pickup_task t join shipment s on s.type = case t.worker_type when 'driver' then 'outbound' else 'return' end`,
  );
  const before = await database.run(
    'select id, shipment_id, status, notes, dropoff_short_id, search_text from pickup_confirmation order by id',
  );
  await database.migrateTo();

  expect(
    await database.run('select id, shipment_id, status, notes, dropoff_short_id, search_text from pickup_confirmation order by id'),
  ).toEqual(before);
  const tasks = await database.run(
    `select t.kind, t.state, t.driver_id, t.short_id, t.notes, t.lat, t.place_key, t.run_id, t.ended_at, r.short_id as round
     from pickup_confirmation c join pickup_round r on r.id = c.round_id join task t on t.id = c.fleet_task_id and t.shipment_id = c.shipment_id
     order by r.short_id`,
  );
  const collected = { kind: 'pickup', lat: 25.14, run_id: null, ended_at: new Date('2026-11-20T08:00:00Z') };
  const placeKey = createHash('sha256').update('al quoz 3|dubai||ae').digest('hex');
  const shortId = expect.stringMatching(/^PU-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(tasks).toEqual([
    { ...collected, round: 'PU-000001', state: 'completed', driver_id: DRIVER, short_id: shortId, notes: null, place_key: placeKey },
    {
      ...collected,
      round: 'PU-000002',
      state: 'failed',
      driver_id: null,
      short_id: shortId,
      notes: 'Left at the gate',
      place_key: placeKey,
    },
  ]);
});
