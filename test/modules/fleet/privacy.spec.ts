import { startApp, type TestApp } from '../../support/app.js';
import { complete, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today, type TestDriver } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop } from '../../support/story.js';

let app: TestApp;
let driver: TestDriver;
let other: TestDriver;
let hubId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  hubId = await newHub(app);
  driver = await newDriver(app, { hubId });
  other = await newDriver(app, { hubId });
});
afterAll(() => app.stop());

const CONTACT = `query($id: String!) { shipment(id: $id) { receiverPhone order { customer { phone email } changes(first: 5) { nodes { before after } } } } }`;

it('hides from a driver how to reach the consignee once the task has ended, and all of it from other drivers', async () => {
  const parcel = await newParcel(app, await connectShop(app));
  const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  await load(app, driver, runs[0].id, parcel.reference);
  await startRun(app, driver, runs[0].id);
  expect((await ask(app, driver.token, CONTACT, { id: parcel.id })).shipment).toMatchObject({
    receiverPhone: '+971 50 123 4567',
    order: { customer: { phone: '+971 50 123 4567' } },
  });
  const { id: taskId } = await taskOf(app, parcel);
  const { id: shipmentId, reference } = parcel;
  const attempts: [string, Record<string, unknown>][] = [
    [CONTACT, { id: shipmentId }],
    [CONTACT, { id: reference }],
    ['query($id: String!) { task(id: $id) { contactPhone } }', { id: taskId }],
    ['query($id: String!) { run(id: $id) { id } }', { id: runs[0].id }],
    [
      'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }',
      { i: { id: reference, status: 'DELIVERED' } },
    ],
    ['mutation($i: CompleteTaskInput!) { completeTask(input: $i) { id } }', { i: { taskId, clientEventId: 'x', outcome: 'COMPLETED' } }],
    ['mutation($r: String!, $a: String!) { loadParcel(runId: $r, awb: $a, clientEventId: "y") { id } }', { r: runs[0].id, a: reference }],
  ];
  for (const [query, variables] of attempts) {
    expect((await refused(app, other.token, query, variables)).code).toMatch(/NOT_FOUND$/);
  }
  const FIND =
    'query($s: String!) { shipments(first: 5, search: $s) { nodes { id } } tasks(first: 5) { nodes { id } } runs(first: 5) { nodes { id } } }';
  expect(await ask(app, other.token, FIND, { s: '+971501234567' })).toEqual({
    shipments: { nodes: [] },
    tasks: { nodes: [] },
    runs: { nodes: [] },
  });

  await complete(app, driver, { taskId, withoutOtpReason: 'None sent' });
  expect((await ask(app, driver.token, CONTACT, { id: parcel.id })).shipment).toEqual({ receiverPhone: null, order: null });
  expect(
    (await ask(app, driver.token, 'query($id: String!) { task(id: $id) { contactPhone } }', { id: taskId })).task.contactPhone,
  ).toBeNull();
});

it('hides the phone of a retry and the parties of a return as well', async () => {
  const parcel = await newParcel(app, await connectShop(app), { lat: 25.4 });
  const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [other.id], seed: 1 });
  await load(app, other, runs[0].id, parcel.reference);
  await startRun(app, other, runs[0].id);
  await complete(app, other, { taskId: (await taskOf(app, parcel)).id, outcome: 'FAILED', reasonCode: 'nobody_home' });
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const retry = { id: parcel.id, action: 'REDELIVER', scheduledDate: tomorrow, phone: '+971509999999' };
  await ask(app, app.accounts.erpToken, 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { newStatus } }', { i: retry });
  const SEEN = 'query($id: String!) { shipment(id: $id) { retries { action phone } returns { id } returnShipment { id } } }';
  expect((await ask(app, app.accounts.erpToken, SEEN, { id: parcel.id })).shipment.retries).toEqual([
    { action: 'REDELIVER', phone: '+971509999999' },
  ]);
  expect((await ask(app, other.token, SEEN, { id: parcel.id })).shipment).toEqual({
    retries: [{ action: 'REDELIVER', phone: null }],
    returns: [],
    returnShipment: null,
  });
});
