import { startApp, type TestApp } from '../../support/app.js';
import { complete, finish, load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;

beforeAll(async () => {
  app = await startApp();
  shop = await connectShop(app);
});
afterAll(() => app.stop());

describe('a day of the own fleet', () => {
  it('plans, loads, delivers with cash and ends the day with the books in order', async () => {
    const hubId = await newHub(app);
    const driver = await newDriver(app, { hubId });
    const cash = await newParcel(app, shop, {
      lat: 25.21,
      order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 },
    });
    const paid = await newParcel(app, shop, { lat: 25.22 });
    const forgotten = await newParcel(app, shop, { lat: 25.23 });

    const plan = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
    expect(plan.unassigned).toEqual([]);
    const run = plan.runs[0];
    expect(run).toMatchObject({ state: 'PLANNED', driver: { id: driver.id } });
    expect(run.stops.map((stop: any) => stop.sequence)).toEqual([1, 2, 3]);

    for (const { reference } of [cash, paid]) await load(app, driver, run.id, reference);
    const started = await startRun(app, driver, run.id, { amount: '50', currency: 'USD' });
    expect(started.leftBehind).toMatchObject([{ reason: 'not_loaded' }]);
    expect(await taskOf(app, forgotten)).toMatchObject({ state: 'ASSIGNED', run: null });
    expect(
      (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { status } }', { id: cash.id })).shipment.status,
    ).toBe('IN_TRANSIT');

    const cashTask = await taskOf(app, cash);
    expect(cashTask).toMatchObject({ collect: { amount: '120.00' }, proofNeeds: { otp: true } });
    const COMPLETE = 'mutation($i: CompleteTaskInput!) { completeTask(input: $i) { id } }';
    const input = { taskId: cashTask.id, clientEventId: 'e1', outcome: 'COMPLETED' };
    expect(await refused(app, driver.token, COMPLETE, { i: input })).toMatchObject({ code: 'OTP_REQUIRED' });
    const withoutOtpReason = 'The consignee has no phone';
    expect(await refused(app, driver.token, COMPLETE, { i: { ...input, withoutOtpReason } })).toMatchObject({
      code: 'COLLECTION_REQUIRED',
    });
    const collected = { method: 'CASH', amount: '120', currency: 'USD' };
    const done = await complete(app, driver, { ...input, withoutOtpReason, collected });
    expect(done).toMatchObject({ state: 'COMPLETED', outcome: 'COMPLETED' });
    expect(await complete(app, driver, { ...input, withoutOtpReason, collected })).toEqual(done);

    const paidTask = await taskOf(app, paid);
    await complete(app, driver, { taskId: paidTask.id, outcome: 'FAILED', reasonCode: 'nobody_home', notes: 'Closed' });
    expect(await taskOf(app, paid)).toMatchObject({ state: 'FAILED', reasonCode: 'nobody_home' });

    expect(
      await refused(app, driver.token, 'mutation($id: String!) { finishRun(id: $id, unsentEvents: 1) { id } }', { id: run.id }),
    ).toMatchObject({ code: 'RUN_HAS_UNSENT_EVENTS' });
    expect(
      await refused(app, driver.token, 'mutation($id: String!) { finishRun(id: $id, unsentEvents: 0) { id } }', { id: run.id }),
    ).toMatchObject({ code: 'CASH_COUNT_REQUIRED' });
    const finished = await finish(app, driver, run.id, { c: [{ amount: '160', currency: 'USD' }] });
    expect(finished).toMatchObject({ state: 'FINISHED', cash: { difference: [{ amount: '-10.00', currency: 'USD' }] } });
    const { ledgerIntegrity } = await ask(app, app.accounts.erpToken, '{ ledgerIntegrity { ok } }');
    expect(ledgerIntegrity.ok).toBe(true);
  });
});
