import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../support/app.js';
import {
  COMPLETE,
  complete,
  load,
  newDriver,
  newHub,
  newParcel,
  onTheRoad as setOut,
  planDay,
  startRun,
  taskOf,
  today,
  type Parcel,
} from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { viewOf } from '../../support/shipments.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;

beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterAll(() => app.stop());

/** A driver on the road with these parcels on board. */
const onTheRoad = (...parcels: Parcel[]) => setOut(app, hubId, parcels);

const assign = (taskId: string, runId: string | null) =>
  ask(app, app.accounts.erpToken, 'mutation($t: String!, $r: String) { assignTask(taskId: $t, runId: $r) { id run { id } } }', {
    t: taskId,
    r: runId,
  });

describe('reports of a driver', () => {
  it('apply the same completion once, however often it is sent at the same time', async () => {
    const parcel = await newParcel(app, shop, { order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 70 } });
    const { driver } = await onTheRoad(parcel);
    const { id } = await taskOf(app, parcel);
    const input = {
      taskId: id,
      clientEventId: randomUUID(),
      withoutOtpReason: 'No phone',
      collected: { method: 'CASH', amount: '70', currency: 'USD' },
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete(app, driver, input)));
    expect(new Set(answers.map((answer) => answer.state))).toEqual(new Set(['COMPLETED']));
    const { timeline } = await viewOf(app, parcel.id);
    expect(timeline.filter(({ to }) => to === 'DELIVERED')).toHaveLength(1);
    const { shipment } = await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { cod { stage } } }', {
      id: parcel.id,
    });
    expect(shipment.cod).toMatchObject({ stage: 'COLLECTED' });
    expect((await ask(app, app.accounts.erpToken, '{ ledgerIntegrity { ok } }')).ledgerIntegrity.ok).toBe(true);
  });

  it('are dated by how long before sending they happened, so that a clock hours off does no harm', async () => {
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    app.clock.advance(3_600_000);
    const now = app.clock.now().getTime();
    const { id } = await taskOf(app, parcel);
    // The clock of the device is three hours ahead; the delivery was ten minutes ago.
    const ahead = 3 * 3_600_000;
    await complete(app, driver, {
      taskId: id,
      deviceTime: new Date(now + ahead - 600_000).toISOString(),
      sentAt: new Date(now + ahead).toISOString(),
    });
    const { timeline } = await viewOf(app, parcel.id);
    const delivered = timeline.find(({ to }) => to === 'DELIVERED');
    expect(Math.abs(new Date(delivered?.occurredAt ?? 0).getTime() - (now - 600_000))).toBeLessThan(5_000);
  });

  it('move a parcel on although the clock of the device is days behind', async () => {
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    const { id } = await taskOf(app, parcel);
    await complete(app, driver, { taskId: id, deviceTime: '2020-01-01T00:00:00Z' });
    expect((await viewOf(app, parcel.id)).status).toBe('DELIVERED');
  });

  it('count for the driver who has the parcel, although dispatch moved it to another one meanwhile', async () => {
    const parcel = await newParcel(app, shop);
    const first = await onTheRoad(parcel);
    const other = await newParcel(app, shop);
    const second = await onTheRoad(other);
    const task = await taskOf(app, parcel);
    await assign(task.id, second.runId);
    await complete(app, first.driver, { taskId: task.id });
    expect(await taskOf(app, parcel)).toMatchObject({ state: 'COMPLETED', driver: { id: first.driver.id } });
    expect((await viewOf(app, parcel.id)).status).toBe('DELIVERED');
    expect(
      await refused(app, second.driver.token, COMPLETE, { i: { taskId: task.id, clientEventId: 'late', outcome: 'COMPLETED' } }),
    ).toMatchObject({ code: 'TASK_CLOSED' });
  });

  it('are kept for dispatch to decide when another driver was faster, and refused the same way again', async () => {
    const parcel = await newParcel(app, shop);
    const first = await onTheRoad(parcel);
    const second = await onTheRoad(await newParcel(app, shop));
    const task = await taskOf(app, parcel);
    await assign(task.id, second.runId);
    await load(app, second.driver, second.runId, parcel.reference);
    await complete(app, second.driver, { taskId: task.id });
    const late = { taskId: task.id, clientEventId: 'too-late', outcome: 'COMPLETED', notes: 'Gave it to the guard' };
    const closed = {
      code: 'TASK_CLOSED',
      message: 'The task has ended already: it is completed.',
      variant: 'alreadyEnded',
      params: { state: 'completed' },
    };
    for (let turn = 0; turn < 3; turn++) expect(await refused(app, first.driver.token, COMPLETE, { i: late })).toMatchObject(closed);
    const REFUSED = '{ refusedDriverEvents { nodes { id clientEventId refusalCode refusalVariant report driver { id } task { id } } } }';
    const { nodes } = (await ask(app, app.accounts.erpToken, REFUSED)).refusedDriverEvents;
    const events = nodes.filter((each: any) => each.clientEventId === 'too-late');
    expect(events).toMatchObject([
      { refusalCode: 'TASK_CLOSED', refusalVariant: 'alreadyEnded', driver: { id: first.driver.id }, task: { id: task.id } },
    ]);
    expect(events[0].report).toContain('Gave it to the guard');
    await ask(app, app.accounts.erpToken, 'mutation($id: String!) { resolveDriverEvent(id: $id, note: "Called both") { resolvedAt } }', {
      id: events[0].id,
    });
    expect(
      (await ask(app, app.accounts.erpToken, REFUSED)).refusedDriverEvents.nodes.filter((each: any) => each.clientEventId === 'too-late'),
    ).toEqual([]);
  });

  it('are not for parcels of other drivers, nor for those that the driver has not scanned', async () => {
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    const foreign = await newParcel(app, shop);
    const stranger = await onTheRoad(foreign);
    const task = await taskOf(app, parcel);
    expect(
      await refused(app, stranger.driver.token, COMPLETE, { i: { taskId: task.id, clientEventId: 'x', outcome: 'COMPLETED' } }),
    ).toMatchObject({ code: 'TASK_NOT_FOUND' });
    expect(await refused(app, stranger.driver.token, 'query($id: String!) { task(id: $id) { id } }', { id: task.id })).toMatchObject({
      code: 'TASK_NOT_FOUND',
    });
    const waiting = await newParcel(app, shop);
    const { runs } = await ask(app, driver.token, '{ runs { nodes { id } } }');
    await assign((await taskOf(app, waiting)).id, runs.nodes[0].id);
    const unscanned = await taskOf(app, waiting);
    expect(
      await refused(app, driver.token, COMPLETE, { i: { taskId: unscanned.id, clientEventId: 'y', outcome: 'COMPLETED' } }),
    ).toMatchObject({ code: 'TASK_NOT_READY' });
    await load(app, driver, runs.nodes[0].id, waiting.reference);
    await complete(app, driver, { taskId: unscanned.id });
    expect((await viewOf(app, waiting.id)).status).toBe('DELIVERED');
  });

  it('fail with a reason of the catalogue; refused parcels go back', async () => {
    const [absent, refusedOne] = [await newParcel(app, shop), await newParcel(app, shop)];
    const { driver } = await onTheRoad(absent, refusedOne);
    const task = await taskOf(app, absent);
    expect(await refused(app, driver.token, COMPLETE, { i: { taskId: task.id, clientEventId: 'f1', outcome: 'FAILED' } })).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    await complete(app, driver, { taskId: task.id, outcome: 'FAILED', reasonCode: 'nobody_home' });
    expect(await viewOf(app, absent.id)).toMatchObject({ status: 'ON_HOLD', deliveryAttempts: 1 });
    await complete(app, driver, { taskId: (await taskOf(app, refusedOne)).id, outcome: 'FAILED', reasonCode: 'refused' });
    expect((await viewOf(app, refusedOne.id)).status).toBe('FAILED');
    await ask(app, app.accounts.erpToken, 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { newStatus } }', {
      i: { id: refusedOne.id, action: 'RETURN_TO_SENDER', reason: 'Refused' },
    });
    expect(await taskOf(app, refusedOne)).toMatchObject({ kind: 'RETURN', state: 'ASSIGNED', run: null });
  });
});

describe('stops', () => {
  it('follow the driver who takes another stop first', async () => {
    const parcels = [
      await newParcel(app, shop, { lat: 25.3 }),
      await newParcel(app, shop, { lat: 25.31 }),
      await newParcel(app, shop, { lat: 25.32 }),
    ];
    const { driver, runId } = await onTheRoad(...parcels);
    const RUN = 'query($id: String!) { run(id: $id) { stops { id sequence begunAt arrivedAt tasks { state } } } }';
    const before = (await ask(app, driver.token, RUN, { id: runId })).run.stops;
    expect(before.map((stop: any) => stop.tasks[0].state)).toEqual(['EN_ROUTE', 'ASSIGNED', 'ASSIGNED']);
    await ask(app, driver.token, 'mutation($id: String!) { arriveAtStop(id: $id, clientEventId: "a1") { id } }', { id: before[2].id });
    const after = (await ask(app, driver.token, RUN, { id: runId })).run.stops;
    expect(after.map((stop: any) => [stop.id, stop.tasks[0].state])).toEqual([
      [before[2].id, 'ARRIVED'],
      [before[0].id, 'ASSIGNED'],
      [before[1].id, 'ASSIGNED'],
    ]);
  });

  it('that are locked or under way cannot be reordered, and dispatch moves the others', async () => {
    const parcels = [
      await newParcel(app, shop, { lat: 25.4 }),
      await newParcel(app, shop, { lat: 25.41 }),
      await newParcel(app, shop, { lat: 25.42 }),
    ];
    const { driver, runId } = await onTheRoad(...parcels);
    const [a, b, c] = (await ask(app, driver.token, 'query($id: String!) { run(id: $id) { stops { id } } }', { id: runId })).run.stops.map(
      (stop: any) => stop.id,
    );
    const REORDER = 'mutation($r: String!, $s: [String!]!) { reorderStops(runId: $r, stopIds: $s) { stops { id } } }';
    expect(
      (await ask(app, app.accounts.erpToken, REORDER, { r: runId, s: [a, c, b] })).reorderStops.stops.map((stop: any) => stop.id),
    ).toEqual([a, c, b]);
    expect(await refused(app, app.accounts.erpToken, REORDER, { r: runId, s: [b, a, c] })).toMatchObject({ code: 'STOP_LOCKED' });
    await ask(app, app.accounts.erpToken, 'mutation($id: String!) { lockStop(id: $id) { locked } }', { id: c });
    expect(await refused(app, app.accounts.erpToken, REORDER, { r: runId, s: [a, b, c] })).toMatchObject({ code: 'STOP_LOCKED' });
  });
});

describe('pickups', () => {
  it('are collected on the way, and a parcel that needs no hub is delivered in the same run', async () => {
    const direct = await newParcel(app, shop, { status: 'pickup', order: { carrier: 'SVC_SAME' } });
    const driver = await newDriver(app, { hubId });
    const plan = await planDay(app, { date: today(app), driverIds: [driver.id] });
    const runId = plan.runs[0].id;
    await startRun(app, driver, runId);
    const pickup = await taskOf(app, direct);
    expect(pickup.kind).toBe('PICKUP');
    await complete(app, driver, { taskId: pickup.id });
    const deliver = await taskOf(app, direct);
    expect(deliver).toMatchObject({ kind: 'DELIVER', loaded: true, run: { id: runId } });
    await complete(app, driver, { taskId: deliver.id });
    expect((await viewOf(app, direct.id)).status).toBe('DELIVERED');
  });
});
