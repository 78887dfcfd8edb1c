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

const COD = { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 };

const onTheRoad = (...parcels: Parcel[]) => setOut(app, hubId, parcels);

const proofsOf = async (taskId: string): Promise<any[]> =>
  (await ask(app, app.accounts.erpToken, 'query($id: String!) { task(id: $id) { proofs { kind text } } }', { id: taskId })).task.proofs;

const setPolicy = (input: Readonly<Record<string, unknown>>) =>
  ask(app, app.accounts.erpToken, 'mutation($i: SetProofPolicyInput!) { setProofPolicy(input: $i) { id } }', { i: input });

describe('a completion', () => {
  it('with cash in another currency than that of the order is refused', async () => {
    const parcel = await newParcel(app, shop, { order: COD });
    const { driver } = await onTheRoad(parcel);
    const { id: taskId } = await taskOf(app, parcel);
    const input = { taskId, clientEventId: randomUUID(), outcome: 'COMPLETED', withoutOtpReason: 'No phone' };
    expect(
      await refused(app, driver.token, COMPLETE, { i: { ...input, collected: { method: 'CASH', amount: '120', currency: 'AED' } } }),
    ).toMatchObject({ code: 'CURRENCY_MISMATCH' });
    expect((await viewOf(app, parcel.id)).status).toBe('IN_TRANSIT');
  });

  it('names what is wrong with the cash as the driver has written it', async () => {
    const parcel = await newParcel(app, shop, { order: COD });
    const { driver } = await onTheRoad(parcel);
    const { id: taskId } = await taskOf(app, parcel);
    const refusals: [Readonly<Record<string, unknown>> | null, string, string][] = [
      [null, 'COLLECTION_REQUIRED', 'collected'],
      [{ method: 'CASH', amount: '90' }, 'COD_AMOUNT_MISMATCH', 'collected.amount'],
      [{ method: 'CASH', amount: '120', currency: 'AED' }, 'CURRENCY_MISMATCH', 'collected.currency'],
      [{ method: 'CASH', amount: '90', acceptPartial: true }, 'MISSING_FIELD', 'notes'],
      [{ method: 'POS' }, 'MISSING_FIELD', 'collected.posReference'],
      [{ notCollectedReason: ' ' }, 'MISSING_FIELD', 'collected.notCollectedReason'],
    ];
    for (const [collected, code, field] of refusals) {
      const input = { taskId, clientEventId: randomUUID(), outcome: 'COMPLETED', withoutOtpReason: 'No phone', collected };
      expect(await refused(app, driver.token, COMPLETE, { i: input })).toMatchObject({ code, errors: [{ field }] });
    }
  });

  it('is refused under the event id of another task, because the device would believe that it was applied', async () => {
    const [one, other] = [await newParcel(app, shop), await newParcel(app, shop)];
    const { driver } = await onTheRoad(one, other);
    const clientEventId = randomUUID();
    await complete(app, driver, { taskId: (await taskOf(app, one)).id, clientEventId });
    const input = { taskId: (await taskOf(app, other)).id, clientEventId, outcome: 'COMPLETED' };
    expect(await refused(app, driver.token, COMPLETE, { i: input })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await viewOf(app, other.id)).status).toBe('IN_TRANSIT');
  });

  it('with a wrong code counts one try, however often the same report is sent at the same time', async () => {
    const parcel = await newParcel(app, shop, { order: COD });
    const { driver } = await onTheRoad(parcel);
    const { id: taskId } = await taskOf(app, parcel);
    const wrong = { taskId, clientEventId: randomUUID(), outcome: 'COMPLETED', proofs: [{ kind: 'OTP', code: 'nonsense' }] };
    const refusals = await Promise.all(Array.from({ length: 12 }, () => refused(app, driver.token, COMPLETE, { i: wrong })));
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['OTP_WRONG']));
    const [code] = await app.database.sql<{ tries: number }>('select tries from delivery_code where task_id = $1', [taskId]);
    expect(code?.tries).toBe(1);
  });

  it('counts the wrong codes that the app refused, once, and shows them to dispatch; only the driver who has the task gets the check', async () => {
    const parcel = await newParcel(app, shop, { order: COD });
    const { driver } = await onTheRoad(parcel);
    const other = await newDriver(app, { hubId });
    const { id: taskId } = await taskOf(app, parcel);
    const CHECK = 'query($id: String!) { task(id: $id) { codeCheck { salt iterations tag triesLeft appTries } wrongCodes } }';
    const check = async (token: string) => (await ask(app, token, CHECK, { id: taskId })).task;
    const made = { salt: expect.stringMatching(/^[\w+/]{22}==$/), iterations: 50_000, tag: expect.stringMatching(/^[0-9a-f]{2}$/) };
    expect(await check(driver.token)).toEqual({ codeCheck: { ...made, triesLeft: 5, appTries: 0 }, wrongCodes: 0 });
    expect(await check(app.accounts.erpToken)).toEqual({ codeCheck: null, wrongCodes: 0 });
    expect(await refused(app, other.token, CHECK, { id: taskId })).toMatchObject({ code: 'TASK_NOT_FOUND' });

    const wrong = { taskId, outcome: 'COMPLETED', proofs: [{ kind: 'OTP', code: 'nonsense' }], wrongCodes: 3 };
    for (const clientEventId of ['first', 'first', 'second'].map((name) => `${name}-${taskId}`)) {
      expect(await refused(app, driver.token, COMPLETE, { i: { ...wrong, clientEventId } })).toMatchObject({ code: 'OTP_WRONG' });
    }
    expect(await check(driver.token)).toEqual({ codeCheck: { ...made, triesLeft: 0, appTries: 3 }, wrongCodes: 5 });
    expect(await refused(app, driver.token, COMPLETE, { i: { ...wrong, clientEventId: randomUUID() } })).toMatchObject({
      code: 'OTP_LOCKED',
    });
    expect(await refused(app, driver.token, COMPLETE, { i: { ...wrong, wrongCodes: 6, clientEventId: randomUUID() } })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });

    await complete(app, driver, { taskId, wrongCodes: 4, withoutOtpReason: 'Too many wrong codes', collected: { method: 'CASH' } });
    expect(await check(app.accounts.erpToken)).toEqual({ codeCheck: null, wrongCodes: 6 });
    expect((await check(driver.token)).codeCheck).toBeNull();
  });

  it('that goes on without the code leaves no proof of a code', async () => {
    const parcel = await newParcel(app, shop, { order: COD });
    const { driver } = await onTheRoad(parcel);
    const { id: taskId } = await taskOf(app, parcel);
    await complete(app, driver, {
      taskId,
      proofs: [{ kind: 'OTP', code: '12' }],
      withoutOtpReason: 'The consignee lost it',
      collected: { method: 'CASH' },
    });
    expect(await proofsOf(taskId)).toEqual([]);
  });

  it('of a parcel that needs no code leaves no proof of one', async () => {
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    const { id: taskId } = await taskOf(app, parcel);
    await complete(app, driver, { taskId, proofs: [{ kind: 'OTP', code: '123456' }], withoutOtpReason: 'Not asked for' });
    expect(await proofsOf(taskId)).toEqual([]);
    expect(await app.database.sql('select 1 from delivery_without_code where task_id = $1', [taskId])).toEqual([]);
  });
});

describe('a scan into the vehicle', () => {
  it('answers as the first time although the parcel was delivered since', async () => {
    const parcel = await newParcel(app, shop);
    const driver = await newDriver(app, { hubId });
    const plan = await planDay(app, { date: today(app), driverIds: [driver.id] });
    const eventId = randomUUID();
    const first = await load(app, driver, plan.runs[0].id, parcel.reference, eventId);
    await startRun(app, driver, plan.runs[0].id);
    await complete(app, driver, { taskId: (await taskOf(app, parcel)).id });
    const again = await load(app, driver, plan.runs[0].id, parcel.reference, eventId);
    expect(again.loadParcel.id).toBe(first.loadParcel.id);
  });

  it('by its label takes the parcel out for delivery when the driver is on the road already', async () => {
    const { driver } = await onTheRoad(await newParcel(app, shop));
    const parcel = await newParcel(app, shop, { order: COD });
    await ask(app, driver.token, 'mutation($c: String!) { scanShipment(code: $c) { id } }', { c: parcel.reference });
    expect(await taskOf(app, parcel)).toMatchObject({ loaded: true, driver: { id: driver.id } });
    expect((await viewOf(app, parcel.id)).status).toBe('IN_TRANSIT');
    const { id } = await taskOf(app, parcel);
    expect(await app.database.sql('select 1 from delivery_code where task_id = $1', [id])).toHaveLength(1);
  });
});

describe('the proof policy', () => {
  it('asks for a scan of the parcel itself, not of another one', async () => {
    await setPolicy({ scan: true, photo: false, signature: false, failurePhoto: false });
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    const { id: taskId } = await taskOf(app, parcel);
    const input = { taskId, clientEventId: randomUUID(), outcome: 'COMPLETED' };
    const scanOf = (code: string) => ({ ...input, proofs: [{ kind: 'SCAN', code }] });
    expect(await refused(app, driver.token, COMPLETE, { i: scanOf('ANOTHER-1') })).toMatchObject({ code: 'PROOF_REQUIRED' });
    await complete(app, driver, scanOf(parcel.reference.toLowerCase()));
    expect((await viewOf(app, parcel.id)).status).toBe('DELIVERED');
  });

  it('also holds for returns and pickups that a driver reports as a plain change of status', async () => {
    await setPolicy({ scan: true, photo: true, signature: false, failurePhoto: true });
    const parcel = await newParcel(app, shop);
    const { driver } = await onTheRoad(parcel);
    const MOVE = 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }';
    expect(await refused(app, driver.token, MOVE, { i: { id: parcel.id, status: 'ON_HOLD', reasonCode: 'nobody_home' } })).toMatchObject({
      code: 'PROOF_REQUIRED',
    });
    await complete(app, driver, {
      taskId: (await taskOf(app, parcel)).id,
      outcome: 'FAILED',
      reasonCode: 'refused',
      proofs: [{ kind: 'PHOTO', sha256: 'a'.repeat(64) }],
    });
    await ask(app, app.accounts.erpToken, 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { newStatus } }', {
      i: { id: parcel.id, action: 'RETURN_TO_SENDER', reason: 'Refused' },
    });
    await ask(app, app.accounts.erpToken, 'mutation($i: AssignShipmentsInput!) { assignShipments(input: $i) { id } }', {
      i: { driverId: driver.id, ids: [parcel.id] },
    });
    expect(await refused(app, driver.token, MOVE, { i: { id: parcel.id, status: 'RETURN_TO_SENDER' } })).toMatchObject({
      code: 'PROOF_REQUIRED',
    });
  });
});
