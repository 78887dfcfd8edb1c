import { JobWork } from '../../../src/platform/work/work.js';
import { autoPickupConsumer } from '../../../src/modules/shipments/index.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { bearer } from '../../support/client.js';
import { eventWith } from '../../support/events.js';
import { ask } from '../../support/graphql.js';
import { adminOf, giveTo, ledgerIsWhole, newSeller, newStaff, type Person, topUp, walletOf } from '../../support/people.js';
import { anOrder, connectShop, moveTo, mug, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../../support/story.js';
import { chainOf, move, refusedMove, viewOf } from '../../support/shipments.js';
import { waitFor } from '../../support/wait-for.js';
import { extraApps } from '../../support/extra-apps.js';

const extraApp = extraApps();
let app: TestApp;
let shop: ConnectedShop;
let admin: string;
let operator: string;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  admin = await adminOf(app);
  operator = await sessionOf(app, app.accounts.operator);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true, differences: [] });
});

const newShipment = async (by = shop, order: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await placeOrder(app, by, order)).body.shipment_id;
async function merchantWith(amount: string): Promise<{ person: Person; own: ConnectedShop }> {
  const person = await newSeller(app);
  if (amount !== '0') await topUp(app, admin, person.id, amount);
  return { person, own: await connectShop(app, person) };
}
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const tracesOf = async (id: string): Promise<unknown> =>
  (
    await app.database.sql(
      `select (select count(*)::int from event where subject_id = s.id) as events, (select count(*)::int from timeline_entry where shipment_id = s.id) as entries,
              (select count(*)::int from journal_entry where source_id = s.id::text) as postings, sequence, updated_at from shipment s where reference = $1`,
      [id],
    )
  )[0];

describe('Booking the pickup', () => {
  it('captures the hold, assigns the AWB and opens the tracking page', async () => {
    const { person, own } = await merchantWith('10.00');
    const id = await newShipment(own);
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '7.14' });
    expect(await viewOf(app, id)).toMatchObject({
      awb: id,
      awbAssigned: false,
      trackingNumber: null,
      trackingUrl: null,
      billingStatus: 'UNPAID',
      pickupReadyAt: null,
    });

    const { schedulePickup } = await ask(
      app,
      operator,
      'mutation($id: String!) { schedulePickup(id: $id) { previousStatus newStatus transitionId } }',
      { id },
    );

    expect(schedulePickup).toEqual({ previousStatus: 'NEW', newStatus: 'PICKUP', transitionId: expect.any(String) });
    expect(await walletOf(app, person.id)).toEqual({ balance: '2.86', held: '0.00' });
    expect(await viewOf(app, id)).toMatchObject({
      status: 'PICKUP',
      awb: id,
      awbAssigned: true,
      trackingNumber: id,
      trackingUrl: `${app.url}/track/${id}`,
      billingStatus: 'PAID',
      pickupReadyAt: expect.any(String),
    });
  });

  it('gives a parcel of the partner a number of the partner', async () => {
    const abroad = { address: 'King Fahd Road', city: 'Riyadh', state: 'Riyadh', countryCode: 'SA', zip: '11564' };
    const placed = await app.client.post('/api/order', { ...anOrder(shop.domain), destination: abroad }, shop.headers);
    await moveTo(app, placed.body.shipment_id, 'pickup');

    const view = await viewOf(app, placed.body.shipment_id);
    expect(view.awb).toMatch(/^SVCX\d{18}$/);
    expect(view.trackingUrl).toBe(`${app.url}/track/${view.awb}`);
    expect((await viewOf(app, view.awb.toLowerCase())).id).toBe(view.id);
  });

  it('changes nothing at all when there is not enough money, and works once there is', async () => {
    const { person, own } = await merchantWith('7.13');
    const id = await newShipment(own);
    const before = await tracesOf(id);

    const refused = await moveTo(app, id, 'pickup');
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code: 'INSUFFICIENT_BALANCE' });
    expect(await tracesOf(id)).toEqual(before);
    expect(await walletOf(app, person.id)).toEqual({ balance: '7.13', held: '0.00' });
    expect(await viewOf(app, id)).toMatchObject({ status: 'NEW', billingStatus: 'UNPAID', awbAssigned: false });

    await topUp(app, admin, person.id, '0.01');
    expect((await moveTo(app, id, 'pickup')).status).toBe(200);
    expect(await walletOf(app, person.id)).toEqual({ balance: '0.00', held: '0.00' });
  });

  it('does not spend what is held for another shipment', async () => {
    const { person, own } = await merchantWith('10.00');
    const held = await newShipment(own);
    const late = await newShipment(own);

    expect((await moveTo(app, late, 'pickup')).body.code).toBe('INSUFFICIENT_BALANCE');
    expect((await moveTo(app, held, 'pickup')).status).toBe(200);
    expect(await walletOf(app, person.id)).toEqual({ balance: '2.86', held: '0.00' });
  });

  it('bills once when twenty commands come at the same moment', async () => {
    const { person, own } = await merchantWith('100.00');
    const id = await newShipment(own);
    const answers = await times(20, () => moveTo(app, id, 'pickup'));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'INVALID_TRANSITION')).toHaveLength(19);
    expect(await walletOf(app, person.id)).toEqual({ balance: '92.86', held: '0.00' });
    expect(chainOf(await viewOf(app, id))).toEqual(['NEW', 'PICKUP']);
  });

  it('spends a wallet to the last cent and never beyond when many shipments compete', async () => {
    const { person, own } = await merchantWith('35.70');
    const ids = await times(12, () => newShipment(own));
    const answers = await times(12, (n) => moveTo(app, ids[n] ?? '', 'pickup'));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'INSUFFICIENT_BALANCE')).toHaveLength(7);
    expect(await walletOf(app, person.id)).toEqual({ balance: '0.00', held: '0.00' });
  });

  it('again after a failed pickup costs nothing more', async () => {
    const { person, own } = await merchantWith('10.00');
    const id = await newShipment(own);
    await moveTo(app, id, 'pickup');
    await moveTo(app, id, 'pickup_failed', { reasonCode: 'closed' });

    const again = await ask(app, operator, 'mutation($id: String!) { schedulePickup(id: $id) { previousStatus newStatus } }', { id });

    expect(again.schedulePickup).toEqual({ previousStatus: 'PICKUP_FAILED', newStatus: 'PICKUP' });
    expect(await walletOf(app, person.id)).toEqual({ balance: '2.86', held: '0.00' });
  });

  it('of a seller with a contract is invoiced and needs no money', async () => {
    const { person, own } = await merchantWith('0');
    await app.database.sql("update seller set role = 'postpaid' where id = $1", [person.id]);
    app.services.pricing.forget(person.id);
    const id = await newShipment(own);

    expect((await moveTo(app, id, 'pickup')).status).toBe(200);
    expect(await viewOf(app, id)).toMatchObject({ billingStatus: 'POSTPAID' });
    const [row] = await app.database.sql("select balance_minor from seller_account where seller_id = $1 and kind = 'receivable'", [
      person.id,
    ]);
    expect(row).toEqual({ balance_minor: '-714' });
  });

  it('may overdraw the wallet as far as the seller has credit', async () => {
    const { person, own } = await merchantWith('0.14');
    await app.database.sql('update seller set credit_limit_minor = 700 where id = $1', [person.id]);
    app.services.pricing.forget(person.id);

    const [first, second] = [await newShipment(own), await newShipment(own)];
    expect((await moveTo(app, first, 'pickup')).status).toBe(200);
    expect(await walletOf(app, person.id)).toEqual({ balance: '-7.00', held: '0.00' });
    expect((await moveTo(app, second, 'pickup')).body.code).toBe('INSUFFICIENT_BALANCE');
  });

  it('bills the wallet of the currency of the order', async () => {
    const { person, own } = await merchantWith('100.00');
    const body = { ...anOrder(own.domain, { currency: 'KWD', subTotal: 100 }), products: [{ ...mug, currency: 'KWD' }] };
    const id = (await app.client.post('/api/order', body, own.headers)).body.shipment_id;

    expect((await moveTo(app, id, 'pickup')).body.code).toBe('INSUFFICIENT_BALANCE');
    await topUp(app, admin, person.id, '3.000', 'KWD');
    expect((await moveTo(app, id, 'pickup')).status).toBe(200);
    expect(await walletOf(app, person.id, 'KWD')).toEqual({ balance: '0.808', held: '0.000' });
    expect(await walletOf(app, person.id)).toEqual({ balance: '100.00', held: '0.00' });
  });

  it('happens by itself once the store has packed, where that is switched on', async () => {
    const eager = await extraApp({ AUTO_SCHEDULE_PICKUP: 'true' });
    const own = await connectShop(eager);
    const placed = await placeOrder(eager, own);
    await ask(eager, own.token, 'mutation($id: String!) { fulfilOrder(orderId: $id) { status } }', { id: placed.body.orderId });

    await waitFor('the pickup is booked', async () => (await viewOf(eager, placed.body.shipment_id)).status === 'PICKUP');
    expect((await viewOf(eager, placed.body.shipment_id)).timeline.at(-1)).toMatchObject({ actorType: 'system' });
  });

  it('does not happen again by itself when the word that it was packed comes late', async () => {
    const id = await newShipment();
    for (const status of ['fulfilled', 'pickup', 'pickup_failed']) await moveTo(app, id, status);
    const shipment = await viewOf(app, id);
    const late = {
      ...eventWith('shipment.status_changed', { to: 'fulfilled' }, { subjectId: shipment.id, occurredAt: app.clock.now() }),
      ...{ id: shipment.id, ownerId: null, requestId: null },
    };
    await autoPickupConsumer.handleAll([late], new JobWork(app.services, app.database.sql, app.database.unitOfWork));

    expect(await viewOf(app, id)).toEqual(shipment);
  });
});

describe('Attempts', () => {
  it('to collect are three; then no further pickup can be booked', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup');
    for (const status of ['pickup_failed', 'not_collected', 'pickup_failed']) {
      await moveTo(app, id, status, { reasonCode: 'not_ready' });
      if (status !== 'pickup_failed' || (await viewOf(app, id)).pickupAttempts < 3)
        expect((await moveTo(app, id, 'pickup')).status).toBe(200);
    }

    expect((await viewOf(app, id)).pickupAttempts).toBe(3);
    expect((await moveTo(app, id, 'pickup')).body).toMatchObject({ code: 'RETRY_LIMIT' });
    expect(await refusedMove(app, operator, id, 'PICKUP')).toMatchObject({ code: 'RETRY_LIMIT' });
    expect((await moveTo(app, id, 'cancelled')).status).toBe(200);
  });

  it('to collect are counted when the parcel was not handed over after all, and it was never picked up', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const pickedUpToday = async (): Promise<number> =>
      (
        await app.client.get(
          `/api/erp/shipments?startDate=${today}&endDate=${today}&dateField=pickedUpAt&limit=1`,
          bearer(app.accounts.erpToken),
        )
      ).body.pagination.total;
    const id = await newShipment();
    const before = await pickedUpToday();
    await walkTo(app, id, 'picked_up');
    expect(await pickedUpToday()).toBe(before + 1);

    expect((await moveTo(app, id, 'not_collected')).status).toBe(200);
    expect(await viewOf(app, id)).toMatchObject({ pickupAttempts: 1, pickedUpAt: null });
    expect(await pickedUpToday()).toBe(before);
  });

  it('to deliver are three, and only reasons that are attempts count', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'in_transit');
    const fail = async (reasonCode?: string) => {
      expect((await moveTo(app, id, 'on_hold', { reasonCode })).status).toBe(200);
      return (await viewOf(app, id)).deliveryAttempts;
    };
    for (const reason of ['customs', 'address_wrong', 'payment', 'other']) {
      expect(await fail(reason)).toBe(0);
      expect((await moveTo(app, id, 'in_transit')).status).toBe(200);
    }
    expect(await fail('nobody_home')).toBe(1);
    await moveTo(app, id, 'in_transit');
    expect(await fail(undefined)).toBe(2);
    await moveTo(app, id, 'in_transit');
    expect(await fail('no_cash')).toBe(3);

    expect((await moveTo(app, id, 'in_transit')).body).toMatchObject({ status: 'failed', code: 'RETRY_LIMIT' });
    expect((await moveTo(app, id, 'return_to_sender')).status).toBe(200);
  });

  it('are as many as the operator allows', async () => {
    const strict = await extraApp({ ROLE: 'web', MAX_PICKUP_ATTEMPTS: '1' });
    const own = await connectShop(strict);
    const id = (await placeOrder(strict, own)).body.shipment_id;
    await moveTo(strict, id, 'pickup');
    await moveTo(strict, id, 'pickup_failed');

    expect((await moveTo(strict, id, 'pickup')).body.code).toBe('RETRY_LIMIT');
  });

  it('that failed are forgiven by an override of operations', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'in_transit');
    await moveTo(app, id, 'failed', { reasonCode: 'attempts_used' });

    expect((await move(app, operator, id, 'IN_TRANSIT')).newStatus).toBe('IN_TRANSIT');
  });
});

describe('A hold', () => {
  it.each(['new', 'fulfilled', 'at_sorting', 'ready_to_book', 'booked'])(
    'by operations from %s remembers where it was and leads back there only',
    async (from) => {
      const id = await newShipment();
      if (from !== 'new') await walkTo(app, id, from);
      await move(app, operator, id, 'ON_HOLD', { reasonCode: 'payment' });
      expect(await viewOf(app, id)).toMatchObject({
        status: 'ON_HOLD',
        heldFrom: from.toUpperCase(),
        holdReason: 'payment',
        deliveryAttempts: 0,
      });

      expect(await refusedMove(app, operator, id, 'IN_TRANSIT')).toMatchObject({ code: 'INVALID_TRANSITION' });
      expect((await move(app, operator, id, from.toUpperCase())).newStatus).toBe(from.toUpperCase());
      expect(await viewOf(app, id)).toMatchObject({ heldFrom: null, holdReason: null });
    },
  );

  it('after a failed attempt is left by another attempt, not by a release', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'in_transit');
    await moveTo(app, id, 'on_hold', { reasonCode: 'postponed' });

    const { shipment } = await ask(app, operator, 'query($id: String!) { shipment(id: $id) { heldFrom allowedTransitions { edge to } } }', {
      id,
    });
    expect(shipment.heldFrom).toBe('IN_TRANSIT');
    expect(shipment.allowedTransitions.map(({ edge }: { edge: number }) => edge).sort()).toEqual([19, 22, 24]);
  });

  it('before the pickup can be cancelled, after it only returned or failed', async () => {
    const early = await newShipment();
    await moveTo(app, early, 'on_hold');
    expect((await moveTo(app, early, 'failed')).body.code).toBe('INVALID_TRANSITION');
    expect((await moveTo(app, early, 'cancelled')).status).toBe(200);

    const late = await newShipment();
    await walkTo(app, late, 'booked');
    await moveTo(app, late, 'on_hold');
    expect((await moveTo(app, late, 'cancelled')).body.code).toBe('INVALID_TRANSITION');
    expect((await moveTo(app, late, 'return_to_sender')).status).toBe(200);
  });

  it('does not change what a booked pickup or a cancelled order costs', async () => {
    const { person, own } = await merchantWith('10.00');
    const id = await newShipment(own);
    await moveTo(app, id, 'on_hold');
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '7.14' });
    await moveTo(app, id, 'cancelled');
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '0.00' });
  });
});

describe('Force', () => {
  it('sets any status for a super administrator who says why, and moves no money', async () => {
    const { person, own } = await merchantWith('10.00');
    const id = await newShipment(own);

    expect(await move(app, admin, id, 'IN_TRANSIT', { force: true, note: 'found on the van' })).toMatchObject({
      previousStatus: 'NEW',
      newStatus: 'IN_TRANSIT',
    });

    const view = await viewOf(app, id);
    expect(view).toMatchObject({ status: 'IN_TRANSIT', billingStatus: 'UNPAID', awbAssigned: true });
    expect(view.timeline.at(-1)).toMatchObject({
      forced: true,
      note: 'found on the van',
      actorType: 'super_admin',
      from: 'NEW',
      to: 'IN_TRANSIT',
    });
    expect(await walletOf(app, person.id)).toEqual({ balance: '10.00', held: '7.14' });

    await moveTo(app, id, 'delivered');
    expect(await walletOf(app, person.id)).toEqual({ balance: '2.86', held: '0.00' });
    expect(await viewOf(app, id)).toMatchObject({ billingStatus: 'PAID' });
  });

  it('past the billing is billed at the next step, even without money, and once', async () => {
    const { person, own } = await merchantWith('0');
    const id = await newShipment(own);
    await move(app, admin, id, 'BOOKED', { force: true, note: 'x' });

    await moveTo(app, id, 'in_transit');
    await moveTo(app, id, 'delivered');
    expect(await walletOf(app, person.id)).toEqual({ balance: '-7.14', held: '0.00' });
  });

  it('back to the start and on again does not bill twice', async () => {
    const { person, own } = await merchantWith('50.00');
    const id = await newShipment(own);
    await moveTo(app, id, 'pickup');
    await move(app, admin, id, 'NEW', { force: true, note: 'wrong parcel' });
    await moveTo(app, id, 'pickup');

    expect(await walletOf(app, person.id)).toEqual({ balance: '42.86', held: '0.00' });
  });

  it.each([[undefined], [''], ['  ']])('without a reason (%p) is refused', async (note) => {
    const id = await newShipment();

    expect(await refusedMove(app, admin, id, 'DELIVERED', { force: true, note })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'note' }],
    });
  });

  it('to the status that it has is refused', async () => {
    const id = await newShipment();

    expect(await refusedMove(app, admin, id, 'NEW', { force: true, note: 'x' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'status' }],
    });
  });

  it.each(['OPS', 'DISPATCHER', 'DRIVER'])('is not for the role %s', async (role) => {
    const id = await newShipment();
    const token = await newStaff(app, admin, role);
    if (role === 'DRIVER') await giveTo(app, token, id);

    expect(await refusedMove(app, token, id, 'DELIVERED', { force: true, note: 'x' })).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
  });

  it('leaves a chain without gaps', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup');
    await move(app, admin, id, 'ON_HOLD', { force: true, note: 'x' });
    await move(app, admin, id, 'AT_SORTING', { force: true, note: 'x' });

    expect(chainOf(await viewOf(app, id))).toEqual(['NEW', 'PICKUP', 'ON_HOLD', 'AT_SORTING']);
  });
});

describe('Many hands on one shipment', () => {
  it('take one step at a time: of thirty different commands the legal order wins', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'in_transit');
    const before = chainOf(await viewOf(app, id)).length;
    const wishes = ['on_hold', 'in_transit', 'failed', 'in_transit'];
    const answers = await times(32, (n) => moveTo(app, id, wishes[n % wishes.length] ?? ''));

    const view = await viewOf(app, id);
    const chain = chainOf(view);
    expect(chain.length).toBeGreaterThan(before);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(chain.length - before);
    expect(answers.every(({ status, body }) => status === 200 || ['INVALID_TRANSITION', 'RETRY_LIMIT'].includes(body.code))).toBe(true);
    expect(view.sequence).toBe(chain.length);
  });

  it('either cancel or collect, never both', async () => {
    const rounds = await times(8, async () => {
      const placed = await placeOrder(app, shop);
      const id: string = placed.body.shipment_id;
      await moveTo(app, id, 'pickup');
      const cancel = 'mutation($id: String!) { cancelOrder(orderId: $id) { status } }';
      const [cancelled, collected] = await Promise.all([
        app.client.graphql(cancel, { id: placed.body.orderId }, shop.token),
        app.client.post(`/api/erp/shipments/${id}/status`, { status: 'picked_up' }, bearer(app.accounts.erpToken)),
      ]);
      const view = await viewOf(app, id);
      expect([view.status, view.billingStatus].join()).toMatch(/^(CANCELLED,REFUNDED|PICKED_UP,PAID)$/);
      return [cancelled.body.data !== null && !cancelled.body.errors, collected.status === 200];
    });

    for (const [cancelled, collected] of rounds) expect(cancelled).not.toBe(collected);
  });
});
