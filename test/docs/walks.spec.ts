import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { CompleteTaskDocument } from '../../src/driver/graph/operations.generated.js';
import { startApp, type TestApp } from '../support/app.js';
import { confirm, parcelAtDoor } from '../support/cod.js';
import { connectShop, placeOrder } from '../support/story.js';
import { newHub, newParcel, onTheRoad, taskOf, type Parcel } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { waitFor } from '../support/wait-for.js';
import { BookingDesk } from '../modules/bookings/booking-desk.js';
import { addWebhook, openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';

/**
 * Rooms of which a walk shows the door only: the same for every request, or an engine that its own README explains. Each is a folder, or
 * files by the beginning of their path.
 */
const ROOMS = [
  ...['src/kernel/', 'src/platform/', 'src/services.ts', 'src/hooks.ts', 'src/web.ts', 'src/schema.ts'],
  ...['src/rest/', 'src/modules/access/', 'src/modules/shop-requests/', 'src/modules/carrier-accounts/', 'src/modules/audit/'],
  ...['src/modules/rating/', 'src/modules/pricing/', 'src/modules/ledger/', 'src/modules/wallets/statements/'],
  ...[
    'src/modules/webhooks/sending/',
    'src/modules/webhooks/selections/selection-book.ts',
    'src/modules/webhooks/webhook-metrics.ts',
    'src/modules/webhooks/live/',
  ],
  ...['src/modules/proofs/', 'src/modules/routing/'],
  // Enumerations, what is known of countries, places and phones, and the interface of adapters are facts, not steps.
  ...['src/modules/addresses/', 'src/modules/cod/cod.enums.ts', 'src/modules/fleet/fleet.enums.ts', 'src/modules/carriers/adapter/'],
  // The carrier, as a test plays it.
  'src/carrier-kit/',
];

/** What reads; and who the caller is, which a request finds out when the last one was a while ago. */
const ANYWHERE = /\/read-[\w-]+\.ts$|\.principal\.ts$/;

/** Tables and documents; and what a worker runs when it polls, which may be before or after. */
const NOT_RUN = /\.graphql$|\.routes\.ts$|^src\/steps\.ts$|claim-attempts\.ts$/;

const MOST_TIMES = 10;

const guide = readFileSync('src/docs/architecture.md', 'utf8');

/** The files that the guide lists below a heading. */
function listed(heading: string): string[] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\d+\. `(src\/[^`]+)`/gm)].flatMap(([, file]) => file ?? []);
}

/** Other services of this process poll and warn from time to time: what is of the walk runs each time, however often it is repeated. */
async function filesRun(work: () => Promise<unknown>, isStrange: (file: string) => boolean): Promise<Set<string>> {
  let common = await filesRunOnce(work);
  for (let times = 2; times <= 3 || (times <= MOST_TIMES && [...common].some(isStrange)); times++) {
    const again = await filesRunOnce(work);
    common = new Set([...common].filter((file) => again.has(file)));
  }
  return common;
}

/** The files of which a function runs while `work` is done. */
async function filesRunOnce(work: () => Promise<unknown>): Promise<Set<string>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  // Else the process goes on counting, and remembers every function that it compiles.
  await session.post('Profiler.stopPreciseCoverage');
  await session.post('Profiler.disable');
  session.disconnect();
  const ran = result.filter(({ functions }) => functions.some(({ functionName, ranges }) => functionName && (ranges[0]?.count ?? 0) > 0));
  return new Set(ran.flatMap(({ url }) => /\/(src\/(?!.*node_modules).*\.ts)$/.exec(url)?.[1] ?? []));
}

/** What runs outside the rooms is listed, and what is listed runs. A walk may go on as another one. */
async function expectWalk(
  heading: string,
  work: () => Promise<unknown>,
  isOnTheWay = (_file: string) => true,
  goesOn: readonly string[] = [],
): Promise<void> {
  const files = listed(heading);
  const isRoom = (file: string) => ROOMS.some((room) => file.startsWith(room)) || ANYWHERE.test(file);
  const isStrange = (file: string) => isOnTheWay(file) && !isRoom(file) && !files.includes(file) && !goesOn.includes(file);
  const ran = await filesRun(work, isStrange);
  expect([...ran].filter(isStrange)).toEqual([]);
  expect(files.filter((file) => !ran.has(file) && !NOT_RUN.test(file))).toEqual([]);
}

/** Webhooks and mails are sent by workers: in this process they are those of other services, which poll all the time. */
const isOfRequest = (file: string): boolean => !/^src\/modules\/(webhooks|notifications)\//.test(file);

describe('The architecture guide lists the files', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
  });
  afterAll(() => app.stop());

  it('of an order, from the row of its route to its commit', async () => {
    const shop = await connectShop(app);
    await placeOrder(app, shop);

    await expectWalk("An order's way", () => placeOrder(app, shop), isOfRequest);
    expect(listed("An order's way").length).toBeLessThanOrEqual(20);
  });

  it('of a COD confirmation, from the row of its route to its commit', async () => {
    const shop = await connectShop(app);
    const cash = { paymentMethod: 'cash', collectedById: app.accounts.operator.id };
    const parcels: string[] = [];
    while (parcels.length <= MOST_TIMES) parcels.push((await parcelAtDoor(app, shop)).id);
    const confirmNext = () => confirm(app, parcels.pop() ?? '', cash);
    await confirmNext();

    await expectWalk("A COD confirmation's way", confirmNext, isOfRequest);
    expect(listed("A COD confirmation's way").length).toBeLessThanOrEqual(15);
  });

  it("of a driver's delivery with cash, from the field to its commit", async () => {
    const shop = await connectShop(app);
    const hubId = await newHub(app);
    const order = { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 };
    const parcels: Parcel[] = [];
    while (parcels.length <= MOST_TIMES) parcels.push(await newParcel(app, shop, { lat: 25 + parcels.length / 50, order }));
    const { driver } = await onTheRoad(app, hubId, parcels);
    const tasks = await Promise.all(parcels.map((parcel) => taskOf(app, parcel)));
    const document = CompleteTaskDocument.toString();
    const deliverNext = async () => {
      const report = { taskId: tasks.pop().id, clientEventId: randomUUID(), outcome: 'COMPLETED', withoutOtpReason: 'No phone' };
      const input = { ...report, location: { lat: 25.2, lng: 55.27 }, collected: { method: 'CASH' } };
      await ask(app, driver.token, document, { input });
    };
    await deliverNext();

    const confirmation = listed("A COD confirmation's way");
    const goesOn = confirmation.slice(confirmation.indexOf('src/modules/orders/change-order.ts'));
    await expectWalk("A driver's delivery with cash", deliverNext, isOfRequest, goesOn);
    const collected = await app.database.sql('select 1 from cod_collection where holder_id = $1', [driver.id]);
    expect(collected.length).toBe(parcels.length - tasks.length);
    expect(listed("A driver's delivery with cash").length).toBeLessThanOrEqual(20);
  });

  it('of a booking at a connected carrier, from the field to the commit of its step', async () => {
    const desk = await BookingDesk.open();
    const orders: string[] = [];
    while (orders.length <= MOST_TIMES) orders.push((await desk.order()).id);
    const booked: string[] = [];
    const bookNext = async () => {
      const id = orders.pop() ?? '';
      await desk.schedule(id);
      await desk.drive(id);
      booked.push(id);
    };
    await bookNext();

    await expectWalk('A booking at a connected carrier', bookNext, isOfRequest);
    const views = await Promise.all(booked.map((id) => desk.view(id)));
    expect(new Set(views.map(({ status, bookingStatus }) => `${status} ${bookingStatus}`))).toEqual(new Set(['PICKUP BOOKED']));
    expect(listed('A booking at a connected carrier').length).toBeLessThanOrEqual(28);
    await desk.close();
  });
});

/** A service with workers polls, so it runs after the walks of requests. */
describe('The architecture guide lists the files', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  it('of a webhook, from the event to the recorded attempt', async () => {
    const { receiver } = fixture;
    const shop = await connectShop(fixture.app);
    const hook = await receiver();
    const { id } = await addWebhook(fixture.app, shop.token, hook.url());
    await placeOrder(fixture.app, shop);
    const outcomes = async (count: number) =>
      (await fixture.app.database.sql(`select 1 from webhook_delivery where status = 'delivered' and endpoint_id = $1`, [id])).length ===
      count;
    await waitFor('the first event is delivered', () => outcomes(1));

    let events = 1;
    const next = async () => {
      await placeOrder(fixture.app, shop);
      events += 1;
      await waitFor('the next event is delivered', () => outcomes(events));
    };
    // The order that causes the event is another walk.
    await expectWalk("A webhook's way", next, (file) => file.startsWith('src/modules/webhooks/'));
    expect(listed("A webhook's way").length).toBeLessThanOrEqual(17);
  });
});
