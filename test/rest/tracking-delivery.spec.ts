import { startApp, type TestApp } from '../support/app.js';
import { closeEventSources, listenTo } from '../support/event-source.js';
import {
  complete,
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
} from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { connectShop, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';

let app: TestApp;
let other: TestApp;
let shop: ConnectedShop;
let hubId: string;
beforeAll(async () => {
  app = await startApp({ PUBLIC_RATE_LIMIT: '0/60' });
  other = await startApp(
    {
      ROLE: 'web',
      DEMO: '0',
      PUBLIC_RATE_LIMIT: '0/60',
      SHARE_DRIVER_PHONE: 'true',
      MAP_TILE_URL: TILES,
      LIVE_CONNECTIONS_PER_ADDRESS: '2',
    },
    { databaseUrl: app.databaseUrl },
  );
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterEach(closeEventSources);
afterAll(async () => {
  await other.stop();
  await app.stop();
});

interface Day {
  readonly driver: TestDriver;
  readonly runId: string;
  /** In the order in which the driver comes to them. */
  readonly parcels: readonly Parcel[];
}

/** A run of five stops, loaded but not started. */
async function loadedDay(): Promise<Day> {
  const driver = await newDriver(app, { hubId, phone: '+971509998877' });
  const placed: Parcel[] = [];
  for (const step of [1, 2, 3, 4, 5]) placed.push(await newParcel(app, shop, { lat: 25.15 + step / 100, lng: 55.25 }));
  const plan = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  const run = plan.runs[0];
  for (const { reference } of placed) await load(app, driver, run.id, reference);
  const stops: readonly { readonly tasks: readonly { readonly shipment: { readonly id: string } }[] }[] = run.stops;
  const ids = stops.flatMap(({ tasks }) => tasks.map(({ shipment }) => shipment.id));
  const parcels = ids.map((id) => placed.find((parcel) => parcel.id === id) as Parcel);
  return { driver, runId: run.id, parcels };
}

async function startedDay(): Promise<Day> {
  const day = await loadedDay();
  await startRun(app, day.driver, day.runId);
  return day;
}

const deliver = async ({ driver }: Day, parcel: Parcel | undefined): Promise<void> => {
  if (parcel) await complete(app, driver, { taskId: (await taskOf(app, parcel)).id });
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const deliveryOf = async (on: TestApp, parcel: Parcel | undefined): Promise<any> =>
  (await on.client.get(`/api/track/${parcel?.reference}`)).body.delivery;
const pageOf = (on: TestApp, parcel: Parcel | undefined, language = 'en') =>
  on.client.get(`/track/${parcel?.reference}?lang=${language}`, { accept: 'text/html' });
const live = (on: TestApp, parcel: Parcel | undefined, query = '') => listenTo(`${on.url}/track/${parcel?.reference}/live${query}`);

describe('While a driver is under way, tracking', () => {
  it('says nothing before the run has started', async () => {
    const { parcels } = await loadedDay();

    expect(await deliveryOf(app, parcels[0])).toBeNull();
    expect((await pageOf(app, parcels[0])).text).not.toMatch(/delivery"|<script/);
  });

  it('shows the next three stops how near the driver is, by first name and with the phone of the hub', async () => {
    const { parcels } = await startedDay();
    const [next, second, third] = await Promise.all(parcels.slice(0, 3).map((parcel) => deliveryOf(app, parcel)));

    for (const [index, delivery] of [next, second, third].entries())
      expect(delivery).toMatchObject({
        live: true,
        stopsBefore: index,
        arrived: false,
        driverFirstName: 'Omar',
        callPhone: '+97143334455',
        timeZone: 'Asia/Dubai',
        position: null,
        map: null,
      });
  });

  it('shows everybody after them the time window of the day, and no driver', async () => {
    const { parcels } = await startedDay();
    const far = await deliveryOf(app, parcels[3]);

    expect(far).toMatchObject({ live: false, stopsBefore: null, driverFirstName: null, callPhone: null, position: null });
    expect([far.windowFrom, far.windowTo]).toEqual([`${today(app)}T04:00:00.000Z`, `${today(app)}T16:00:00.000Z`]);
    expect((await pageOf(other, parcels[3])).text).not.toMatch(/Omar|tel:\+97150|<svg class="lane"/);
  });

  it('estimates to five minutes and never in the past', async () => {
    const { parcels } = await startedDay();
    const { windowFrom, windowTo } = await deliveryOf(app, parcels[2]);

    for (const instant of [windowFrom, windowTo]) expect(Date.parse(instant) % 300_000).toBe(0);
    expect(Date.parse(windowTo) - Date.parse(windowFrom)).toBeGreaterThanOrEqual(45 * 60_000);
    expect(Date.parse(windowTo) - Date.parse(windowFrom)).toBeLessThanOrEqual(65 * 60_000);
    expect(Date.parse(windowFrom)).toBeGreaterThan(app.clock.now().getTime() - 300_000);
  });

  it('names neither the other stops nor anything of the driver but a first name', async () => {
    const day = await startedDay();
    const answers = [await pageOf(app, day.parcels[1]), await app.client.get(`/api/track/${day.parcels[1]?.reference}`)];
    const others = day.parcels.filter((parcel) => parcel !== day.parcels[1]).flatMap(({ id, reference }) => [id, reference]);

    for (const { text } of answers) {
      expect(text).toContain('Omar');
      expect(text).not.toMatch(/Omar \d|971509998877|driver-\d|Khan|Street 25|DO-|RN-/);
      for (const secret of [...others, day.runId, day.driver.id]) expect(text).not.toContain(secret);
    }
  });

  it('gives the phone of the driver only where the operator shares it', async () => {
    const { parcels } = await startedDay();

    expect((await deliveryOf(other, parcels[0])).callPhone).toBe('+971509998877');
    expect((await deliveryOf(app, parcels[0])).callPhone).toBe('+97143334455');
  });

  it('tells the door from the way to it, and nothing once the parcel was handed over', async () => {
    const day = await startedDay();
    const [parcel] = day.parcels;
    const { task } = await ask(app, app.accounts.erpToken, 'query($id: String!) { task(id: $id) { stop { id } } }', {
      id: (await taskOf(app, parcel as Parcel)).id,
    });
    await ask(app, day.driver.token, 'mutation($id: String!) { arriveAtStop(id: $id, clientEventId: "door") { id } }', {
      id: task.stop.id,
    });
    expect(await deliveryOf(app, parcel)).toMatchObject({ arrived: true, stopsBefore: 0, windowFrom: null, windowTo: null });
    expect((await pageOf(app, parcel)).text).toContain('The driver is at your door');

    await deliver(day, parcel);
    expect(await deliveryOf(app, parcel)).toBeNull();
    expect((await pageOf(app, parcel)).text).not.toMatch(/Omar|<script|id="delivery"/);
    expect(await deliveryOf(app, day.parcels[3])).toMatchObject({ live: true, stopsBefore: 2 });
  });

  it('keeps a policy that allows one script of its own and the host of the map', async () => {
    const { parcels } = await startedDay();
    const { headers, text } = await pageOf(other, parcels[0]);
    const [, url = '', integrity = ''] = /<script src="([^"]+)" integrity="([^"]+)" defer>/.exec(text) ?? [];
    const script = await app.client.get(url);

    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'self'; connect-src 'self'; img-src https:\/\/tiles\.example; base-uri/,
    );
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(`sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script.text))).toString('base64')}`).toBe(integrity);
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
  });

  it('is in Arabic for those who read Arabic', async () => {
    const { parcels } = await startedDay();
    const { text } = await pageOf(app, parcels[2], 'ar');

    for (const said of ['محطتان قبل محطتك', 'اسم السائق <bdi>Omar</bdi>', 'اتصل بشأن التوصيل']) expect(text).toContain(said);
  });
});

describe('GET /track/{id}/live', () => {
  it('streams what changes, whichever process changed it, and ends with the delivery', async () => {
    const day = await startedDay();
    const [first, second] = day.parcels;
    const stream = await live(other, second, '?lang=en');
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const shown = await stream.until('what is true now', ({ name }) => name === 'delivery');
    expect(shown.data).toEqual(await deliveryOf(other, second));

    await deliver(day, first);
    const nearer = await stream.until('one stop less', ({ name, data }) => name === 'delivery' && data.stopsBefore === 0);
    expect(nearer.data).toMatchObject({ live: true, driverFirstName: 'Omar' });
    const section = await stream.until('the section', ({ name, data }) => name === 'section' && data.includes('Your stop is next'));
    expect(section.data).toContain('data-part="lane"');

    await deliver(day, second);
    expect((await stream.until('the end', ({ name }) => name === 'end')).data).toBeNull();
    await waitFor('the stream ends', () => stream.ended());
    for (const secret of [day.runId, day.driver.id, first?.reference ?? '', 'Khan', 'Street 25'])
      expect(stream.text()).not.toContain(secret);
  });

  it('follows a parcel that is moved to another driver', async () => {
    const day = await startedDay();
    const next = await startedDay();
    const parcel = day.parcels[2];
    const stream = await live(app, parcel);
    await stream.until('two stops before', ({ name, data }) => name === 'delivery' && data.stopsBefore === 2);

    await ask(app, app.accounts.erpToken, 'mutation($t: String!, $r: String) { assignTask(taskId: $t, runId: $r, position: 2) { id } }', {
      t: (await taskOf(app, parcel as Parcel)).id,
      r: next.runId,
    });
    await stream.until('one stop before, of the other driver', ({ name, data }) => name === 'delivery' && data.stopsBefore === 1);
    await deliver(next, next.parcels[0]);
    await stream.until('the news of the other run', ({ name, data }) => name === 'delivery' && data.stopsBefore === 0);
  });

  it('ends at once for a parcel that no driver has, and is 404 for an unknown one', async () => {
    const { parcels } = await loadedDay();
    const stream = await live(app, parcels[0]);
    await waitFor('the stream ends', () => stream.ended());

    expect(stream.events).toEqual([{ name: 'end', data: null }]);
    expect((await listenTo(`${app.url}/track/unknown/live`)).status).toBe(404);
  });

  it('is limited per network, and gives the places of those who leave to others', async () => {
    const { parcels } = await startedDay();
    const [one, two] = [await live(other, parcels[0]), await live(other, parcels[0])];
    expect([one.status, two.status, (await live(other, parcels[0])).status]).toEqual([200, 200, 429]);

    one.close();
    let status = 429;
    await waitFor('the place is free', async () => (status = (await live(other, parcels[0])).status) === 200);
    expect(status).toBe(200);
  });

  it('counts as a visit of the page, and ends when its process stops', async () => {
    const { parcels } = await startedDay();
    const stopping = await startApp({ ROLE: 'web', DEMO: '0', PUBLIC_RATE_LIMIT: '2/60' }, { databaseUrl: app.databaseUrl });
    const stream = await live(stopping, parcels[0]);
    await live(stopping, parcels[0]);
    expect((await live(stopping, parcels[0])).status).toBe(429);

    await stopping.stop();
    await waitFor('the stream ends', () => stream.ended());
    expect(stream.events.some(({ name }) => name === 'end')).toBe(false);
  });
});
