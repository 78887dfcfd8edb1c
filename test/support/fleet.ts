import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.js';
import { ask } from './graphql.js';
import { sessionOf, walkTo, type ConnectedShop } from './story.js';

let nextDriver = 1;

export interface TestDriver {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** A driver, signed in. */
export async function newDriver(app: TestApp, profile: Readonly<Record<string, unknown>> = {}): Promise<TestDriver> {
  const admin = await sessionOf(app, app.accounts.superAdmin);
  const login = { email: `driver-${nextDriver++}-${randomUUID().slice(0, 6)}@example.com`, password: 'a long enough password' };
  const { createStaff } = await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', {
    input: { ...login, name: `Omar ${nextDriver}`, role: 'DRIVER' },
  });
  const { id } = createStaff;
  await ask(app, app.accounts.erpToken, 'mutation($i: UpdateDriverInput!) { updateDriver(input: $i) { id } }', {
    i: { staffId: id, phone: '+971501112233', vehicle: 'Van', ...profile },
  });
  return { ...login, id, token: await sessionOf(app, login) };
}

let nextHub = 1;

export async function newHub(app: TestApp, hub: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const input = { code: `H${nextHub++}`, name: 'Al Quoz', lat: 25.13, lng: 55.23, timeZone: 'Asia/Dubai', phone: '+97143334455', ...hub };
  const { saveHub } = await ask(app, app.accounts.erpToken, 'mutation($input: SaveHubInput!) { saveHub(input: $input) { id } }', { input });
  return saveHub.id;
}

export interface Parcel {
  readonly id: string;
  readonly reference: string;
}

/** An order of the shop whose parcel is at this status; `lat` and `lng` say where the consignee lives. */
export async function newParcel(
  app: TestApp,
  shop: ConnectedShop,
  {
    status = 'booked',
    lat = 25.2,
    lng = 55.27,
    address = `Street ${lat}, ${lng}`,
    order = {},
  }: { status?: string; lat?: number | null; lng?: number | null; address?: string; order?: Readonly<Record<string, unknown>> } = {},
): Promise<Parcel> {
  const placed = await app.client.post(
    '/api/order',
    {
      order: {
        shopDomain: shop.domain,
        subTotal: 100,
        tax: 0,
        discount: 0,
        total: 100,
        currency: 'USD',
        orderNumber: Number(randomNumber()),
        orderReference: `F-${randomUUID().slice(0, 8)}`,
        ...order,
      },
      customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' },
      origin: { address: 'Al Quoz 3', city: 'Dubai', countryCode: 'AE', zip: '', lat: 25.14, lng: 55.24 },
      destination: { address, city: 'Dubai', countryCode: 'AE', zip: '', lat, lng },
      products: [{ name: 'Mug', quantity: 2, price: 50, grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency: 'USD' }],
    },
    shop.headers,
  );
  if (placed.status !== 200 && placed.status !== 201) throw new Error(placed.text);
  const reference = String(placed.body.shipment_id);
  const { shipment } = await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { id } }', { id: reference });
  await walkTo(app, shipment.id, status);
  return { id: shipment.id, reference };
}

const randomNumber = (): string => String(Math.floor(Math.random() * 1e12));

const TASK =
  'id shortId kind state loaded reasonCode run { id shortId } driver { id } shipment { id } collect { amount currency } proofNeeds { otp photo }';

export const taskOf = async (app: TestApp, parcel: Parcel): Promise<any> =>
  (await ask(app, app.accounts.erpToken, `query($id: String!) { tasks(shipment: $id, first: 1) { nodes { ${TASK} } } }`, { id: parcel.id }))
    .tasks.nodes[0];

export const planDay = async (app: TestApp, input: Readonly<Record<string, unknown>>): Promise<any> =>
  (
    await ask(
      app,
      app.accounts.erpToken,
      `mutation($i: PlanRunsInput!) { planRuns(input: $i) { engine km minutes runs { id shortId state driver { id } stops { id sequence locked eta point { lat lng } tasks { id kind shipment { id } } } } unassigned { reason task { id } } } }`,
      { i: input },
    )
  ).planRuns;

export const load = (app: TestApp, driver: TestDriver, runId: string, awb: string, clientEventId: string = randomUUID()): Promise<any> =>
  ask(
    app,
    driver.token,
    'mutation($r: String!, $a: String!, $e: String!) { loadParcel(runId: $r, awb: $a, clientEventId: $e) { id loaded state } }',
    {
      r: runId,
      a: awb,
      e: clientEventId,
    },
  );

export const startRun = async (app: TestApp, driver: TestDriver, id: string, cashFloat?: unknown): Promise<any> =>
  (
    await ask(
      app,
      driver.token,
      'mutation($id: String!, $f: MoneyInput) { startRun(id: $id, cashFloat: $f) { id state leftBehind { reason task { id } } stops { id sequence tasks { id state } } } }',
      { id, f: cashFloat ?? null },
    )
  ).startRun;

export const COMPLETE =
  'mutation($i: CompleteTaskInput!) { completeTask(input: $i) { id state outcome reasonCode km minutes run { id } } }';

export const complete = async (app: TestApp, driver: TestDriver, input: Readonly<Record<string, unknown>>): Promise<any> =>
  (await ask(app, driver.token, COMPLETE, { i: { clientEventId: randomUUID(), outcome: 'COMPLETED', ...input } })).completeTask;

export const finish = async (app: TestApp, driver: TestDriver, id: string, more: Readonly<Record<string, unknown>> = {}): Promise<any> =>
  (
    await ask(
      app,
      driver.token,
      'mutation($id: String!, $u: Int!, $c: [MoneyInput!]) { finishRun(id: $id, unsentEvents: $u, countedCash: $c) { id state cash { collected { amount } expected { amount currency } counted { amount } difference { amount currency } } } }',
      { id, u: 0, c: null, ...more },
    )
  ).finishRun;

/** Today in the zone of the hubs above. */
export const today = (app: TestApp): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(app.clock.now());

/** A driver of the hub who is under way with these parcels, planned and loaded today. */
export async function onTheRoad(app: TestApp, hubId: string, parcels: readonly Parcel[]): Promise<{ driver: TestDriver; runId: string }> {
  const driver = await newDriver(app, { hubId });
  const plan = await planDay(app, { date: today(app), driverIds: [driver.id] });
  const runId: string = plan.runs[0].id;
  for (const { reference } of parcels) await load(app, driver, runId, reference);
  await startRun(app, driver, runId);
  return { driver, runId };
}
