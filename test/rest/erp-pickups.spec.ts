import { JobWork } from '../../src/platform/work/work.js';
import { pickupTasks } from '../../src/modules/pickups/index.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { days, hours } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import { adminOf, giveTo, newErpToken, newSeller, newStaff, type Person, topUp } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { move, report, viewOf } from '../support/shipments.js';
import { anOrder, connectShop, moveTo, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let admin: string;
let driver: string;
let dispatcher: string;
let dispatcherId: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  driver = await newStaff(app, admin, 'DRIVER');
  dispatcher = await newStaff(app, admin, 'DISPATCHER');
  dispatcherId = (await ask(app, dispatcher, '{ me { id } }')).me.id;
});
const list = (query = '', token = app.accounts.erpToken): Promise<Answer> =>
  app.client.get(`/api/erp/pickup-confirmations${query}`, bearer(token));
const confirm = (id: string, body: unknown, token = app.accounts.erpToken): Promise<Answer> =>
  app.client.post(`/api/erp/pickup-confirmations/${id}/confirm`, body, bearer(token));

interface Parcel {
  readonly id: string;
  readonly detailId: string;
  readonly orderReference: string;
}

interface Scene {
  readonly seller: Person;
  readonly shop: ConnectedShop;
}

/** A separate seller has its own tasks. */
async function newScene(): Promise<Scene> {
  const seller = await newSeller(app, { company: 'Mona Mugs' });
  await topUp(app, admin, seller.id, '1000.00');
  return { seller, shop: await connectShop(app, seller) };
}
async function booked({ shop }: Scene, more: Readonly<Record<string, unknown>> = {}): Promise<Parcel> {
  const body = { ...anOrder(shop.domain), ...more };
  const placed = (await app.client.post('/api/order', body, shop.headers)).body;
  await walkTo(app, placed.shipment_id, 'pickup');
  return { id: placed.shipment_id, detailId: placed.nbox.shipment_detail_id, orderReference: placed.orderReference };
}
async function pickedUp(scene: Scene, who = driver): Promise<Parcel> {
  const parcel = await booked(scene);
  if (who !== app.accounts.erpToken) await giveTo(app, who, parcel.id);
  await move(app, who, parcel.id, 'PICKED_UP');
  return parcel;
}
// What answers hold is looked into freely.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const tasksOf = async ({ seller }: Scene): Promise<any[]> => (await list(`?sellerId=${seller.id}`)).body.data;
const confirmedBy = (parcel: Parcel, confirmationStatus = 'confirmed', more: Readonly<Record<string, unknown>> = {}) => ({
  confirmedBy: dispatcherId,
  shipments: [{ shipmentDetailId: parcel.detailId, confirmationStatus, ...more }],
});
const eventsOf = async (taskId: string) =>
  (
    await app.database.sql<{ data: { shipments: { confirmationStatus: string; currentStatus: string }[] } }>(
      `select data from event where type = 'pickup_confirmation.updated' and subject_id = $1 order by seq`,
      [taskId],
    )
  ).map((row) => row.data);

describe('A parcel that is picked up', () => {
  it('is listed in a task with exactly the documented fields', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    const answer = await list(`?sellerId=${scene.seller.id}`);

    expect(answer.body).toEqual({
      status: 'success',
      data: [
        {
          id: expect.stringMatching(UUID_7),
          shortId: expect.stringMatching(/^PU-[0-9A-HJKMNP-TV-Z]{6}$/),
          workerName: 'DRIVER',
          businessCustomer: 'Mona Mugs',
          taskCompletedAt: expect.stringMatching(INSTANT),
          shipments: [
            {
              shipmentDetailId: parcel.detailId,
              unifiedRefId: parcel.id,
              orderReference: parcel.orderReference,
              destinationType: 'local',
              currentStatus: 'picked_up',
              seller: 'Mona Mugs',
              confirmationStatus: 'pending_confirmation',
              confirmedBy: null,
              confirmedAt: null,
              notes: null,
              receiverPhone: '+971 50 123 4567',
              receiverName: 'Aisha Khan',
              dropoffTaskShortId: null,
            },
          ],
        },
      ],
      pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
    });
  });

  it('is international when it crosses a border, also on its way back', async () => {
    const scene = await newScene();
    const riyadh = { address: 'Olaya 1', city: 'Riyadh', state: 'Riyadh', countryCode: 'SA', zip: '11564' };
    const out = await booked(scene, { destination: riyadh });
    await walkTo(app, out.id, 'delivered', 'pickup');
    const back = (await app.client.post('/api/return-shipment', { shipment_id: out.id }, scene.shop.headers)).body;
    await walkTo(app, back.shipment_id, 'picked_up', 'fulfilled');

    const parcels = (await tasksOf(scene)).flatMap(({ shipments }) => shipments);
    expect(parcels.map(({ unifiedRefId, destinationType }) => [unifiedRefId, destinationType]).sort()).toEqual(
      [
        [out.id, 'international'],
        [`RTN-${out.id}`, 'international'],
      ].sort(),
    );
  });

  it('joins the one task of its worker, seller and day, however many are scanned at once', async () => {
    const scene = await newScene();
    const parcels = await Promise.all(Array.from({ length: 12 }, () => booked(scene)));
    await giveTo(app, driver, ...parcels.map(({ id }) => id));
    await Promise.all(parcels.map(({ id }) => move(app, driver, id, 'PICKED_UP')));
    const other = await pickedUp(scene, await newStaff(app, admin, 'DRIVER'));

    const tasks = await tasksOf(scene);
    expect(tasks.map(({ shipments }) => shipments.length).sort()).toEqual([1, 12]);
    expect(tasks.find(({ shipments }) => shipments.length === 1).shipments[0].unifiedRefId).toBe(other.id);
    expect(new Set(tasks.map(({ shortId }) => shortId)).size).toBe(2);
  });

  it('is confirmed by the scan at the hub, with an event', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    await moveTo(app, parcel.id, 'at_sorting');

    const [task] = await tasksOf(scene);
    expect(task.shipments).toMatchObject([
      { confirmationStatus: 'auto_confirmed', confirmedBy: null, confirmedAt: expect.stringMatching(INSTANT) },
    ]);
    expect(await eventsOf(task.id)).toEqual([task]);
  });

  it('is in a task of the carrier when the carrier reports a later step', async () => {
    const scene = await newScene();
    const parcel = await booked(scene);
    await report(app, parcel.id, 'IN_TRANSIT');

    const [task] = await tasksOf(scene);
    expect(task).toMatchObject({ workerName: null, shipments: [{ confirmationStatus: 'auto_confirmed', currentStatus: 'in_transit' }] });
    expect(task.shipments[0].dropoffTaskShortId).toMatch(/^DO-[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('counts as confirmed when it is not contradicted for a day', async () => {
    const scene = await newScene();
    await pickedUp(scene);
    const run = async (): Promise<void> => {
      const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
      for (const task of pickupTasks) await task.run(context);
    };
    app.clock.advance(hours(10));
    await run();
    expect((await tasksOf(scene))[0].shipments[0].confirmationStatus).toBe('pending_confirmation');
    app.clock.advance(hours(14));
    admin = await adminOf(app);
    driver = await newStaff(app, admin, 'DRIVER');
    await Promise.all([run(), run()]);

    const [task] = await tasksOf(scene);
    expect(task.shipments[0]).toMatchObject({ confirmationStatus: 'auto_confirmed', currentStatus: 'picked_up' });
    expect(await eventsOf(task.id)).toEqual([task]);
    expect((await list(`?sellerId=${scene.seller.id}&status=pending_confirmation`)).body.data).toEqual([]);
  });
});

describe('A confirmation', () => {
  it('moves no status, names who said so, and is an event in the words of the answer', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    const [task] = await tasksOf(scene);
    const answer = await confirm(task.shortId.toLowerCase(), confirmedBy(parcel, 'confirmed', { notes: 'Seen' }));

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'success', message: expect.stringMatching(/\S/), data: (await tasksOf(scene))[0] });
    expect(answer.body.data.shipments).toMatchObject([
      { confirmationStatus: 'confirmed', confirmedBy: dispatcherId, notes: 'Seen', currentStatus: 'picked_up' },
    ]);
    expect(await eventsOf(task.id)).toEqual([answer.body.data]);
  });

  it('that a parcel was not collected takes it back, with an attempt', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    const [task] = await tasksOf(scene);
    const answer = await confirm(task.id, confirmedBy(parcel, 'not_collected', { notes: 'Was not there' }));

    expect(answer.body.data.shipments).toMatchObject([{ confirmationStatus: 'not_collected', currentStatus: 'not_collected' }]);
    const view = await viewOf(app, parcel.id);
    expect(view).toMatchObject({ status: 'NOT_COLLECTED', pickupAttempts: 1 });
    expect(view.timeline.at(-1)).toMatchObject({ note: 'Was not there', actorType: 'erp' });
    expect(await eventsOf(task.id)).toEqual([answer.body.data]);
  });

  it('can follow a second pickup on the same day', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    const [task] = await tasksOf(scene);
    await confirm(task.id, confirmedBy(parcel, 'not_collected'));
    await moveTo(app, parcel.id, 'pickup');
    await giveTo(app, driver, parcel.id);
    await move(app, driver, parcel.id, 'PICKED_UP');

    expect((await tasksOf(scene)).map(({ shipments }) => shipments)).toMatchObject([
      [{ confirmationStatus: 'pending_confirmation', notes: null }],
    ]);
    expect((await confirm(task.id, confirmedBy(parcel))).status).toBe(200);
    expect((await list(`?sellerId=${scene.seller.id}&status=not_collected`)).body.data).toEqual([]);
  });

  it('is taken as a whole or not at all', async () => {
    const scene = await newScene();
    const [first, second] = [await pickedUp(scene), await pickedUp(scene)];
    await moveTo(app, second.id, 'at_sorting');
    const [task] = await tasksOf(scene);
    const verdict = (parcel: Parcel) => ({ shipmentDetailId: parcel.detailId, confirmationStatus: 'not_collected' });
    const answer = await confirm(task.id, { confirmedBy: dispatcherId, shipments: [verdict(first), verdict(second)] });

    expectRefusal(answer, { status: 400, code: 'INVALID_TRANSITION', family: 'erp' });
    expect((await viewOf(app, first.id)).status).toBe('PICKED_UP');
    expect(await tasksOf(scene)).toEqual([task]);
  });

  it('happens once, however many say the same, and in any order of the parcels', async () => {
    const scene = await newScene();
    const parcels = [await pickedUp(scene), await pickedUp(scene), await pickedUp(scene)];
    const [task] = await tasksOf(scene);
    const verdicts = parcels.map(({ detailId }) => ({ shipmentDetailId: detailId, confirmationStatus: 'not_collected' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        confirm(task.id, { confirmedBy: dispatcherId, shipments: index % 2 === 0 ? verdicts : verdicts.toReversed() }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { id } of parcels) expect(await viewOf(app, id)).toMatchObject({ status: 'NOT_COLLECTED', pickupAttempts: 1 });
    expect(await eventsOf(task.id)).toHaveLength(1);
  });

  it('and the scan at the hub may come together: one of them is first, and both are whole', async () => {
    const scene = await newScene();
    const parcels = await Promise.all(Array.from({ length: 8 }, () => pickedUp(scene)));
    const [task] = await tasksOf(scene);
    await Promise.all(
      parcels.flatMap((parcel) => [confirm(task.id, confirmedBy(parcel, 'not_collected')), moveTo(app, parcel.id, 'at_sorting')]),
    );

    const { shipments } = (await tasksOf(scene))[0];
    expect(shipments).toHaveLength(8);
    for (const { confirmationStatus, currentStatus } of shipments) {
      expect([
        ['not_collected', 'not_collected'],
        ['auto_confirmed', 'at_sorting'],
      ]).toContainEqual([confirmationStatus, currentStatus]);
    }
  });

  it('needs a task, parcels of it, and a known staff member', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    const stranger = await pickedUp(await newScene());
    const [task] = await tasksOf(scene);
    const bad = (body: unknown) => confirm(task.id, body);

    expectRefusal(await confirm('PU-000000', confirmedBy(parcel)), { status: 404, code: 'TASK_NOT_FOUND', family: 'erp' });
    expectRefusal(await confirm(parcel.detailId, confirmedBy(parcel)), { status: 404, code: 'TASK_NOT_FOUND', family: 'erp' });
    expectRefusal(await confirm('PU-000000', {}), { status: 404, code: 'TASK_NOT_FOUND', family: 'erp' });
    expectRefusal(await bad({}), { status: 400, code: 'MISSING_FIELD', family: 'erp', fields: ['confirmedBy', 'shipments'] });
    expectRefusal(await bad({ confirmedBy: dispatcherId, shipments: [] }), {
      status: 400,
      code: 'MISSING_FIELD',
      family: 'erp',
      fields: ['shipments'],
    });
    const invalid = { status: 400, code: 'VALIDATION_FAILED', family: 'erp' } as const;
    expectRefusal(await bad({ ...confirmedBy(parcel), confirmedBy: 'me' }), { ...invalid, fields: ['confirmedBy'] });
    expectRefusal(await bad({ ...confirmedBy(parcel), confirmedBy: scene.seller.id }), { ...invalid, fields: ['confirmedBy'] });
    expectRefusal(await bad(confirmedBy(parcel, 'maybe')), { ...invalid, fields: ['shipments[0].confirmationStatus'] });
    expectRefusal(await bad(confirmedBy(stranger)), { ...invalid, fields: ['shipments[0].shipmentDetailId'] });
    expectRefusal(await bad(confirmedBy({ ...parcel, detailId: 'x' })), { ...invalid, fields: ['shipments[0].shipmentDetailId'] });
    const twice = confirmedBy(parcel).shipments;
    expectRefusal(await bad({ confirmedBy: dispatcherId, shipments: [...twice, ...twice] }), {
      ...invalid,
      fields: ['shipments[1].shipmentDetailId'],
    });
  });
});

describe('The list', () => {
  it('finds tasks by task, order and shipment, whatever the case, and takes no letter for a wildcard', async () => {
    const scene = await newScene();
    const parcel = await booked(scene, { ...anOrder(scene.shop.domain, { orderReference: 'Größe 50%_OFF/ä' }) });
    await giveTo(app, driver, parcel.id);
    await move(app, driver, parcel.id, 'PICKED_UP');
    const [task] = await tasksOf(scene);
    const found = async (search: string): Promise<boolean> =>
      (await list(`?sellerId=${scene.seller.id}&search=${encodeURIComponent(search)}`)).body.data.length === 1;

    for (const search of [
      task.id,
      task.shortId,
      task.shortId.toLowerCase(),
      parcel.id,
      parcel.id.slice(3, 9),
      'GRÖSSE'.toLowerCase(),
      'größe',
      '50%_OFF',
      '%_off/ä',
      ' 50% ',
      'e 50%',
      'PU',
      '050 123 4567',
      '+971501234567',
      'gr',
      'g',
    ]) {
      expect({ search, found: await found(search) }).toEqual({ search, found: search !== 'grösse' });
    }
    for (const search of ['%%%', '___', '50%xOFF', parcel.detailId, 'off/x', '50', "'; drop"])
      expect({ search, found: await found(search) }).toEqual({ search, found: false });
  });

  it('is filtered by status, day and confirmer', async () => {
    const scene = await newScene();
    const parcel = await pickedUp(scene);
    const [task] = await tasksOf(scene);
    const today = app.clock.now().toISOString().slice(0, 10);
    const found = async (query: string): Promise<number> => (await list(`?sellerId=${scene.seller.id}&${query}`)).body.data.length;

    expect(await found('status=all')).toBe(1);
    expect(await found('status=pending_confirmation')).toBe(1);
    expect(await found('status=confirmed')).toBe(0);
    expect(await found(`startDate=${today}&endDate=${today}`)).toBe(1);
    expect(await found('startDate=2020-01-01&endDate=2020-01-31')).toBe(0);
    expect(await found(`dispatcherId=${dispatcherId}`)).toBe(0);
    await confirm(task.id, confirmedBy(parcel));
    expect(await found(`dispatcherId=${dispatcherId}&status=confirmed`)).toBe(1);
    expect(await found('dispatcherId=nobody')).toBe(0);
    expect((await list('?sellerId=nobody')).body).toMatchObject({ data: [], pagination: { total: 0, totalPages: 0 } });
  });

  it('is paged without gaps, newest first, and is empty beyond its end', async () => {
    const scene = await newScene();
    for (let day = 0; day < 3; day++) {
      await pickedUp(scene, app.accounts.erpToken);
      app.clock.advance(days(1));
    }
    const page = async (number: number) => (await list(`?sellerId=${scene.seller.id}&limit=2&page=${number}`)).body;
    const [first, second, third] = [await page(1), await page(2), await page(9)];

    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, nextCursor: expect.any(String) });
    const times = [...first.data, ...second.data].map(({ taskCompletedAt }) => taskCompletedAt);
    expect(times).toHaveLength(3);
    expect(times).toEqual([...times].sort().reverse());
    expect(third).toMatchObject({ data: [], pagination: { total: 3 } });
  });

  it.each([
    ['?page=0', 'INVALID_QUERY', 'page'],
    ['?page=-1', 'INVALID_QUERY', 'page'],
    ['?page=1.5', 'INVALID_QUERY', 'page'],
    ['?limit=101', 'INVALID_QUERY', 'limit'],
    ['?limit=0', 'INVALID_QUERY', 'limit'],
    ['?limit=x', 'INVALID_QUERY', 'limit'],
    ['?page=1&page=2', 'INVALID_QUERY', 'page'],
    ['?status=CONFIRMED', 'INVALID_QUERY', 'status'],
    ['?status=confirmed&status=all', 'INVALID_QUERY', 'status'],
    ['?startDate=&endDate=2026-03-01', 'DATES_TOGETHER', 'startDate'],
    ['?startDate=2026-01-01', 'DATES_TOGETHER', 'endDate'],
    ['?endDate=2026-01-01', 'DATES_TOGETHER', 'startDate'],
    ['?startDate=2026-02-30&endDate=2026-03-01', 'INVALID_QUERY', 'startDate'],
    ['?startDate=2026-03-02&endDate=2026-03-01', 'INVALID_QUERY', 'endDate'],
    ['?startDate=2026-01-01&endDate=2026-04-02', 'DATE_RANGE_TOO_LARGE', 'endDate'],
    [`?search=${'x'.repeat(201)}`, 'INVALID_QUERY', 'search'],
  ])('does not take %s', async (query, code, field) => {
    expectRefusal(await list(query), { status: 400, code, family: 'erp', fields: [field] });
  });

  it('takes an empty parameter for none', async () => {
    const all = await list();
    expect((await list('?status=&search=&startDate=&endDate=&sellerId=&dispatcherId=')).body).toEqual(all.body);
  });

  it('takes a range of exactly 90 days, and is not hurt by a NUL', async () => {
    expect((await list('?startDate=2026-01-01&endDate=2026-04-01')).status).toBe(200);
    expect((await list('?search=%00')).status).toBeLessThan(500);
  });
});

describe('Permission', () => {
  it('is that of the scope of the token and of the role', async () => {
    admin = await adminOf(app);
    const scene = await newScene();
    const parcel = await pickedUp(scene, app.accounts.erpToken);
    const [task] = await tasksOf(scene);
    const reader = await newErpToken(app, admin, { scopes: ['shipments:read'] });
    const other = await newErpToken(app, admin, { scopes: ['rates:read'] });

    expect((await list('', reader)).status).toBe(200);
    expectRefusal(await list('', other), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expectRefusal(await confirm(task.id, confirmedBy(parcel), reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expectRefusal(await app.client.get('/api/erp/pickup-confirmations'), { status: 401, code: 'UNAUTHORIZED', family: 'erp' });

    expect(await refused(app, scene.shop.token, '{ pickupConfirmations { nodes { id } } }')).toMatchObject({ code: 'FORBIDDEN' });
    const mutation = 'mutation($i: ConfirmPickupsInput!) { confirmPickups(input: $i) { id } }';
    const i = {
      ...confirmedBy(parcel),
      taskId: task.id,
      shipments: [{ shipmentDetailId: parcel.detailId, confirmationStatus: 'CONFIRMED' }],
    };
    expect(await refused(app, await newStaff(app, admin, 'DRIVER'), mutation, { i })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, await newStaff(app, admin, 'ACCOUNTS'), mutation, { i })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, await newStaff(app, admin, 'DISPATCHER'), mutation, { i })).toEqual({ confirmPickups: { id: task.id } });
  });
});
