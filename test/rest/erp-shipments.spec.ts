import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import { ledgerIsWhole } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { chainOf, viewOf } from '../support/shipments.js';
import { anOrder, connectShop, moveTo, mug, placeOrder, verify, walkTo, type ConnectedShop } from '../support/story.js';

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

/** A parcel of one unit at the hub. */
async function atHub(line: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const body = { ...anOrder(shop.domain), products: [{ ...mug, ...line }] };
  const id = (await app.client.post('/api/order', body, shop.headers)).body.shipment_id;
  await walkTo(app, id, 'at_sorting');
  return id;
}
const dense = (grams: number) => ({ quantity: 1, grams, length: 10, width: 10, height: 10, volume: 1000 });
const weighed = (weightKg: number) => ({ weightKg, length: 10, width: 10, height: 10 });
const differenceOf = ({ body }: Answer): number => body.data.verification.difference;

describe('Moving a shipment', () => {
  it('is answered with exactly the documented fields', async () => {
    const placed = await placeOrder(app, shop);
    const answer = await moveTo(app, placed.body.shipment_id, 'fulfilled');

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        shipmentId: placed.body.shipment_id,
        shipmentDetailId: placed.body.nbox.shipment_detail_id,
        previousStatus: 'new',
        newStatus: 'fulfilled',
        transitionId: expect.stringMatching(UUID_7),
      },
    });
  });

  it.each(['shipmentDetailId', 'orderId', 'reference', 'reference in small letters', 'reference with spaces'])(
    'takes the %s as id',
    async (kind) => {
      const { body } = await placeOrder(app, shop);
      const id = {
        shipmentDetailId: body.nbox.shipment_detail_id,
        orderId: body.orderId,
        reference: body.shipment_id,
        'reference in small letters': body.shipment_id.toLowerCase(),
        'reference with spaces': `%20${body.shipment_id}%20`,
      }[kind] as string;

      expect((await moveTo(app, id, 'fulfilled')).body.data.shipmentId).toBe(body.shipment_id);
    },
  );

  it.each(['SVC0000000000', 'x', '00000000-0000-7000-8000-000000000000', 'RTN-SVC00000000000'])('does not find %s', async (id) => {
    expectRefusal(await moveTo(app, id, 'pickup'), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp', fields: [] });
  });

  it('says what is possible instead of what is not', async () => {
    const { body } = await placeOrder(app, shop);
    const answer = await moveTo(app, body.shipment_id, 'delivered');

    expectRefusal(answer, { status: 400, code: 'INVALID_TRANSITION', family: 'erp', fields: ['status'] });
    expect([...answer.body.errors[0].allowed].sort()).toEqual(['cancelled', 'fulfilled', 'on_hold', 'pickup']);
  });

  it.each([['DELIVERED'], ['unknown'], [''], [5], [['pickup']], [{}]])('does not know the status %j', async (status) => {
    const { body } = await placeOrder(app, shop);
    const answer = await moveTo(app, body.shipment_id, status as string);

    expect({ status: answer.status, field: answer.body.errors[0].field }).toEqual({ status: 400, field: 'status' });
    expect(answer.body.errors[0].allowed).toHaveLength(17);
  });
});

describe('Verifying a parcel', () => {
  it('of the declared size makes it ready to book in the same call', async () => {
    const id = await atHub();
    const answer = await verify(app, id);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        shipmentId: id,
        shipmentDetailId: expect.stringMatching(UUID_7),
        previousStatus: 'at_sorting',
        newStatus: 'ready_to_book',
        transitionId: expect.stringMatching(UUID_7),
        verification: {
          weightKg: 1.2,
          length: 20,
          width: 20,
          height: 20,
          actualRate: 7.14,
          difference: 0,
          currency: 'USD',
          verifiedAt: expect.stringMatching(INSTANT),
        },
      },
    });
    const view = await viewOf(app, id);
    expect(chainOf(view).slice(-3)).toEqual(['AT_SORTING', 'VERIFIED', 'READY_TO_BOOK']);
    expect(view.timeline.slice(-2).map(({ actorType }) => actorType)).toEqual(['erp', 'system']);
    expect(view.timeline.at(-2)?.id).toBe(answer.body.data.transitionId);
  });

  it.each([
    [1990, 2.04, 0],
    [1990, 2.0401, 0.95],
    [1990, 1.94, 0],
    [10_000, 10.2, 0],
    [10_000, 10.2001, 0.95],
    [2000, 2.0005, 0],
  ])('of declared %i g that weighs %d kg costs %d more', async (grams, weightKg, difference) => {
    const answer = await verify(app, await atHub(dense(grams)), weighed(weightKg));

    expect(differenceOf(answer)).toBe(difference);
    expect(answer.body.data.newStatus).toBe(difference > 0 ? 'verified' : 'ready_to_book');
  });

  it.each([
    ['at most 1 % larger counts as declared', { height: 20.2 }, 0],
    ['clearly larger is billed by what was measured', { length: 30, width: 30, height: 30 }, 6.62],
    ['smaller counts as declared, because the declared volume was sold', { length: 5, width: 5, height: 5 }, 0],
  ])('whose box is %s', async (_rule, box, difference) => {
    expect(differenceOf(await verify(app, await atHub(), box))).toBe(difference);
  });

  it('that is lighter than declared goes on at once', async () => {
    const answer = await verify(app, await atHub(dense(5000)), weighed(2));

    expect(answer.body.data).toMatchObject({
      newStatus: 'ready_to_book',
      verification: { weightKg: 2, actualRate: 7.14, difference: -5.67 },
    });
  });

  it('that is heavier waits for the difference: it cannot be booked meanwhile', async () => {
    const id = await atHub();
    await verify(app, id, { weightKg: 5 });

    const answer = await moveTo(app, id, 'ready_to_book');
    expectRefusal(answer, { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expect([...answer.body.errors[0].allowed].sort()).toEqual(['at_sorting', 'failed', 'on_hold', 'return_to_sender']);
  });

  it('is forgotten by repacking, and done again', async () => {
    const id = await atHub();
    await verify(app, id, { weightKg: 5 });
    expect((await moveTo(app, id, 'at_sorting')).status).toBe(200);
    expect((await viewOf(app, id)).verification).toBeNull();

    expect((await verify(app, id)).body.data.newStatus).toBe('ready_to_book');
  });

  it('takes photos and notes along', async () => {
    const id = await atHub();
    const answer = await verify(app, id, { photos: ['https://photos.example/1.jpg'], notes: 'Ecke eingedrückt 📦' });

    expect(answer.status).toBe(200);
    expect((await viewOf(app, id)).timeline.at(-2)?.note).toBe('Ecke eingedrückt 📦');
  });

  it.each([
    [{ weightKg: undefined }, 'MISSING_FIELD', ['weightKg']],
    [{ length: null, width: undefined }, 'MISSING_FIELD', ['length', 'width']],
    [{ weightKg: 0 }, 'VALIDATION_FAILED', ['weightKg']],
    [{ weightKg: -1, height: 0 }, 'VALIDATION_FAILED', ['weightKg', 'height']],
    [{ weightKg: 10_001 }, 'VALIDATION_FAILED', ['weightKg']],
    [{ weightKg: '1.2' }, 'VALIDATION_FAILED', ['weightKg']],
    [{ photos: 'x' }, 'VALIDATION_FAILED', ['photos']],
    [{ photos: Array(21).fill('x') }, 'VALIDATION_FAILED', ['photos']],
    [{ photos: ['x'.repeat(2001)] }, 'VALIDATION_FAILED', ['photos[0]']],
    [{ notes: 'x'.repeat(2001) }, 'VALIDATION_FAILED', ['notes']],
  ])('with %j is refused and changes nothing', async (wrong, code, fields) => {
    const id = await atHub();

    expectRefusal(await verify(app, id, wrong), { status: 400, code, family: 'erp', fields });
    expect(await viewOf(app, id)).toMatchObject({ status: 'AT_SORTING', verification: null });
  });

  it.each(['new', 'pickup', 'picked_up', 'ready_to_book', 'in_transit', 'delivered'])('is too early or too late at %s', async (status) => {
    const id = (await placeOrder(app, shop)).body.shipment_id;
    if (status !== 'new') await walkTo(app, id, status);

    expectRefusal(await verify(app, id), { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
  });

  it('happens once when twenty scales report at the same moment', async () => {
    const id = await atHub();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(app, id)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(chainOf(await viewOf(app, id)).filter((status) => status === 'VERIFIED')).toHaveLength(1);
  });

  it('needs its measures: the status alone is not enough', async () => {
    const id = await atHub();

    expectRefusal(await moveTo(app, id, 'verified'), { status: 400, code: 'MISSING_FIELD', family: 'erp', fields: ['weightKg'] });
  });
});

describe('The reference', () => {
  const get = (name: string) => app.client.get(`/api/erp/reference/${name}`, bearer(app.accounts.erpToken));

  it('lists the 17 statuses, of which two are ends', async () => {
    const { status, body } = await get('statuses');

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'data']);
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual([
      'new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified', 'ready_to_book',
      'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled',
    ]); // prettier-ignore
    for (const entry of body.data) {
      expect(entry).toEqual({
        code: expect.any(String),
        label: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        phase: expect.stringMatching(/^(before pickup|first mile|hub|last mile|any|end)$/),
        terminal: ['delivered', 'cancelled'].includes(entry.code),
        visibleToStore: !['at_sorting', 'verified', 'ready_to_book'].includes(entry.code),
        webhookEvents: expect.arrayContaining(['shipment.update']),
      });
    }
  });

  it.each([
    ['new', 'before pickup', []],
    ['pickup', 'first mile', ['shipment.pickup']],
    ['picked_up', 'first mile', []],
    ['booked', 'hub', []],
    ['in_transit', 'last mile', ['shipment.in_transit']],
    ['on_hold', 'any', []],
    ['failed', 'last mile', ['shipment.failed']],
    ['return_to_sender', 'last mile', ['shipment.failed']],
    ['delivered', 'end', ['shipment.completed']],
    ['cancelled', 'end', []],
  ])('puts %s into the phase %s with the further events %j', async (code, phase, events) => {
    const { body } = await get('statuses');
    const entry = body.data.find((each: { code: string }) => each.code === code);

    expect({ phase: entry.phase, events: entry.webhookEvents }).toEqual({ phase, events: ['shipment.update', ...events] });
  });

  it('lists every edge with all that is documented about it', async () => {
    const { body } = await get('transitions');

    expect(body.data.length).toBeGreaterThan(0);
    for (const edge of body.data) {
      expect(edge).toEqual({
        id: expect.any(Number),
        name: expect.any(String),
        from: expect.any(Array),
        to: expect.any(String),
        trigger: expect.stringMatching(/\S/),
        actors: expect.any(Array),
        guards: expect.any(Array),
        effects: expect.any(Array),
        moneyPostings: expect.any(Array),
      });
      expect(edge.actors.length).toBeGreaterThan(0);
    }
    expect(body.data.find(({ id }: { id: number }) => id === 21).to).toBe('heldFrom');
    expect(body.data.find(({ id }: { id: number }) => id === 3).moneyPostings).toEqual(expect.arrayContaining(['R2', 'R3']));
    expect(body.data.find(({ id }: { id: number }) => id === 26).moneyPostings).toContain('R4');
  });

  it('filters edges by where they begin', async () => {
    const { body } = await get('transitions?from=in_transit');

    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([17, 18, 22, 24]);
    expect((await get('transitions?from=delivered')).body.data).toEqual([]);
    expect((await get('transitions?from=')).body).toEqual((await get('transitions')).body);
    expect((await get('transitions?from=DELIVERED')).body.message).toMatch(/^from: must be one of new, /);
    expectRefusal(await get('transitions?from=DELIVERED'), { status: 400, code: 'INVALID_QUERY', family: 'erp', fields: ['from'] });
  });

  it('lists every error code once, with its statuses', async () => {
    const { body } = await get('error-codes');
    const codes = body.data.map(({ code }: { code: string }) => code);

    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
    for (const entry of body.data) {
      expect(entry).toEqual({
        code: expect.stringMatching(/^[A-Z_]+$/),
        message: expect.stringMatching(/\S/),
        storeStatus: expect.any(Number),
        erpStatus: expect.any(Number),
        retryable: expect.any(Boolean),
        cause: expect.stringMatching(/\S/),
        remedy: expect.stringMatching(/\S/),
      });
      expect([400, 401, 403, 404, 405, 409, 412, 413, 429, 431, 500, 502, 503]).toContain(entry.storeStatus);
    }
    const statusesOf = (code: string) => {
      const { storeStatus, erpStatus } = body.data.find((each: { code: string }) => each.code === code);
      return [storeStatus, erpStatus];
    };
    expect(statusesOf('ORDER_EXISTS')).toEqual([409, 400]);
    expect(statusesOf('IDEMPOTENCY_KEY_REUSED')).toEqual([409, 409]);
    expect(statusesOf('VERSION_CONFLICT')).toEqual([412, 412]);
  });

  it('lists the reasons, of which "other" always is one', async () => {
    const { body } = await get('reason-codes');

    for (const entry of body.data)
      expect(entry).toEqual({ code: expect.stringMatching(/^[a-z_]+$/), kind: expect.any(String), label: expect.stringMatching(/\S/) });
    expect(body.data.map(({ code }: { code: string }) => code)).toContain('other');
    for (const { code } of body.data) {
      const { body: placed } = await placeOrder(app, shop);
      expect((await moveTo(app, placed.shipment_id, 'on_hold', { reasonCode: code })).status).toBe(200);
    }
  });
});

describe('A report with an empty name or id of its source', () => {
  it('is a report without them, however often it comes', async () => {
    const { body: order } = await placeOrder(app, shop);
    for (const more of [
      { sourceEventId: '', source: 'scanner' },
      { sourceEventId: '7', source: '' },
    ]) {
      const late = { ...more, occurredAt: '2020-01-01T00:00:00.000Z' };
      for (let n = 0; n < 2; n++) expect((await moveTo(app, order.shipment_id, 'fulfilled', late)).status).toBe(200);
    }
  });
});
