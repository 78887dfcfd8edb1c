import { JobWork } from '../../../src/platform/work/work.js';
import { bookingQueues } from '../../../src/modules/bookings/index.js';
import { easypostLane } from '../../carriers/carrier-lanes.js';
import { LINE_SETTINGS, bookedView } from '../../carriers/connect-line.js';
import { EasyPostSimulator } from '../../carriers/simulators/easypost.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, topUp } from '../../support/people.js';
import { anOrder, connectShop, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { BookingDesk } from './booking-desk.js';

describe('a purchase whose connection was cut and which goes through after another one', () => {
  let desk: BookingDesk;
  beforeAll(async () => {
    desk = await BookingDesk.open({ DOUBT_LOOKUP_SECONDS: '60,300,900' });
  });
  afterEach(() => desk.recover());
  afterAll(async () => expect(await desk.close()).toMatchObject({ ok: true }));

  /** The label comes later, so that other work is due at once. */
  const lateFirst = async () => {
    desk.line.hasLabelsLater = true;
    const { promise: until, resolve: goThrough } = Promise.withResolvers<void>();
    desk.line.fail({ kind: 'cut_early', until, match: 'POST /parcels' });
    const placed = await desk.asked();
    await desk.later(1, placed.id);
    const { awb } = await desk.view(placed.id);
    expect(desk.atCarrier(placed.id)).toEqual([awb]);
    await desk.drive(placed.id);
    goThrough();
    await waitFor('the first purchase', () => desk.atCarrier(placed.id).length === 2);
    await desk.drive(placed.id);
    expect(desk.atCarrier(placed.id)).toHaveLength(2);
    return { ...placed, awb };
  };
  const lookAt = async (id: string) =>
    (await ask(desk.app, desk.admin, 'query($id: String!) { shipment(id: $id) { booking { lookAt dueAt } } }', { id })).shipment.booking;

  it('is voided at the first look, and the parcel that was booked stays', async () => {
    const { id, awb } = await lateFirst();
    const { lookAt: next, dueAt } = await lookAt(id);
    expect([next, dueAt]).toEqual([expect.any(String), next]);
    await desk.later(61, id);
    expect(desk.atCarrier(id)).toEqual([awb]);
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED', awb, bookingError: null });
  });

  it.each([
    ['second', [61, 240]],
    ['third', [61, 240, 600]],
  ])('is found at the %s look', async (_when, waits) => {
    desk.line.fail({ kind: 'cut_before', match: 'POST /parcels' });
    const { id } = await desk.asked();
    await desk.later(1, id);
    const [awb = ''] = desk.atCarrier(id);
    const last = waits.at(-1) ?? 0;
    for (const seconds of waits.slice(0, -1)) await desk.later(seconds, id);
    const second = { reference: id, awb: 'PL-LATE', carrierRef: `late-${id}`, service: 'NEXT', status: 'booked' as const, request: {} };
    desk.line.parcels.push(second);
    await desk.drive(id);
    expect(desk.atCarrier(id)).toEqual([awb, 'PL-LATE']);
    await desk.later(last, id);
    expect(desk.atCarrier(id)).toEqual([awb]);
  });

  it('is on the board if the carrier does not void it, and is voided at the next look', async () => {
    const { id, awb } = await lateFirst();
    desk.line.decisions.cancel = 'decline';
    await desk.later(61, id);
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED', awb, bookingError: { code: 'SECOND_PARCEL' } });
    expect(await desk.problems()).toContain(id);
    desk.line.decisions.cancel = 'void';
    await desk.later(240, id);
    expect([desk.atCarrier(id), await desk.problems()]).toEqual([[awb], []]);
  });

  it('is looked for by a process whose earlier release left the booking in one time for everything', async () => {
    const { id, awb } = await lateFirst();
    await desk.app.database.sql(
      'update carrier_booking set doubt_at = null, look_at = null, due_at = $2, label_missing = true, label_work = null where reference = $1',
      [id, new Date(desk.app.clock.now().getTime() + 600_000)],
    );
    await desk.later(601, id);
    expect([desk.atCarrier(id), (await desk.view(id)).booking.labelMissing]).toEqual([[awb], false]);
  });
});

describe('the calls to a carrier for one parcel', () => {
  let desk: BookingDesk;
  beforeAll(async () => {
    desk = await BookingDesk.open({ DOUBT_LOOKUP_SECONDS: '60,300,900' });
  });
  afterEach(() => desk.recover());
  afterAll(async () => expect(await desk.close()).toMatchObject({ ok: true }));
  const callsOf = async (work: () => Promise<unknown>) => {
    const before = desk.line.calls.length;
    await work();
    return desk.line.calls
      .slice(before)
      .map(({ route }) => route.replace(/id-\d+/, ':id'))
      .filter((route) => route.includes('/parcels'));
  };
  const dayOf = async () => {
    const { id } = await desk.asked();
    for (const seconds of [1, 60, 300, 900]) await desk.later(seconds, id);
    return id;
  };

  it('are one purchase if the label comes with it', async () => {
    expect(await callsOf(dayOf)).toEqual(['POST /parcels']);
  });

  it('are one purchase and one for the label if that has to be fetched', async () => {
    desk.line.hasLabelsLater = true;
    expect(await callsOf(dayOf)).toEqual(['POST /parcels', 'GET /parcels/:id/label']);
  });

  it('begin with a look after a lost answer, and with another one when a process has died', async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    const { id } = await desk.asked();
    expect(await callsOf(() => desk.later(1, id))).toEqual(['GET /parcels', 'GET /parcels/:id/label']);
    const { id: other } = await desk.order();
    await desk.schedule(other);
    await desk.app.database.sql(
      `update carrier_booking set status = 'sending', unsure = true, attempts = 1, first_sent_at = $2, due_at = $2 where reference = $1`,
      [other, desk.app.clock.now()],
    );
    expect(await callsOf(() => desk.later(31, other))).toEqual(['GET /parcels', 'POST /parcels']);
  });

  it('are not repeated by a process that goes on with what the carrier answered to another one, which died with the label', async () => {
    desk.line.hasLabelsLater = true;
    const { id } = await desk.asked();
    const { awb, booking } = await desk.view(id);
    const { id: other } = await desk.order();
    await desk.schedule(other);
    desk.line.parcels.push({ reference: other, awb: 'PL-OTHER', carrierRef: 'id-99', service: 'NEXT', status: 'booked', request: {} });
    await desk.app.database.sql(
      `update carrier_booking set status = 'sending', unsure = true, attempts = 1, first_sent_at = $2, due_at = $2, carrier_ref = 'id-99', awb = 'PL-OTHER' where reference = $1`,
      [other, desk.app.clock.now()],
    );
    expect(await callsOf(() => desk.later(31, other))).toEqual(['GET /parcels/:id/label']);
    expect(await desk.view(other)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED', awb: 'PL-OTHER' });
    expect([awb, booking.labelMissing]).toEqual([expect.stringMatching(/^PL/), false]);
  });
});

describe('an AWB that is longer than any', () => {
  it('is left to a person, and is not cut to the AWB of another parcel', async () => {
    const desk = await BookingDesk.open();
    Object.assign(desk.line, { nextNumber: () => '1'.repeat(60) });
    const { id } = await desk.asked();
    expect(await desk.view(id)).toMatchObject({
      bookingStatus: 'OUTCOME_UNKNOWN',
      bookingError: { code: 'AWB_INVALID', variant: 'answered', params: { awb: expect.stringContaining('111') } },
      awb: null,
    });
    expect(await desk.problems()).toContain(id);
    await desk.close();
  });
});

describe('a parcel of EasyPost', () => {
  let simulator: EasyPostSimulator;
  let app: TestApp;
  let admin: string;
  let shop: ConnectedShop;
  beforeAll(async () => {
    simulator = await new EasyPostSimulator().start();
    app = await startApp({ ...LINE_SETTINGS, ROLE: 'web', CARRIER_TIMEOUT_MS: '4000', DOUBT_LOOKUP_SECONDS: '60,300,900' });
    admin = await adminOf(app);
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '500.00');
    shop = await connectShop(app, seller);
    const services = [{ carrierService: 'USPS.Priority', serviceCode: 'LIVE', serviceName: 'Live' }];
    const input = {
      carrier: 'EASYPOST',
      mode: 'TEST',
      label: 'Ours',
      baseUrl: simulator.url,
      credentials: simulator.credentials,
      services,
    };
    await ask(app, admin, 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id } }', { input });
  });
  afterAll(async () => {
    await app.stop();
    await simulator.stop();
  });

  const requested = async (): Promise<string> => {
    const lane = await easypostLane();
    await lane.stop();
    const { origin, destination } = lane;
    const base = anOrder(shop.domain);
    const placed = await app.client.post(
      '/api/order',
      { ...base, order: { ...base.order, carrier: 'LIVE' }, origin, destination },
      shop.headers,
    );
    await ask(app, admin, 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }', { id: placed.body.shipment_id });
    return placed.body.shipment_id;
  };
  const drive = async (id: string, seconds = 0): Promise<void> => {
    app.clock.advance(seconds * 1_000);
    const { unitOfWork, sql } = app.database;
    const [row] = await sql<{ id: string }>('select id from carrier_booking where reference = $1', [id]);
    await bookingQueues[0]?.run(new JobWork(app.services, sql, unitOfWork), row?.id ?? '');
  };

  it('has its label with its AWB, after two calls for the purchase and two for the file', async () => {
    const id = await requested();
    const before = simulator.calls.length;
    await drive(id);
    expect(await bookedView(app, admin, id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED', booking: { labelMissing: false } });
    expect((await fetch(`${app.url}/api/awb/${id}`)).status).toBe(200);
    const routes = simulator.calls.slice(before).map(({ route }) => route.replace(/shp_\d+/, ':id'));
    expect(routes).toEqual(['POST /v2/shipments', 'POST /v2/shipments/:id/buy', 'GET /v2/shipments/:id/label', 'GET /files/:id.pdf']);
    for (const seconds of [60, 300, 900]) await drive(id, seconds);
    expect(simulator.calls).toHaveLength(before + 4);
  });

  it('is refunded when it was bought a second time after the connection of the first purchase was cut', async () => {
    const id = await requested();
    const { promise: until, resolve: goThrough } = Promise.withResolvers<void>();
    simulator.fail({ kind: 'cut_early', until, match: '/buy' });
    await drive(id);
    await drive(id, 1);
    const { awb } = await bookedView(app, admin, id);
    const ofThis = () => simulator.booked.filter(({ reference }) => reference === id).map((parcel) => parcel.awb);
    goThrough();
    await waitFor('the first purchase', () => ofThis().length === 2);
    await drive(id, 5);
    expect(ofThis()).toHaveLength(2);
    await drive(id, 60);
    expect(ofThis()).toEqual([awb]);
  });

  it('with a price that nobody can read is on the board, and costs nothing that was guessed', async () => {
    const id = await requested();
    simulator.rewrite = (answer, { path }) => {
      if (!path.endsWith('/buy')) return answer;
      const body = answer.body as Record<string, any>;
      return { ...answer, body: { ...body, selected_rate: { ...body['selected_rate'], rate: '11,01' } } };
    };
    await drive(id);
    simulator.rewrite = (answer) => answer;
    expect(await bookedView(app, admin, id)).toMatchObject({
      bookingStatus: 'BOOKED',
      booking: { cost: null },
      bookingError: {
        code: 'NOT_UNDERSTOOD',
        message: 'The carrier booked the parcel with values that cannot be read: the price 11,01 USD.',
        variant: 'values',
        params: { values: 'the price 11,01 USD' },
      },
    });
    const { bookingProblems } = await ask(app, admin, '{ bookingProblems { reference } }');
    expect(bookingProblems).toContainEqual({ reference: id });
  });
});
