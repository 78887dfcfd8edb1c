import { LINE_SETTINGS, bookedView, connectLine } from '../../carriers/connect-line.js';
import { ParcelLine } from '../../carriers/parcel-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf } from '../../support/people.js';
import { refusedMove } from '../../support/shipments.js';
import { connectShop, placeOrder, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let admin: string;
let line: ParcelLine;
let account: string;
let shop: ConnectedShop;
let sellerId: string;

beforeAll(async () => {
  line = await new ParcelLine().start();
  app = await startApp(LINE_SETTINGS);
  admin = await adminOf(app);
  account = await connectLine(app, admin, line);
  const seller = await newSeller(app);
  sellerId = seller.id;
  await topUp(app, admin, seller.id, '5000.00');
  shop = await connectShop(app, seller);
});
afterEach(() => {
  line.recover();
  Object.assign(line.decisions, { cancel: 'void', brokenLabels: false, pendingBookings: false, currency: null });
  line.refusing = null;
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  await line.stop();
  expect(books).toMatchObject({ ok: true });
});

const SCHEDULE = 'mutation($id: String!) { schedulePickup(id: $id) { previousStatus newStatus transitionId } }';
const view = (id: string) => bookedView(app, admin, id);
const parcelsOf = (id: string) => line.parcels.filter(({ reference }) => reference === id);
const order = async (more: object = {}) => {
  const { status, body, text } = await placeOrder(app, shop, { carrier: 'LINE_NEXT', ...more });
  if (status !== 200) throw new Error(text);
  return body;
};
const requested = async (more: object = {}): Promise<string> => {
  const { shipment_id: id } = await order(more);
  await ask(app, admin, SCHEDULE, { id });
  return id;
};
const becomes = (id: string, status: string): Promise<void> =>
  waitFor(`the booking of ${id} to be ${status}`, async () => (await view(id)).bookingStatus === status);
const booked = async (more: object = {}): Promise<string> => {
  const id = await requested(more);
  await becomes(id, 'BOOKED');
  return id;
};
const balance = async () => Number((await walletOf(app, sellerId)).balance);

describe('a parcel of a connected carrier', () => {
  it('is priced by the carrier with our markup, and has no number before it is booked', async () => {
    const placed = await order();
    expect(placed).toMatchObject({ actualRate: 9.9, awbAssigned: false });
    expect(await view(placed.shipment_id)).toMatchObject({ awb: null, awbAssigned: false, bookingStatus: 'WAITING' });
    const erp = await app.client.get(`/api/erp/shipments/${placed.shipment_id}`, bearer(app.accounts.erpToken));
    expect(erp.body.data).toMatchObject({ awb: placed.shipment_id, awbAssigned: false, bookingStatus: 'waiting', bookingError: null });
  });

  it('waits in its status until the carrier has it; then it has the carrier’s AWB, is billed, and its pickup is ordered once', async () => {
    const before = await balance();
    const { shipment_id: id } = await order();
    const asked = await ask(app, admin, SCHEDULE, { id });
    expect(asked.schedulePickup).toEqual({ previousStatus: 'NEW', newStatus: 'NEW', transitionId: null });
    await becomes(id, 'BOOKED');
    const [parcel] = parcelsOf(id);
    expect(await view(id)).toMatchObject({
      status: 'PICKUP',
      awb: parcel?.awb,
      awbAssigned: true,
      billingStatus: 'PAID',
      bookingError: null,
      booking: { attempts: 1, reference: id, cost: { amount: '9.00', currency: 'USD' } },
      carrierAccount: { id: account },
    });
    expect(before - (await balance())).toBeCloseTo(9.9);
    await booked();
    await waitFor('the pickup', () => line.pickups.length > 0);
    expect(line.pickups).toHaveLength(1);
  });

  it('is booked once by fifty copies of the request at once', async () => {
    const { shipment_id: id } = await order();
    await Promise.all(Array.from({ length: 50 }, () => ask(app, admin, SCHEDULE, { id }).catch(() => undefined)));
    await becomes(id, 'BOOKED');
    expect(parcelsOf(id)).toHaveLength(1);
  });

  for (const kind of ['cut_after', 'status_after', 'malformed'] as const) {
    it(`is not booked again when the carrier booked it and its answer was lost (${kind})`, async () => {
      line.fail({ kind, match: 'POST /parcels' });
      const id = await booked();
      expect(parcelsOf(id)).toHaveLength(1);
      expect(await view(id)).toMatchObject({ awb: parcelsOf(id)[0]?.awb, booking: { attempts: 2 } });
    });
  }

  it('is booked at the next attempt when the connection ended before the carrier did anything', async () => {
    line.fail({ kind: 'cut_before', match: 'POST /parcels' });
    const id = await booked();
    expect(parcelsOf(id)).toHaveLength(1);
    expect((await view(id)).booking.attempts).toBe(2);
  });

  it('stays where it is when the carrier refuses it, until a person changes something and tries again', async () => {
    line.refusing = 'The street does not exist.';
    const id = await requested();
    await becomes(id, 'REFUSED');
    expect(await view(id)).toMatchObject({
      status: 'NEW',
      billingStatus: 'UNPAID',
      bookingError: { code: '422', message: 'The street does not exist.', variant: null, params: null, attempts: 1 },
    });
    line.refusing = null;
    await ask(app, admin, 'mutation($id: String!) { retryBooking(id: $id) { bookingStatus } }', { id });
    await becomes(id, 'BOOKED');
  });

  it('is refused with the last error after the last attempt, and giving it up releases the money', async () => {
    line.fail({ kind: 'status', match: '/parcels', times: 100 });
    const id = await requested();
    await waitFor('all attempts', async () => ['REFUSED', 'OUTCOME_UNKNOWN'].includes((await view(id)).bookingStatus));
    line.recover();
    expect((await view(id)).bookingError).toMatchObject({ attempts: 4 });
    const held = async () => Number((await walletOf(app, sellerId)).held);
    const before = await held();
    await ask(app, admin, 'mutation($id: String!) { abandonBooking(id: $id, reason: "too long") { bookingStatus } }', { id });
    expect(before - (await held())).toBeCloseTo(9.9);
    expect(await view(id)).toMatchObject({ bookingStatus: 'CANCELLED', status: 'NEW' });
  });

  it('names what the store has not told before the carrier hears of it', async () => {
    const placed = await app.client.post(
      '/api/order',
      {
        ...(await import('../../support/story.js')).anOrder(shop.domain, { carrier: 'LINE_NEXT' }),
        customer: { firstName: 'A', lastName: 'B', email: 'a@example.com' },
      },
      shop.headers,
    );
    const calls = line.calls.length;
    expect(await refused(app, admin, SCHEDULE, { id: placed.body.shipment_id })).toMatchObject({
      code: 'MISSING_FIELD',
      errors: [{ field: 'consignee.phone' }],
    });
    expect(line.calls).toHaveLength(calls);
  });

  it('keeps its AWB when the label is not a PDF, and gets the label as soon as the carrier has one', async () => {
    line.decisions.brokenLabels = true;
    const id = await booked();
    expect(await view(id)).toMatchObject({
      awb: parcelsOf(id)[0]?.awb,
      bookingError: { code: 'LABEL_INVALID', variant: 'spoilt' },
      booking: { labelMissing: true },
    });
  });

  it('is found by the carrier’s own word when it books later', async () => {
    line.decisions.pendingBookings = true;
    const id = await booked();
    expect(parcelsOf(id)).toHaveLength(1);
  });
});

describe('cancelling an order of a connected carrier', () => {
  const bookedOrder = async () => {
    const { shipment_id: id, orderId } = await order();
    await ask(app, admin, SCHEDULE, { id });
    await becomes(id, 'BOOKED');
    return { id, orderId: String(orderId) };
  };
  const CANCEL_ORDER = 'mutation($id: String!) { cancelOrder(orderId: $id) { status } }';

  it('voids it at the carrier first, and gives the money back', async () => {
    const before = await balance();
    const { id, orderId } = await bookedOrder();
    await ask(app, admin, CANCEL_ORDER, { id: orderId });
    expect(await view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
    expect(parcelsOf(id)[0]?.status).toBe('void');
    expect(await balance()).toBeCloseTo(before);
  });

  it('leaves the order as it is when the carrier declines, in the carrier’s words', async () => {
    const { id, orderId } = await bookedOrder();
    line.decisions.cancel = 'decline';
    expect(await refused(app, admin, CANCEL_ORDER, { id: orderId })).toMatchObject({
      code: 'CARRIER_DECLINED',
      message: expect.stringContaining('It is on our van already.'),
    });
    expect(await view(id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED', bookingError: { code: 'CARRIER_DECLINED' } });
    const erp = await app.client.post(`/api/erp/shipments/${id}/status`, { status: 'cancelled' }, bearer(app.accounts.erpToken));
    expect([erp.status, erp.body.code]).toEqual([400, 'CARRIER_DECLINED']);
  });

  it('shows that the carrier has not decided yet, and follows when it has', async () => {
    const { id, orderId } = await bookedOrder();
    line.decisions.cancel = 'pending';
    expect(await refused(app, admin, CANCEL_ORDER, { id: orderId })).toMatchObject({ code: 'CANCEL_PENDING' });
    expect(await view(id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'CANCELLING' });
    line.decisions.cancel = 'void';
    await ask(app, admin, CANCEL_ORDER, { id: orderId });
    expect(await view(id)).toMatchObject({ status: 'CANCELLED', bookingStatus: 'CANCELLED' });
  });

  it('needs no call before the booking was asked for', async () => {
    const { shipment_id: id, orderId } = await order();
    const calls = line.calls.length;
    await ask(app, admin, CANCEL_ORDER, { id: orderId });
    expect((await view(id)).status).toBe('CANCELLED');
    expect(line.calls).toHaveLength(calls);
  });

  it('cannot pass by the carrier through another door', async () => {
    const { id } = await bookedOrder();
    line.decisions.cancel = 'decline';
    expect((await refusedMove(app, admin, id, 'CANCELLED')).code).toBe('CARRIER_DECLINED');
  });
});

describe('an account whose credentials the carrier refuses', () => {
  it('is paused alone: its bookings wait, other accounts go on, and new credentials let them go on', async () => {
    const other = await new ParcelLine().start();
    Object.assign(other.credentials, { key: 'other-key-987654321' });
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '100.00');
    const own = await connectLine(app, admin, other, { sellerId: seller.id, label: 'Own' });
    const ownShop = await connectShop(app, seller);
    const placed = await placeOrder(app, ownShop, { carrier: 'LINE_SLOW' });
    expect(placed.body).toMatchObject({ actualRate: 0, displayRate: 4 });
    other.credentials['key'] = 'changed-at-the-carrier';
    await ask(app, admin, SCHEDULE, { id: placed.body.shipment_id });
    const accountView = async () =>
      (await ask(app, admin, '{ carrierAccounts { id pausedBy pauseReason lastFailureKind version } }', {})).carrierAccounts.find(
        ({ id }: { id: string }) => id === own,
      );
    await waitFor('the pause', async () => (await accountView()).pausedBy === 'CARRIER');
    const waiting = async () => view(placed.body.shipment_id);
    await waitFor('the booking to wait', async () => (await waiting()).bookingError !== null);
    expect(await waiting()).toMatchObject({ bookingStatus: 'REQUESTED', bookingError: { code: 'CREDENTIALS' } });
    await booked();
    expect(await refused(app, admin, 'mutation($id: String!) { removeCarrierAccount(id: $id) }', { id: own })).toMatchObject({
      code: 'CARRIER_ACCOUNT_IN_USE',
    });
    const { version } = await accountView();
    await ask(
      app,
      admin,
      'mutation($id: String!, $input: UpdateCarrierAccountInput!) { updateCarrierAccount(id: $id, input: $input) { pausedAt } }',
      { id: own, input: { version, credentials: other.credentials } },
    );
    expect((await accountView()).pausedBy).toBeNull();
    await other.stop();
  });

  it('never shows its credentials: not in GraphQL, not in the database, not in messages', async () => {
    const texts = await app.database.sql<{ text: string }>(
      `select a::text as text from carrier_account a union all select h::text from carrier_account_health h union all select b::text from carrier_booking b`,
      [],
    );
    for (const secret of [line.credentials['key'], 'other-key-987654321', 'changed-at-the-carrier'])
      expect(texts.filter(({ text }) => text.includes(secret ?? ''))).toEqual([]);
  });
});
