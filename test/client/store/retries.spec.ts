import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connectStore, createStore, StoreError, type StoreOptions } from '../../../src/client/store/index.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { abuDhabi, anOrder, connectShop, dubai, mug, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});

const shipment = { origin: dubai, destination: abuDhabi, products: [mug] };
const failure = async (work: Promise<unknown>): Promise<StoreError> => {
  const error = await work.then(
    () => new Error('nothing failed'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof StoreError) return error;
  throw error;
};

/** What stands between a store and the service does to one request. */
type Turn = 'pass' | 'lose answer' | 'cut answer' | 'hang' | ((response: ServerResponse) => void);

const proxies: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.close();
});

/** An HTTP proxy to the running service that fails in turns, and passes what comes after them. */
async function proxy(...turns: Turn[]) {
  const seen: IncomingMessage[] = [];
  const server = createServer((asked, response) => {
    seen.push(asked);
    const turn = turns.shift() ?? 'pass';
    if (turn === 'hang') return;
    if (typeof turn === 'function') return turn(response);
    void forwarded(asked).then(async (answer) => {
      const body = await buffer(answer);
      if (turn === 'lose answer') return response.destroy();
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (turn === 'pass') return response.end(body);
      return response.write(body.subarray(0, body.length / 2), () => response.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxies.push({
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = (options: Partial<StoreOptions> = {}) => createStore({ url, token: shop.token, domain: shop.domain, ...options });
  const keys = () => new Set(seen.map(({ headers }) => headers['idempotency-key']));
  return { url, seen, store, keys };
}

async function forwarded(asked: IncomingMessage): Promise<IncomingMessage> {
  const onward = request(app.client.baseUrl + asked.url, { method: asked.method, headers: asked.headers });
  onward.end(await buffer(asked));
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  return answer;
}

const refuse =
  (status: number, code: string, more: Readonly<Record<string, unknown>> = {}, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    const body = { status: 'failed', code, message: 'No.', errors: [], ...more };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

const plain =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end('<h1>Busy</h1>');
  };

const orderCount = async (): Promise<number> => {
  const { body } = await app.client.graphql('{ orders { totalCount } }', {}, shop.token);
  return body.data.orders.totalCount;
};

describe('An order', () => {
  it.each<[string, Turn]>([
    ['the answer is lost', 'lose answer'],
    ['the answer breaks off', 'cut answer'],
    ['the service is not available', refuse(503, 'SERVICE_UNAVAILABLE')],
    ['a proxy cannot reach the service', plain(502)],
    ['the limit is reached', refuse(429, 'RATE_LIMITED', {}, { 'retry-after': '0' })],
    ['the service has an error', refuse(500, 'INTERNAL_ERROR')],
  ])('is placed once, with one key, when %s', async (_, turn) => {
    const { store, seen, keys } = await proxy(turn);
    const before = await orderCount();
    const placed = await store().placeOrder(anOrder(shop.domain));

    expect([seen.length, keys().size]).toEqual([2, 1]);
    expect(placed.message).toBe('Order created');
    expect(await orderCount()).toBe(before + 1);
  });

  it('has the key of its caller', async () => {
    const { store, keys } = await proxy();
    const order = anOrder(shop.domain);
    const first = await store().placeOrder(order, { idempotencyKey: 'cart-7' });
    expect(await store().placeOrder(order, { idempotencyKey: 'cart-7' })).toEqual(first);
    expect([...keys()]).toEqual(['cart-7']);
  });
});

describe('A second attempt', () => {
  it('waits as long as the service asks, unless the caller has no patience for it', async () => {
    const soon = await proxy(refuse(429, 'RATE_LIMITED', { retryAfter: 1 }));
    const began = performance.now();
    await soon.store().rates(shipment);
    expect(performance.now() - began).toBeGreaterThan(990);

    const later = await proxy(plain(503, { 'retry-after': '3600' }));
    expect(await failure(later.store().rates(shipment))).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503, retryAfter: 3600 });
    expect(later.seen.length).toBe(1);
  });

  it('is not made of a refusal, nor more often than asked for', async () => {
    const refused = await proxy(refuse(409, 'ORDER_EXISTS', { orderId: 'o-1' }));
    expect(await failure(refused.store().placeOrder(anOrder(shop.domain)))).toMatchObject({ code: 'ORDER_EXISTS', orderId: 'o-1' });
    expect(refused.seen.length).toBe(1);

    const down = await proxy(plain(503), plain(503), plain(503), plain(503));
    expect(await failure(down.store({ attempts: 2 }).rates(shipment))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(down.seen.length).toBe(2);
  });

  it('is not made of a login whose outcome is unknown, because each issues a token', async () => {
    const { url, seen } = await proxy('lose answer');
    const login = { url, ...app.accounts.seller, shopId: shop.domain, shopName: 'A', platform: 'own', storeUrl: 'https://a.example' };
    expect(await failure(connectStore(login))).toMatchObject({ code: 'UNREACHABLE' });
    expect(seen.length).toBe(1);
  });
});

describe('A token that is no longer valid', () => {
  it('is replaced once for all calls that fail together, and for those after them', async () => {
    let logins = 0;
    const { url, store } = await proxy();
    const renewing = store({
      token: 'sst_gone',
      onUnauthorized: async ({ reason }) => {
        expect(reason).toBe('INVALID_TOKEN');
        logins += 1;
        const { email, password } = app.accounts.seller;
        const parts = { shopId: shop.domain, shopName: 'A shop', platform: 'own', storeUrl: 'https://a.example' };
        return (await connectStore({ url, email, password, ...parts })).token;
      },
    });
    const all = await Promise.all([renewing.rates(shipment), renewing.placeOrder(anOrder(shop.domain)), renewing.webhooks.list()]);
    expect(all[1].message).toBe('Order created');
    await renewing.rates(shipment);
    expect(logins).toBe(1);
  });

  it('lets the call fail when there is no other, or the other is refused too', async () => {
    const { store, seen } = await proxy();
    expect(await failure(store({ token: 'sst_gone', onUnauthorized: () => undefined }).rates(shipment))).toMatchObject({ status: 401 });
    expect(seen.length).toBe(1);
    expect(await failure(store({ token: 'sst_gone', onUnauthorized: () => 'sst_also' }).rates(shipment))).toMatchObject({ status: 401 });
    expect(seen.length).toBe(3);
  });

  it('is asked for again when a function gives it', async () => {
    const tokens = ['sst_gone', shop.token, shop.token];
    const { store } = await proxy();
    expect((await store({ token: async () => tokens.shift() ?? '' }).rates(shipment)).length).toBeGreaterThan(0);
  });

  it('is not replaced when the shop is refused for another reason', async () => {
    const { store } = await proxy();
    const onUnauthorized = (): never => {
      throw new Error('A new token would not help.');
    };
    expect(await failure(store({ domain: 'another.example', onUnauthorized }).rates(shipment))).toMatchObject({
      reason: 'SHOP_DOMAIN_MISMATCH',
    });
  });
});

describe('A call', () => {
  it('ends in time when the service hangs, and when its caller has had enough', async () => {
    const { store } = await proxy('hang', 'hang', 'hang');
    expect(await failure(store({ timeoutMs: 50, attempts: 2 }).rates(shipment))).toMatchObject({ code: 'TIMEOUT' });
    const controller = new AbortController();
    const waiting = failure(store().rates(shipment, { signal: controller.signal }));
    controller.abort(new Error('The shopper has gone.'));
    expect(await waiting).toMatchObject({ code: 'ABORTED' });
  });

  it('is ended while it waits for its next attempt', async () => {
    const { store, seen } = await proxy(refuse(429, 'RATE_LIMITED', { retryAfter: 15 }));
    const controller = new AbortController();
    const waiting = failure(store().rates(shipment, { signal: controller.signal }));
    while (seen.length === 0) await new Promise((next) => setImmediate(next));
    controller.abort();
    expect(await waiting).toMatchObject({ code: 'ABORTED' });
    expect(seen.length).toBe(1);
  });

  it('does not follow a redirect with its token, and takes nothing but answers of the service', async () => {
    const { store, seen } = await proxy(plain(302, { location: 'http://127.0.0.1:1/' }), plain(200));
    expect(await failure(store().rates(shipment))).toMatchObject({ code: 'BAD_ANSWER', status: 302 });
    expect(await failure(store().rates(shipment))).toMatchObject({ code: 'BAD_ANSWER', status: 200 });
    expect(seen.length).toBe(2);
  });

  it('does not read without end', async () => {
    const endless = (): Promise<Response> =>
      Promise.resolve(new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1 << 20)) })));
    const { store } = await proxy();
    expect(await failure(store({ fetch: endless }).label('SVC1'))).toMatchObject({
      code: 'BAD_ANSWER',
      message: expect.stringMatching(/sent more than/),
    });
  });
});

it('An error holds neither the token nor what was sent', async () => {
  const { url, store } = await proxy(plain(502), refuse(400, 'VALIDATION_FAILED'), 'lose answer');
  const canary = 'a secret of the shop';
  const options = { token: `sst_${canary.replaceAll(' ', '_')}`, attempts: 1 };
  const order = { ...anOrder(shop.domain), customer: { firstName: canary, lastName: canary, email: 'a@b.example' } };
  const login = {
    url: 'http://127.0.0.1:1',
    email: 'a@b.example',
    password: canary,
    shopId: 'a',
    shopName: 'a',
    platform: 'a',
    storeUrl: 'a',
  };
  const errors = [
    await failure(store(options).placeOrder(order)),
    await failure(store(options).placeOrder(order)),
    await failure(store(options).placeOrder(order)),
    await failure(store(options).placeOrder(order)),
    await failure(connectStore(login)),
  ];
  expect(errors.map(({ code }) => code)).toEqual([
    'SERVICE_UNAVAILABLE',
    'VALIDATION_FAILED',
    'UNREACHABLE',
    'UNAUTHORIZED',
    'UNREACHABLE',
  ]);
  for (const error of errors) {
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause })).not.toMatch(/a.secret.of/);
  }
  expect(errors[2]?.message).toMatch(`${url} cannot be reached`);
});
