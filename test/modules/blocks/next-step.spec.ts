import { pickupDayOf } from '../../../src/modules/fleet/hubs/pickup-day.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { newHub, newParcel } from '../../support/fleet.js';
import { adminOf, newSeller, topUp } from '../../support/people.js';
import { report } from '../../support/shipments.js';
import { connectShop, moveTo, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let shop: ConnectedShop;
let seller: string;
let person: Awaited<ReturnType<typeof newSeller>>;
beforeAll(async () => {
  // Its own service: days of hubs concern every parcel.
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  person = await newSeller(app);
  shop = await connectShop(app, person);
  seller = await sessionOf(app, person);
  await topUp(app, admin, person.id, '500.00');
});
afterAll(() => app.stop());

const NEXT = `query($id: String!) { shipment(id: $id) {
  nextStep { kind message by byName at day attempt attempts waitsFor { kind } } allowedTransitions { to } label { url } } }`;
const viewOf = async (id: string, token = seller) => (await ask(app, token, NEXT, { id })).shipment;
const nextOf = async (id: string, token = seller) => (await viewOf(id, token)).nextStep;
const BOOK = 'mutation($id: String!) { schedulePickup(id: $id) { newStatus shipment { label { url } } } }';
/** The next such weekday, Monday = 1, and so many days after it. */
function dayAfter(now: Date, weekday: number, more = 0): string {
  const ahead = ((weekday - now.getUTCDay() + 7) % 7 || 7) + more;
  return new Date(now.getTime() + days(ahead)).toISOString().slice(0, 10);
}

/** Sessions do not last that long. */
async function travelTo(instant: string): Promise<void> {
  app.clock.advance(Date.parse(instant) - app.clock.now().getTime());
  seller = await sessionOf(app, person);
}
const newShipment = async (): Promise<string> => (await placeOrder(app, shop)).body.shipment_id;

describe('A seller', () => {
  it('packs a parcel, books its pickup and has the label at once, with the day on which the hub collects it', async () => {
    // The hub collects from Monday to Friday, until three, which is eleven in UTC.
    const [friday, monday] = [dayAfter(app.clock.now(), 5), dayAfter(app.clock.now(), 5, 3)];
    await travelTo(`${friday}T10:00:00.000Z`);
    const hub = await newHub(app);
    const id = await newShipment();
    expect(await nextOf(id)).toMatchObject({ kind: 'PACK', by: 'SELLER', message: 'The seller packs the parcel and marks it as packed.' });

    const change = 'mutation($i: SaveHubInput!) { saveHub(input: $i) { pickupDays pickupCutoff } }';
    await ask(app, app.accounts.erpToken, change, { i: { id: hub, pickupDays: '12345', pickupCutoff: '15:00', timeZone: 'Asia/Dubai' } });
    await moveTo(app, id, 'fulfilled');
    expect(await nextOf(id)).toMatchObject({ kind: 'BOOK_PICKUP', by: 'SELLER', day: friday });
    await travelTo(`${friday}T11:30:00.000Z`);
    expect(await nextOf(id)).toMatchObject({ kind: 'BOOK_PICKUP', day: monday });

    const { schedulePickup } = await ask(app, seller, BOOK, { id });
    expect(schedulePickup).toMatchObject({ newStatus: 'PICKUP', shipment: { label: { url: expect.stringContaining('http') } } });
    expect(await nextOf(id)).toMatchObject({
      kind: 'COLLECT',
      by: 'DRIVER',
      day: monday,
      message: expect.stringMatching(/^A driver collects the parcel on Monday /),
    });
  });

  it('books no pickup of another seller, none twice, none without money, and takes no other step', async () => {
    const id = await newShipment();
    const other = await sessionOf(app, await newSeller(app));
    expect((await refused(app, other, BOOK, { id })).code).toBe('SHIPMENT_NOT_FOUND');
    const bookings = await Promise.all(Array.from({ length: 20 }, () => app.client.graphql(BOOK, { id }, seller)));
    expect(bookings.filter(({ body }) => body.data).length).toBe(1);
    expect(new Set(bookings.flatMap(({ body }) => body.errors?.[0].extensions.code ?? []))).toEqual(new Set(['INVALID_TRANSITION']));
    const step = 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }';
    expect((await refused(app, seller, step, { i: { id, status: 'PICKED_UP' } })).code).toBe('FORBIDDEN');

    const poor = await newSeller(app);
    const poorShop = await connectShop(app, poor);
    const unpaid = (await placeOrder(app, poorShop)).body.shipment_id;
    const session = await sessionOf(app, poor);
    expect((await refused(app, session, BOOK, { id: unpaid })).code).toBe('INSUFFICIENT_BALANCE');
    expect(await nextOf(unpaid, session)).toMatchObject({ kind: 'PACK', waitsFor: { kind: 'PAYMENT_REQUIRED' } });
  });

  it('is told who books the pickup where the operator does', async () => {
    const closed = await startApp({ ROLE: 'web', SELLER_PICKUPS: 'false' });
    const person = await newSeller(closed);
    await topUp(closed, await adminOf(closed), person.id, '500.00');
    const session = await sessionOf(closed, person);
    const id = (await placeOrder(closed, await connectShop(closed, person))).body.shipment_id;
    await moveTo(closed, id, 'fulfilled');
    const { shipment } = await ask(closed, session, NEXT, { id });
    const refusal = await refused(closed, session, BOOK, { id });
    const { me } = await ask(closed, session, '{ me { permissions } }');
    await closed.stop();

    expect(shipment.nextStep).toMatchObject({ kind: 'BOOK_PICKUP', by: 'OPERATOR' });
    expect(shipment.allowedTransitions.map(({ to }: { to: string }) => to)).toEqual(['CANCELLED']);
    expect(refusal).toMatchObject({ code: 'FORBIDDEN', variant: 'pickupsByOperator' });
    expect(me.permissions).not.toContain('pickup:book');
  });
});

describe('What happens next', () => {
  it('is said along the way, with the attempt, the day that is booked, and the end', async () => {
    const id = await newShipment();
    for (const status of ['pickup', 'pickup_failed']) await moveTo(app, id, status);
    expect(await nextOf(id)).toMatchObject({ kind: 'RETRY_PICKUP', by: 'OPERATOR', attempt: 2, attempts: 3 });
    const retry = 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { scheduledDate } }';
    const day = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await ask(app, app.accounts.erpToken, retry, { i: { id, action: 'RETRY_PICKUP', scheduledDate: day } });
    expect(await nextOf(id)).toMatchObject({ kind: 'RETRY_PICKUP', by: 'SERVICE', day, attempt: 2, attempts: 3 });

    const delivered = await newShipment();
    const said: string[] = [];
    let from = 'new';
    for (const status of ['picked_up', 'at_sorting', 'ready_to_book', 'booked', 'in_transit', 'delivered']) {
      await walkTo(app, delivered, status, from);
      from = status;
      said.push((await nextOf(delivered)).kind);
    }
    expect(said).toEqual(['RECEIVE_AT_HUB', 'MEASURE', 'BOOK_CARRIER', 'DELIVER', 'REACH_CONSIGNEE', 'NONE']);
    expect(await nextOf(delivered)).toMatchObject({ by: null, message: 'Nothing is left to do.', waitsFor: null });
  });

  it('says of a failed delivery which attempt would be next, while any is left', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'in_transit');
    await report(app, id, 'ON_HOLD', { reasonCode: 'nobody_home' });
    await report(app, id, 'FAILED', { reasonCode: 'nobody_home' });
    expect(await nextOf(id)).toMatchObject({
      ...{ kind: 'DECIDE', by: 'OPERATOR', attempt: 2, attempts: 3 },
      message: 'The operator decides whether to try again (attempt 2 of 3) or to send it back.',
    });
  });

  it('names the driver who has the parcel in a run', async () => {
    const parcel = await newParcel(app, shop, {});
    expect(await nextOf(parcel.id)).toMatchObject({ kind: 'DELIVER', by: 'DRIVER' });
  });
});

it.each([
  ['1234567', null, '2026-11-28T20:30:00Z', '2026-11-29'],
  ['1234567', '15:00', '2026-11-28T11:00:00Z', '2026-11-28'],
  ['1234567', '15:00', '2026-11-28T11:01:00Z', '2026-11-29'],
  ['12345', '15:00', '2026-11-27T11:01:00Z', '2026-11-30'],
  ['7', '00:00', '2026-11-29T08:00:00Z', '2026-12-06'],
])('a hub in Dubai that collects on %s until %s collects what is booked at %s on %s', (pickupDays, pickupCutoff, booked, day) => {
  expect(pickupDayOf({ timeZone: 'Asia/Dubai', pickupDays, pickupCutoff }, new Date(booked))).toBe(day);
});
