import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../support/app.js';
import {
  COMPLETE,
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
import { booksOf, confirm, handOver } from '../../support/cod.js';
import { ask, refused } from '../../support/graphql.js';
import { approve } from '../../support/people.js';
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

const erp = (query: string, variables: Readonly<Record<string, unknown>> = {}) => ask(app, app.accounts.erpToken, query, variables);

/** A driver with their own run, at the door of one parcel. */
async function atDoor(amount: number): Promise<{ driver: TestDriver; parcel: Parcel; runId: string; taskId: string }> {
  const driver = await newDriver(app, { hubId });
  const parcel = await newParcel(app, shop, {
    order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: amount },
  });
  const [run] = (await planDay(app, { date: today(app), driverIds: [driver.id] })).runs;
  await load(app, driver, run.id, parcel.reference);
  await startRun(app, driver, run.id);
  return { driver, parcel, runId: run.id, taskId: (await taskOf(app, parcel)).id };
}

async function delivered(amount: number, counted: string, collected: Readonly<Record<string, unknown>> = {}) {
  const { driver, parcel, runId, taskId } = await atDoor(amount);
  await complete(app, driver, {
    taskId,
    withoutOtpReason: 'No phone',
    collected: { method: 'CASH', amount: String(amount), currency: 'USD', ...collected },
    notes: 'She had no more',
  });
  const run = await finish(app, driver, runId, { c: [{ amount: counted, currency: 'USD' }] });
  return { driver, parcel, run };
}

const refusedComplete = (driver: TestDriver, input: Readonly<Record<string, unknown>>) =>
  refused(app, driver.token, COMPLETE, { i: { clientEventId: randomUUID(), outcome: 'COMPLETED', ...input } });

const whole = async () => (await erp('{ ledgerIntegrity { ok } }')).ledgerIntegrity.ok;

describe('the cash of a run', () => {
  it('can be handed over after a part of it was missing', async () => {
    const { driver, parcel } = await delivered(120, '100');
    const told = { handedOverById: driver.id, receivedById: driver.id };
    expect((await booksOf(app, parcel.id))['1100']).toBe(10000);
    expect((await handOver(app, parcel.id, told)).status).toBe(200);
    expect((await booksOf(app, parcel.id))['1110']).toBe(10000);
    expect((await handOver(app, parcel.id, told)).status).toBe(200);
    expect((await handOver(app, parcel.id, { depositReference: 'SLIP-1' })).status).toBe(200);
    expect(await whole()).toBe(true);
  });

  it('can be handed over after all of it was missing', async () => {
    const { driver, parcel } = await delivered(80, '0');
    const told = { handedOverById: driver.id, receivedById: driver.id };
    expect((await handOver(app, parcel.id, told)).status).toBe(200);
    expect((await handOver(app, parcel.id, told)).status).toBe(200);
    expect((await handOver(app, parcel.id, { depositReference: 'SLIP-2' })).status).toBe(200);
    expect(await whole()).toBe(true);
  });

  it('that was less than due on purpose is taken with the notes of the driver', async () => {
    const { run } = await delivered(60, '45', { amount: '45', acceptPartial: true });
    expect(run.cash).toMatchObject({ expected: [{ amount: '45.00' }], difference: [{ amount: '0.00' }] });
    expect(await whole()).toBe(true);
  });

  it('is not settled by the driver alone for less than half of what is due, but by dispatch', async () => {
    const { driver, runId, parcel, taskId } = await atDoor(98.47);
    const told = { taskId, withoutOtpReason: 'No phone', notes: 'She had no more' };
    const partly = (amount: string) => ({ ...told, collected: { method: 'CASH', amount, acceptPartial: true } });
    for (const amount of ['0.01', '49.23']) {
      const refusal = await refusedComplete(driver, partly(amount));
      expect(refusal).toMatchObject({ code: 'COD_AMOUNT_MISMATCH', message: expect.stringContaining('dispatch') });
    }
    expect(await booksOf(app, parcel.id)).toEqual({});
    await complete(app, driver, { ...told, collected: { notCollectedReason: 'Paid 0.01 only' } });
    await finish(app, driver, runId);
    const taken = { paymentMethod: 'cash', amountCollected: 0.01, acceptPartial: true, notes: 'Agreed by phone' };
    expect((await confirm(app, parcel.id, taken)).status).toBe(200);

    const half = await atDoor(98.47);
    await complete(app, half.driver, { ...partly('49.24'), taskId: half.taskId });
    expect((await booksOf(app, half.parcel.id))['1100']).toBe(4924);
  });

  it('paid by card is not counted', async () => {
    const { run } = await delivered(70, '0', { method: 'POS', posReference: 'T-1' });
    expect(run.cash).toMatchObject({ expected: [] });
    expect(await whole()).toBe(true);
  });

  it('is counted although the delivery was reported after the run had been finished', async () => {
    const driver = await newDriver(app, { hubId });
    const parcel = await newParcel(app, shop, { order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 30 } });
    const [run] = (await planDay(app, { date: today(app), driverIds: [driver.id] })).runs;
    await load(app, driver, run.id, parcel.reference);
    await startRun(app, driver, run.id);
    await finish(app, driver, run.id);
    const taskId = (await taskOf(app, parcel)).id;
    const late = await complete(app, driver, { taskId, withoutOtpReason: 'No phone', collected: { method: 'CASH' } });
    const finished = await finish(app, driver, late.run.id, { c: [{ amount: '25', currency: 'USD' }] });
    expect(finished).toMatchObject({ state: 'FINISHED', cash: { difference: [{ amount: '-5.00' }] } });
    expect((await booksOf(app, parcel.id))['1100']).toBe(2500);
  });

  it('can be reversed after a part of it was missing', async () => {
    const { parcel } = await delivered(90, '50');
    expect((await booksOf(app, parcel.id))['1100']).toBe(5000);
    const { reverseCod } = await erp('mutation($id: String!) { reverseCod(id: $id, reason: "Wrong parcel") { id } }', { id: parcel.id });
    expect(await approve(app, reverseCod.id)).toBe('APPROVED');
    expect(await booksOf(app, parcel.id)).toEqual({});
    expect(await whole()).toBe(true);
  });
});
