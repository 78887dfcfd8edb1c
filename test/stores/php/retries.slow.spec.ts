import { startApp, type TestApp } from '../../support/app.js';
import { anOrder, connectShop } from '../../support/story.js';
import { closedPort } from '../../modules/webhooks/receiver.js';
import { faults, startFailingServer, type Fault, type FailingServer } from './failing-server.js';
import { callPhp, describePhp, errorOf, valueOf, type StoreOptions } from './php.js';

describePhp('the PHP client', () => {
  let app: TestApp;
  let front: FailingServer;
  let shop: StoreOptions;

  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
    front = await startFailingServer(app.client.baseUrl);
    const { domain, token } = await connectShop(app);
    shop = { url: front.url, token, domain };
  });
  afterAll(async () => {
    await front.stop();
    await app.stop();
  });

  const keys = (): (string | string[] | undefined)[] => front.passed.map(({ headers }) => headers['idempotency-key']);

  describe.each(['curl', 'streams'] as const)('over %s', (transport) => {
    it.each<[string, Fault[]]>([
      ['it is asked to wait, and the service is not there', [faults.limited(1), faults.unavailable]],
      ['a proxy asks it to wait until a time', [faults.limitedByProxy(1)]],
      ['a proxy finds no service twice', [faults.badGateway, faults.badGateway]],
      ['the service fails inside', [faults.internal]],
      ['the answer does not come', [faults.silence]],
      ['the answer never ends', [faults.slow]],
      ['half of the answer comes', [faults.half]],
    ])('places an order with one key when %s', async (_, planned) => {
      front.plan(...planned);
      const placed = await valueOf({ ...shop, transport, timeout: 2 }, 'placeOrder', [anOrder(shop.domain)]);

      expect(placed).toMatchObject({ message: 'Order created' });
      expect(keys()).toHaveLength(planned.length + 1);
      expect(new Set(keys()).size).toBe(1);
      expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    });

    it('waits as long as the service asks for', async () => {
      front.plan(faults.limited(2));
      await valueOf({ ...shop, transport }, 'webhooks.list', []);

      const [first, second] = front.passed;
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_990);
    });

    it('says that time is up, or that there is no service', async () => {
      front.plan(faults.silence);
      expect(await errorOf({ ...shop, transport, timeout: 0.3, attempts: 1 }, 'webhooks.list', [])).toMatchObject({
        class: 'Shipgraph\\Exception\\TransportError',
        errorCode: 'TIMEOUT',
      });
      const nowhere = { ...shop, transport, url: `http://127.0.0.1:${await closedPort()}` };
      expect(await errorOf(nowhere, 'webhooks.list', [])).toMatchObject({ errorCode: 'UNREACHABLE' });
    });
  });

  it('fails at once when it would have to wait too long, and says how long', async () => {
    front.plan(faults.limited(30));
    expect(await errorOf({ ...shop, maxWait: 5 }, 'placeOrder', [anOrder(shop.domain)])).toMatchObject({
      errorCode: 'RATE_LIMITED',
      status: 429,
      retryAfter: 30,
    });
    expect(front.passed).toHaveLength(1);
  });

  it('gives up after its attempts, and after a second error inside the service', async () => {
    front.plan(...Array<Fault>(5).fill(faults.unavailable));
    expect(await errorOf({ ...shop, attempts: 4 }, 'fulfil', [1])).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE', status: 503 });
    expect(front.passed).toHaveLength(4);

    front.plan(...Array<Fault>(5).fill(faults.internal));
    expect(await errorOf({ ...shop, attempts: 4 }, 'fulfil', [1])).toMatchObject({ errorCode: 'INTERNAL_ERROR', status: 500 });
    expect(front.passed).toHaveLength(2);
  });

  it('repeats a refused request never', async () => {
    front.plan();
    expect(await errorOf(shop, 'fulfil', [999_999])).toMatchObject({ errorCode: 'ORDER_NOT_FOUND', status: 404 });
    expect(front.passed).toHaveLength(1);
  });

  it('makes a call again across processes with the key that it is given', async () => {
    front.plan();
    const call = { webhook: { url: 'https://store.example/hook', events: ['shipment.update'] }, idempotencyKey: 'hook-of-the-shop' };
    const { webhook } = await valueOf(shop, 'webhooks.create', call);

    expect((await valueOf(shop, 'webhooks.create', call)).webhook).toEqual(webhook);
    expect(keys()).toEqual(['hook-of-the-shop', 'hook-of-the-shop']);
    expect(await valueOf(shop, 'webhooks.list', [])).toMatchObject({ webhooks: [{ id: webhook.id }] });
  });

  it('takes no page and no redirection for an answer', async () => {
    front.plan(faults.page);
    expect(await errorOf(shop, 'webhooks.list', [])).toMatchObject({
      class: 'Shipgraph\\Exception\\TransportError',
      errorCode: 'BAD_ANSWER',
    });
    front.plan(faults.elsewhere);
    expect(await errorOf(shop, 'webhooks.list', [])).toMatchObject({
      class: 'Shipgraph\\Exception\\ApiError',
      errorCode: 'BAD_ANSWER',
      status: 301,
    });
    expect(front.passed).toHaveLength(1);
  });

  describe('asks for a new token', () => {
    it('when the service does not accept the present one, once, and goes on with the new one and the same key', async () => {
      front.plan();
      const { results, asked } = await callPhp(
        { ...shop, token: 'sst_old', newToken: shop.token },
        ['placeOrder', [anOrder(shop.domain)]],
        ['webhooks.list', []],
      );

      expect(results).toMatchObject([{ value: { message: 'Order created' } }, { value: { status: 'success' } }]);
      expect(asked).toEqual([{ status: 401, reason: 'INVALID_TOKEN' }]);
      expect(front.passed.map(({ headers }) => headers['x-svc-shop-token'])).toEqual(['sst_old', shop.token, undefined]);
      expect(keys().slice(0, 2)).toEqual([keys()[0], keys()[0]]);
    });

    it('and fails when there is none, or when that one is not accepted either', async () => {
      front.plan();
      for (const newToken of [null, '', 'sst_other']) {
        const { results, asked } = await callPhp({ ...shop, token: 'sst_old', newToken }, ['webhooks.list', []]);
        expect(results).toMatchObject([{ error: { errorCode: 'UNAUTHORIZED', reason: 'INVALID_TOKEN' } }]);
        expect(asked).toHaveLength(1);
      }
    });

    it('but not for a shop that is not active', async () => {
      front.plan(faults.refusedToken('SHOP_NOT_ACTIVATED'));
      const { results, asked } = await callPhp({ ...shop, newToken: shop.token }, ['fulfil', [1]]);
      expect(results).toMatchObject([{ error: { errorCode: 'UNAUTHORIZED', reason: 'SHOP_NOT_ACTIVATED' } }]);
      expect(asked).toEqual([]);
    });
  });
});
