import { ask } from '../../support/graphql.js';
import {
  complete,
  finish,
  load,
  newDriver,
  newHub,
  newParcel,
  planDay,
  startRun,
  taskOf,
  today,
  type Parcel,
  type TestDriver,
} from '../../support/fleet.js';
import { bearer } from '../../support/client.js';
import { connectShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
let hubId: string;
beforeAll(async () => {
  fixture = await openFixture();
  hubId = await newHub(fixture.app, { lat: 25.14, lng: 55.24 });
});
afterAll(() => fixture.close());

const RECORD = 'mutation($r: String!, $p: [PositionInput!]!) { recordPositions(runId: $r, positions: $p) { accepted } }';

/** About 4.4 km to the north in 18 minutes. */
async function drive(driver: TestDriver, runId: string): Promise<void> {
  const { app } = fixture;
  for (let n = 0; n <= 18; n++) {
    const positions = [{ lat: 25.14 + (n * 244.4) / 111_195, lng: 55.24, accuracy: 5, deviceTime: app.clock.now().toISOString() }];
    await ask(app, driver.token, RECORD, { r: runId, p: positions });
    if (n < 18) app.clock.advance(60_000);
  }
}

async function aDay(parcels: readonly Parcel[]) {
  const { app } = fixture;
  const driver = await newDriver(app, { hubId });
  const [found] = await app.database.sql<{ name: string }>('select name from staff where id = $1', [driver.id]);
  const { runs, unassigned } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  expect(unassigned).toEqual([]);
  for (const { reference } of parcels) await load(app, driver, runs[0].id, reference);
  // What answers hold is looked into freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const inOrder = runs[0].stops.flatMap((stop: any) => stop.tasks.map((task: any) => task.shipment.id));
  return { driver, runId: runs[0].id as string, name: found?.name, inOrder };
}

it('names the driver and the way in every event of a parcel that a driver has, and in no other', async () => {
  const { app, receiver } = fixture;
  const shop = await connectShop(app);
  const hook = await receiver();
  const events = ['shipment.update', 'shipment.in_transit', 'shipment.completed', 'shipment.failed'];
  await addWebhook(app, shop.token, hook.url(), { events });
  const parcels = [await newParcel(app, shop, { lat: 25.18, lng: 55.24 }), await newParcel(app, shop, { lat: 25.3, lng: 55.24 })];
  const { driver, runId, name, inOrder } = await aDay(parcels);
  const [first, second] = inOrder.map((id: string) => parcels.find((parcel) => parcel.id === id)) as [Parcel, Parcel];
  await startRun(app, driver, runId);
  await drive(driver, runId);
  const done = await complete(app, driver, { taskId: (await taskOf(app, first)).id, notes: 'At the gate', withoutOtpReason: 'None sent' });
  await complete(app, driver, { taskId: (await taskOf(app, second)).id, outcome: 'FAILED', reasonCode: 'refused', notes: 'Too late' });
  await finish(app, driver, runId);
  const last = ['shipment.completed', 'shipment.failed'];
  await waitFor('the last arrive', () => last.every((event) => heard(hook).some(({ type }) => type === event)));
  await waitFor('the departure arrives', () => heard(hook).some(({ body }) => body.data.status_event === 'in_transit'));

  const of = ({ reference }: Parcel) =>
    heard(hook)
      .filter(({ body }) => body.data.shipment_id === reference)
      .toSorted((a, b) => a.body.data.sequence - b.body.data.sequence || a.type.localeCompare(b.type));
  const [departed] = of(first).filter(({ body }) => body.data.status === 'in_transit' && body.event === 'shipment.update');
  const fleet = { task_id: done.id, driver_name: name, driver_phone: '+971501112233' };
  const data = {
    shipment_id: first.reference,
    shipment_detail_id: first.id,
    shop_id: shop.domain,
    order_reference: expect.stringMatching(/^F-/),
    awb: first.reference,
    tracking_url: expect.stringContaining(first.reference),
    carrier: 'SVC_ECO',
  };
  expect(departed?.body).toEqual({
    id: departed?.eventId,
    event: 'shipment.update',
    timestamp: expect.stringMatching(/Z$/),
    apiVersion: '1.0.0',
    data: {
      ...data,
      status_event: 'in_transit',
      status: 'in_transit',
      previous_status: 'booked',
      sequence: expect.any(Number),
      fleet_data: { ...fleet, completion_details: null, distance_traveled_km: null, time_on_route_minutes: null },
    },
  });
  const [completed] = of(first).filter(({ type }) => type === 'shipment.completed');
  expect(completed?.body).toEqual({
    id: completed?.eventId,
    event: 'shipment.completed',
    timestamp: expect.stringMatching(/Z$/),
    apiVersion: '1.0.0',
    data: {
      ...data,
      status: 'delivered',
      previous_status: 'in_transit',
      sequence: expect.any(Number),
      completion_time: completed?.body.timestamp,
      fleet_data: {
        ...fleet,
        completion_details: { success: true, notes: 'At the gate' },
        distance_traveled_km: 4.4,
        time_on_route_minutes: 18,
      },
    },
  });
  const [failed] = of(second).filter(({ type }) => type === 'shipment.failed');
  expect(failed?.body.data.fleet_data).toEqual({
    task_id: (await taskOf(app, second)).id,
    driver_name: name,
    driver_phone: '+971501112233',
    completion_details: { success: false, notes: 'Too late' },
    distance_traveled_km: 0,
    time_on_route_minutes: 0,
  });
  const before = of(first).filter(({ body }) => ['new', 'fulfilled', 'pickup'].includes(body.data.status));
  expect(before.length).toBeGreaterThan(0);
  for (const { body } of before) expect(body.data).not.toHaveProperty('fleet_data');
  expect(of(first).every(({ body }) => !('fleet_data' in body.data) || Object.keys(body.data.fleet_data).length === 6)).toBe(true);
});

it('reads the same in the catch-up feed, and what was sent stays as it was', async () => {
  const { app, receiver } = fixture;
  const shop = await connectShop(app);
  const hook = await receiver();
  const { id } = await addWebhook(app, shop.token, hook.url(), { events: ['shipment.completed'] });
  const parcel = await newParcel(app, shop);
  const { driver, runId } = await aDay([parcel]);
  await startRun(app, driver, runId);
  await complete(app, driver, { taskId: (await taskOf(app, parcel)).id, withoutOtpReason: 'None sent' });
  await waitFor('it arrives', () => hook.received.length === 1);
  const [sent] = heard(hook);

  await app.database.sql(`update staff set name = 'Somebody else' where id = $1`, [driver.id]);
  const feed = await app.client.get('/api/webhooks/events?events=shipment.completed', bearer(shop.token));
  expect(feed.body.events.at(-1).data).toEqual({ ...sent?.body.data, status_event: 'delivered', completion_time: undefined });
  const again = await manage(app, shop.token, 'POST', `/${id}/deliveries/${sent?.deliveryId}/redeliver`);
  expect(again.status).toBe(200);
  await waitFor('it arrives again', () => hook.received.length === 2);
  expect(heard(hook)[1]?.raw.equals(sent?.raw as Buffer)).toBe(true);
});

it('shows the fields in tests of events that a driver causes', async () => {
  const { app, receiver } = fixture;
  const shop = await connectShop(app);
  const hook = await receiver();
  const { id } = await addWebhook(app, shop.token, hook.url());
  for (const event of ['shipment.pickup', 'shipment.completed']) await manage(app, shop.token, 'POST', `/${id}/test`, { event });
  await waitFor('both arrive', () => hook.received.length === 2);
  const fleets = heard(hook).map(({ body }) => body.data.fleet_data ?? null);
  expect(fleets).toEqual(
    expect.arrayContaining([
      null,
      expect.objectContaining({ completion_details: { success: true, notes: null }, distance_traveled_km: 4.2 }),
    ]),
  );
});
