import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildSchema, Kind, parse, validate, type DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import { createShipgraph, every, ShipgraphError, type Shipgraph } from '../../src/client/index.js';
import * as generated from '../../src/client/operations.generated.js';
import { startApp, type TestApp } from '../support/app.js';
import { blockOf } from '../support/guides.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, placeOrder, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let erp: Shipgraph;

const as = (token?: string): Shipgraph => createShipgraph({ url: app.client.baseUrl, token });

async function failure(work: Promise<unknown>): Promise<ShipgraphError> {
  const error = await work.then(
    () => new Error('nothing failed'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ShipgraphError) return error;
  throw error;
}

beforeAll(async () => {
  // The example of the guide moves every parcel that there is.
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  erp = as(app.accounts.erpToken);
});

afterAll(() => app.stop());

describe('the typed client', () => {
  it('selects exactly one root field in each document, and fits the schema', async () => {
    const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
    const documents = Object.entries(generated).filter(([name]) => name.endsWith('Document'));
    for (const [name, document] of documents as [string, DocumentNode][]) {
      const fields = document.definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : []));
      expect([name, fields.length, validate(schema, document)]).toEqual([name, 1, []]);
    }
  });

  it('walks an order from the price to the door', async () => {
    const { token, staff } = await as().login({ email: app.accounts.operator.email, password: app.accounts.operator.password });
    const ops = as(token ?? undefined);
    expect((await ops.me()).staff?.id).toBe(staff?.id);

    const seller = as(shop.token);
    const { rates } = await seller.rates({ input: { origin: dubai, destination: abuDhabi, products: [mug] } });
    expect(rates.map(({ serviceCode }) => serviceCode)).toContain('SVC_ECO');
    const { order, ...parts } = anOrder(shop.domain);
    const placed = await seller.createOrder({ input: { ...parts, order: { ...order, paymentStatus: 'POSTPAID', collectionAmount: 50 } } });
    expect((await ops.order({ id: placed.orderId })).shipment?.reference).toBe(placed.shipmentReference);

    const id = placed.shipmentReference;
    for (const status of ['FULFILLED', 'PICKUP', 'PICKED_UP', 'AT_SORTING'] as const)
      await ops.transitionShipment({ input: { id, status } });
    const box = { weightKg: 1.2, length: 20, width: 20, height: 20 };
    expect((await ops.verifyShipment({ input: { id, ...box } })).newStatus).toBe('READY_TO_BOOK');
    const detail = await ops.shipment({ id });
    expect(detail.allowedTransitions.map(({ to }) => to)).toContain('BOOKED');
    expect(detail.timeline.map(({ to }) => to)).toContain('VERIFIED');
    for (const status of ['BOOKED', 'IN_TRANSIT'] as const) await ops.transitionShipment({ input: { id, status } });
    const confirmed = await ops.confirmCod({ input: { id, paymentMethod: 'CASH' } });
    expect(confirmed.amountCollected).toEqual({ amount: '50.00', currency: 'USD' });
    expect((await ops.codCustody()).map(({ stage }) => stage)).toContain('COLLECTED');
    expect((await ops.transactions({ shipmentId: detail.id })).nodes.map(({ source }) => source)).toContain('COD_COLLECTION');
    expect((await ops.ledgerIntegrity()).ok).toBe(true);
  });

  it('reads every list page by page', async () => {
    for (let count = 0; count < 3; count += 1) await placeOrder(app, shop);
    const own = as(shop.token);
    const all = await own.shipments({ first: 100 });
    const seen: string[] = [];
    for await (const { id } of every(own.shipments, { first: 2 })) seen.push(id);
    expect(seen).toEqual(all.nodes.map(({ id }) => id));
    expect(seen.length).toBeGreaterThan(2);

    for (const list of [erp.orders, erp.sellers, erp.approvals, erp.transactions, erp.webhooks, erp.rateCards, erp.pickupConfirmations])
      expect(await list()).toMatchObject({ totalCount: expect.any(Number), pageInfo: { hasNextPage: expect.any(Boolean) } });
    expect((await erp.reference({ from: 'new' })).transitions.length).toBeGreaterThan(0);
  });
});

describe('a refusal', () => {
  it('has the code, the fields and the request id of the service', async () => {
    const unknown = await failure(erp.shipment({ id: 'SVC000' }));
    expect(unknown).toMatchObject({ code: 'SHIPMENT_NOT_FOUND', status: 200, requestId: expect.stringMatching(/^req_/) });

    const wrong = await failure(erp.transactions({ startDate: 'yesterday', endDate: '2026-01-01' }));
    expect(wrong).toMatchObject({ errors: [expect.objectContaining({ field: 'startDate' })] });

    expect(await failure(as().shipments())).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await failure(as('erp_gone').shipments())).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  });

  it('holds neither the password nor the token that was sent', async () => {
    const canary = 'a password that no account has';
    const refused = await failure(as('ses_canary').login({ email: 'nobody@example.com', password: canary }));
    const { url } = await door(() => undefined);
    await closeDoors();
    const gone = await failure(createShipgraph({ url, attempts: 1 }).login({ email: 'a@b.example', password: canary }));
    for (const error of [refused, gone]) {
      const text = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause });
      expect(text).not.toMatch(/no account has|canary/);
    }
    expect(gone).toMatchObject({ code: 'UNREACHABLE', message: `${url} cannot be reached (ECONNREFUSED).` });
  });

  it('comes in time when the service hangs, and when the caller has had enough', async () => {
    const { url } = await door(() => undefined);
    const client = createShipgraph({ url, timeoutMs: 50, attempts: 2 });
    expect(await failure(client.me())).toMatchObject({ code: 'TIMEOUT' });
    const controller = new AbortController();
    const waiting = failure(client.me(undefined, { timeoutMs: 60_000, signal: controller.signal }));
    controller.abort();
    expect(await waiting).toMatchObject({ code: 'ABORTED' });
  });
});

describe('a second try', () => {
  it('credits a wallet once when the first answer was lost', async () => {
    const [seller] = (await erp.sellers({ search: app.accounts.seller.email })).nodes;
    const sellerId = String(seller?.id);
    const balance = async () => (await erp.seller({ id: sellerId })).wallets.find(({ currency }) => currency === 'USD')?.balance.amount;
    const before = Number(await balance());

    let lost = 0;
    const unlucky: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      if (lost++ === 0) throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
      return answer;
    };
    const client = createShipgraph({ url: app.client.baseUrl, token: app.accounts.erpToken, fetch: unlucky });
    await client.topUpWallet({ sellerId, amount: '10', currency: 'USD' });

    expect(lost).toBe(2);
    expect(Number(await balance())).toBe(before + 10);
  });

  it('is made of a query and of what was refused before it began, and never of a step that may have been taken', async () => {
    const busy = await stubborn(503, { code: 'SERVICE_UNAVAILABLE' });
    expect(await failure(busy.client.me())).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(busy.count()).toBe(3);
    expect(await failure(busy.client.schedulePickup({ id: 'x' }))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(busy.count()).toBe(4);

    const limited = await stubborn(429, { code: 'RATE_LIMITED', retryAfter: 0.01 });
    await failure(limited.client.schedulePickup({ id: 'x' }));
    expect(limited.count()).toBe(3);

    const patient = await stubborn(429, { code: 'RATE_LIMITED', retryAfter: 3600 });
    expect(await failure(patient.client.me())).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 });
    expect(patient.count()).toBe(1);
  });
});

const doors: Server[] = [];

async function closeDoors(): Promise<void> {
  for (const each of doors.splice(0)) {
    each.closeAllConnections();
    await new Promise((closed) => each.close(closed));
  }
}

afterEach(closeDoors);

async function door(answer: RequestListener): Promise<{ url: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  doors.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A door that always answers the same refusal. */
async function stubborn(status: number, extensions: Readonly<Record<string, unknown>>) {
  let count = 0;
  const { url } = await door((_request, response) => {
    count += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: [{ message: 'No.', extensions }] }));
  });
  return { client: createShipgraph({ url }), count: () => count };
}

it('takes documents of its caller', async () => {
  const document = parse('query Mine($id: String!) { seller(id: $id) { email } }');
  const [seller] = (await erp.sellers()).nodes;
  expect(await erp.request(document as never, { id: seller?.id } as never)).toEqual({ seller: { email: seller?.email } });
});

describe('the example of the guide', () => {
  it('is the one that runs here, and works as described', async () => {
    const example = await readFile('test/client/example.ts', 'utf8');
    expect(`${blockOf('client-and-cli', 'client').code}\n`).toBe(example.replace("'../../src/client/index.js'", "'@shipgraph/client'"));

    const { body } = await placeOrder(app, shop);
    const lines: unknown[][] = [];
    const realLog = console.log;
    console.log = (...line) => void lines.push(line);
    const realFetch = globalThis.fetch;
    process.env['SHIPGRAPH_TOKEN'] = app.accounts.erpToken;
    globalThis.fetch = (url, init) => realFetch((url as URL).href.replace('http://localhost:4000', app.client.baseUrl), init);
    await import('./example.js').finally(() => {
      globalThis.fetch = realFetch;
      console.log = realLog;
    });
    expect(lines).toContainEqual([body.shipment_id, 'Abu Dhabi', 'PICKUP']);
    expect(lines.at(-1)).toEqual(['The books are whole:', true]);
  });
});
