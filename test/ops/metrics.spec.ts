import { JobWork } from '../../src/platform/work/work.js';
import { newId } from '../../src/platform/ids.js';
import { ledgerWatch } from '../../src/modules/accounting/index.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { parseMetrics, valueOf, type Sample } from '../support/prometheus.js';
import { rawCall } from '../support/raw-http.js';
import { connectShop, dubai, moveTo, mug, placeOrder } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { addWebhook, manage, openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';

const scrape = async (app: TestApp, headers: Readonly<Record<string, string>> = {}): Promise<Sample[]> => {
  const answer = await app.client.get('/metrics', headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return parseMetrics(answer.text);
};

describe('one process with all roles', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture({ WEBHOOK_SCHEDULE: '0,0' });
  });
  afterAll(() => fixture.close());

  const REQUESTS = 'shipgraph_http_request_duration_seconds_count';

  it('prints valid metrics of itself: what runs, memory, garbage collection, event loop, connections', async () => {
    const answer = await fixture.app.client.get('/metrics');
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const samples = parseMetrics(answer.text);
    for (const name of [
      'shipgraph_build_info',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p50_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'shipgraph_http_requests_in_flight',
      'shipgraph_db_connections_max',
      'shipgraph_webhook_breakers_open',
    ])
      expect([name, valueOf(samples, name)]).toEqual([name, expect.any(Number)]);
    expect(answer.text).toContain('nodejs_gc_duration_seconds');
    expect(samples.filter(({ name }) => name === 'shipgraph_db_connections').map(({ labels }) => labels['state'])).toEqual([
      'used',
      'idle',
      'waiting',
    ]);
    const up = samples.filter(({ name }) => name === 'shipgraph_reading_up');
    const readings = ['consumers', 'deliveries', 'events', 'jobs', 'ledger', 'mails', 'text_messages', 'webhooks'];
    expect(Object.fromEntries(up.map(({ labels, value }) => [labels['reading'], value]))).toEqual(
      Object.fromEntries(readings.map((name) => [name, 1])),
    );
    // The books have not been checked yet, which is neither good nor bad.
    expect(answer.text).not.toMatch(/^shipgraph_ledger_ok/m);
  });

  it('counts requests by the pattern of their route and the name of their root field', async () => {
    const before = await scrape(fixture.app);
    await placeOrder(fixture.app, fixture.shop);
    await placeOrder(fixture.app, fixture.shop, { currency: 'XXX' });
    await moveTo(fixture.app, 'SVC00000000000', 'pickup');
    await fixture.app.client.graphql('query Q($id: String!) { a: shipment(id: $id) { id } }', { id: 'x' }, fixture.app.accounts.erpToken);
    await fixture.app.client.graphql('{ ledgerIntegrity { ok } }', {}, fixture.app.accounts.erpToken);
    await fixture.app.client.graphql('{ noSuchField }');
    const rose = (after: Sample[], name: string, labels: Readonly<Record<string, string>>) =>
      (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
    // A request is counted when its connection is done with it, which may be after the caller has the answer.
    await waitFor('all requests are counted', async () => rose(await scrape(fixture.app), REQUESTS, { route: '/graphql' }) === 3);

    const after = await scrape(fixture.app);
    expect(rose(after, REQUESTS, { route: '/api/order', method: 'POST', status: '200' })).toBe(1);
    expect(rose(after, REQUESTS, { route: '/api/order', method: 'POST', status: '400' })).toBe(1);
    expect(rose(after, REQUESTS, { route: '/api/erp/shipments/:id/status', status: '404' })).toBe(1);
    const operations = 'shipgraph_graphql_operation_duration_seconds_count';
    expect(rose(after, operations, { operation: 'query', field: 'shipment', outcome: 'refused' })).toBe(1);
    expect(rose(after, operations, { operation: 'query', field: 'ledgerIntegrity', outcome: 'ok' })).toBe(1);
    expect(rose(after, operations, { operation: 'none', field: 'invalid', outcome: 'refused' })).toBe(1);
    expect(rose(after, 'shipgraph_refusals_total', { code: 'SHIPMENT_NOT_FOUND' })).toBe(2);
    expect(valueOf(after, 'shipgraph_http_requests_in_flight')).toBeGreaterThanOrEqual(1);
  });

  it('reports what it caches, and the size: one document and one place for each new request', async () => {
    const { app, shop } = fixture;
    const held = async (cache: string): Promise<readonly number[]> => {
      const samples = await scrape(app);
      return [valueOf(samples, 'shipgraph_cache_entries', { cache }), valueOf(samples, 'shipgraph_cache_bytes', { cache })].map(Number);
    };
    const [[documents = 0, text = 0], [places = 0]] = [await held('graphql_documents'), await held('rate_places')];
    await app.client.graphql('{ __typename remembered: __typename }');
    await app.client.graphql('{ __typename remembered: __typename }');
    const origin = { ...dubai, city: 'A place without a name' };
    await app.client.post('/api/rates', { products: [mug], origin, destination: dubai }, shop.headers);

    const [now, since] = [await held('graphql_documents'), await held('rate_places')];
    expect(now[0]).toBe(documents + 1);
    expect(now[1]).toBeGreaterThan(text + 1_000);
    expect(now[1]).toBeLessThan(text + 10_000);
    expect(since[0]).toBeGreaterThanOrEqual(places + 1);
    expect(since[1]).toBe((since[0] ?? 0) * 650);
    expect(await held('graphql_operations')).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('makes no series of hostile paths, methods and fields', async () => {
    const seriesOf = async () => (await scrape(fixture.app)).filter(({ name }) => name === REQUESTS);
    await fixture.app.client.get('/nothing-like-it');
    await fixture.app.client.get('/api/awb/warm-up');
    await rawCall(fixture.app, '/nothing', { method: 'PROPFIND' });
    await fixture.app.client.graphql('{ warmUp }');
    await waitFor('the first of each kind is counted', async () => (valueOf(await seriesOf(), REQUESTS, { method: 'other' }) ?? 0) > 0);
    const before = await seriesOf();
    const unmatched = valueOf(before, REQUESTS, { route: 'unmatched' }) ?? 0;

    for (let n = 0; n < 40; n++) {
      await fixture.app.client.get(`/nothing-like-it/${n}`);
      await fixture.app.client.get(`/api/awb/canary-${n}`);
      await fixture.app.client.get(`/api/awb/%22%7D%0Acanary{${n}="`);
      await rawCall(fixture.app, `/nothing/${n}`, { method: ['PROPFIND', 'MKCOL', 'LOCK', 'PURGE'][n % 4] ?? 'LINK' });
      await fixture.app.client.graphql(`query Canary${n} { canary${n} }`);
    }
    await waitFor('all are counted', async () => (valueOf(await seriesOf(), REQUESTS, { route: 'unmatched' }) ?? 0) >= unmatched + 80);

    expect((await seriesOf()).length).toBe(before.length);
    expect((await fixture.app.client.get('/metrics')).text).not.toMatch(/canary/i);
  });

  it('counts delivery outcomes by attempt, and endpoints by state', async () => {
    let answers = 0;
    const failing = await fixture.receiver((_, response) => response.writeHead(answers++ === 0 ? 500 : 410).end());
    const fine = await fixture.receiver();
    await addWebhook(fixture.app, fixture.apiToken, failing.url());
    await addWebhook(fixture.app, fixture.apiToken, fine.url());
    const paused = await addWebhook(fixture.app, fixture.apiToken, fine.url('/paused'));
    await manage(fixture.app, fixture.apiToken, 'PATCH', `/${paused.id}`, { is_active: false });
    const { body } = await placeOrder(fixture.app, fixture.shop);
    const attempts = 'shipgraph_webhook_attempt_duration_seconds_count';
    const samplesWhen = async (holds: (samples: Sample[]) => boolean): Promise<Sample[]> => {
      let samples: Sample[] = [];
      await waitFor(`the metrics show what was delivered for ${body.shipment_id}`, async () =>
        holds((samples = await scrape(fixture.app))),
      );
      return samples;
    };

    await samplesWhen((samples) => valueOf(samples, attempts, { outcome: 'delivered', attempt: '1' }) === 1);
    await samplesWhen((samples) => valueOf(samples, attempts, { outcome: 'server_error', attempt: '1' }) === 1);
    await samplesWhen((samples) => valueOf(samples, attempts, { outcome: 'gone', attempt: '2' }) === 1);
    const samples = await samplesWhen((seen) => valueOf(seen, 'shipgraph_webhook_endpoints', { state: 'disabled' }) === 1);
    expect(valueOf(samples, 'shipgraph_webhook_endpoints', { state: 'healthy' })).toBe(1);
    expect(valueOf(samples, 'shipgraph_webhook_endpoints', { state: 'inactive' })).toBe(1);
    expect(valueOf(samples, 'shipgraph_jobs_total', { queue: 'webhook_fan_out', outcome: 'completed' })).toBeGreaterThanOrEqual(1);
  });
});

describe('a process that takes requests while no worker runs', () => {
  const token = 'a-token-for-metrics';
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web', NODE_ENV: 'production', METRICS_TOKEN: token });
  });
  afterAll(() => app.stop());

  const value = (samples: Sample[], name: string, labels = {}) => valueOf(samples, name, labels) ?? NaN;
  const AGES = ['shipgraph_events_unrelayed_age_seconds', 'shipgraph_jobs_due_age_seconds'] as const;
  let first: Sample[] = [];

  it('shows the age of the oldest event and the oldest due job, the state of the mails, and the result of checking the books', async () => {
    const shop = await connectShop(app);
    await placeOrder(app, shop);
    await app.database.sql(
      `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, created_at)
       values ($1, $1, 'order_placed', 'seller', 'a@b.example', '', '', '', 'queued', 0, now())`,
      [newId()],
    );
    await app.database.sql(`insert into shipgraph_jobs.job (name, start_after) values
      ('mails', now() - interval '10 minutes'), ('mails', now() + interval '10 minutes'), ('text_messages', now() - interval '1 hour')`);
    await ledgerWatch(() => undefined).run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
    first = await scrape(app, bearer(token));

    expect(value(first, 'shipgraph_events_unrelayed')).toBeGreaterThanOrEqual(1);
    expect(value(first, 'shipgraph_jobs_due', { queue: 'mails' })).toBe(1);
    expect(value(first, 'shipgraph_jobs_later', { queue: 'mails' })).toBe(1);
    expect(value(first, 'shipgraph_jobs_due_age_seconds', { queue: 'mails' })).toBeGreaterThanOrEqual(600);
    expect(value(first, 'shipgraph_jobs_due_age_seconds', { queue: 'text_messages' })).toBeGreaterThanOrEqual(3600);
    expect(value(first, 'shipgraph_jobs_due_age_seconds', { queue: 'fleet_figures' })).toBe(0);
    expect(value(first, 'shipgraph_mails', { status: 'queued' })).toBeGreaterThanOrEqual(1);
    expect(value(first, 'shipgraph_mails', { status: 'failed' })).toBe(0);
    expect(value(first, 'shipgraph_text_messages', { status: 'queued' })).toBe(0);
    expect(value(first, 'shipgraph_ledger_ok')).toBe(1);
    expect(value(first, 'shipgraph_ledger_differences')).toBe(0);
    expect(value(first, 'shipgraph_ledger_check_age_seconds')).toBeLessThan(60);
  });

  it('shows what became older later, and says what it could not read instead of failing', async () => {
    await app.database.sql('alter table mail rename to mail_away');
    await app.database.sql('alter table ledger_verdict rename to ledger_verdict_away');
    let samples: Sample[] = [];
    const reading = (name: string): number => value(samples, 'shipgraph_reading_up', { reading: name });
    await waitFor('it is read again', async () => {
      // However many ask at once, the readings are taken once.
      [samples = []] = await Promise.all(Array.from({ length: 50 }, () => scrape(app, bearer(token))));
      return reading('mails') === 0;
    });
    await app.database.sql('alter table mail_away rename to mail');
    await app.database.sql('alter table ledger_verdict_away rename to ledger_verdict');

    expect(valueOf(samples, 'shipgraph_mails')).toBeUndefined();
    expect(valueOf(samples, 'shipgraph_ledger_ok')).toBeUndefined();
    expect(reading('jobs')).toBe(1);
    for (const name of AGES) expect(value(samples, name)).toBeGreaterThan(value(first, name));
  });

  it('shows metrics only with the token', async () => {
    expect((await app.client.get('/metrics', bearer(token))).status).toBe(200);
    for (const headers of [{}, bearer('a-token-for-metric'), bearer(app.accounts.erpToken), { authorization: token }]) {
      const answer = await app.client.get('/metrics', headers);
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

it('is closed to other machines and proxies without a token, and to everybody in production', async () => {
  const app = await startApp({ ROLE: 'web', HOST: '0.0.0.0' });
  const production = await startApp({ ROLE: 'web', NODE_ENV: 'production' });
  const statuses = await Promise.all([
    app.client.get('/metrics').then(({ status }) => status),
    app.client.get('/metrics', { 'x-forwarded-for': '127.0.0.1' }).then(({ status }) => status),
    app.client.get('/metrics', bearer('whatever-is-brought')).then(({ status }) => status),
    production.client.get('/metrics').then(({ status }) => status),
  ]);
  await Promise.all([app.stop(), production.stop()]);
  expect(statuses).toEqual([200, 404, 200, 404]);
});
