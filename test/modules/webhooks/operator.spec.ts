import { emit, type NewEvent } from '../../../src/platform/events/emit.js';
import { bearer, type Answer } from '../../support/client.js';
import { eventWith } from '../../support/events.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken, newSeller } from '../../support/people.js';
import { expectRefusal } from '../../support/refusals.js';
import { connectShop, placeOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { addWebhook, heard, manage, openFixture, type Fixture } from './webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const NO_RECORD = '00000000-0000-7000-8000-000000000000';

const operator = (method: string, path: string, body?: unknown, token = fixture.app.accounts.erpToken): Promise<Answer> =>
  fixture.app.client.call(method, `/api/erp/webhooks${path}`, { headers: bearer(token), ...(body !== undefined && { body }) });

async function addOperatorWebhook(url: string, events: readonly string[], more: Readonly<Record<string, unknown>> = {}) {
  const answer = await operator('POST', '', { url, events, ...more });
  if (answer.status !== 200) throw new Error(`The webhook was not added: ${answer.text}`);
  return answer.body.data;
}

/** What a module does when its own events happen. */
const happened = (type: NewEvent['type'], data: Readonly<Record<string, unknown>>): Promise<string> => {
  const { database, clock } = fixture.app;
  return database.unitOfWork.run(null, (tx) => emit(tx, eventWith(type, data, { subjectId: NO_RECORD, occurredAt: clock.now() })));
};

describe("The operator's webhooks", () => {
  it('are added, read, changed and taken away in the envelope of the ERP interface', async () => {
    const url = 'https://erp.example/hook';
    const added = await operator('POST', '', { url, events: ['approval.requested', 'shipment.update'], description: 'Books' });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({ status: 'success', message: expect.any(String), warnings: [] });
    const { id, secret } = added.body.data;
    expect(secret).toMatch(/^whsec_.{32,}$/);

    const read = await operator('GET', `/${id}`);
    expect(read.body).toMatchObject({
      status: 'success',
      data: { id, url, events: ['approval.requested', 'shipment.update'], is_active: true, rate_limit: null },
    });
    expect(read.body.data.secret).toBe(`whsec_****${secret.slice(-4)}`);
    const changed = await operator('PATCH', `/${id}`, { rateLimit: 5, is_active: false });
    expect(changed.body.data).toMatchObject({ id, rate_limit: 5, is_active: false });
    const renewed = await operator('POST', `/${id}/regenerate`, { overlapHours: 0 });
    expect(renewed.body.data.secret).not.toBe(secret);

    const list = await operator('GET', '?page=1&limit=1');
    expect(list.body.data).toHaveLength(1);
    expect(list.body.pagination).toEqual({ page: 1, limit: 1, total: expect.any(Number), totalPages: expect.any(Number) });
    expect((await operator('GET', '?page=999999')).body.data).toEqual([]);
    expect((await operator('DELETE', `/${id}`)).body).toMatchObject({ status: 'success', data: { id } });
    expectRefusal(await operator('GET', `/${id}`), { status: 404, code: 'WEBHOOK_NOT_FOUND', family: 'erp' });
  });

  it('name the fields that were not understood', async () => {
    const answer = await operator('POST', '', { url: 'https://erp.example/unknown', events: ['shipment.update'], colour: 'red' });

    expect(answer.body.warnings).toEqual([{ field: 'colour', code: 'UNKNOWN_FIELD', message: expect.any(String) }]);
  });

  it('refuse what cannot be, with the field that is wrong', async () => {
    const url = 'https://erp.example/hook';
    const refusals: [Promise<Answer>, string, number, string?][] = [
      [operator('POST', '', { url: 'http://erp.example', events: ['shipment.update'] }), 'INVALID_URL', 400, 'url'],
      [operator('POST', '', { url: 'https://10.0.0.1/', events: ['shipment.update'] }), 'URL_NOT_ALLOWED', 400, 'url'],
      [operator('POST', '', { url, events: ['approval.*'] }), 'INVALID_EVENT', 400, 'events'],
      [operator('POST', '', { url, events: [] }), 'VALIDATION_FAILED', 400, 'events'],
      [operator('POST', '', { events: ['shipment.update'] }), 'MISSING_FIELD', 400, 'url'],
      [operator('POST', '', { url, events: ['shipment.update'], rate_limit: 0 }), 'VALIDATION_FAILED', 400, 'rate_limit'],
      [operator('POST', '', { url, events: ['shipment.update'], rateLimit: 501 }), 'VALIDATION_FAILED', 400, 'rateLimit'],
      [operator('GET', '?limit=101'), 'INVALID_QUERY', 400, 'limit'],
      [operator('GET', '?page=0'), 'INVALID_QUERY', 400, 'page'],
      [operator('GET', '/not-an-id'), 'WEBHOOK_NOT_FOUND', 404],
      [operator('PATCH', `/${NO_RECORD}`, {}), 'WEBHOOK_NOT_FOUND', 404],
      [operator('DELETE', `/${NO_RECORD}`), 'WEBHOOK_NOT_FOUND', 404],
      [operator('POST', `/${NO_RECORD}/test`, {}), 'WEBHOOK_NOT_FOUND', 404],
      [operator('POST', `/${NO_RECORD}/recover`, {}), 'WEBHOOK_NOT_FOUND', 404],
      [operator('POST', `/${NO_RECORD}/deliveries/${NO_RECORD}/redeliver`), 'WEBHOOK_NOT_FOUND', 404],
    ];
    for (const [answer, code, status, field] of refusals) {
      expectRefusal(await answer, { status, code, family: 'erp', ...(field && { fields: [field] }) });
    }
  });

  it('belong to the operator: no seller sees them, the operator sees none of a seller, and a token needs the scope', async () => {
    const { app, apiToken, shop } = fixture;
    const mine = await addOperatorWebhook('https://erp.example/mine', ['shipment.update']);
    const theirs = await addWebhook(app, shop.token, 'https://shop.example/hook');

    expect((await manage(app, apiToken, 'GET', `/${mine.id}`)).status).toBe(404);
    expect((await operator('GET', `/${theirs.id}`)).status).toBe(404);
    expect((await operator('GET', '', undefined, apiToken)).status).toBe(401);
    const narrow = await newErpToken(app, await adminOf(app), { scopes: ['shipments:write', 'approvals:write'] });
    expectRefusal(await operator('GET', '', undefined, narrow), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    const events = ['approval.requested'];
    const named = await manage(app, apiToken, 'POST', '', { url: 'https://shop.example/hook', events });
    expectRefusal(named, { status: 400, code: 'INVALID_EVENT', fields: ['events'] });
  });

  it('are listed beside those of sellers for staff with access to sellers, filtered by state', async () => {
    const { app, shop } = fixture;
    const admin = await adminOf(app);
    const mine = await addOperatorWebhook('https://erp.example/list', ['shipment.update']);
    const theirs = await addWebhook(app, shop.token, 'https://Shop.example/LIST');
    await app.database.sql(`update webhook_endpoint set failing_since = now() where id = $1`, [theirs.id]);
    const LIST = `query($s: String, $all: Boolean, $failing: Boolean, $search: String) {
      webhooks(sellerId: $s, everybody: $all, failing: $failing, search: $search) { totalCount nodes { id seller { id } lastDeliveryAt lastStatus } } }`;
    const listed = async (variables: object, token = admin) => (await ask(app, token, LIST, { search: 'e/list', ...variables })).webhooks;
    const { sellerId } = (
      await app.database.sql<{ sellerId: string }>('select seller_id as "sellerId" from webhook_endpoint where id = $1', [theirs.id])
    )[0] ?? {
      sellerId: '',
    };
    const never = { lastDeliveryAt: null, lastStatus: null };

    expect(await listed({})).toEqual({ totalCount: 1, nodes: [{ id: mine.id, seller: null, ...never }] });
    const ofSeller = { totalCount: 1, nodes: [{ id: theirs.id, seller: { id: sellerId }, ...never }] };
    expect(await listed({ s: sellerId })).toEqual(ofSeller);
    expect(await listed({ all: true, failing: true })).toEqual(ofSeller);
    expect((await listed({ all: true })).nodes.map(({ id }: { id: string }) => id)).toEqual([theirs.id, mine.id]);
    expect((await listed({ all: true, failing: false })).nodes.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
    for (const nothing of [{ s: 'nobody' }, { s: sellerId, search: 'e_list' }, { s: sellerId, failing: false }])
      expect(await listed(nothing)).toEqual({ totalCount: 0, nodes: [] });

    expect((await refused(app, admin, LIST, { s: sellerId, all: true })).code).toBe('VALIDATION_FAILED');
    const narrow = await newErpToken(app, admin, { scopes: ['webhooks:write'] });
    expect((await refused(app, narrow, LIST, { all: true })).code).toBe('FORBIDDEN_SCOPE');
    const other = (await connectShop(app, await newSeller(app))).token;
    for (const variables of [{ s: sellerId }, { all: true }]) expect((await listed(variables, other)).totalCount).toBe(0);
    expect(await listed({ s: sellerId }, shop.token)).toEqual({ totalCount: 1, nodes: [{ id: theirs.id, seller: null, ...never }] });
  });

  it('are tested with the data of any event that they can hear of', async () => {
    const hook = await fixture.receiver();
    const { id } = await addOperatorWebhook(hook.url(), ['approval.requested']);

    const tested = await operator('POST', `/${id}/test`, { event: 'approval.requested' });

    expect(tested.body).toMatchObject({ status: 'success', data: { status: 'delivered', event_type: 'shipment.test' } });
    expect(heard(hook)[0]?.body).toMatchObject({
      event: 'shipment.test',
      data: { test: true, type: 'wallet_adjustment', status: 'pending' },
    });
    expect((await operator('POST', `/${id}/test`, { event: 'nothing.happened' })).body.code).toBe('INVALID_EVENT');
  });
});

describe("An event of the operator's", () => {
  it('reaches those of its webhooks that named it, with the record as it was', async () => {
    const [named, other] = [await fixture.receiver(), await fixture.receiver()];
    const { id } = await addOperatorWebhook(named.url(), ['approval.requested', 'wallet.transaction']);
    await addOperatorWebhook(other.url(), ['cod.confirmed']);
    const record = { id: NO_RECORD, type: 'wallet_adjustment', status: 'pending', amount: 75.5, currency: 'USD' };

    const eventId = await happened('approval.requested', record);
    await happened('approval.rejected', record);
    await happened('wallet.transaction', { id: 'txn_1', amount: 1 });

    await waitFor('both arrive', () => named.received.length === 2);
    const first = heard(named).find(({ type }) => type === 'approval.requested');
    expect(first?.body).toEqual({
      id: eventId,
      event: 'approval.requested',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      apiVersion: '1.0.0',
      data: record,
    });
    expect(first?.eventId).toBe(eventId);
    expect(other.received).toHaveLength(0);
    await waitFor('they are written down', async () => {
      const { body } = await operator('GET', `/${id}/deliveries?status=delivered`);
      return body.pagination.total === 2 && body.data.length === 2;
    });
    const one = await operator('GET', `/${id}/deliveries?event=approval.requested&limit=1`);
    expect(one.body.data[0]).toMatchObject({ event_id: eventId, shipment_id: null, status: 'delivered', attempt: 1 });

    const again = await operator('POST', `/${id}/deliveries/${one.body.data[0].id}/redeliver`);
    expect(again.body).toMatchObject({ status: 'success', data: { kind: 'manual', status: 'pending' } });
    await waitFor('it arrives again', () => named.received.length === 3);
    expect(heard(named)[2]?.eventId).toBe(eventId);
  });

  it('goes to no endpoint of a seller, and shipments of all sellers go to the operator', async () => {
    const { app, apiToken, shop } = fixture;
    const [theirs, mine] = [await fixture.receiver(), await fixture.receiver()];
    await addWebhook(app, apiToken, theirs.url());
    await addOperatorWebhook(mine.url(), ['shipment.update', 'return.created']);

    await happened('return.created', { id: NO_RECORD });
    await placeOrder(app, shop);

    await waitFor('the operator hears of both', () => mine.received.length === 2);
    await waitFor('the seller hears of the order', () => theirs.received.length >= 1);
    expect(heard(theirs).map(({ type }) => type)).toEqual(['shipment.update']);
  });

  it('is recovered and caught up on like any other, each in its order', async () => {
    let works = false;
    const hook = await fixture.receiver((_, response) => response.writeHead(works ? 200 : 500).end());
    const { id } = await addOperatorWebhook(hook.url(), ['cod.handover']);
    const { body: before } = await operator('GET', '/events?limit=100');
    const eventIds = [await happened('cod.handover', { stage: 'with_reception' }), await happened('cod.handover', { stage: 'deposited' })];
    await waitFor('the schedule is used up', async () => {
      const { body } = await operator('GET', `/${id}/deliveries?status=failed`);
      return body.pagination.total === 12;
    });
    works = true;
    hook.received.length = 0;

    const since = new Date(fixture.app.clock.now().getTime() - 3_600_000).toISOString();
    const recovered = await operator('POST', `/${id}/recover`, { since });
    expect(recovered.status).toBe(202);
    expect(recovered.body).toMatchObject({ status: 'success', data: { queued: 2 } });
    await waitFor('both arrive', () => hook.received.length === 2);
    expect(
      heard(hook)
        .map(({ eventId }) => eventId)
        .sort(),
    ).toEqual([...eventIds].sort());

    const feed = await operator('GET', `/events?after=${before.pagination.after ?? ''}`);
    const seen = feed.body.data.filter(({ event }: { event: string }) => event === 'cod.handover');
    expect(seen.map((each: { id: string }) => each.id)).toEqual(eventIds);
    expect(seen[1]).toMatchObject({ data: { stage: 'deposited' }, apiVersion: '1.0.0', cursor: expect.any(String) });
    const { body: theirs } = await manage(fixture.app, fixture.apiToken, 'GET', '/events');
    expect(theirs.events.every(({ event }: { event: string }) => event === 'shipment.update')).toBe(true);
  });

  it('reports every endpoint that was disabled automatically, in its current state and without its secret', async () => {
    const { app, shop } = fixture;
    const gone = await fixture.receiver((_, response) => response.writeHead(410).end());
    const mine = await fixture.receiver();
    const { id, secret } = await addWebhook(app, shop.token, gone.url());
    await addOperatorWebhook(mine.url(), ['webhook.disabled']);

    await placeOrder(app, shop);

    await waitFor('the operator is notified', () => mine.received.length === 1);
    expect(heard(mine)[0]?.body.data).toMatchObject({
      id,
      url: gone.url(),
      is_active: false,
      disabled_reason: expect.stringContaining('410'),
    });
    expect(String(mine.received[0]?.body)).not.toContain(secret);
  });
});

it('The operator has at most twenty webhooks, however many are created at once', async () => {
  const wanted = { url: 'https://erp.example/many', events: ['cod.confirmed'] };
  const answers = await Promise.all(Array.from({ length: 50 }, () => operator('POST', '', wanted)));

  expect((await operator('GET', '')).body.pagination.total).toBe(20);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expectRefusal(answer, { status: 400, code: 'TOO_MANY_WEBHOOKS', family: 'erp' });
  }
});
