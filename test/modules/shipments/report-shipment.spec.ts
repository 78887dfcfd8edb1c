import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { adminOf, ledgerIsWhole, newSeller, walletOf } from '../../support/people.js';
import { anOrder, connectShop, dubai, moveTo, placeOrder, walkTo, type ConnectedShop } from '../../support/story.js';
import { chainOf, move, refusedReport, report, viewOf } from '../../support/shipments.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

const newShipment = async (by = shop): Promise<string> => (await placeOrder(app, by)).body.shipment_id;
const sameDay = async (): Promise<string> =>
  (await app.client.post('/api/order', { ...anOrder(shop.domain, { carrier: 'SVC_SAME' }), destination: dubai }, shop.headers)).body
    .shipment_id;
const ago = (seconds: number): string => new Date(app.clock.now().getTime() - seconds * 1000).toISOString();
const eventsOf = async (id: string): Promise<string[]> =>
  (await app.database.sql<{ to: string }>("select data->>'to' as to from event where subject_id = $1 order by seq", [id])).map(
    ({ to }) => to,
  );

describe('A report that skips steps', () => {
  it('walks the shortest legal way and writes every step, the skipped ones as inferred', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup');

    expect(await report(app, id, 'DELIVERED', { location: { lat: 25.5, lng: 55.5 }, note: 'left with the porter' })).toMatchObject({
      previousStatus: 'PICKUP',
      newStatus: 'DELIVERED',
      transitionId: expect.any(String),
    });

    const view = await viewOf(app, id);
    expect(chainOf(view)).toEqual([
      'NEW',
      'PICKUP',
      'PICKED_UP',
      'AT_SORTING',
      'VERIFIED',
      'READY_TO_BOOK',
      'BOOKED',
      'IN_TRANSIT',
      'DELIVERED',
    ]);
    expect(view.timeline.map(({ inferred }) => inferred)).toEqual([false, false, true, true, true, true, true, true, false]);
    expect(view.timeline.slice(2).every(({ actorType }) => actorType === 'carrier')).toBe(true);
    expect(view.timeline.map(({ note }) => note).filter(Boolean)).toEqual(['left with the porter']);
    expect(view).toMatchObject({ status: 'DELIVERED', sequence: 9, deliveredAtPoint: { lat: 25.5, lng: 55.5 }, awbAssigned: true });
    expect(view.deliveredAt).toBe(view.statusAt);
    expect(await eventsOf(view.id)).toEqual([
      'new',
      'pickup',
      'picked_up',
      'at_sorting',
      'verified',
      'ready_to_book',
      'booked',
      'in_transit',
      'delivered',
    ]);
  });

  it('goes straight where the service skips the hub', async () => {
    const id = await sameDay();
    await report(app, id, 'DELIVERED');

    expect(chainOf(await viewOf(app, id))).toEqual(['NEW', 'PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED']);
  });

  it('verifies with the declared package, so that nothing is owed', async () => {
    const id = await newShipment();
    await report(app, id, 'IN_TRANSIT');

    expect((await viewOf(app, id)).verification).toMatchObject({
      weightKg: 1.2,
      actualRate: { amount: '7.14' },
      difference: { amount: '0.00' },
    });
  });

  it('passes what the hub found too heavy, with the difference still owed', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'at_sorting');
    const { body } = await app.client.post(
      `/api/erp/shipments/${id}/verify`,
      { weightKg: 5, length: 20, width: 20, height: 20 },
      { authorization: `Bearer ${app.accounts.erpToken}` },
    );
    expect(body.data).toMatchObject({ newStatus: 'verified', verification: { difference: 5.67 } });

    await report(app, id, 'DELIVERED');

    expect(await viewOf(app, id)).toMatchObject({ status: 'DELIVERED', verification: { weightKg: 5, difference: { amount: '5.67' } } });
  });

  it('bills even what the wallet does not have, because the parcel is on its way', async () => {
    const person = await newSeller(app);
    const id = await newShipment(await connectShop(app, person));
    expect((await moveTo(app, id, 'pickup')).body.code).toBe('INSUFFICIENT_BALANCE');

    await report(app, id, 'PICKED_UP');

    expect(await walletOf(app, person.id)).toEqual({ balance: '-7.14', held: '0.00' });
    expect(await viewOf(app, id)).toMatchObject({ billingStatus: 'PAID', status: 'PICKED_UP' });
  });

  it('is not stopped by used-up attempts', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup');
    for (let n = 0; n < 3; n++) {
      await report(app, id, 'PICKUP_FAILED', { reasonCode: 'closed' });
      await report(app, id, 'PICKUP');
    }
    expect(await viewOf(app, id)).toMatchObject({ pickupAttempts: 3, status: 'PICKUP' });
    await report(app, id, 'IN_TRANSIT');
    for (let n = 0; n < 4; n++) {
      await report(app, id, 'ON_HOLD', { reasonCode: 'nobody_home' });
      await report(app, id, 'IN_TRANSIT');
    }
    expect(await viewOf(app, id)).toMatchObject({ deliveryAttempts: 4, status: 'IN_TRANSIT' });
  });

  it('leads out of a hold by operations and out of a failed attempt alike', async () => {
    const held = await newShipment();
    await walkTo(app, held, 'booked');
    await moveTo(app, held, 'on_hold');
    await report(app, held, 'DELIVERED');
    expect(chainOf(await viewOf(app, held)).slice(-4)).toEqual(['ON_HOLD', 'BOOKED', 'IN_TRANSIT', 'DELIVERED']);

    const missed = await newShipment();
    await walkTo(app, missed, 'in_transit');
    await report(app, missed, 'ON_HOLD', { reasonCode: 'postponed' });
    await report(app, missed, 'DELIVERED');
    expect(chainOf(await viewOf(app, missed)).slice(-3)).toEqual(['ON_HOLD', 'IN_TRANSIT', 'DELIVERED']);
  });

  it('invents no failure, no hold and no cancellation on its way', async () => {
    const ends = await Promise.all(
      ['DELIVERED', 'FAILED', 'RETURN_TO_SENDER', 'ON_HOLD', 'BOOKED'].map(async (status) => {
        const id = await newShipment();
        await report(app, id, status);
        return chainOf(await viewOf(app, id)).slice(0, -1);
      }),
    );

    for (const chain of ends)
      for (const status of chain)
        expect(['FAILED', 'ON_HOLD', 'CANCELLED', 'PICKUP_FAILED', 'NOT_COLLECTED', 'RETURN_TO_SENDER']).not.toContain(status);
  });

  it.each(['DELIVERED', 'CANCELLED'])('leads nowhere from %s', async (end) => {
    const id = await newShipment();
    if (end === 'CANCELLED') await moveTo(app, id, 'cancelled');
    else await report(app, id, end);
    const before = await viewOf(app, id);

    for (const status of ['PICKUP', 'IN_TRANSIT', 'DELIVERED', 'FAILED', 'RETURN_TO_SENDER']) {
      expect(await refusedReport(app, id, status)).toMatchObject({ code: 'INVALID_TRANSITION' });
    }
    expect(await viewOf(app, id)).toEqual(before);
  });

  it('does not go backwards', async () => {
    const id = await newShipment();
    await report(app, id, 'IN_TRANSIT');

    expect(await refusedReport(app, id, 'PICKED_UP')).toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

describe('A report that comes late', () => {
  it('is listed and moves nothing', async () => {
    const id = await newShipment();
    await report(app, id, 'IN_TRANSIT');
    const before = await viewOf(app, id);

    const answer = await report(app, id, 'PICKED_UP', { occurredAt: ago(60), reasonCode: 'other', note: 'late scan' });

    expect(answer).toEqual({ previousStatus: 'IN_TRANSIT', newStatus: 'IN_TRANSIT', transitionId: expect.any(String) });
    const after = await viewOf(app, id);
    expect({ ...after, timeline: after.timeline.slice(0, -1) }).toEqual(before);
    expect(after.timeline.at(-1)).toMatchObject({
      id: answer.transitionId,
      from: null,
      to: null,
      reportedStatus: 'PICKED_UP',
      applied: false,
      note: 'late scan',
    });
    expect(chainOf(after)).toEqual(chainOf(before));
    expect(await eventsOf(after.id)).not.toContain(null);
  });

  it('is answered the same way by the ERP interface', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup');
    const answer = await moveTo(app, id, 'picked_up', { occurredAt: ago(3600) });

    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ previousStatus: 'pickup', newStatus: 'pickup', transitionId: expect.any(String) });
  });

  it('is on time when it happened after the last step, however long ago that is', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup', { occurredAt: new Date(app.clock.now().getTime() + 1).toISOString() });
    app.clock.advance(3_600_000);
    const occurredAt = ago(3000);
    await report(app, id, 'PICKED_UP', { occurredAt });

    const view = await viewOf(app, id);
    expect(view).toMatchObject({ status: 'PICKED_UP', statusAt: occurredAt, pickedUpAt: occurredAt });
    expect(view.timeline.at(-1)?.recordedAt).not.toBe(occurredAt);
  });

  it('may be ahead of our clock by five minutes and no more', async () => {
    const id = await newShipment();
    await moveTo(app, id, 'pickup');
    const ahead = (seconds: number) => ({ occurredAt: ago(-seconds) });

    expect(await refusedReport(app, id, 'PICKED_UP', ahead(301))).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'occurredAt' }],
    });
    expect((await moveTo(app, id, 'picked_up', ahead(310))).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'occurredAt' }],
    });
    expect((await report(app, id, 'PICKED_UP', ahead(290))).newStatus).toBe('PICKED_UP');
  });
});

describe('A report that comes twice', () => {
  it('is known by its event id and ignored', async () => {
    const id = await newShipment();
    const event = { source: 'feed', sourceEventId: 'evt-1' };
    await report(app, id, 'PICKED_UP', event);
    const before = await viewOf(app, id);

    expect(await report(app, id, 'PICKED_UP', event)).toEqual({ previousStatus: 'PICKED_UP', newStatus: 'PICKED_UP', transitionId: null });
    expect(await report(app, id, 'DELIVERED', event)).toMatchObject({ newStatus: 'PICKED_UP', transitionId: null });
    expect(await viewOf(app, id)).toEqual(before);
  });

  it('is a new one from another source, or for another shipment', async () => {
    const [one, two] = [await newShipment(), await newShipment()];
    await report(app, one, 'PICKED_UP', { source: 'a', sourceEventId: 'e' });

    expect((await report(app, one, 'IN_TRANSIT', { source: 'b', sourceEventId: 'e' })).newStatus).toBe('IN_TRANSIT');
    expect((await report(app, two, 'PICKED_UP', { source: 'a', sourceEventId: 'e' })).newStatus).toBe('PICKED_UP');
  });

  it('is distinguished by its reporter when it names no source', async () => {
    const id = await newShipment();
    const admin = await adminOf(app);
    await report(app, id, 'PICKED_UP', { sourceEventId: 'same' });

    expect(await report(app, id, 'IN_TRANSIT', { sourceEventId: 'same' })).toMatchObject({ transitionId: null });
    expect(await report(app, id, 'IN_TRANSIT', { sourceEventId: 'same' }, admin)).toMatchObject({ newStatus: 'IN_TRANSIT' });
  });

  it('has one effect when thirty copies come at once', async () => {
    const id = await newShipment();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => report(app, id, 'DELIVERED', { source: 'feed', sourceEventId: 'once' })),
    );

    expect(answers.filter(({ transitionId }) => transitionId !== null)).toHaveLength(1);
    expect(chainOf(await viewOf(app, id)).filter((status) => status === 'DELIVERED')).toHaveLength(1);
  });

  it('is one and the same also for the command of an ERP system', async () => {
    const id = await newShipment();
    const event = { source: 'erp', sourceEventId: 'cmd-1' };

    expect((await moveTo(app, id, 'pickup', event)).body.data.newStatus).toBe('pickup');
    expect((await moveTo(app, id, 'pickup', event)).body.data).toMatchObject({
      previousStatus: 'pickup',
      newStatus: 'pickup',
      transitionId: null,
    });
  });
});

describe('What is said about a step', () => {
  it('is kept: who, when, why, where and in which request', async () => {
    const id = await newShipment();
    const occurredAt = new Date(app.clock.now().getTime() + 1000).toISOString();
    await app.client.post(
      `/api/erp/shipments/${id}/status`,
      { status: 'on_hold', reasonCode: 'customs', note: 'Papiere fehlen 🛃', occurredAt, location: { lat: -33.5, lng: 151.25 } },
      { authorization: `Bearer ${app.accounts.erpToken}`, 'x-request-id': 'who-did-it' },
    );

    expect((await viewOf(app, id)).timeline.at(-1)).toMatchObject({
      from: 'NEW',
      to: 'ON_HOLD',
      actorType: 'erp',
      actorId: expect.any(String),
      reasonCode: 'customs',
      note: 'Papiere fehlen 🛃',
      occurredAt,
      location: { lat: -33.5, lng: 151.25 },
      requestId: 'who-did-it',
      inferred: false,
      forced: false,
    });
    expect(await viewOf(app, id)).toMatchObject({ heldFrom: 'NEW', holdReason: 'customs' });
  });

  it.each([
    [{ reasonCode: 'because' }, 'reasonCode'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ location: { lat: 91, lng: 0 } }, 'location.lat'],
    [{ location: { lat: 0, lng: 181 } }, 'location.lng'],
    [{ location: { lat: 0 } }, 'location.lng'],
    [{ location: 'here' }, 'location'],
    [{ occurredAt: 'yesterday' }, 'occurredAt'],
    [{ occurredAt: '2026-02-30T10:00:00Z' }, 'occurredAt'],
    [{ source: 'x'.repeat(61) }, 'source'],
    [{ sourceEventId: 'x'.repeat(201) }, 'sourceEventId'],
    [{ force: 'yes' }, 'force'],
  ])('is refused when it is %j', async (wrong, field) => {
    const id = await newShipment();
    const answer = await moveTo(app, id, 'fulfilled', wrong);

    expect(answer.status).toBe(400);
    expect(['VALIDATION_FAILED', 'MISSING_FIELD']).toContain(answer.body.code);
    expect(answer.body.errors).toMatchObject([{ field }]);
    expect((await viewOf(app, id)).status).toBe('NEW');
  });

  it('cannot be changed afterwards, not even in the database', async () => {
    const id = await newShipment();
    const view = await viewOf(app, id);

    for (const statement of [
      "update timeline_entry set note = 'x' where shipment_id = $1",
      'delete from timeline_entry where shipment_id = $1',
    ]) {
      await expect(app.database.sql(statement, [view.id])).rejects.toThrow(/append-only/);
    }
  });

  it('may be said by a driver, who moves what is on the road and nothing else', async () => {
    const id = await newShipment();
    await walkTo(app, id, 'in_transit');
    const admin = await adminOf(app);

    expect((await move(app, admin, id, 'DELIVERED', { location: { lat: 1, lng: 2 } })).newStatus).toBe('DELIVERED');
    expect((await viewOf(app, id)).timeline.at(-1)).toMatchObject({ actorType: 'super_admin', location: { lat: 1, lng: 2 } });
  });
});
