import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { adminOf, newErpToken } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { postFrom } from '../support/raw-http.js';
import { connectShop, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { extraApps } from '../support/extra-apps.js';

const extraApp = extraApps();
const statuses = (app: TestApp, token: string): Promise<Answer> => app.client.get('/api/erp/reference/statuses', bearer(token));
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe('The limit of the ERP interface', () => {
  let app: TestApp;
  let second: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web', ERP_RATE_LIMIT: '60/15' });
    second = await startApp({ ROLE: 'web', ERP_RATE_LIMIT: '60/15', DEMO: '0' }, { databaseUrl: app.databaseUrl });
    admin = await adminOf(app);
  });
  afterAll(async () => {
    await second.stop();
    await app.stop();
  });

  it('lets 60 requests pass in a window and answers the 61st with 429, counting down in headers', async () => {
    const token = await newErpToken(app, admin);
    for (let n = 1; n <= 60; n++) {
      const { status, headers } = await statuses(app, token);
      expect(status).toBe(200);
      expect(headers.get('ratelimit-limit')).toBe('60');
      expect(headers.get('ratelimit-remaining')).toBe(String(60 - n));
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThanOrEqual(1);
      expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(15);
      expect(headers.get('retry-after')).toBeNull();
    }

    const refused = await statuses(app, token);
    expectRefusal(refused, { status: 429, code: 'RATE_LIMITED', family: 'erp', fields: [] });
    expect(Number.isInteger(refused.body.retryAfter)).toBe(true);
    expect(refused.body.retryAfter).toBeGreaterThanOrEqual(1);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(15);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter));
    expect(refused.headers.get('ratelimit-limit')).toBe('60');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('ratelimit-reset')).toBe(String(refused.body.retryAfter));
  });

  it('is exact when 150 requests come at once to two processes', async () => {
    const token = await newErpToken(app, admin);
    const answers = await times(150, (n) => statuses(n % 2 === 0 ? app : second, token));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  });

  it('counts every token apart', async () => {
    const [spent, fresh] = [await newErpToken(app, admin), await newErpToken(app, admin)];
    await times(61, () => statuses(app, spent));

    expect((await statuses(app, spent)).status).toBe(429);
    expect((await statuses(app, fresh)).status).toBe(200);
  });

  it('counts what is refused for other reasons as well', async () => {
    const token = await newErpToken(app, admin);
    const answers = await times(61, () => app.client.post('/api/erp/shipments/SVC0/status', {}, bearer(token)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('counts callers without a valid token by their address', async () => {
    const guess = (from: string, n: number) =>
      postFrom(app, from, '/api/erp/shipments/x/status', {}, n % 2 ? bearer(`erp_${'x'.repeat(43)}`) : {});
    const answers = await times(70, (n) => guess('127.0.4.1', n));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
    const late = answers.find(({ status }) => status === 429);
    expect(late?.body).toMatchObject({ status: 'failed', code: 'RATE_LIMITED', errors: [], retryAfter: expect.any(Number) });
    expect((await guess('127.0.4.2', 1)).status).toBe(401);
  });
});

describe('The window of a limit', () => {
  it('begins anew at its edge for all processes together', async () => {
    const settings = { ROLE: 'web', ERP_RATE_LIMIT: '6/4' };
    const one = await extraApp(settings);
    const two = await extraApp({ ...settings, DEMO: '0' }, { databaseUrl: one.databaseUrl });
    const { erpToken } = one.accounts;
    const both = (count: number) => times(count, (n) => statuses(n % 2 ? one : two, erpToken));
    expect((await both(20)).filter(({ status }) => status === 200)).toHaveLength(6);

    await waitFor('the next window has begun', async () => (await statuses(one, erpToken)).status === 200);

    expect((await both(20)).filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('ends by itself, and then the whole limit is there again', async () => {
    const app = await extraApp({ ROLE: 'web', ERP_RATE_LIMIT: '3/1' });
    const { erpToken } = app.accounts;
    await times(4, () => statuses(app, erpToken));

    await waitFor('the window is over', async () => (await statuses(app, erpToken)).status === 200);
  });
});

describe('The limit of a store', () => {
  let app: TestApp;
  let shop: ConnectedShop;
  const touch = (from = shop, by = app) => by.client.post('/api/locations/add', [], from.headers);
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web', STORE_RATE_LIMIT: '40/15' });
  });
  beforeEach(async () => {
    shop = await connectShop(app);
  });
  afterAll(() => app.stop());

  it('lets 40 requests pass and answers the 41st with 429 and when to come back', async () => {
    for (let n = 0; n < 40; n++) expect((await touch()).status).toBe(200);

    const refused = await touch();
    expectRefusal(refused, { status: 429, code: 'RATE_LIMITED', fields: [] });
    expect(refused.body.retryAfter).toBeGreaterThanOrEqual(1);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(15);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter));
  });

  it('lets exactly 40 of a hundred pass that come at once', async () => {
    const answers = await times(100, () => touch());

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60);
  });

  it('belongs to the shop: its tokens share it, and other shops are not touched', async () => {
    const login = { ...app.accounts.seller, shopId: shop.domain, shopName: 'A', platform: 'b', url: 'https://a.example' };
    const second = await app.client.post('/api/login', login);
    const withSecond = { ...shop.headers, 'x-svc-shop-token': second.body.token };
    await times(40, (n) => app.client.post('/api/locations/add', [], n % 2 ? shop.headers : withSecond));

    expect((await touch()).status).toBe(429);
    expect((await app.client.post('/api/locations/add', [], withSecond)).status).toBe(429);
    expect((await touch(await connectShop(app))).status).toBe(200);
  });

  it('is never exceeded by several processes together', async () => {
    const second = await extraApp({ ROLE: 'web', STORE_RATE_LIMIT: '40/15', DEMO: '0' }, { databaseUrl: app.databaseUrl });
    const answers = await times(120, (n) => touch(shop, n % 2 ? app : second));

    const passed = answers.filter(({ status }) => status === 200).length;
    expect(passed).toBeLessThanOrEqual(40);
    expect(passed).toBeGreaterThanOrEqual(30);
  });

  it('is not the limit of the ERP interface, which is switched off by a count of 0', async () => {
    const answers = await times(70, () => statuses(app, app.accounts.erpToken));

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers[0]?.headers.get('ratelimit-limit')).toBeNull();
  });

  it('is met by callers without a token too, by their address', async () => {
    const answers = await times(60, () => postFrom(app, '127.0.5.1', '/api/locations/add', []));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
