import { JobWork } from '../../src/platform/work/work.js';
import { retryTasks } from '../../src/modules/reattempts/index.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { days, hours } from '../support/clock.js';
import { ask, refused } from '../support/graphql.js';
import { UUID_7 } from '../support/patterns.js';
import { adminOf, giveTo, ledgerIsWhole, newErpToken, newStaff } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { chainOf, report, viewOf } from '../support/shipments.js';
import { anOrder, connectShop, dubai, moveTo, placeOrder, walkTo, type ConnectedShop } from '../support/story.js';

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

/** A session of today: the tests move the clock. */
const admin = (): Promise<string> => adminOf(app);
const post = (id: string, operation: string, body: unknown, token = app.accounts.erpToken): Promise<Answer> =>
  app.client.post(`/api/erp/shipments/${id}/${operation}`, body, bearer(token));
const retry = (id: string, body: unknown, token?: string) => post(id, 'retry', body, token);
const dayAfter = (count: number): string => new Date(app.clock.now().getTime() + days(count)).toISOString().slice(0, 10);
const context = () => new JobWork(app.services, app.database.sql, app.database.unitOfWork);
const runTask = async (queue: string): Promise<void> => retryTasks.find((task) => task.queue === queue)?.run(context());

async function parcelAt(status: string): Promise<string> {
  const { body } = await placeOrder(app, shop);
  await walkTo(app, body.shipment_id, status);
  return body.shipment_id;
}
async function afterFailedPickup(): Promise<string> {
  const id = await parcelAt('pickup');
  await moveTo(app, id, 'pickup_failed', { reasonCode: 'closed' });
  return id;
}
async function afterFailedAttempt(reasonCode = 'nobody_home'): Promise<string> {
  const id = await parcelAt('in_transit');
  await moveTo(app, id, 'on_hold', { reasonCode });
  return id;
}
const attemptsLeft = async (id: string): Promise<number> =>
  (await app.client.get(`/api/erp/shipments/${id}`, bearer(app.accounts.erpToken))).body.data.deliveryAttemptsLeft;
const retriesOf = async (id: string): Promise<{ status: string; failure: string | null; scheduledDate: string | null }[]> =>
  (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { retries { status failure scheduledDate } } }', { id }))
    .shipment.retries;

describe('Packing a parcel again', () => {
  async function verified(): Promise<string> {
    const id = await parcelAt('at_sorting');
    await post(id, 'verify', { weightKg: 9, length: 20, width: 20, height: 20 });
    return id;
  }

  it('is answered with exactly the documented fields and takes the measurements back', async () => {
    const id = await verified();
    const answer = await post(id, 'repack', { reason: 'Torn box', notes: 'Use a stronger one', operatorEmail: 'hub@example.com' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        shipmentId: id,
        shipmentDetailId: expect.stringMatching(UUID_7),
        previousStatus: 'verified',
        newStatus: 'at_sorting',
        adjustmentInvoiceDeleted: expect.any(Boolean),
      },
    });
    const view = await viewOf(app, id);
    expect(view).toMatchObject({ status: 'AT_SORTING', verification: null });
    expect(view.timeline.at(-1)).toMatchObject({ note: 'Torn box', actorType: 'erp' });
  });

  it('needs no body, and is recorded with its requester', async () => {
    const id = await verified();
    const answer = await app.client.call('POST', `/api/erp/shipments/${id}/repack`, { headers: bearer(app.accounts.erpToken) });
    await post(id, 'verify', { weightKg: 9, length: 20, width: 20, height: 20 });
    await post(id, 'repack', { operatorEmail: 'hub@example.com', notes: 'Use a stronger one' });

    expect(answer.status).toBe(200);
    const { shipment } = await ask(
      app,
      await admin(),
      'query($id: String!) { shipment(id: $id) { operatorActions { action operatorEmail actorType } notes { text visibility } } }',
      { id },
    );
    expect(shipment.operatorActions).toEqual([
      { action: 'repack', operatorEmail: null, actorType: 'erp' },
      { action: 'repack', operatorEmail: 'hub@example.com', actorType: 'erp' },
    ]);
    expect(shipment.notes).toMatchObject([{ text: 'Use a stronger one', visibility: 'internal' }]);
  });

  it.each(['new', 'picked_up', 'at_sorting', 'ready_to_book', 'delivered'])('is refused for a parcel that is %s', async (status) => {
    const id = status === 'new' ? (await placeOrder(app, shop)).body.shipment_id : await parcelAt(status);
    expectRefusal(await post(id, 'repack', {}), { status: 400, code: 'INVALID_TRANSITION', family: 'erp', fields: [null] });
  });

  it('is refused once the difference was paid, wherever the parcel is', async () => {
    const id = await parcelAt('ready_to_book');
    await app.database.sql(`update shipment set adjustment_status = 'paid' where reference = $1`, [id]);
    expectRefusal(await post(id, 'repack', {}), { status: 400, code: 'ADJUSTMENT_ALREADY_PAID', family: 'erp' });
  });

  it('happens once, however many ask for it at once', async () => {
    const id = await verified();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(id, 'repack', {})));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['INVALID_TRANSITION']));
    chainOf(await viewOf(app, id));
  });

  it.each([
    ['reason', 'x'.repeat(501)],
    ['notes', 'x'.repeat(2001)],
    ['operatorEmail', 'nobody'],
  ])('does not take a %s that is not sound', async (field, value) => {
    expectRefusal(await post(await verified(), 'repack', { [field]: value }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: [field],
    });
  });
});

describe('A retry', () => {
  it('of a pickup is answered with exactly the documented fields', async () => {
    const id = await afterFailedPickup();
    const answer = await retry(id, { action: 'retry_pickup' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: {
        shipmentId: id,
        shipmentDetailId: expect.stringMatching(UUID_7),
        previousStatus: 'pickup_failed',
        newStatus: 'pickup',
        retryId: expect.stringMatching(UUID_7),
        attempt: 2,
        scheduledDate: null,
      },
    });
  });

  it.each([
    ['retry-pickup', afterFailedPickup, 'pickup'],
    ['redeliver', afterFailedAttempt, 'in_transit'],
    ['reattempt', afterFailedAttempt, 'in_transit'],
    ['return_to_sender', afterFailedAttempt, 'return_to_sender'],
    ['rts', afterFailedAttempt, 'return_to_sender'],
  ] as const)('knows the action %s', async (action, prepare, newStatus) => {
    const answer = await retry(await prepare(), { action, reason: 'Asked for' });
    expect(answer.body).toMatchObject({ status: 'success', data: { newStatus } });
  });

  it('delivers a failed parcel again', async () => {
    const id = await parcelAt('in_transit');
    await moveTo(app, id, 'failed', { reasonCode: 'refused' });
    expect((await retry(id, { action: 'redeliver' })).body.data).toMatchObject({
      previousStatus: 'failed',
      newStatus: 'in_transit',
      attempt: 1,
    });
  });

  it('needs an action that is known, a reason to send a parcel back, and a parcel that exists', async () => {
    const id = await afterFailedAttempt();
    expectRefusal(await retry(id, {}), { status: 400, code: 'MISSING_FIELD', family: 'erp', fields: ['action'] });
    expectRefusal(await retry(id, { action: 'fly' }), { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: ['action'] });
    expectRefusal(await retry(id, { action: 'rts' }), { status: 400, code: 'MISSING_FIELD', family: 'erp', fields: ['reason'] });
    expectRefusal(await retry('SVC0000000000', { action: 'fly' }), { status: 404, code: 'SHIPMENT_NOT_FOUND', family: 'erp' });
  });

  it.each([
    ['retry_pickup', 'new'],
    ['retry_pickup', 'picked_up'],
    ['redeliver', 'booked'],
    ['return_to_sender', 'delivered'],
    ['return_to_sender', 'pickup'],
  ])('cannot %s a parcel that is %s', async (action, status) => {
    const id = status === 'new' ? (await placeOrder(app, shop)).body.shipment_id : await parcelAt(status);
    expectRefusal(await retry(id, { action, reason: 'x' }), { status: 400, code: 'RETRY_NOT_ALLOWED', family: 'erp', fields: ['action'] });
  });

  it('does not end a hold of operations', async () => {
    const id = await parcelAt('booked');
    await moveTo(app, id, 'on_hold');
    expectRefusal(await retry(id, { action: 'redeliver' }), { status: 400, code: 'RETRY_NOT_ALLOWED', family: 'erp', fields: ['action'] });
  });

  it('of a pickup is over after the third failure', async () => {
    const id = await afterFailedPickup();
    for (let attempt = 2; attempt <= 3; attempt++) {
      await retry(id, { action: 'retry_pickup' });
      await moveTo(app, id, 'pickup_failed', { reasonCode: 'closed' });
    }
    expectRefusal(await retry(id, { action: 'retry_pickup' }), { status: 400, code: 'RETRY_LIMIT', family: 'erp' });
  });

  it('of a delivery is over after the third failed attempt, but not for a super administrator', async () => {
    const id = await afterFailedAttempt();
    const left = [await attemptsLeft(id)];
    for (let attempt = 2; attempt <= 3; attempt++) {
      await retry(id, { action: 'redeliver' });
      await moveTo(app, id, 'on_hold', { reasonCode: 'nobody_home' });
      left.push(await attemptsLeft(id));
    }
    expect(left).toEqual([2, 1, 0]);
    expectRefusal(await retry(id, { action: 'redeliver' }), { status: 400, code: 'RETRY_LIMIT', family: 'erp' });
    const { retryShipment } = await ask(
      app,
      await admin(),
      'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { newStatus attempt } }',
      { i: { id, action: 'REDELIVER' } },
    );
    expect(retryShipment).toEqual({ newStatus: 'IN_TRANSIT', attempt: 4 });

    await moveTo(app, id, 'failed', { reasonCode: 'attempts_used' });
    expectRefusal(await retry(id, { action: 'redeliver' }), { status: 400, code: 'RETRY_LIMIT', family: 'erp' });
  });

  it('happens once, however many ask for it at once', async () => {
    const id = await afterFailedAttempt();
    const answers = await Promise.all(Array.from({ length: 30 }, () => retry(id, { action: 'redeliver' })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(chainOf(await viewOf(app, id)).slice(-2)).toEqual(['ON_HOLD', 'IN_TRANSIT']);
  });

  it('is repeated for the same Idempotency-Key, not made again', async () => {
    const id = await afterFailedAttempt();
    const headers = { ...bearer(app.accounts.erpToken), 'idempotency-key': `retry-${id}` };
    const again = () => app.client.post(`/api/erp/shipments/${id}/retry`, { action: 'redeliver' }, headers);
    const [first, second] = [await again(), await again()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });
});

describe('A retry on a later day', () => {
  it('changes nothing until its day, and is then the system that acts', async () => {
    const id = await afterFailedAttempt();
    const scheduledDate = dayAfter(2);
    const answer = await retry(id, {
      action: 'redeliver',
      scheduledDate,
      timeSlot: { from: '09:00', to: '12:00' },
      reason: 'At home then',
    });
    expect(answer.body.data).toMatchObject({ previousStatus: 'on_hold', newStatus: 'on_hold', scheduledDate, attempt: 2 });

    await runTask('due_retries');
    expect(await viewOf(app, id)).toMatchObject({ status: 'ON_HOLD' });

    app.clock.advance(days(2));
    await Promise.all([runTask('due_retries'), runTask('due_retries')]);
    const view = await viewOf(app, id);
    expect(view.status).toBe('IN_TRANSIT');
    expect(view.timeline.at(-1)).toMatchObject({ actorType: 'system', note: 'At home then' });
    expect(await retriesOf(id)).toMatchObject([{ status: 'done' }]);
    expect(chainOf(view).slice(-2)).toEqual(['ON_HOLD', 'IN_TRANSIT']);
  });

  it('can be called off, once', async () => {
    const id = await afterFailedPickup();
    const made = await retry(id, { action: 'retry_pickup', scheduledDate: dayAfter(1) });
    const answer = await retry(id, { action: 'cancel' });

    expect(answer.body.data).toMatchObject({ retryId: made.body.data.retryId, newStatus: 'pickup_failed' });
    expectRefusal(await retry(id, { action: 'cancel_retry' }), { status: 400, code: 'NO_PENDING_RETRY', family: 'erp' });
    app.clock.advance(days(1));
    await runTask('due_retries');
    expect(await viewOf(app, id)).toMatchObject({ status: 'PICKUP_FAILED' });
  });

  it('is one retry for fifty copies of the request, and gives way to another one', async () => {
    const id = await afterFailedAttempt();
    const body = { action: 'redeliver', scheduledDate: dayAfter(3) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => retry(id, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.data.retryId)).size).toBe(1);

    await retry(id, { action: 'redeliver', scheduledDate: dayAfter(4) });
    expect((await retriesOf(id)).map(({ status }) => status)).toEqual(['superseded', 'pending']);
    await retry(id, { action: 'redeliver' });
    expect((await retriesOf(id)).map(({ status }) => status)).toEqual(['superseded', 'superseded', 'done']);
  });

  it('ends when the carrier reports something else, and says so when it has become impossible', async () => {
    const moved = await afterFailedAttempt();
    await retry(moved, { action: 'redeliver', scheduledDate: dayAfter(1) });
    await report(app, moved, 'DELIVERED');
    expect(await retriesOf(moved)).toMatchObject([{ status: 'superseded' }]);

    const forced = await afterFailedAttempt();
    await retry(forced, { action: 'redeliver', scheduledDate: dayAfter(1) });
    await ask(app, await admin(), 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
      i: { id: forced, status: 'BOOKED', force: true, note: 'Found in the van' },
    });
    app.clock.advance(days(1));
    await runTask('due_retries');
    expect(await retriesOf(forced)).toMatchObject([{ status: 'failed', failure: 'RETRY_NOT_ALLOWED' }]);
  });

  it('is cancelled only by those who could have requested it', async () => {
    const [delivery, pickup] = [await afterFailedAttempt(), await afterFailedPickup()];
    await retry(delivery, { action: 'redeliver', scheduledDate: dayAfter(1) });
    await retry(pickup, { action: 'retry_pickup', scheduledDate: dayAfter(1) });
    const driver = await giveTo(app, await newStaff(app, await admin(), 'DRIVER'), delivery, pickup);
    const dispatcher = await newStaff(app, await admin(), 'DISPATCHER');
    const cancel = 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { standing } }';
    const of = (id: string) => ({ i: { id, action: 'CANCEL_RETRY' } });

    for (const [token, id] of [
      [driver, delivery],
      [driver, pickup],
      [dispatcher, delivery],
    ] as const)
      // prettier-ignore
      expect(await refused(app, token, cancel, of(id))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await retriesOf(delivery)).toMatchObject([{ status: 'pending' }]);
    expect(await ask(app, dispatcher, cancel, of(pickup))).toEqual({ retryShipment: { standing: false } });
    expect(await ask(app, await newStaff(app, await admin(), 'OPS'), cancel, of(delivery))).toEqual({ retryShipment: { standing: false } });
  });

  it('that has become impossible does not cancel a newer retry of the same moment', async () => {
    const id = await afterFailedAttempt();
    await retry(id, { action: 'redeliver', scheduledDate: dayAfter(1) });
    await ask(app, await admin(), 'mutation($i: TransitionShipmentInput!) { transitionShipment(input: $i) { newStatus } }', {
      i: { id, status: 'BOOKED', force: true, note: 'Found in the van' },
    });
    app.clock.advance(days(1));
    const newer = { action: 'return_to_sender', reason: 'Given up', scheduledDate: dayAfter(3) };
    // Right after the refusal, before that is written down.
    const unitOfWork = Object.create(app.database.unitOfWork, {
      run: {
        value: (...args: Parameters<typeof app.database.unitOfWork.run>) =>
          app.database.unitOfWork.run(...args).catch(async (error: unknown) => {
            expect(await retry(id, newer)).toMatchObject({ status: 200 });
            throw error;
          }),
      },
    }) as typeof app.database.unitOfWork;
    await retryTasks.find(({ queue }) => queue === 'due_retries')?.run(new JobWork(app.services, app.database.sql, unitOfWork));

    expect(await retriesOf(id)).toMatchObject([{ status: 'superseded' }, { status: 'pending', scheduledDate: newer.scheduledDate }]);
  });

  it.each([
    ['scheduledDate', { scheduledDate: '2026-02-30' }],
    ['scheduledDate', { scheduledDate: 'tomorrow' }],
    ['scheduledDate', { scheduledDate: '2020-01-01' }],
    ['scheduledDate', { scheduledDate: '2099-01-01' }],
    ['timeSlot.from', { timeSlot: { from: '9', to: '12:00' } }],
    ['timeSlot.to', { timeSlot: { from: '12:00', to: '09:00' } }],
    ['phone', { phone: '12' }],
    ['address.city', { address: { city: 'Ajman' } }],
    ['address.zip', { address: { zip: '1' } }],
    ['address.lat', { address: { lat: 5 } }],
  ])('does not take %s of %j', async (field, body) => {
    expectRefusal(await retry(await afterFailedAttempt(), { action: 'redeliver', ...body }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: [field],
    });
  });
});

describe('A correction that comes with a retry', () => {
  const orderOf = async (id: string) =>
    (
      await ask(
        app,
        await admin(),
        'query($id: String!) { shipment(id: $id) { receiverPhone order { origin { address } destination { address city } changes { nodes { field } } } } }',
        { id },
      )
    ).shipment;

  it('changes where and whom the driver meets next, and is an audited change of the order', async () => {
    const id = await afterFailedAttempt('address_incomplete');
    await retry(id, { action: 'redeliver', address: { address: 'Corniche 7', landmark: 'behind the mosque' }, phone: '+971 50 765 4321' });

    const { receiverPhone, order } = await orderOf(id);
    expect(receiverPhone).toBe('+971 50 765 4321');
    expect(order.destination).toEqual({ address: 'Corniche 7 (behind the mosque)', city: 'Abu Dhabi' });
    expect(order.changes.nodes.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['destinationAddress.address', 'customer.phone']),
    );
  });

  it.each([
    ['redeliver', afterFailedAttempt, 'destination'],
    ['retry_pickup', afterFailedPickup, 'origin'],
  ] as const)('is accepted when %s is requested again for the same day, and written once', async (action, prepare, place) => {
    const id = await prepare();
    const first = { action, scheduledDate: dayAfter(2), phone: '+971 50 765 4321', notes: 'Ring twice' };
    const { body } = await retry(id, first);
    const more = { ...first, address: { address: 'Corniche 8', landmark: 'blue door' }, notes: 'Ring three times' };
    const written = async () => {
      const { order, notes, operatorActions } = (
        await ask(
          app,
          await admin(),
          `query($id: String!) { shipment(id: $id) { notes { text } operatorActions { action }
             order { version origin { address } destination { address } changes { totalCount } } } }`,
          { id },
        )
      ).shipment;
      return { address: order[place].address, order, notes: notes.map(({ text }: { text: string }) => text), operatorActions };
    };
    const again = await retry(id, more);
    const once = await written();
    const copies = await Promise.all(Array.from({ length: 20 }, () => retry(id, more)));

    expect([again, ...copies].map((answer) => answer.body.data?.retryId)).toEqual(Array(21).fill(body.data.retryId));
    expect(once).toMatchObject({ address: 'Corniche 8 (blue door)', notes: ['Ring twice', 'Ring three times'] });
    expect(await written()).toEqual(once);
    expect(await retriesOf(id)).toMatchObject([{ status: 'pending' }]);
  });

  it('of a pickup is one of the place where it is fetched', async () => {
    const id = await afterFailedPickup();
    await retry(id, { action: 'retry_pickup', address: { address: 'Al Quoz 4' } });
    const { order } = await orderOf(id);
    expect({ origin: order.origin.address, destination: order.destination.address }).toEqual({
      origin: 'Al Quoz 4',
      destination: 'Corniche 5',
    });
  });

  it('of a pickup is refused where the service does not fetch anything, and names the address that was corrected', async () => {
    const body = { ...anOrder(shop.domain, { carrier: 'SVC_SAME' }), destination: dubai };
    const id = (await app.client.post('/api/order', body, shop.headers)).body.shipment_id;
    await walkTo(app, id, 'pickup');
    await moveTo(app, id, 'pickup_failed', { reasonCode: 'closed' });
    const correction = { action: 'retry_pickup', allowRouteChange: true };

    const elsewhere = await retry(id, { ...correction, address: { city: 'Ajman' } });
    expectRefusal(elsewhere, { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: ['address'] });
    const mutation = 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { newStatus } }';
    const nowhere = { id, action: 'RETRY_PICKUP', address: { lat: 91, lng: 55 } };
    expect(await refused(app, app.accounts.erpToken, mutation, { i: nowhere })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'originAddress.latitude' }],
    });
    expect(await viewOf(app, id)).toMatchObject({ status: 'PICKUP_FAILED' });
    expect((await orderOf(id)).order).toMatchObject({ origin: { address: dubai.address }, changes: { nodes: [] } });
    const corrected = await retry(id, { ...correction, address: { address: 'P.O. Box 4' } });
    expect([corrected.status, corrected.body.warnings]).toEqual([200, [expect.objectContaining({ code: 'PO_BOX' })]]);
  });

  it('may lead to another city only when that is allowed, and only where the service goes', async () => {
    const id = await afterFailedAttempt();
    const answer = await retry(id, { action: 'redeliver', allowRouteChange: true, address: { city: 'Ajman' }, scheduledDate: dayAfter(1) });
    expect(answer.status).toBe(200);
    expect((await orderOf(id)).order.destination.city).toBe('Ajman');
  });
});

describe('What is on hold', () => {
  it('goes back by itself after seven days, unless a retry waits or the sender still has it', async () => {
    const [forgotten, waiting, atSender] = [
      await afterFailedAttempt(),
      await afterFailedAttempt(),
      (await placeOrder(app, shop)).body.shipment_id,
    ];
    await moveTo(app, atSender, 'on_hold');
    app.clock.advance(days(6));
    await runTask('forgotten_shipments');
    expect(await viewOf(app, forgotten)).toMatchObject({ status: 'ON_HOLD' });

    await retry(waiting, { action: 'redeliver', scheduledDate: dayAfter(5) });
    app.clock.advance(days(1) + hours(1));
    await Promise.all([runTask('forgotten_shipments'), runTask('forgotten_shipments')]);
    const view = await viewOf(app, forgotten);
    expect(view.timeline.at(-1)).toMatchObject({ to: 'RETURN_TO_SENDER', actorType: 'system' });
    expect([(await viewOf(app, waiting)).status, (await viewOf(app, atSender)).status]).toEqual(['ON_HOLD', 'ON_HOLD']);
  });
});

describe('Permission', () => {
  it('is that of the scope of the token and of the role', async () => {
    const reader = await newErpToken(app, await admin(), { scopes: ['shipments:read'] });
    const id = await afterFailedPickup();
    expectRefusal(await retry(id, { action: 'retry_pickup' }, reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expectRefusal(await post(id, 'repack', {}, reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });

    const mutation = 'mutation($i: RetryShipmentInput!) { retryShipment(input: $i) { newStatus } }';
    const i = { id, action: 'RETRY_PICKUP' };
    expect(await refused(app, await giveTo(app, await newStaff(app, await admin(), 'DRIVER'), id), mutation, { i })).toMatchObject({
      code: 'RETRY_NOT_ALLOWED',
    });
    expect(await refused(app, await newStaff(app, await admin(), 'ACCOUNTS'), mutation, { i })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, shop.token, mutation, { i })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, await newStaff(app, await admin(), 'DISPATCHER'), mutation, { i })).toEqual({
      retryShipment: { newStatus: 'PICKUP' },
    });
  });
});
