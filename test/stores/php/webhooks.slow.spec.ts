import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { blocksOf } from '../../support/guides.js';
import { anOrder } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { openFixture, type Fixture } from '../../modules/webhooks/webhook-story.js';
import { secrets } from '../../modules/webhooks/receivers/deliveries.js';
import { describePhp, jsonOf, PACKAGE, runPhp, startPhpServer, valueOf, type PhpServer, type StoreOptions } from './php.js';

const PLUGIN = `${PACKAGE}/examples/plugin`;

const EVENT = {
  id: '01a20998-1fb0-7539-98e0-f23b8382974b',
  event: 'shipment.update',
  timestamp: '2026-11-23T18:08:14.253Z',
  apiVersion: '1.0.0',
  data: {
    shipment_id: 'SVC1',
    order_reference: 'ß漢🚚',
    status: 'pickup',
    previous_status: 'new',
    sequence: 2,
    awb: null,
    tracking_url: null,
  },
};
const BODY = JSON.stringify(EVENT);
const AT = '2026-11-23T18:08:15.000Z';

const signed = (secret: string, timestamp: string, body = BODY): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** The headers of a delivery and how a framework hands them over. */
const headers = (timestamp = AT, signature = signed(secrets.current, timestamp), more: Readonly<Record<string, string>> = {}) => ({
  'X-Svc-Signature': signature,
  'X-Svc-Timestamp': timestamp,
  ...more,
});

const spelled = (spell: (name: string) => string, wrap: (value: string) => unknown = (value) => value) =>
  Object.fromEntries(Object.entries(headers()).map(([name, value]) => [spell(name), wrap(value)]));

const given = (parts: object = {}) => ({ headers: headers(), body: BODY, secrets: secrets.current, now: AT, ...parts });

describePhp('Webhook::verify', () => {
  it('returns the event, typed', async () => {
    expect(await jsonOf('verify.php', [given()])).toEqual([
      {
        event: {
          id: EVENT.id,
          event: 'shipment.update',
          timestamp: expect.objectContaining({ date: '2026-11-23 18:08:14.253000' }),
          shipmentId: 'SVC1',
          orderReference: 'ß漢🚚',
          status: 'pickup',
          previousStatus: 'new',
          sequence: 2,
          awb: null,
          trackingUrl: null,
          data: EVENT.data,
        },
      },
    ]);
  });

  it('takes headers as each framework spells them', async () => {
    const asServer = (name: string) => `HTTP_${name.toUpperCase().replaceAll('-', '_')}`;
    const asWordPress = (name: string) => name.toLowerCase().replaceAll('-', '_');
    const forms = [
      spelled((name) => name.toLowerCase()),
      spelled((name) => name.toUpperCase()),
      spelled(
        (name) => name,
        (value) => [value],
      ),
      { ...spelled(asServer), REQUEST_TIME: 1, argv: ['x'], HTTPS: 'on' },
      spelled(asWordPress, (value) => [value]),
    ];

    const results = await jsonOf(
      'verify.php',
      forms.map((form) => given({ headers: form })),
    );
    expect(results).toEqual(forms.map(() => ({ event: expect.objectContaining({ id: EVENT.id }) })));
  });

  it.each<[string, object, string | undefined]>([
    ['takes one of two secrets', { secrets: [secrets.unknown, secrets.current] }, undefined],
    [
      'takes the signature of a replaced secret',
      {
        headers: headers(AT, signed(secrets.unknown, AT), {
          'X-Svc-Signature-Previous': `${'0'.repeat(64)}, ${signed(secrets.current, AT)}`,
        }),
      },
      undefined,
    ],
    ['takes what is four minutes old', { now: '2026-11-23T18:12:15.000Z' }, undefined],
    ['takes what is older when told so', { now: '2026-11-23T18:18:15.000Z', tolerance: 900 }, undefined],
    ['refuses what is six minutes old', { now: '2026-11-23T18:14:15.000Z' }, 'TIMESTAMP_TOO_OLD'],
    ['refuses what comes from the future', { now: '2026-11-23T18:02:15.000Z' }, 'TIMESTAMP_TOO_OLD'],
    ['refuses a signed timestamp that is none', { headers: headers('now') }, 'TIMESTAMP_TOO_OLD'],
    [
      'refuses an old delivery with a new timestamp',
      { headers: headers('2026-11-23T18:08:16.000Z', signed(secrets.current, AT)) },
      'BAD_SIGNATURE',
    ],
    ['refuses the signature of a stranger', { headers: headers(AT, signed(secrets.unknown, AT)) }, 'BAD_SIGNATURE'],
    ['refuses a changed body', { body: `${BODY} ` }, 'BAD_SIGNATURE'],
    ['refuses a signature of another length', { headers: headers(AT, 'ab') }, 'BAD_SIGNATURE'],
    ['refuses a signature that is endless', { headers: headers(AT, 'a'.repeat(100_000)) }, 'MISSING_HEADER'],
    ['refuses what is not signed', { headers: { 'X-Svc-Timestamp': AT } }, 'MISSING_HEADER'],
    ['refuses what has no time', { headers: { 'X-Svc-Signature': 'ab' } }, 'MISSING_HEADER'],
    ['refuses a signed body that is no event', { body: '[]', headers: headers(AT, signed(secrets.current, AT, '[]')) }, 'BAD_BODY'],
    ['refuses to work without a secret', { secrets: [] }, 'A secret of the webhook is missing or empty.'],
    ['refuses to work with an empty secret', { secrets: ['', secrets.current] }, 'A secret of the webhook is missing or empty.'],
  ])('%s', async (_, parts, error) => {
    expect(await jsonOf('verify.php', [given(parts)])).toEqual([error === undefined ? { event: expect.anything() } : { error }]);
  });
});

describePhp('the example plug-in', () => {
  let fixture: Fixture;
  let store: StoreOptions;
  let folder: string;
  let hook: { id: string; secret: string };
  let php: PhpServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plugin-'));
    fixture = await openFixture();
    const { domain, token } = fixture.shop;
    store = { url: fixture.app.client.baseUrl, domain, token };
    // TLS ends at a proxy, as it does for PHP everywhere.
    const proxy = await fixture.receiver((incoming, response) => {
      const { headers: sent, body } = proxy.received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
      const outgoing = request({ host: '127.0.0.1', port: php.port, method: 'POST', path: incoming.url, headers: sent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.writeHead(502).end()).end(body);
    });
    const created = await valueOf(store, 'webhooks.create', [{ url: proxy.url(), events: ['shipment.update', 'shipment.completed'] }]);
    hook = created.webhook;
    php = await startPhpServer(`${PLUGIN}/webhook.php`, environment());
  });
  afterAll(async () => {
    await php.stop();
    await fixture.close();
    await rm(folder, { recursive: true });
  });

  const environment = () => ({
    SHIPGRAPH_URL: store.url,
    SHIPGRAPH_TOKEN: store.token,
    SHIPGRAPH_DOMAIN: store.domain,
    SHIPGRAPH_WEBHOOK_SECRETS: `${secrets.unknown} ${hook.secret}`,
    SHIPGRAPH_DATABASE: join(folder, 'plugin.sqlite'),
  });

  async function known(shipmentId: string) {
    const code = `$settings = require '${PLUGIN}/settings.php'; echo json_encode($settings['shipments']()->find('${shipmentId}'));`;
    return JSON.parse((await runPhp(['-r', code], '', environment())).stdout);
  }

  const post = (body: string, timestamp: string, signature: string) =>
    fetch(`http://127.0.0.1:${php.port}/hook`, { method: 'POST', body, headers: headers(timestamp, signature) });

  const attempts = async () => (await valueOf(store, 'webhooks.deliveries', [hook.id])).deliveries;

  it('takes a real test delivery', async () => {
    expect(await valueOf(store, 'webhooks.test', [hook.id])).toMatchObject({ delivery: { status: 'delivered', http_status: 200 } });
  });

  it('places an order of WooCommerce and follows it to the door, event by event', async () => {
    const order = { ...wooOrder, id: anOrder(store.domain).order.orderNumber };
    const placed = await runPhp([`${PLUGIN}/place-order.php`], JSON.stringify(order), environment());
    expect(placed.stderr).toBe('');
    const { shipment_id: shipmentId, orderId } = JSON.parse(placed.stdout);

    const mutation = 'mutation($id: String!) { simulateShipment(id: $id) { status } }';
    await fixture.app.client.graphql(mutation, { id: shipmentId }, fixture.app.accounts.erpToken);

    await waitFor('the plug-in knows of the delivery', async () => (await known(shipmentId)).status === 'delivered');
    expect(await known(shipmentId)).toMatchObject({
      order_number: order.id,
      order_id: orderId,
      tracking_url: expect.stringContaining('/track/'),
    });
    await waitFor('all is delivered', async () => (await attempts()).every(({ status }: { status: string }) => status === 'delivered'));
    expect((await attempts()).every(({ attempt }: { attempt: number }) => attempt === 1)).toBe(true);
  });

  it('takes an event once, and lets an older one change nothing', async () => {
    const at = new Date().toISOString();
    const event = (id: string, sequence: number, status: string) =>
      JSON.stringify({ ...EVENT, id, data: { ...EVENT.data, shipment_id: 'SVCLATE', sequence, status } });
    const send = async (body: string) => (await post(body, at, signed(hook.secret, at, body))).text();

    expect(await send(event('e3', 3, 'picked_up'))).toBe('taken');
    expect(await send(event('e3', 3, 'picked_up'))).toBe('taken before');
    expect(await send(event('e2', 2, 'pickup'))).toBe('taken');
    expect(await known('SVCLATE')).toMatchObject({ status: 'picked_up', sequence: 3 });
  });

  it('takes an event once when it comes many times at the same moment', async () => {
    const at = new Date().toISOString();
    const body = JSON.stringify({ ...EVENT, id: 'at once' });
    const answers = await Promise.all(Array.from({ length: 12 }, async () => (await post(body, at, signed(hook.secret, at, body))).text()));

    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'taken before')).toHaveLength(11);
  });

  it('answers 401 to strangers and to what is old', async () => {
    const at = new Date().toISOString();
    const old = new Date(Date.now() - 360_000).toISOString();
    const stranger = await post(BODY, at, signed(secrets.current, at));
    const late = await post(BODY, old, signed(hook.secret, old));

    expect([stranger.status, await stranger.text()]).toEqual([401, 'BAD_SIGNATURE']);
    expect([late.status, await late.text()]).toEqual([401, 'TIMESTAMP_TOO_OLD']);
  });

  it('answers 500 to what it cannot handle, so that it comes again, even where errors are displayed', async () => {
    const at = new Date().toISOString();
    const body = JSON.stringify({ ...EVENT, id: 'no status', data: { shipment_id: 'SVCBROKEN' } });

    expect((await post(body, at, signed(hook.secret, at, body))).status).toBe(500);
    expect(await known('SVCBROKEN')).toBeNull();
  });

  it('goes on receiving while the secret is changed', async () => {
    const renewed = await valueOf(store, 'webhooks.regenerateSecret', [hook.id, 24]);
    expect(renewed.webhook.secret).not.toBe(hook.secret);

    expect(await valueOf(store, 'webhooks.test', [hook.id])).toMatchObject({ delivery: { status: 'delivered' } });
  });

  it('is not needed: the receiver of the README works alone', async () => {
    const shown = blocksOf(`${PACKAGE}/README.md`).find(({ label }) => label === 'webhook');
    const script = join(folder, 'receiver.php');
    await writeFile(script, `<?php require '${resolve(PACKAGE)}/autoload.php';\n${shown?.code}`);
    const server = await startPhpServer(script, { WEBHOOK_SECRET: secrets.current });
    const at = new Date().toISOString();
    const send = (signature: string) =>
      fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body: BODY, headers: headers(at, signature) });

    const [genuine, stranger] = [await send(signed(secrets.current, at)), await send(signed(secrets.unknown, at))];
    const said = await stranger.text();
    await server.stop();

    expect([genuine.status, stranger.status, said]).toEqual([200, 401, 'BAD_SIGNATURE']);
  });

  it('is connected by its own script', async () => {
    const { seller } = fixture.app.accounts;
    const words = [`${PLUGIN}/connect.php`, store.url, seller.email, 'new.example', 'https://new.example/hook'];
    const { stdout, stderr } = await runPhp(words, '', { SHIPGRAPH_PASSWORD: seller.password });

    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^SHIPGRAPH_URL=http\S+\nSHIPGRAPH_DOMAIN=new\.example\nSHIPGRAPH_TOKEN=sst_[\w-]+\nSHIPGRAPH_WEBHOOK_SECRETS=whsec_\S+\n$/,
    );
  });
});

const address = {
  first_name: 'Aisha',
  last_name: 'Khan',
  address_1: 'Corniche 5',
  city: 'Abu Dhabi',
  state: '',
  postcode: '',
  country: 'AE',
};

const wooOrder = {
  number: '2026-0042',
  status: 'processing',
  currency: 'AED',
  total: '20.00',
  total_tax: '0.00',
  discount_total: '0.00',
  shipping_total: '10.00',
  payment_method: 'cod',
  payment_method_title: 'Cash on delivery',
  billing: { ...address, email: 'aisha@example.com', phone: '+971501234567' },
  shipping: { ...address, address_1: '' },
  line_items: [{ name: 'Lamp', product_id: 7, quantity: 3, subtotal: '10.00', total: '10.00' }],
};
