import { startApp, type TestApp } from '../support/app.js';
import { expectRefusal } from '../support/refusals.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer } from '../support/client.js';

const PATH = '/docs/demo/sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});

/** As a browser sends it from this page. */
const signIn = (account: string, headers: Readonly<Record<string, string>> = {}) => app.client.post(PATH, { account }, headers);

describe('In a demo, a reader of the documentation', () => {
  it.each([
    ['seller', 'seller'],
    ['operator', 'ops'],
    ['admin', 'super_admin'],
    ['erp', 'erp'],
    ['shop', 'shop'],
  ])('becomes the demo %s by one click', async (account, type) => {
    const { status, body } = await signIn(account);
    const me = await app.client.graphql('{ me { type } }', {}, body.token);

    expect([status, me.body]).toEqual([200, { data: { me: { type } } }]);
  });

  it('places an order as the demo shop, which the samples name', async () => {
    const { body } = await signIn('shop');

    expect(body).toEqual({ name: 'demo shop', token: expect.stringMatching(/^sst_/), domain: 'mugs.example' });
    const { body: shops } = await app.client.graphql('{ me { id } }', {}, body.token);
    expect(shops.errors).toBeUndefined();
    expect((await app.client.get('/api/webhooks', bearer(body.token))).status).toBe(200);
  });

  it('fifty times at once is signed in fifty times', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn('seller')));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(50);
  });
});

describe('A demo account is refused to', () => {
  it.each([
    ['a page of another site', { origin: 'https://elsewhere.example' }],
    ['a page of another site that hides its origin', { origin: 'null' }],
    ['what another site embeds', { 'sec-fetch-site': 'cross-site' }],
    ['a name of another site that leads here', { host: 'elsewhere.example' }],
    ['who comes through a proxy that is not trusted', { 'x-forwarded-for': '203.0.113.9' }],
  ])('%s', async (_what, headers) => {
    const answer = await signIn('admin', headers);

    expectRefusal(answer, { status: 403, code: 'FORBIDDEN' });
    expect(answer.body.variant).toBe('demoElsewhere');
  });

  it('a form, which other sites can send', async () => {
    const body = JSON.stringify({ account: 'admin' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await app.client.call('POST', PATH, { body, headers: { 'content-type': type } });
      expectRefusal(answer, { status: 400, code: 'UNSUPPORTED_CONTENT_TYPE' });
    }
  });

  it('who names no account of the demo, or asks otherwise', async () => {
    expectRefusal(await signIn('root'), { status: 400, code: 'VALIDATION_FAILED' });
    expectRefusal(await app.client.post(PATH, ['admin']), { status: 400, code: 'VALIDATION_FAILED' });
    expect((await app.client.get(PATH)).status).toBe(405);
  });
});

describe('Outside of a demo', () => {
  it('there is no such address, and no page offers it', async () => {
    const other = await startApp({ DEMO: '0', ROLE: 'web' }, { databaseUrl: app.databaseUrl });
    try {
      expectRefusal(await other.client.post(PATH, { account: 'admin' }), { status: 404, code: 'NOT_FOUND' });
      for (const path of ['/docs/api/post-api-order', '/docs/schema/queries/shipments', '/graphql']) {
        const { text } = await other.client.get(path, { accept: 'text/html' });
        expect(text).not.toContain('data-sign-in');
        expect((await app.client.get(path, { accept: 'text/html' })).text).toContain('data-sign-in');
      }
    } finally {
      await other.stop();
    }
  });
});
