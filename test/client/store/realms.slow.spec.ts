import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type * as StoreClient from '../../../src/client/store/index.js';
import type { TestApp } from '../../support/app.js';
import { findChromium, openChromium } from '../../support/chromium.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, placeOrder, walkTo, type ConnectedShop } from '../../support/story.js';
import { openFixture, heard, type Heard, type Fixture } from '../../modules/webhooks/webhook-story.js';
import { waitFor } from '../../support/wait-for.js';
import { bundleStore } from './bundle.js';

const run = promisify(execFile);
const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the client of a store is not run in a browser.');
const node20 = await findNode20();
if (node20 === undefined) console.warn('There is no Node 20 on this machine; the client of a store is not run by it.');

/** The oldest Node that the client supports, where the machine has it besides the one that runs this. */
async function findNode20(): Promise<string | undefined> {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  for (const place of places.filter((each) => existsSync(each))) {
    const { stdout } = await run(place, ['--version']);
    if (stdout.startsWith('v20.')) return place;
  }
  return undefined;
}

interface Given {
  readonly url: string;
  readonly token: string;
  readonly domain: string;
  readonly shipment: StoreClient.RateRequest;
  readonly order: StoreClient.OrderRequest;
  readonly ready: string;
  readonly delivery: { readonly headers: Record<string, string>; readonly body: string; readonly secret: string; readonly at: string };
}

/** Runs in other processes, so it uses nothing but what it is given. */
async function visit({ createStore, verifyWebhook }: typeof StoreClient, { url, token, domain, shipment, order, ready, delivery }: Given) {
  const store = createStore({ url, token, domain });
  const [cheapest] = await store.rates(shipment);
  const placed = await store.placeOrder(order);
  const label = await store.label(ready);
  const now = new Date(delivery.at);
  const event = await verifyWebhook(delivery.headers, delivery.body, delivery.secret, { now });
  const forged = verifyWebhook(delivery.headers, `${delivery.body} `, delivery.secret, { now });
  const unknown = store.returnEligibility('SVC000');
  return {
    cheapest: cheapest?.service_code,
    message: placed.message,
    label: String.fromCharCode(...label.bytes.subarray(0, 5)),
    event: event.id,
    forged: await forged.catch((error: StoreClient.WebhookError) => error.code),
    unknown: await unknown.catch((error: StoreClient.StoreError) => error.code),
  };
}

let fixture: Fixture;
let app: TestApp;
let shop: ConnectedShop;
let delivery: Heard;
let secret: string;
let ready: string;
let bundle: string;
beforeAll(async () => {
  fixture = await openFixture();
  app = fixture.app;
  shop = await connectShop(app);
  const receiver = await fixture.receiver();
  const answer = await app.client.post(
    '/api/webhooks',
    { url: receiver.url(), events: ['shipment.update'] },
    { authorization: `Bearer ${shop.token}` },
  );
  secret = answer.body.webhook.secret;
  ready = (await placeOrder(app, shop)).body.shipment_id;
  await waitFor('the event arrives', () => heard(receiver).length > 0);
  [delivery] = heard(receiver) as [Heard];
  await walkTo(app, ready, 'pickup');
  bundle = (await bundleStore()).code;
}, 120_000);
afterAll(() => fixture.close());

const given = (): Given => ({
  url: app.client.baseUrl,
  token: shop.token,
  domain: shop.domain,
  shipment: { origin: dubai, destination: abuDhabi, products: [mug] },
  order: anOrder(shop.domain),
  ready,
  delivery: {
    headers: Object.fromEntries(Object.entries(delivery.headers).map(([name, value]) => [name, String(value)])),
    body: delivery.raw.toString(),
    secret,
    at: String(delivery.headers['x-svc-timestamp']),
  },
});

const seen = () => ({
  cheapest: 'SVC_ECO',
  message: 'Order created',
  label: '%PDF-',
  event: delivery.eventId,
  forged: 'BAD_SIGNATURE',
  unknown: 'ORIGINAL_NOT_FOUND',
});

(chromium === undefined ? it.skip : it)('The client of a store works in a browser', async () => {
  const browser = await openChromium(chromium ?? '');
  const page = await browser.newPage();
  // A page of the service's own origin, because the service allows no other.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${app.client.baseUrl}/empty`);
  const script = `(async () => {
    const client = await import(URL.createObjectURL(new Blob([${JSON.stringify(bundle)}], { type: 'text/javascript' })));
    return (${visit.toString()})(client, ${JSON.stringify(given())});
  })()`;
  const result = await page.evaluate(script).finally(() => browser.close());
  expect(result).toEqual(seen());
});

(node20 === undefined ? it.skip : it)('The client of a store works on Node 20', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  await writeFile(join(folder, 'client.mjs'), bundle);
  const program = `import * as client from './client.mjs';
    console.log(JSON.stringify({ version: process.version, ...(await (${visit.toString()})(client, ${JSON.stringify(given())})) }));`;
  await writeFile(join(folder, 'visit.mjs'), program);
  const { stdout } = await run(node20 ?? '', [join(folder, 'visit.mjs')]).finally(() => rm(folder, { recursive: true }));
  expect(JSON.parse(stdout)).toEqual({ version: expect.stringMatching(/^v20[.]/), ...seen() });
});
