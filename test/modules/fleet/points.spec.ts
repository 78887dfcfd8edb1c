import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../support/app.js';
import { complete, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today, type TestDriver } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let driver: TestDriver;

beforeEach(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  driver = await newDriver(app, { hubId: await newHub(app) });
});
afterEach(() => app.stop());

const DROPPED = 'POINT_DROPPED';

/** A parcel on the road, and the stop where it goes. */
async function onTheRoad(place: Parameters<typeof newParcel>[2] = {}) {
  const parcel = await newParcel(app, shop, place);
  const { runs } = await planDay(app, { date: today(app), driverIds: [driver.id] });
  await load(app, driver, runs[0].id, parcel.reference);
  await startRun(app, driver, runs[0].id);
  return { parcel, task: await taskOf(app, parcel), stopId: runs[0].stops[0].id as string };
}

const SHIPMENT =
  'query($id: String!) { shipment(id: $id) { deliveredAtPoint { lat lng } order { id warnings { field code message } destination { lat lng } } } }';
const shipmentOf = async (id: string): Promise<any> => (await ask(app, app.accounts.erpToken, SHIPMENT, { id })).shipment;

describe('a pin that cannot be meant', () => {
  it('is dropped with a warning when an order is placed or changed, and its parcel is planned as one without a pin', async () => {
    const parcel = await newParcel(app, shop, { lat: 0, lng: 0, status: 'new' });
    const { order } = await shipmentOf(parcel.id);
    expect(order).toMatchObject({ destination: { lat: null, lng: null }, warnings: [{ field: 'destination.latitude', code: DROPPED }] });
    await app.client.post('/api/activation', { activate: true }, shop.headers);
    const body = { destinationAddress: { address: 'Marina 3', city: 'Dubai', lat: 51.5, lng: -0.12 } };
    const changed = await app.client.call('PATCH', `/api/order/${order.id}/update`, { body, headers: shop.headers });
    expect(changed.text).toContain(DROPPED);
    expect((await shipmentOf(parcel.id)).order.destination).toEqual({ lat: null, lng: null });
    await newParcel(app, shop, { lat: 0, lng: 0 });
    const { unassigned } = await planDay(app, { date: today(app), driverIds: [driver.id] });
    expect(unassigned).toMatchObject([{ reason: 'NO_POINT' }]);
  });

  it('is named in the answer about locations, and refused for a hub and an entry of the address book', async () => {
    const place = {
      refId: 'w1',
      refName: 'Store',
      address: 'Al Quoz 3',
      city: 'Dubai',
      state: '',
      countryCode: 'AE',
      zip: '',
      country: 'AE',
    };
    const first = await app.client.post('/api/locations/add', [{ ...place, lat: 0, lng: 0 }], shop.headers);
    expect(first.body).toMatchObject({ locations: [{ lat: null, lng: null }], warnings: [{ code: DROPPED }] });
    const again = await app.client.post('/api/locations/add', [{ ...place, lat: 0, lng: 0 }], shop.headers);
    expect(again.body).toMatchObject({ created: 0, updated: 0 });
    const hub = 'mutation($input: SaveHubInput!) { saveHub(input: $input) { id } }';
    const at = (lat: number, lng: number) => ({ input: { code: 'X1', name: 'X', countryCode: 'AE', lat, lng } });
    expect(await refused(app, app.accounts.erpToken, hub, at(0, 0))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused(app, app.accounts.erpToken, hub, at(51.5, -0.12))).toMatchObject({ code: 'VALIDATION_FAILED' });
    await ask(app, app.accounts.erpToken, hub, at(25.2, 55.3));
  });
});

describe('a device without a fix', () => {
  it('that completes at 0,0 proves no place, and the return is picked up at the address', async () => {
    const { parcel, task } = await onTheRoad();
    const location = { lat: 0, lng: 0 };
    await complete(app, driver, { taskId: task.id, location, proofs: [{ kind: 'SCAN', code: parcel.reference, location }] });
    expect((await shipmentOf(parcel.id)).deliveredAtPoint).toBeNull();
    const { tasks } = await ask(
      app,
      app.accounts.erpToken,
      'query($id: String!) { tasks(shipment: $id, first: 5) { nodes { proofs { point { lat lng } } } } }',
      { id: parcel.id },
    );
    expect(tasks.nodes.flatMap(({ proofs }: any) => proofs)).toEqual([{ point: null }]);
    const made = await ask(
      app,
      app.accounts.erpToken,
      'mutation($i: CreateReturnInput!) { createReturn(input: $i) { origin { address { lat lng } } } }',
      { i: { shipmentId: parcel.id } },
    );
    expect(made.createReturn.origin.address).toEqual({ lat: 25.2, lng: 55.27 });
  });

  it('tells where the driver arrived only when it knows', async () => {
    const { stopId } = await onTheRoad();
    const arrive = (location: unknown, clientEventId: string = randomUUID()) =>
      ask(
        app,
        driver.token,
        'mutation($id: String!, $e: String!, $l: GeoPointInput) { arriveAtStop(id: $id, clientEventId: $e, location: $l) { arrivedAtPoint { lat lng } arrivedMetresAway } }',
        { id: stopId, e: clientEventId, l: location },
      );
    expect((await arrive({ lat: 25.2, lng: 55.28 })).arriveAtStop).toEqual({
      arrivedAtPoint: { lat: 25.2, lng: 55.28 },
      arrivedMetresAway: 1006,
    });
    expect((await arrive({ lat: 0, lng: 0 })).arriveAtStop).toMatchObject({ arrivedMetresAway: 1006 });
  });

  it('that arrives at 0,0 leaves the place of the arrival open', async () => {
    const { stopId } = await onTheRoad();
    const { arriveAtStop } = await ask(
      app,
      driver.token,
      'mutation($id: String!) { arriveAtStop(id: $id, clientEventId: "a", location: { lat: 0, lng: 0 }) { arrivedAt arrivedAtPoint { lat lng } arrivedMetresAway } }',
      { id: stopId },
    );
    expect(arriveAtStop).toEqual({ arrivedAt: expect.any(String), arrivedAtPoint: null, arrivedMetresAway: null });
  });
});
