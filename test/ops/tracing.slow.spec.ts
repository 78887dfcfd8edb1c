import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { TestApp } from '../support/app.js';
import { bearer, Client } from '../support/client.js';
import { startCollector, type CollectedSpan } from '../support/collector.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { ask } from '../support/graphql.js';
import { newApiToken } from '../support/people.js';
import { startProcess, untilReady, type ServiceProcess } from '../support/process.js';
import { anOrder, connectShop, sessionOf, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { authority } from '../modules/webhooks/certificates.js';
import { startReceiver, type Receiver } from '../modules/webhooks/receiver.js';
import { addWebhook } from '../modules/webhooks/webhook-story.js';

const REQUEST_ID = 'trace-me-77';
const REDELIVER =
  'mutation($webhookId: String!, $deliveryId: String!) { redeliverWebhook(id: $webhookId, deliveryId: $deliveryId) { id } }';
const CANARY = 'canary-of-a-shopper';

let database: TestDatabase;
let dataDir: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
let receiver: Receiver;
let service: ServiceProcess;
let app: TestApp;
let shop: ConnectedShop;
let apiToken: string;
let webhookId = '';
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'shipgraph-tracing-'));
  collector = await startCollector();
  const ca = await authority();
  receiver = await startReceiver(await ca.issue());
  await writeFile(join(dataDir, 'ca.pem'), ca.cert);
  service = startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'info',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: join(dataDir, 'ca.pem'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  await untilReady(service);
  const accounts = JSON.parse(await readFile(join(dataDir, 'credentials.json'), 'utf8')) as TestApp['accounts'];
  app = { client: new Client(service.url()), accounts } as TestApp;
  shop = await connectShop(app);
  apiToken = await newApiToken(app, await sessionOf(app, accounts.seller));
});
afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.exited;
  await Promise.all([receiver.close(), collector.close(), database.drop()]);
  await rm(dataDir, { recursive: true, force: true });
});

it('shows one order as one trace, from the request over its statements and what is done behind it to the webhook, with its request id', async () => {
  webhookId = (await addWebhook(app, apiToken, receiver.url(`/${CANARY}-path`))).id;
  const order = anOrder(shop.domain);
  const answer = await app.client.post(
    `/api/order?${CANARY}=query`,
    { ...order, customer: { ...order.customer, firstName: CANARY, email: `${CANARY}@example.com` } },
    { ...shop.headers, 'x-request-id': REQUEST_ID, traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
  );
  expect(answer.status).toBe(200);
  let trace: CollectedSpan[] = [];
  const names = (): string[] => trace.map(({ name }) => name);
  await waitFor('the delivery and the job are in the trace of the request', () => {
    const spans = collector.spans();
    const request = spans.find(({ name, attributes }) => name === 'POST /api/order' && attributes['shipgraph.request_id'] === REQUEST_ID);
    trace = spans.filter(({ traceId }) => traceId === request?.traceId);
    return names().includes('webhook delivery') && names().includes('webhook_fan_out process') && names().includes('notices process');
  });

  const span = (name: string): CollectedSpan => trace.find((each) => each.name === name) ?? ({} as CollectedSpan);
  expect(span('POST /api/order').attributes).toMatchObject({ 'http.route': '/api/order', 'http.response.status_code': expect.anything() });
  // A stranger's trace is not ours.
  expect(span('POST /api/order').traceId).not.toBe('ab'.repeat(16));
  for (const name of ['webhook delivery', 'webhook_fan_out process', 'notices process'])
    expect(span(name).attributes['shipgraph.request_id']).toBe(REQUEST_ID);
  expect(span('webhook delivery').attributes).toMatchObject({
    'shipgraph.event_type': 'shipment.update',
    'http.response.status_code': expect.anything(),
  });
  const statements = trace.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.some(({ attributes }) => String(attributes['db.query.text']).includes('insert into "event"'))).toBe(true);
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const roots = trace.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
  expect(roots.map(({ name }) => name)).toEqual(['POST /api/order']);
});

it('tells receivers nothing of our traces', () => {
  const [delivery] = receiver.received;
  expect(delivery?.headers).toMatchObject({ 'x-svc-event-id': expect.any(String) });
  expect(Object.keys(delivery?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(traceparent|tracestate|baggage)$/)]),
  );
});

it('traces GraphQL by its operation, and puts nothing personal, no token and no value into a span', async () => {
  await app.client.get(`/pay/${CANARY}-token`);
  await app.client.get(`/api/awb/${CANARY}?secret=${CANARY}`, { cookie: CANARY, 'user-agent': CANARY });
  await app.client.graphql(`query { shipment(id: "${CANARY}") { id } } # ${CANARY}`, {}, app.accounts.erpToken);
  await app.client.graphql(`mutation { login(email: "${CANARY}@example.com", password: "${CANARY}") { token } }`);
  await app.client.graphql(`{ ${CANARY.replaceAll('-', '_')}_broken`);
  await app.client.post('/api/return-shipment', { shipmentId: CANARY, reason: CANARY }, shop.headers);
  await waitFor('the last request is in a trace', () => collector.spans().some(({ name }) => name === 'POST /api/return-shipment'));

  const names = new Set(collector.spans().map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(['GET /pay/:token', 'POST /graphql', 'query', 'mutation']));
  const said = collector.said();
  for (const secret of [
    CANARY,
    CANARY.replaceAll('-', '_'),
    shop.token,
    apiToken,
    app.accounts.erpToken,
    app.accounts.seller.email,
    'aisha',
    '+971 50',
  ])
    expect([secret, said.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
});

it('keeps the same request id in the event, its mails, the message and the delivery that an operator sees', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const found = async (statement: string): Promise<number> => Number((await client.query(statement, [REQUEST_ID])).rows[0].count);
  const counts = [
    await found('select count(*) from shipgraph.event where request_id = $1 and traceparent is not null'),
    await found('select count(*) from shipgraph.mail where request_id = $1'),
    await found('select count(*) from shipgraph.webhook_message where request_id = $1 and traceparent is not null'),
    await found('select count(*) from shipgraph.order where request_id = $1'),
  ];
  await client.end();
  expect(counts.every((count) => count >= 1)).toBe(true);

  const deliveries = async (): Promise<{ id: string; status: string; requestId: string }[]> => {
    const query = 'query($id: String!) { webhookDeliveries(webhookId: $id) { nodes { id status requestId } } }';
    return (await ask(app, apiToken, query, { id: webhookId })).webhookDeliveries.nodes;
  };
  await waitFor('the delivery is written down', async () => (await deliveries()).every(({ status }) => status === 'DELIVERED'));
  const [delivery] = await deliveries();
  expect(delivery?.requestId).toBe(REQUEST_ID);

  await app.client.post(
    '/graphql',
    { query: REDELIVER, variables: { webhookId, deliveryId: delivery?.id } },
    { ...bearer(apiToken), 'x-request-id': 'again-please' },
  );
  await waitFor('it is delivered again, for who asked', async () =>
    (await deliveries()).some(({ status, requestId }) => status === 'DELIVERED' && requestId === 'again-please'),
  );
});

it('takes a request id that fits, and replaces one that does not, in header, body and log', async () => {
  const ids = ['short', '~'.repeat(128), '~'.repeat(129), 'x'.repeat(10_240), 'has space', 'käse'];
  const answers = await Promise.all(ids.map((id) => app.client.post('/api/rates', {}, { 'x-request-id': id })));
  answers.forEach(({ headers, body }, index) => {
    expect(headers.get('x-request-id')).toEqual(index < 2 ? ids[index] : expect.stringMatching(/^req_[0-9a-z]{26}$/));
    expect(body.requestId).toBe(headers.get('x-request-id'));
  });
  const { hostname, port } = new URL(service.url());
  for (const [value, status] of [
    ['split\r\nX-Injected: yes', 401],
    ['folded\r\n into the next line', 400],
    ['bare\rreturn', 400],
  ] as const) {
    const socket = connect(Number(port), hostname).end(
      `POST /api/rates HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\nX-Request-Id: ${value}\r\n\r\n`,
    );
    const said = await text(socket);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [, shown = ''] = /^X-Request-Id: (.*)\r$/m.exec(said) ?? [];
    expect(shown).toMatch(/^(split|req_[0-9a-z]{26})$/);
    expect(said).toContain(`"requestId":"${shown}"`);
    expect(said).not.toMatch(/^X-Injected/m);
  }
  await waitFor('the log knows them', () => service.stdout().includes(`"requestId":"${answers[3]?.headers.get('x-request-id')}"`));
});

it('writes the same request id to the log: of the request, and of the delivery', () => {
  const lines = service
    .stdout()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId }) => requestId === REQUEST_ID);
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request', 'webhook delivery']));
});

it('names requests in the log by the pattern of their route, so that no token of a link is written down', async () => {
  await app.client.get(`/pay/${CANARY}-secret/`, { 'x-request-id': 'log-1' });
  await app.client.get(`/pay/${CANARY}-secret/more`, { 'x-request-id': 'log-2' });
  await app.client.post(`/pay/${CANARY}-secret`, {}, { 'x-request-id': 'log-3' });
  await waitFor('they are in the log', () => ['log-1', 'log-2', 'log-3'].every((id) => service.stdout().includes(`"requestId":"${id}"`)));

  expect(service.stdout()).not.toContain(CANARY);
  expect(service.stdout()).toContain('"route":"/pay/:token"');
  expect(service.stdout()).toContain('"route":"unmatched"');
});
