import type { TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { complete, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today } from '../../support/fleet.js';
import { ask } from '../../support/graphql.js';
import { startApp } from '../../support/app.js';
import { newSeller } from '../../support/people.js';
import { connectShop, sessionOf, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterAll(() => app.stop());

const DRIVER = `query($id: String!) { shipment(id: $id) { driver { taskId name phone runId state eta completion { success notes at } km minutes
  proofs { kind url } } } }`;
const driverOf = async (token: string, id: string) => (await ask(app, token, DRIVER, { id })).shipment.driver;

it('shows who brings a parcel, how it went and what proves it, to the operator and to its store', async () => {
  const parcel = await newParcel(app, shop);
  const driver = await newDriver(app, { hubId });
  const owner = await sessionOf(app, app.accounts.seller);
  expect(await driverOf(app.accounts.erpToken, parcel.id)).toBeNull();
  const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  const [found] = await app.database.sql<{ name: string }>('select name from staff where id = $1', [driver.id]);
  const planned = {
    taskId: (await taskOf(app, parcel)).id,
    name: found?.name,
    phone: '+971501112233',
    runId: runs[0].id,
    state: 'ASSIGNED',
    eta: expect.stringMatching(/Z$/),
    completion: null,
    km: null,
    minutes: null,
    proofs: [],
  };
  expect(await driverOf(app.accounts.erpToken, parcel.id)).toEqual(planned);
  expect(await driverOf(shop.token, parcel.id)).toEqual({ ...planned, runId: null });

  await load(app, driver, runs[0].id, parcel.reference);
  await startRun(app, driver, runs[0].id);
  app.clock.advance(12 * 60_000);
  const deviceTime = app.clock.now().toISOString();
  const sha256 = 'ab'.repeat(32);
  const proofs = [
    { kind: 'SCAN', code: parcel.reference, deviceTime, location: { lat: 25.2, lng: 55.27 } },
    { kind: 'PHOTO', sha256 },
  ];
  await complete(app, driver, { taskId: planned.taskId, notes: 'Fine', withoutOtpReason: 'None sent', proofs });
  const done = {
    ...planned,
    state: 'COMPLETED',
    eta: null,
    completion: { success: true, notes: 'Fine', at: expect.stringMatching(/Z$/) },
    km: 0,
    minutes: 12,
    proofs: [
      { kind: 'SCAN', url: null },
      { kind: 'PHOTO', url: null },
    ],
  };
  expect(await driverOf(app.accounts.erpToken, parcel.id)).toEqual(done);
  for (const token of [shop.token, owner]) expect(await driverOf(token, parcel.id)).toEqual({ ...done, runId: null });

  const { body } = await app.client.get(`/api/erp/shipments/${parcel.reference}`, bearer(app.accounts.erpToken));
  expect(body.data.driver).toEqual({
    ...done,
    state: 'completed',
    proofs: [
      {
        id: expect.any(String),
        kind: 'scan',
        url: null,
        takenAt: expect.stringMatching(/Z$/),
        deviceTime,
        sha256: null,
        point: { lat: 25.2, lng: 55.27 },
      },
      { id: expect.any(String), kind: 'photo', url: null, takenAt: expect.any(String), deviceTime: null, sha256, point: null },
    ],
  });
  const stranger = await connectShop(app, await newSeller(app));
  expect(
    JSON.stringify(await app.client.post('/graphql', { query: DRIVER, variables: { id: parcel.id } }, stranger.headers)),
  ).not.toContain(planned.taskId);
});
