import { JobWork } from '../../../src/platform/work/work.js';
import { setTimeout as wait } from 'node:timers/promises';
import { connectLine } from '../../carriers/connect-line.js';
import parcelLine, { ParcelLine } from '../../carriers/parcel-line.js';
import { bearer } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { newSeller, topUp } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { BookingDesk, codeOf } from './booking-desk.js';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await BookingDesk.open();
});
afterEach(() => desk.recover());
afterAll(async () => expect(await desk.close()).toMatchObject({ ok: true }));

/** The job of a booking, while the carrier takes its time to answer. */
async function whileSending(id: string, work: () => Promise<unknown>): Promise<void> {
  desk.line.fail({ kind: 'delay', ms: 1_000, match: 'POST /parcels' });
  const running = desk.drive(id);
  await waitFor('the call', async () => (await desk.view(id)).bookingStatus === 'SENDING');
  await work();
  await running;
}

const toStatus = (id: string, status: string) =>
  desk.app.client.post(
    `/api/erp/shipments/${id}/status`,
    { status, ...(status === 'on_hold' && { reasonCode: 'other' }) },
    bearer(desk.app.accounts.erpToken),
  );

describe('a parcel that is put on hold while the carrier books it', () => {
  it('keeps its booking, and takes its step when the hold ends', async () => {
    const { id } = await desk.order();
    await desk.schedule(id);
    await whileSending(id, () => toStatus(id, 'on_hold'));
    expect(await desk.view(id)).toMatchObject({ status: 'ON_HOLD', bookingStatus: 'BOOKED', awbAssigned: false });
    expect(await desk.holdOf(id)).toBe('open');
    await toStatus(id, 'new');
    await desk.drive(id);
    expect(await desk.view(id)).toMatchObject({ status: 'PICKUP', awb: desk.atCarrier(id)[0], billingStatus: 'PAID' });
    expect(await desk.holdOf(id)).toBe('captured');
  });

  it('takes its step when the pickup is scheduled again', async () => {
    const { id } = await desk.order();
    await desk.schedule(id);
    await whileSending(id, () => toStatus(id, 'on_hold'));
    await toStatus(id, 'new');
    expect((await desk.schedule(id)).schedulePickup.newStatus).toBe('PICKUP');
    expect(desk.atCarrier(id)).toHaveLength(1);
  });

  it('can be cancelled: it is voided, and the money is released', async () => {
    const { id, orderId } = await desk.order();
    await desk.schedule(id);
    await whileSending(id, () => toStatus(id, 'on_hold'));
    await desk.cancel(orderId);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect([desk.atCarrier(id), await desk.holdOf(id)]).toEqual([[], 'released']);
  });
});

describe('an order that is cancelled while the carrier is being called', () => {
  it('is cancelled as soon as the carrier has booked and voided it', async () => {
    const { id, orderId } = await desk.order();
    await desk.schedule(id);
    await whileSending(id, async () => expect(codeOf(await desk.cancel(orderId))).toBe('CANCEL_PENDING'));
    await desk.drive(id);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect([desk.atCarrier(id), await desk.holdOf(id)]).toEqual([[], 'released']);
  });

  it('is cancelled when the carrier refuses it, and never booked again', async () => {
    const { id, orderId } = await desk.order();
    await desk.schedule(id);
    desk.line.refusing = 'No such street.';
    await whileSending(id, () => desk.cancel(orderId));
    desk.line.refusing = null;
    await desk.later(3_600, id);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect(desk.atCarrier(id)).toEqual([]);
  });

  it('goes on when the carrier declines to void what it has booked meanwhile', async () => {
    const { id, orderId } = await desk.order();
    await desk.schedule(id);
    desk.line.decisions.cancel = 'decline';
    await whileSending(id, () => desk.cancel(orderId));
    await desk.drive(id);
    await desk.drive(id);
    const [awb] = desk.atCarrier(id);
    expect(await desk.view(id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED', awb });
    expect(await desk.timelineOf(id)).toContainEqual(expect.objectContaining({ note: expect.stringContaining('declined to cancel') }));
  });
});

describe('a void that the carrier considers', () => {
  it('is declined later: the order goes on, and the timeline says so', async () => {
    const { id, orderId } = await desk.asked();
    desk.line.decisions.cancel = 'pending';
    expect(codeOf(await desk.cancel(orderId))).toBe('CANCEL_PENDING');
    desk.line.decisions.cancel = 'decline';
    await desk.later(601, id);
    expect(await desk.view(id)).toMatchObject({
      status: 'PICKUP',
      bookingStatus: 'BOOKED',
      bookingError: { code: 'CARRIER_DECLINED', variant: null },
    });
    expect(await desk.timelineOf(id)).toContainEqual({
      trigger: 'cancellation declined',
      note: 'The carrier declined to cancel: It is on our van already.',
      applied: false,
    });
  });

  it('is on the board after an hour, and a person can end it', async () => {
    const { id, orderId } = await desk.asked();
    desk.line.decisions.cancel = 'pending';
    await desk.cancel(orderId);
    expect(await desk.problems()).not.toContain(id);
    await desk.later(3_601, id);
    expect(await desk.problems()).toContain(id);
    await desk.decide('abandonBooking(id: $id, reason: "Void by phone")', id);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect(await desk.problems()).not.toContain(id);
  });

  it('is agreed to after the parcel was collected: the parcel travels on, and a person asks the carrier', async () => {
    const { id, orderId } = await desk.asked();
    desk.line.decisions.cancel = 'pending';
    await desk.cancel(orderId);
    await desk.scan(id, 'TAKEN');
    await processed(id, 'PICKED_UP');
    desk.line.decisions.cancel = 'void';
    const parcel = desk.line.parcels.find(({ reference }) => reference === id);
    if (parcel) parcel.status = 'booked';
    await desk.later(601, id);
    expect(await desk.view(id)).toMatchObject({
      status: 'PICKED_UP',
      bookingStatus: 'BOOKED',
      bookingError: { code: 'VOIDED_ON_THE_WAY', variant: 'collected' },
    });
    expect(await desk.problems()).toContain(id);
    await desk.decide('retryBooking(id: $id)', id);
    expect(await desk.problems()).not.toContain(id);
  });
});

/** Scans are processed by a worker, which this service has not. */
async function processed(id: string, status: string): Promise<void> {
  const { processScans } = await import('../../../src/modules/carrier-tracking/index.js');
  const { unitOfWork, sql } = desk.app.database;
  await processScans(new JobWork(desk.app.services, sql, unitOfWork));
  expect((await desk.view(id)).status).toBe(status);
}

describe('a carrier that cannot be asked what it has booked', () => {
  const find = parcelLine.find.bind(parcelLine);
  beforeAll(() => {
    Object.assign(parcelLine, { find: () => Promise.resolve({ status: 'unknown' }) });
    Object.assign(parcelLine.capabilities, { dedupe: 'none' });
  });
  afterAll(() => {
    Object.assign(parcelLine, { find });
    Object.assign(parcelLine.capabilities, { dedupe: 'lookup' });
  });
  const unknown = async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    const placed = await desk.asked();
    await desk.later(2, placed.id);
    expect((await desk.view(placed.id)).bookingStatus).toBe('OUTCOME_UNKNOWN');
    return placed;
  };

  it('leaves the decision to a person, also when the order is cancelled meanwhile', async () => {
    const { id, orderId } = await unknown();
    expect(codeOf(await desk.cancel(orderId))).toBe('CANCEL_PENDING');
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'OUTCOME_UNKNOWN' });
    expect(await desk.problems()).toContain(id);
    const [awb] = desk.atCarrier(id);
    Object.assign(desk.line.parcels.find((parcel) => parcel.awb === awb) ?? {}, { carrierRef: awb });
    await desk.decide(`enterCarrierAwb(id: $id, awb: "${awb}")`, id);
    await desk.drive(id);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect([desk.atCarrier(id), await desk.holdOf(id), await desk.problems()]).toEqual([[], 'released', []]);
  });

  it.each(['retryBooking(id: $id, notThere: true)', 'abandonBooking(id: $id)'])('cancels the order by %s', async (decision) => {
    const { id, orderId } = await unknown();
    await desk.cancel(orderId);
    await desk.decide(decision, id);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect([await desk.holdOf(id), await desk.problems()]).toEqual(['released', []]);
  });
});

describe('after a lost answer', () => {
  it('nothing is booked while the account cannot be used, and the parcel is looked for when it can', async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    const { id } = await desk.asked();
    // Another process runs without the adapter, such as in the middle of a deployment.
    const { carriers } = desk.app.services;
    Object.assign(carriers, { account: () => undefined });
    await desk.later(5, id);
    expect(await desk.view(id)).toMatchObject({
      bookingStatus: 'REQUESTED',
      bookingError: { code: 'ACCOUNT_MISSING', variant: 'bookingWaits', attempts: 1 },
    });
    Reflect.deleteProperty(carriers, 'account');
    await desk.later(61, id);
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED' });
    expect(desk.atCarrier(id)).toHaveLength(1);
  });

  const twice = async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    const placed = await desk.asked();
    // The carrier still works on the first call when it is asked.
    const first = desk.line.parcels.find(({ reference }) => reference === placed.id);
    if (first) first.status = 'void';
    await desk.later(2, placed.id);
    if (first) first.status = 'booked';
    expect(desk.atCarrier(placed.id)).toHaveLength(2);
    return placed.id;
  };

  it('a second parcel is voided', async () => {
    const id = await twice();
    await desk.later(601, id);
    expect(desk.atCarrier(id)).toEqual([(await desk.view(id)).awb]);
    expect(await desk.problems()).not.toContain(id);
  });

  it('a second parcel whose void is declined is on the board until it is gone', async () => {
    const id = await twice();
    desk.line.decisions.cancel = 'decline';
    await desk.later(601, id);
    const { awb, ...found } = await desk.view(id);
    const [second] = desk.atCarrier(id).filter((each) => each !== awb);
    expect(found).toMatchObject({
      bookingStatus: 'BOOKED',
      bookingError: { code: 'SECOND_PARCEL', variant: 'declined', params: { awb: second, words: 'It is on our van already.' } },
    });
    expect(await desk.problems()).toContain(id);
    desk.line.decisions.cancel = 'void';
    await desk.decide('retryBooking(id: $id)', id);
    await desk.drive(id);
    expect(desk.atCarrier(id)).toEqual([(await desk.view(id)).awb]);
    expect([await desk.problems(), (await desk.view(id)).bookingError]).toEqual([[], null]);
  });

  it('a second parcel is looked for until the carrier has decided', async () => {
    const id = await twice();
    desk.line.decisions.cancel = 'pending';
    await desk.later(601, id);
    desk.line.decisions.cancel = 'void';
    await desk.later(601, id);
    expect(desk.atCarrier(id)).toHaveLength(1);
  });

  it('a parcel that was given up is voided when the carrier turns out to have it', async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    desk.line.fail({ kind: 'status', match: 'GET /parcels', times: 100 });
    const { id } = await desk.asked();
    for (let attempt = 0; attempt < 4; attempt++) await desk.later(40, id);
    expect((await desk.view(id)).bookingStatus).toBe('OUTCOME_UNKNOWN');
    desk.line.recover();
    await desk.decide('abandonBooking(id: $id)', id);
    expect(desk.atCarrier(id)).toHaveLength(1);
    await desk.later(601, id);
    expect(desk.atCarrier(id)).toEqual([]);
    await desk.schedule(id);
    await desk.drive(id);
    expect(desk.atCarrier(id)).toHaveLength(1);
  });

  it('the parcel whose AWB a person has entered is the one that is voided', async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    desk.line.fail({ kind: 'status', match: 'GET /parcels', times: 100 });
    const { id, orderId } = await desk.asked();
    for (let attempt = 0; attempt < 4; attempt++) await desk.later(40, id);
    desk.recover();
    const [awb] = desk.atCarrier(id);
    await desk.decide(`enterCarrierAwb(id: $id, awb: "${awb}")`, id);
    await desk.cancel(orderId);
    expect(await desk.view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect(desk.atCarrier(id)).toEqual([]);
  });

  it('the parcel whose AWB a person has entered is not taken for a second one, and gets its label', async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    desk.line.fail({ kind: 'status', match: 'GET /parcels', times: 100 });
    const { id } = await desk.asked();
    for (let attempt = 0; attempt < 4; attempt++) await desk.later(40, id);
    expect((await desk.view(id)).bookingStatus).toBe('OUTCOME_UNKNOWN');
    desk.recover();
    const [awb] = desk.atCarrier(id);
    await desk.decide(`enterCarrierAwb(id: $id, awb: "${awb}")`, id);
    await desk.later(1, id);
    await desk.later(601, id);
    expect(desk.atCarrier(id)).toEqual([awb]);
    await desk.later(601, id);
    const carrierRef = desk.line.parcels.find((parcel) => parcel.awb === awb)?.carrierRef;
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED', awb, booking: { carrierRef, labelMissing: false } });
  });

  it('is not forgotten when a cancellation is declined', async () => {
    const id = await twice();
    const { shipment } = await ask(desk.app, desk.admin, 'query($id: String!) { shipment(id: $id) { order { id } } }', { id });
    desk.line.decisions.cancel = 'decline';
    await desk.cancel(shipment.order.id);
    desk.line.decisions.cancel = 'void';
    await desk.later(601, id);
    expect(desk.atCarrier(id)).toEqual([(await desk.view(id)).awb]);
  });
});

describe('a label that was broken', () => {
  it('is fetched again, also after a cancellation was declined', async () => {
    desk.line.decisions.brokenLabels = true;
    const { id, orderId } = await desk.asked();
    expect(await desk.view(id)).toMatchObject({
      booking: { labelMissing: true },
      bookingError: { code: 'LABEL_INVALID', variant: 'spoilt' },
    });
    desk.line.decisions.cancel = 'decline';
    await desk.cancel(orderId);
    desk.line.decisions.brokenLabels = false;
    await desk.later(601, id);
    expect(await desk.view(id)).toMatchObject({ booking: { labelMissing: false }, bookingError: null });
    const label = await fetch(`${desk.app.url}/api/awb/${id}`);
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

describe('an AWB', () => {
  it('that another parcel of the account has is not entered', async () => {
    const { id: first } = await desk.asked();
    const { awb } = await desk.view(first);
    desk.line.refusing = 'Broken';
    const { id } = await desk.asked();
    const answer = await desk.decide(`enterCarrierAwb(id: $id, awb: "${awb}")`, id);
    expect([codeOf(answer), answer.body.errors[0].extensions.errors]).toEqual([
      'VALIDATION_FAILED',
      [expect.objectContaining({ field: 'awb', message: expect.stringContaining(first) })],
    ]);
    await desk.decide('abandonBooking(id: $id)', id);
  });

  it('that the carrier gives to two parcels is left to a person', async () => {
    const { id: first } = await desk.asked();
    const { awb } = await desk.view(first);
    const number = Number(String(awb).slice(2)) - 100_000;
    Object.assign(desk.line, { nextNumber: () => number });
    const { id } = await desk.asked();
    Reflect.deleteProperty(desk.line, 'nextNumber');
    expect(await desk.view(id)).toMatchObject({
      bookingStatus: 'OUTCOME_UNKNOWN',
      bookingError: { code: 'AWB_TAKEN', variant: 'answered', params: { awb, shipment: first } },
      awb: null,
    });
    expect((await desk.view(first)).awb).toBe(awb);
    await desk.decide('abandonBooking(id: $id)', id);
  });
});

describe('an id of the carrier', () => {
  it('may be long', async () => {
    const book = parcelLine.book.bind(parcelLine);
    const long = 'r'.repeat(5_000);
    Object.assign(parcelLine, {
      book: async (...args: Parameters<typeof book>) => {
        const outcome = await book(...args);
        return outcome.status === 'booked' ? { ...outcome, carrierRef: long } : outcome;
      },
    });
    const { id } = await desk.asked();
    Object.assign(parcelLine, { book });
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED', booking: { carrierRef: long } });
  });

  it('that cannot be stored leaves the parcel to a person after a few attempts', async () => {
    const book = parcelLine.book.bind(parcelLine);
    const find = parcelLine.find.bind(parcelLine);
    Object.assign(parcelLine, {
      book: async (...args: Parameters<typeof book>) => ({ ...(await book(...args)), carrierRef: 'a\0b' }),
      find: async (...args: Parameters<typeof find>) => {
        const found = await find(...args);
        return found.status === 'booked'
          ? { ...found, parcels: found.parcels.map((parcel) => ({ ...parcel, carrierRef: 'a\0b' })) }
          : found;
      },
    });
    const { id } = await desk.order();
    await desk.schedule(id);
    for (let attempt = 0; attempt < 12; attempt++) await desk.later(60, id).catch(() => undefined);
    Object.assign(parcelLine, { book, find });
    expect(await desk.view(id)).toMatchObject({
      bookingStatus: 'OUTCOME_UNKNOWN',
      bookingError: { code: 'NOT_STORED', variant: 'withoutAwb' },
    });
    expect(desk.atCarrier(id)).toHaveLength(1);
    await desk.decide('retryBooking(id: $id)', id);
    await desk.drive(id);
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED', awb: desk.atCarrier(id)[0] });
  });
});

describe('closing a day', () => {
  const CLOSE =
    'mutation($account: String!, $date: String!) { closeDay(account: $account, date: $date) { manifest { manifestRef parcels } rejected } }';
  const close = () =>
    desk.app.client.graphql(CLOSE, { account: desk.account, date: desk.app.clock.now().toISOString().slice(0, 10) }, desk.admin);
  const manifests = () => desk.line.calls.filter(({ route }) => route === 'POST /manifests').length;

  it('makes one manifest, however many people close it at once', async () => {
    await close();
    await desk.asked();
    await desk.asked();
    const before = manifests();
    const answers = await Promise.all(Array.from({ length: 5 }, close));
    expect(manifests() - before).toBe(1);
    const made = answers.flatMap(({ body }) => body.data?.closeDay?.manifest ?? []);
    expect(made).toEqual([expect.objectContaining({ parcels: 2 })]);
    const others = answers.filter(({ body }) => !body.data?.closeDay?.manifest);
    for (const answer of others) expect([undefined, 'BOOKING_NOT_ALLOWED']).toContain(codeOf(answer));
  });

  it('frees its parcels when the carrier refuses, and asks for the same manifest again after a lost answer', async () => {
    await desk.asked();
    desk.line.fail({ kind: 'status', status: 422, match: 'POST /manifests' });
    desk.line.fail({ kind: 'cut_after', match: 'POST /manifests' });
    await close();
    const lost = await close();
    expect(codeOf(lost)).toBe('CARRIER_FAILED');
    desk.line.recover();
    expect((await close()).body.data.closeDay.manifest).toMatchObject({ parcels: 1 });
    expect((await close()).body.data.closeDay.manifest).toBeNull();
  });
});

describe('the pickup of a parcel', () => {
  const placedAt = async (address: string) => {
    const origin = { address, city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
    const { anOrder } = await import('../../support/story.js');
    const order = { ...anOrder(desk.shop.domain, { carrier: 'LINE_NEXT' }), origin };
    const { body } = await desk.app.client.post('/api/order', order, desk.shop.headers);
    await desk.schedule(body.shipment_id);
    await desk.drive(body.shipment_id);
    return { id: String(body.shipment_id), orderId: String(body.orderId) };
  };

  it('tells why it is still there, in words that others can translate', async () => {
    Object.assign(parcelLine, { cancelPickup: () => Promise.resolve({ status: 'declined', message: 'The van has left.' }) });
    const { id, orderId } = await placedAt('Jumeirah 10');
    await desk.drivePickups();
    const latest = async () => {
      const PICKUPS =
        'query($id: String!) { carrierAccount(id: $id) { pickups { id status errorMessage error { code message variant params } } } }';
      const [pickup] = (await ask(desk.app, desk.admin, PICKUPS, { id: desk.account })).carrierAccount.pickups;
      return pickup;
    };
    expect(await latest()).toMatchObject({ status: 'SCHEDULED', errorMessage: null, error: null });
    await desk.cancel(orderId);
    await desk.drivePickups();
    Reflect.deleteProperty(parcelLine, 'cancelPickup');
    const message = 'The pickup could not be cancelled although no parcel is left for it: The van has left.';
    const declined = { code: 'PICKUP_NOT_CANCELLED', message, variant: 'declined', params: { words: 'The van has left.' } };
    expect(await latest()).toMatchObject({ status: 'SCHEDULED', errorMessage: message, error: declined });

    // A process has died after its call; one of an earlier release has written the message only.
    const write =
      'update carrier_pickup p set status = $2, attempts = 1, due_at = $3, error_message = $4 from carrier_booking b where b.pickup_id = p.id and b.reference = $1';
    await desk.app.database.sql(write, [id, 'requested', desk.app.clock.now(), null]);
    await desk.drivePickups();
    expect(await latest()).toMatchObject({
      status: 'OUTCOME_UNKNOWN',
      error: { code: 'OUTCOME_UNKNOWN', variant: 'pickup', params: null },
    });
    await desk.app.database.sql(write, [id, 'refused', null, 'Not today.']);
    expect((await latest()).error).toEqual({ code: 'refused', message: 'Not today.', variant: null, params: null });
  });

  it('is cancelled with the last of its parcels, and ordered again for the next one', async () => {
    Object.assign(parcelLine, { cancelPickup: () => Promise.resolve({ status: 'voided' }) });
    const placed = () => placedAt('Jumeirah 9');
    const statuses = async () => {
      const rows = await desk.app.database.sql<{ status: string }>(
        'select status from carrier_pickup p where exists (select 1 from carrier_booking b where b.pickup_id = p.id and b.reference = any($1))',
        [ids],
      );
      return rows.map(({ status }) => status);
    };
    const first = await placed();
    const second = await placed();
    const ids = [first.id, second.id];
    await desk.drivePickups();
    expect(await statuses()).toEqual(['scheduled']);
    await desk.cancel(first.orderId);
    await desk.drivePickups();
    expect(await statuses()).toEqual(['scheduled']);
    await desk.cancel(second.orderId);
    await desk.drivePickups();
    expect(await statuses()).toEqual(['cancelled']);
    ids.push((await placed()).id);
    await desk.drivePickups();
    expect(await statuses()).toEqual(['scheduled']);
    Reflect.deleteProperty(parcelLine, 'cancelPickup');
  });
});

/** Numbers apart from those of the other line. */
const skipNumber = (line: ParcelLine): unknown => Reflect.apply(Reflect.get(line, 'nextNumber') as () => number, line, []);

describe('an account', () => {
  it('is not removed before its parcels have arrived, and not while a booking is asked for', async () => {
    const other = await new ParcelLine().start();
    for (let number = 0; number < 700; number++) skipNumber(other);
    const seller = await newSeller(desk.app);
    await topUp(desk.app, desk.admin, seller.id, '100.00');
    const session = await sessionOf(desk.app, seller);
    const own = await connectLine(desk.app, desk.admin, other, { sellerId: seller.id, label: 'Own' });
    const shop = await connectShop(desk.app, seller);
    const remove = () => desk.app.client.graphql('mutation($id: String!) { removeCarrierAccount(id: $id) }', { id: own }, session);
    const { id } = await desk.asked({ carrier: 'LINE_SLOW' }, shop);
    for (const status of ['PICKUP', 'IN_TRANSIT', 'ON_HOLD']) {
      await desk.app.database.sql('update shipment set status = lower($2) where reference = $1', [id, status]);
      expect([status, codeOf(await remove())]).toEqual([status, 'CARRIER_ACCOUNT_IN_USE']);
    }
    await desk.app.database.sql(`update shipment set status = 'delivered' where reference = $1`, [id]);

    const waiting = await Promise.all(Array.from({ length: 6 }, () => desk.order({ carrier: 'LINE_SLOW' }, shop)));
    const SCHEDULE = 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }';
    const [removed, ...scheduled] = await Promise.all([
      remove(),
      ...waiting.map((placed) => desk.app.client.graphql(SCHEDULE, { id: placed.id }, desk.admin)),
    ]);
    const open = scheduled.filter((answer) => codeOf(answer) === undefined).length;
    expect(codeOf(removed) === undefined ? open : 0).toBe(0);
    await wait(0);
    await other.stop();
  });
});

describe('a parcel that was given up while its account cannot be used', () => {
  // The last one: sessions end while its days pass.
  it('is looked for during three days; then a person hears of it', async () => {
    desk.line.fail({ kind: 'cut_after', match: 'POST /parcels' });
    desk.line.fail({ kind: 'status', match: 'GET /parcels', times: 100 });
    const { id } = await desk.asked();
    for (let attempt = 0; attempt < 4; attempt++) await desk.later(40, id);
    await desk.decide('abandonBooking(id: $id)', id);
    const standing = async () =>
      (
        await desk.app.database.sql<object>(
          `select look_at is null as ended, error_code as code, problem_at is not null as "needsPerson" from carrier_booking where reference = $1`,
          [id],
        )
      )[0];
    const { carriers } = desk.app.services;
    Object.assign(carriers, { account: () => undefined });
    await desk.later(601, id);
    expect(await standing()).toMatchObject({ ended: false, needsPerson: false });
    await desk.later(3 * 86_400, id);
    Reflect.deleteProperty(carriers, 'account');
    expect(await standing()).toEqual({ ended: true, code: 'SECOND_PARCEL', needsPerson: true });
  });
});
