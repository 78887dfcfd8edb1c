import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import pMap from 'p-map';
import { LINE_SETTINGS, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import type { TestApp } from '../../support/app.js';
import { Client } from '../../support/client.js';
import { createTestDatabase } from '../../support/database.js';
import { ask } from '../../support/graphql.js';
import { adminOf, topUp } from '../../support/people.js';
import { startProcess, untilReady, type ServiceProcess } from '../../support/process.js';
import { connectShop, placeOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

const PARCELS = 1_000;

const STATUSES = `query($after: String) { shipments(first: 500, after: $after) { nodes { reference awb bookingStatus } pageInfo { endCursor hasNextPage } } }`;

it('books 1,000 parcels once each, although answers are lost, the carrier fails after booking, and the process is killed in the middle', async () => {
  const line = await new ParcelLine().start();
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'killed-'));
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    ERP_RATE_LIMIT: '0/15',
    GRAPHQL_RATE_LIMIT: '0/60',
    STORE_RATE_LIMIT: '0/15',
    GRAPHQL_FIELD_LIMITS: 'off',
    MANUAL_POSTING_THRESHOLD: '50000',
    ...LINE_SETTINGS,
    CARRIER_BOOKING_SCHEDULE: '0,2,4,8,16,32',
  };
  let service: ServiceProcess = startProcess(settings);
  await untilReady(service);
  const accounts = JSON.parse(await readFile(join(dataDir, 'credentials.json'), 'utf8'));
  const running = (): TestApp => ({ client: new Client(service.url()), accounts }) as unknown as TestApp;
  const admin = await adminOf(running());
  await connectLine(running(), admin, line);
  await topUp(running(), admin, await sellerIdOf(running(), admin, accounts.seller.email), '50000.00');
  const shop = await connectShop(running());
  const ids = await pMap(
    Array.from({ length: PARCELS }),
    async () => (await placeOrder(running(), shop, { carrier: 'LINE_SLOW' })).body.shipment_id as string,
    { concurrency: 16 },
  );

  line.fail({ kind: 'cut_after', match: 'POST /parcels', chance: 0.05, times: Infinity });
  line.fail({ kind: 'status_after', match: 'POST /parcels', chance: 0.05, times: Infinity });
  const asked = pMap(ids, (id) => schedule(running(), admin, id), { concurrency: 16 });
  await waitFor('a third of the bookings', () => line.parcels.length > PARCELS / 3);
  service.child.kill('SIGKILL');
  await asked;
  await service.exited;
  const killedAt = performance.now();
  service = startProcess(settings);
  await untilReady(service);
  await pMap(ids, (id) => schedule(running(), admin, id), { concurrency: 16 });
  const left = async () => (await statuses(running(), admin)).filter(({ bookingStatus }) => bookingStatus !== 'BOOKED').length;
  await waitFor('every booking', async () => (await left()) === 0, 240_000);
  const seconds = Math.round((performance.now() - killedAt) / 1000);

  const shipments = await statuses(running(), admin);
  const references = line.booked.map(({ reference }) => reference);
  console.log(
    `${PARCELS} parcels: ${line.booked.length} at the carrier, ${shipments.length} here, all booked ${seconds} s after the process was killed.`,
  );
  expect(new Set(references).size).toBe(PARCELS);
  expect(references).toHaveLength(PARCELS);
  expect(new Map(shipments.map(({ reference, awb }) => [reference, awb]))).toEqual(
    new Map(line.booked.map(({ reference, awb }) => [reference, awb])),
  );
  expect((await ask(running(), admin, '{ ledgerIntegrity { ok } }')).ledgerIntegrity.ok).toBe(true);

  service.child.kill('SIGTERM');
  await service.exited;
  await line.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 600_000);

/** The process may die before it answers; the request is repeated afterwards. */
const schedule = (app: TestApp, token: string, id: string): Promise<unknown> =>
  ask(app, token, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id }).catch(() => undefined);

async function statuses(app: TestApp, token: string) {
  const found: { reference: string; awb: string | null; bookingStatus: string }[] = [];
  let after: string | null = null;
  do {
    const { shipments }: any = await ask(app, token, STATUSES, { after });
    found.push(...shipments.nodes.filter(({ bookingStatus }: any) => bookingStatus !== 'NOT_REQUIRED'));
    after = shipments.pageInfo.hasNextPage ? shipments.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

const sellerIdOf = async (app: TestApp, token: string, email: string): Promise<string> =>
  (await ask(app, token, 'query($s: String) { sellers(search: $s) { nodes { id } } }', { s: email })).sellers.nodes[0].id;
