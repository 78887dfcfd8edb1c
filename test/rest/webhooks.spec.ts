import { Webhook } from 'standardwebhooks';
import { bearer } from '../support/client.js';
import { INSTANT } from '../support/patterns.js';
import { newApiToken, newSeller } from '../support/people.js';
import { connectShop, moveTo, placeOrder, sessionOf } from '../support/story.js';
import { days, hours } from '../support/clock.js';
import { waitFor } from '../support/wait-for.js';
import { addWebhook, heard, historyOf, manage, openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ WEBHOOK_SCHEDULE: '0' });
});
afterAll(() => fixture.close());

const EXAMPLE = 'https://hooks.example.com/svc';
/** A separate seller, so that limits and lists of one test are not those of another. */
async function someone() {
  const login = await newSeller(fixture.app);
  return { login, token: await newApiToken(fixture.app, await sessionOf(fixture.app, login)), shop: await connectShop(fixture.app, login) };
}

describe('POST /api/webhooks', () => {
  it('shows the whole secret this once, and masks it from then on', async () => {
    const { token } = await someone();
    const answer = await manage(fixture.app, token, 'POST', '', {
      url: EXAMPLE,
      events: ['shipment.update', 'shipment.update'],
      description: 'Ours',
    });

    expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: expect.any(String), warnings: [] } });
    const { webhook } = answer.body;
    expect(webhook).toEqual({
      id: expect.any(String),
      url: EXAMPLE,
      secret: expect.stringMatching(/^whsec_.{32,}$/),
      events: ['shipment.update'],
      is_active: true,
      disabled_reason: null,
      description: 'Ours',
      shop_id: null,
      include_hub_statuses: false,
      rate_limit: null,
      selection: null,
      created_at: expect.stringMatching(INSTANT),
      updated_at: expect.stringMatching(INSTANT),
    });
    const masked = { ...webhook, secret: `whsec_****${webhook.secret.slice(-4)}` };
    expect((await manage(fixture.app, token, 'GET', `/${webhook.id}`)).body).toEqual({ status: 'success', webhook: masked });
    expect((await manage(fixture.app, token, 'GET', '')).body).toEqual({
      status: 'success',
      webhooks: [masked],
      pagination: { page: 1, limit: 50, total: 1, totalPages: 1 },
    });
    const [stored] = await fixture.app.database.sql('select * from webhook_endpoint where id = $1', [webhook.id]);
    expect(Buffer.from((stored as { secret: Buffer }).secret).toString('latin1') + JSON.stringify(stored)).not.toContain(
      webhook.secret.slice(6),
    );
  });

  it('warns of a twin and allows it', async () => {
    const { token } = await someone();
    await addWebhook(fixture.app, token, EXAMPLE, { events: ['shipment.pickup', 'shipment.failed'] });
    const twin = await manage(fixture.app, token, 'POST', '', { url: EXAMPLE, events: ['shipment.failed', 'shipment.pickup'] });
    expect(twin.body.warnings).toEqual([{ code: 'DUPLICATE_ENDPOINT', message: expect.any(String) }]);
  });

  it('belongs to the shop of a shop token, and to the shop that a seller names', async () => {
    const { token, shop, login } = await someone();
    const other = await connectShop(fixture.app, login);
    const ofShop = await manage(fixture.app, shop.token, 'POST', '', { url: EXAMPLE, events: ['shipment.update'] });
    const named = await manage(fixture.app, token, 'POST', '', {
      url: EXAMPLE,
      events: ['shipment.failed'],
      shopId: `https://${other.domain}/`,
    });
    expect([ofShop.body.webhook.shop_id, named.body.webhook.shop_id]).toEqual([shop.domain, other.domain]);
    const refused = await manage(fixture.app, token, 'POST', '', {
      url: EXAMPLE,
      events: ['shipment.update'],
      shop_id: fixture.shop.domain,
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', errors: [{ field: 'shop_id' }] } });
  });

  it.each([
    ['MISSING_FIELD', {}],
    ['MISSING_FIELD', { url: EXAMPLE }],
    ['VALIDATION_FAILED', { url: EXAMPLE, events: [] }],
    ['VALIDATION_FAILED', { url: EXAMPLE, events: 'shipment.update' }],
    ['VALIDATION_FAILED', { url: EXAMPLE, events: ['shipment.update'], include_hub_statuses: 'yes' }],
    ['INVALID_URL', { url: 'http://hooks.example.com', events: ['shipment.update'] }],
    ['URL_NOT_ALLOWED', { url: 'https://10.0.0.1/hook', events: ['shipment.update'] }],
    ['URL_NOT_ALLOWED', { url: 'https://hooks.example.com:22/', events: ['shipment.update'] }],
    ['INVALID_EVENT', { url: EXAMPLE, events: ['shipment.flown'] }],
    ['INVALID_EVENT', { url: EXAMPLE, events: ['cod.confirmed'] }],
  ])('answers %s to %j', async (code, body) => {
    const answer = await manage(fixture.app, fixture.apiToken, 'POST', '', body);
    expect(answer).toMatchObject({ status: 400, body: { status: 'failed', code } });
    if (code === 'INVALID_EVENT') expect(answer.body.errors[0].allowed).toContain('shipment.update');
  });

  it('takes twenty of a seller, in parallel too, and no more', async () => {
    const { token } = await someone();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => manage(fixture.app, token, 'POST', '', { url: EXAMPLE, events: ['shipment.test'] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY_WEBHOOKS')).toHaveLength(5);
  });

  it('makes one webhook of a request that is sent twice with one Idempotency-Key', async () => {
    const { token } = await someone();
    const body = { url: EXAMPLE, events: ['shipment.update'] };
    const send = () => fixture.app.client.post('/api/webhooks', body, { ...bearer(token), 'idempotency-key': 'once' });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await manage(fixture.app, token, 'GET', '')).body.pagination.total).toBe(1);
  });
});

describe('The door', () => {
  it.each(['', 'nonsense', 'sat_0000000000000000000000000000000000000000000'])('is closed to %j', async (token) => {
    expect(await manage(fixture.app, token, 'GET', '')).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });

  it('is closed to ERP tokens, which have a door of their own', async () => {
    expect(await manage(fixture.app, fixture.app.accounts.erpToken, 'GET', '')).toMatchObject({ status: 401 });
  });

  it('is closed to an API token with other scopes', async () => {
    const session = await sessionOf(fixture.app, fixture.app.accounts.seller);
    const token = await newApiToken(fixture.app, session, { scopes: ['rates:read'] });
    expect(await manage(fixture.app, token, 'GET', '')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_SCOPE' } });
    const right = await newApiToken(fixture.app, session, { scopes: ['webhooks:write'] });
    expect(await manage(fixture.app, right, 'GET', '')).toMatchObject({ status: 200 });
  });

  it('hides the webhooks of others from every operation', async () => {
    const { app } = fixture;
    const [mine, other] = [await someone(), await someone()];
    const sibling = await connectShop(app, mine.login);
    const { id } = await addWebhook(app, mine.shop.token, EXAMPLE);
    const ways: [string, string, unknown?][] = [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`, { is_active: false }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/regenerate`, {}],
      ['POST', `/${id}/test`, {}],
      ['GET', `/${id}/deliveries`],
      ['POST', `/${id}/deliveries/${id}/redeliver`, {}],
      ['POST', `/${id}/recover`, { since: app.clock.now().toISOString() }],
    ];
    for (const token of [other.token, other.shop.token, sibling.token]) {
      for (const [method, path, body] of ways) {
        const answer = await manage(app, token, method, path, body);
        expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'WEBHOOK_NOT_FOUND']);
      }
      expect((await manage(app, token, 'GET', '')).body.webhooks).toEqual([]);
    }
    expect((await manage(app, mine.token, 'GET', `/${id}`)).body.webhook.is_active).toBe(true);
    expect(await manage(app, mine.token, 'GET', '/not-an-id')).toMatchObject({ status: 404, body: { code: 'WEBHOOK_NOT_FOUND' } });
  });

  it('counts pages strictly', async () => {
    for (const query of ['?limit=0', '?limit=101', '?page=0', '?page=1.5', '?page=x']) {
      expect(await manage(fixture.app, fixture.apiToken, 'GET', query)).toMatchObject({ status: 400, body: { code: 'INVALID_QUERY' } });
    }
  });
});

describe('PATCH and DELETE /api/webhooks/:id', () => {
  it('change what is given and nothing else', async () => {
    const { token } = await someone();
    const { id } = await addWebhook(fixture.app, token, EXAMPLE, { description: 'first' });
    const changed = await manage(fixture.app, token, 'PATCH', `/${id}`, { events: ['shipment.failed'], include_hub_statuses: true });
    expect(changed.body.webhook).toMatchObject({
      url: EXAMPLE,
      events: ['shipment.failed'],
      include_hub_statuses: true,
      description: 'first',
    });
    const off = await manage(fixture.app, token, 'PATCH', `/${id}`, { is_active: false, description: null });
    expect(off.body.webhook).toMatchObject({ is_active: false, disabled_reason: expect.any(String), description: null });
    const on = await manage(fixture.app, token, 'PATCH', `/${id}`, { is_active: true });
    expect(on.body.webhook).toMatchObject({ is_active: true, disabled_reason: null });
    expect(await manage(fixture.app, token, 'PATCH', `/${id}`, {})).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await manage(fixture.app, token, 'PATCH', `/${id}`, { url: 'http://x.example' })).toMatchObject({
      body: { code: 'INVALID_URL' },
    });
  });

  it('stop what waits: an endpoint that is switched off or deleted hears nothing more', async () => {
    const own = await openFixture({ WEBHOOK_SCHEDULE: '0,3600' });
    try {
      const { app } = own;
      const hook = await own.receiver((_, response) => response.writeHead(503).end());
      const [off, gone] = [
        await addWebhook(app, own.shop.token, hook.url('/off')),
        await addWebhook(app, own.shop.token, hook.url('/gone')),
      ];
      await placeOrder(app, own.shop);
      const waiting = async (id: string) => (await historyOf(app, own.shop.token, id)).at(-1)?.status === 'pending';
      for (const { id } of [off, gone])
        await waitFor('a retry waits', async () => (await historyOf(app, own.shop.token, id)).length === 2 && (await waiting(id)));

      await manage(app, own.shop.token, 'PATCH', `/${off.id}`, { is_active: false });
      const deleted = await manage(app, own.shop.token, 'DELETE', `/${gone.id}`);

      expect(deleted).toMatchObject({ status: 200, body: { status: 'success', message: expect.any(String) } });
      expect((await historyOf(app, own.shop.token, off.id)).at(-1)).toMatchObject({
        status: 'failed',
        error_message: expect.stringContaining('Cancelled'),
      });
      expect(await manage(app, own.shop.token, 'GET', `/${gone.id}`)).toMatchObject({ status: 404 });
      const rows = await app.database.sql(`select 1 from webhook_delivery where endpoint_id = $1 and status = 'failed'`, [gone.id]);
      expect(rows).toHaveLength(2);
      await placeOrder(app, own.shop);
      const quiet = await app.database.sql(`select 1 from webhook_delivery where status = 'pending'`);
      expect(quiet).toHaveLength(0);
    } finally {
      await own.close();
    }
  });
});

describe('POST /api/webhooks/:id/test', () => {
  it('sends a marked event at once, records it, and returns the outcome', async () => {
    const { app } = fixture;
    const { token, shop } = await someone();
    const hook = await fixture.receiver((_, response) => response.writeHead(hook.received.length === 2 ? 500 : 200).end('thanks'));
    const { id } = await addWebhook(app, shop.token, hook.url());

    const well = await manage(app, token, 'POST', `/${id}/test`);
    const ill = await manage(app, token, 'POST', `/${id}/test`, { event: 'shipment.pickup' });

    expect(well).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        delivery: { status: 'delivered', event_type: 'shipment.test', http_status: 200, response_body: 'thanks' },
      },
    });
    expect(ill).toMatchObject({
      status: 200,
      body: { status: 'success', delivery: { status: 'failed', http_status: 500, next_retry_at: null } },
    });
    const [first, second] = heard(hook);
    expect(first?.body).toEqual({
      event: 'shipment.test',
      timestamp: expect.stringMatching(INSTANT),
      id: first?.eventId,
      apiVersion: '1.0.0',
      data: expect.objectContaining({
        test: true,
        webhook_id: id,
        message: expect.any(String),
        status_event: 'new',
        shipment_id: 'SVCTEST0000000',
        shipment_detail_id: expect.any(String),
        shop_id: shop.domain,
        order_reference: 'TEST-ORDER',
        awb: null,
        tracking_url: null,
        carrier: 'SVC_ECO',
        status: 'new',
      }),
    });
    expect(second?.body).toMatchObject({
      event: 'shipment.test',
      data: {
        test: true,
        status: 'pickup',
        awb: 'SVCTEST0000000',
        tracking_url: `${app.url}/track/SVCTEST0000000`,
        pickup_time: expect.any(String),
        destination: { city: 'Dubai' },
      },
    });
    expect((await historyOf(app, token, id)).map(({ id: delivery }) => delivery)).toEqual([well.body.delivery.id, ill.body.delivery.id]);
    expect(await manage(app, token, 'POST', `/${id}/test`, { event: 'shipment.flown' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_EVENT' },
    });
  });

  it('answers the same test again to the same Idempotency-Key', async () => {
    const hook = await fixture.receiver();
    const { id } = await addWebhook(fixture.app, fixture.shop.token, hook.url(), { events: ['shipment.test'] });
    const send = () => fixture.app.client.post(`/api/webhooks/${id}/test`, {}, { ...bearer(fixture.shop.token), 'idempotency-key': 'try' });
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ status: 200, body: { delivery: { status: 'delivered' } } });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(hook.received).toHaveLength(1);
  });
});

describe('POST /api/webhooks/:id/regenerate', () => {
  const signatures = (headers: ReturnType<typeof heard>[number]['headers']) => [
    headers['x-svc-signature'],
    ...String(headers['x-svc-signature-previous'] ?? '').split(', ').filter(Boolean),
  ]; // prettier-ignore
  const byStandard = (headers: ReturnType<typeof heard>[number]['headers'], raw: Buffer, secret: string) =>
    new Webhook(secret).sign(String(headers['webhook-id']), new Date(Number(headers['webhook-timestamp']) * 1000), raw.toString());

  it('keeps every secret that is in its overlap signing, however many, and ends them in time', async () => {
    const { app } = fixture;
    const { createHmac } = await import('node:crypto');
    const hook = await fixture.receiver();
    const { id, secret: first } = await addWebhook(app, fixture.shop.token, hook.url(), { events: ['shipment.test'] });
    const renew = async (body: object) =>
      String((await manage(app, fixture.shop.token, 'POST', `/${id}/regenerate`, body)).body.webhook.secret);
    const validOf = async (): Promise<string[]> => {
      await manage(app, fixture.shop.token, 'POST', `/${id}/test`);
      const { headers, raw } = heard(hook).at(-1) as NonNullable<ReturnType<typeof heard>[number]>;
      const valid = secrets.filter((secret) =>
        signatures(headers).includes(
          createHmac('sha256', secret)
            .update(`${String(headers['x-svc-timestamp'])}.`)
            .update(raw)
            .digest('hex'),
        ),
      );
      const standard = String(headers['webhook-signature']).split(' ');
      expect(standard.sort()).toEqual(valid.map((secret) => byStandard(headers, raw, secret)).sort());
      expect(signatures(headers)).toHaveLength(valid.length);
      return valid;
    };
    const secrets = [first];
    expect(await validOf()).toEqual([first]);

    secrets.push(await renew({}));
    expect(await validOf()).toEqual(secrets);
    app.clock.advance(hours(20));
    secrets.push(await renew({ overlapHours: 2 }));
    expect(await validOf()).toEqual(secrets);

    app.clock.advance(hours(3));
    expect(await validOf()).toEqual([secrets[0], secrets[2]]);
    app.clock.advance(hours(2));
    expect(await validOf()).toEqual([secrets[2]]);
    secrets.push(await renew({ overlapHours: 0 }));
    expect(await validOf()).toEqual([secrets[3]]);
    expect(await manage(app, fixture.shop.token, 'POST', `/${id}/regenerate`, { overlapHours: 73 })).toMatchObject({ status: 400 });
  });
});

describe('A row that needs no body', () => {
  it.each(['[]', 'null', '5', '"text"', 'true'])('does nothing for a body of %s, which is a mistake', async (body) => {
    const { app, shop } = fixture;
    const { id } = await addWebhook(app, shop.token, EXAMPLE);
    const secrets = () => app.database.sql('select * from webhook_endpoint where id = $1', [id]);
    const before = await secrets();
    for (const path of [`/${id}/regenerate`, `/${id}/test`]) {
      const answer = await app.client.call('POST', `/api/webhooks${path}`, { body, headers: bearer(shop.token) });
      expect(answer).toMatchObject({ status: 400, body: { status: 'failed', code: 'VALIDATION_FAILED', errors: [{ field: null }] } });
    }
    expect(await secrets()).toEqual(before);
    const foreign = await app.client.call('POST', '/api/webhooks/no-such-id/regenerate', { body, headers: bearer(shop.token) });
    expect(foreign.status).toBe(404);
  });
});

describe('What was missed', () => {
  it('is sent again on request: one delivery, or all of a range, each under its old event id', async () => {
    const { app } = fixture;
    const { token, shop } = await someone();
    let works = false;
    const hook = await fixture.receiver((_, response) => response.writeHead(works ? 200 : 500).end());
    const { id } = await addWebhook(app, shop.token, hook.url());
    const since = app.clock.now().toISOString();
    for (let n = 0; n < 3; n++) await placeOrder(app, shop);
    await waitFor(
      'all have failed',
      async () => (await historyOf(app, token, id)).filter(({ status }) => status === 'failed').length === 3,
    );
    const failed = await historyOf(app, token, id);
    works = true;

    const again = await manage(app, token, 'POST', `/${id}/deliveries/${failed[0].id}/redeliver`);
    expect(again).toMatchObject({ status: 200, body: { delivery: { status: 'pending', kind: 'manual', event_id: failed[0].event_id } } });
    await waitFor('it arrives', () => hook.received.length === 4);
    await waitFor('it is written down', async () => (await historyOf(app, token, id)).at(-1)?.status === 'delivered');

    const recover = () => app.client.post(`/api/webhooks/${id}/recover`, { since }, { ...bearer(token), 'idempotency-key': 'all of it' });
    const first = await recover();
    expect(first).toMatchObject({ status: 202, body: { status: 'success', queued: 2 } });
    expect((await recover()).body).toEqual(first.body);
    await waitFor('the others arrive', () => hook.received.length === 6);
    expect(
      new Set(
        heard(hook)
          .slice(3)
          .map(({ eventId }) => eventId),
      ),
    ).toEqual(new Set(failed.map(({ event_id }) => event_id)));
    await waitFor(
      'they are written down',
      async () => (await historyOf(app, token, id)).filter(({ status }) => status === 'delivered').length === 3,
    );
    const recoverAgain = await manage(app, token, 'POST', `/${id}/recover`, { since });
    expect(recoverAgain.body.queued).toBe(0);

    await manage(app, token, 'PATCH', `/${id}`, { is_active: false });
    for (const path of [`/${id}/deliveries/${failed[0].id}/redeliver`, `/${id}/recover`])
      expect(await manage(app, token, 'POST', path, { since })).toMatchObject({ status: 409, body: { code: 'WEBHOOK_DISABLED' } });
    expect(await manage(app, token, 'POST', `/${id}/deliveries/${id}/redeliver`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await manage(app, token, 'POST', `/${id}/recover`, {})).toMatchObject({ status: 400, body: { code: 'MISSING_FIELD' } });
    const tooOld = new Date(app.clock.now().getTime() - days(31)).toISOString();
    await manage(app, token, 'PATCH', `/${id}`, { is_active: true });
    expect(await manage(app, token, 'POST', `/${id}/recover`, { since: tooOld })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('can be read in order, page by page, by its owner', async () => {
    const { app } = fixture;
    const [mine, other] = [await someone(), await someone()];
    const sibling = await connectShop(app, mine.login);
    const { body: order } = await placeOrder(app, mine.shop);
    await placeOrder(app, sibling);
    await placeOrder(app, other.shop);
    for (const status of ['fulfilled']) await moveTo(app, order.shipment_id, status);
    const feed = (token: string, query = '') => manage(app, token, 'GET', `/events${query}`);
    await waitFor('all is visible', async () => (await feed(mine.token)).body.events?.length === 3);

    const whole = (await feed(mine.token)).body;
    expect(whole).toMatchObject({ status: 'success', pagination: { hasMore: false, after: whole.events[2].cursor } });
    expect(whole.events.map((event: { data: { status: string; shop_id: string } }) => [event.data.shop_id, event.data.status])).toEqual([
      [mine.shop.domain, 'new'],
      [sibling.domain, 'new'],
      [mine.shop.domain, 'fulfilled'],
    ]);
    const paged: unknown[] = [];
    for (let after = ''; ;) {
      const { events, pagination } = (await feed(mine.token, `?limit=1${after}`)).body;
      paged.push(...events);
      after = `&after=${pagination.after}`;
      if (!pagination.hasMore) break;
    }
    expect(paged).toEqual(whole.events);
    expect((await feed(sibling.token)).body.events).toHaveLength(1);
    expect((await feed(other.token)).body.events).toHaveLength(1);
    expect((await feed(mine.token, `?after=${whole.pagination.after}`)).body).toMatchObject({
      events: [],
      pagination: { hasMore: false, after: whole.pagination.after },
    });
    expect(await feed(mine.token, '?after=nonsense')).toMatchObject({ status: 400, body: { code: 'INVALID_QUERY' } });
  });

  it('is listed in the history, by status, event and page', async () => {
    const { app } = fixture;
    const { token, shop } = await someone();
    const hook = await fixture.receiver();
    const { id } = await addWebhook(app, shop.token, hook.url());
    for (let n = 0; n < 3; n++) await placeOrder(app, shop);
    await manage(app, token, 'POST', `/${id}/test`);
    const read = async (query: string) => (await manage(app, token, 'GET', `/${id}/deliveries${query}`)).body;
    await waitFor('all are delivered', async () => (await read('?status=delivered')).deliveries.length === 4);

    expect((await read('?event=shipment.test')).deliveries).toHaveLength(1);
    expect((await read('?status=failed')).deliveries).toHaveLength(0);
    const all = (await read('')).deliveries;
    const page = await read('?limit=3');
    expect(page.deliveries).toEqual(all.slice(0, 3));
    expect((await read(`?limit=3&before=${page.pagination.before}`)).deliveries).toEqual(all.slice(3));
    expect((await read(`?before=${all[0].created_at}`)).deliveries.length).toBeLessThan(4);
    expect(await manage(app, token, 'GET', `/${id}/deliveries?status=lost`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_QUERY' },
    });
    expect(await manage(app, token, 'GET', `/${id}/deliveries?before=lost`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_QUERY', message: expect.stringMatching(/^before: /), errors: [{ field: 'before' }] },
    });
    expect(await manage(app, token, 'GET', `/${id}/deliveries?limit=101`)).toMatchObject({ status: 400, body: { code: 'INVALID_QUERY' } });
  });
});
