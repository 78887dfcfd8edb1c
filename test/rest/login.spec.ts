import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import type { Answer } from '../support/client.js';
import { days } from '../support/clock.js';
import { ask } from '../support/graphql.js';
import { newSeller } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { UUID_7 } from '../support/patterns.js';
import { extraApps } from '../support/extra-apps.js';

const extraApp = extraApps();
let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});
let nextDomain = 1;
const freshDomain = (): string => `login-${nextDomain++}.example`;

const loginAs = (more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const shopId = freshDomain();
  return { ...app.accounts.seller, shopId, shopName: 'Tea house', platform: 'magento', url: `https://${shopId}/`, ...more };
};
const login = (more: Readonly<Record<string, unknown>> = {}): Promise<Answer> => app.client.post('/api/login', loginAs(more));
const headersOf = (answer: Answer): Record<string, string> => ({
  'x-svc-shop-token': answer.body.token,
  'x-svc-shop-domain': answer.body.shop.domain,
});
const isAlive = async (answer: Answer): Promise<boolean> =>
  (await app.client.post('/api/locations/add', [], headersOf(answer))).status === 200;
const locationsOf = async ({ body }: Answer): Promise<Record<string, unknown>[]> =>
  (await ask(app, body.token, '{ shop { locations { refId refName address city state countryCode country zip lat lng } } }')).shop
    .locations;

describe('A login', () => {
  it('answers the token, the shop and the seller, and nothing else', async () => {
    const shopId = freshDomain();
    const answer = await login({ shopId, url: 'https://tea.example/store' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      token: expect.stringMatching(/^sst_[A-Za-z0-9_-]{43}$/),
      tokenType: 'shop',
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      shop: {
        id: expect.stringMatching(UUID_7),
        shopId,
        domain: shopId,
        name: 'Tea house',
        platform: 'magento',
        url: 'https://tea.example/store',
        activated: false,
      },
      seller: { id: expect.stringMatching(UUID_7), email: app.accounts.seller.email, name: 'Demo Seller' },
    });
    const life = new Date(answer.body.expiresAt).getTime() - app.clock.now().getTime();
    expect(life / days(1)).toBeCloseTo(365, 2);
  });

  it('takes the e-mail in any case', async () => {
    const answer = await login({ email: app.accounts.seller.email.toUpperCase() });

    expect(answer.body.seller.email).toBe(app.accounts.seller.email);
  });

  it.each([
    ['  HTTPS://Shop.Example/path?x=1#y ', 'shop.example'],
    ['http://shop.example:80', 'shop.example'],
    ['shop.example:443', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['https://shop.example.:443/', 'shop.example'],
    ['shop.example:8080', 'shop.example:8080'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
  ])('knows the shop %s as %s', async (given, domain) => {
    const answer = await login({ shopId: given });

    expect(answer.body.shop).toMatchObject({ shopId: domain, domain });
    const again = { 'x-svc-shop-token': answer.body.token, 'x-svc-shop-domain': Buffer.from(given.trim(), 'utf8').toString('latin1') };
    if (/^[\x20-\x7e]+$/.test(given)) expect((await app.client.post('/api/locations/add', [], again)).status).toBe(200);
  });

  it('finds the same shop again and takes over its new name, platform and address, but not its activation', async () => {
    const shopId = freshDomain();
    const first = await login({ shopId });
    await app.client.post('/api/activation', { activate: true }, headersOf(first));

    const second = await login({
      shopId: `https://${shopId.toUpperCase()}/`,
      shopName: 'Coffee house',
      platform: 'shopware',
      url: 'http://new.example',
    });

    expect(second.body.shop).toEqual({
      ...first.body.shop,
      name: 'Coffee house',
      platform: 'shopware',
      url: 'http://new.example',
      activated: true,
    });
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('gives tokens that never expire where their life is set to 0 days', async () => {
    const eternal = await extraApp({ ROLE: 'web', SHOP_TOKEN_TTL_DAYS: '0' });
    const answer = await eternal.client.post('/api/login', { ...loginAs(), ...eternal.accounts.seller });
    eternal.clock.advance(days(5000));

    expect(answer.body.expiresAt).toBeNull();
    expect((await eternal.client.post('/api/locations/add', [], headersOf(answer))).status).toBe(200);
  });

  it('keeps the password out of the answer and ignores fields that it does not know', async () => {
    const answer = await login({
      activated: true,
      sellerId: '00000000-0000-0000-0000-000000000000',
      id: 'x',
      token: 'sst_mine',
      role: 'super_admin',
    });

    expect(answer.body).toMatchObject({ shop: { activated: false }, seller: { email: app.accounts.seller.email } });
    expect(answer.text).not.toContain(app.accounts.seller.password);
    expect(answer.body.token).not.toBe('sst_mine');
  });
});

describe('A refused login', () => {
  it.each(['email', 'password', 'shopId', 'shopName', 'platform', 'url'])('names the missing field %s', async (field) => {
    expectRefusal(await login({ [field]: undefined }), { status: 400, code: 'MISSING_FIELD', fields: [field] });
    expectRefusal(await login({ [field]: null }), { status: 400, code: 'MISSING_FIELD', fields: [field] });
  });

  it.each(['password', 'shopId', 'shopName', 'platform', 'url', 'email'])('counts an empty %s as missing', async (field) => {
    expectRefusal(await login({ [field]: '' }), { status: 400, code: 'MISSING_FIELD', fields: [field] });
  });

  it('names everything that is missing at once', async () => {
    const answer = await app.client.post('/api/login', {});

    expectRefusal(answer, { status: 400, code: 'MISSING_FIELD', fields: ['email', 'password', 'shopId', 'shopName', 'platform', 'url'] });
  });

  it.each([
    ['email', 'not an address'],
    ['email', `${'x'.repeat(65)}@example.com`],
    ['email', 5],
    ['password', ['a']],
    ['shopId', 'two words'],
    ['shopName', 'x'.repeat(201)],
    ['url', 'ftp://shop.example'],
    ['url', 'javascript:alert(1)'],
    ['url', 'shop'],
    ['locations', 'Dubai'],
    ['locations', { city: 'Dubai' }],
  ])('says that %s is not valid when it is %p', async (field, value) => {
    expectRefusal(await login({ [field]: value }), { status: 400, code: 'VALIDATION_FAILED', fields: [field] });
  });

  it('does not tell an unknown e-mail from a wrong password', async () => {
    const wrong = await login({ password: 'not the password' });
    const unknown = await login({ email: 'nobody@example.com' });

    for (const answer of [wrong, unknown])
      expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', reason: 'INVALID_CREDENTIALS', fields: [] });
    expect(unknown.body.message).toBe(wrong.body.message);
  });

  it('makes no seller out of an e-mail that it does not know', async () => {
    await login({ email: 'stranger@example.com', password: 'some password 123' });
    const [row] = await app.database.sql<{ count: string }>("select count(*) from seller where email = 'stranger@example.com'");

    expect(row?.count).toBe('0');
  });

  it('does not reveal the seller of a shop of another seller', async () => {
    const shopId = freshDomain();
    const first = await login({ shopId });

    const answer = await login({ shopId, ...app.accounts.otherSeller, shopName: 'Mine now' });

    expectRefusal(answer, { status: 401, code: 'UNAUTHORIZED', reason: 'SHOP_NOT_AVAILABLE' });
    expect(answer.text).not.toContain('Demo Seller');
    expect(await ask(app, first.body.token, '{ shop { name } }')).toEqual({ shop: { name: 'Tea house' } });
  });

  it('comes too late for an account that is closed, whose tokens stop working as well', async () => {
    const person = await newSeller(app);
    const shopId = freshDomain();
    const before = await login({ shopId, email: person.email, password: person.password });
    expect(before.status).toBe(200);

    await app.database.sql("update seller set status = 'inactive' where id = $1", [person.id]);

    const after = await login({ shopId, email: person.email, password: person.password });
    expectRefusal(after, { status: 401, code: 'UNAUTHORIZED', reason: 'ACCOUNT_INACTIVE' });
    app.services.access.forget();
    const use = await app.client.post('/api/locations/add', [], headersOf(before));
    expectRefusal(use, { status: 401, code: 'UNAUTHORIZED', reason: 'ACCOUNT_INACTIVE' });
  });
});

describe('The tokens of a shop', () => {
  it('are five at most: a sixth login ends the oldest', async () => {
    const shopId = freshDomain();
    const logins: Answer[] = [];
    for (let n = 0; n < 6; n++) logins.push(await login({ shopId }));

    expect(await Promise.all(logins.map(isAlive))).toEqual([false, true, true, true, true, true]);
  });

  it('are five also when nine logins come at the same moment', async () => {
    const shopId = freshDomain();
    const logins = await Promise.all(Array.from({ length: 9 }, () => login({ shopId })));

    expect(new Set(logins.map(({ body }) => body.shop.id)).size).toBe(1);
    expect((await Promise.all(logins.map(isAlive))).filter(Boolean)).toHaveLength(5);
  });

  it('live for 365 days without use, and every use gives them another 365', async () => {
    const own = await extraApp({ ROLE: 'web' });
    const first = await own.client.post('/api/login', { ...loginAs(), ...own.accounts.seller });
    const use = () => own.client.post('/api/locations/add', [], headersOf(first));

    own.clock.advance(days(364));
    expect((await use()).status).toBe(200);
    own.clock.advance(days(364));
    expect((await use()).status).toBe(200);
    own.clock.advance(days(366));
    expectRefusal(await use(), { status: 401, code: 'UNAUTHORIZED', reason: 'TOKEN_EXPIRED' });
  });

  it('are stored as digests only', async () => {
    const { body } = await login();
    const [row] = await app.database.sql<{ hash: Buffer }>(
      "select hash from access_token where kind = 'shop' and hash = sha256(convert_to($1, 'UTF8'))",
      [body.token],
    );

    expect(row?.hash).toHaveLength(32);
  });
});

describe('The locations of a login', () => {
  const quay = { address: '  Harbour  Road 1 ', city: 'Dubai', state: 'Dubai', countryCode: 'ae', zip: '', country: 'UAE' };

  it('get an id of their own and a name that people recognise', async () => {
    const answer = await login({ locations: [{ ...quay, address: 'Harbour Road 1' }] });

    expect(await locationsOf(answer)).toEqual([
      {
        refId: expect.stringMatching(/^login-[0-9a-f]{12}$/),
        refName: 'Dubai - Harbour Road 1',
        address: 'Harbour Road 1',
        city: 'Dubai',
        state: 'Dubai',
        countryCode: 'AE',
        country: 'UAE',
        zip: '',
        lat: null,
        lng: null,
      },
    ]);
  });

  it('are not doubled by the same login again, whatever the case and the spaces', async () => {
    const shopId = freshDomain();
    const first = await login({ shopId, locations: [quay] });
    const second = await login({ shopId, locations: [{ ...quay, address: 'HARBOUR road 1', city: ' dubai', countryCode: 'AE' }] });
    const both = await Promise.all([1, 2, 3, 4].map(() => login({ shopId, locations: [quay, quay] })));

    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await locationsOf(both[0] ?? first)).map(({ refId }) => refId)).toEqual((await locationsOf(second)).map(({ refId }) => refId));
    expect(await locationsOf(second)).toHaveLength(1);
  });

  it('keep apart what would have the same name, and keep those names at the next login', async () => {
    const shopId = freshDomain();
    const street = 'A very long street name that goes on and on until it is cut at sixty characters';
    const locations = ['11111', '22222', '33333'].map((zip) => ({
      ...quay,
      address: street,
      countryCode: 'DE',
      city: 'Ulm',
      state: undefined,
      zip,
    }));
    const name = `Ulm - ${street.slice(0, 60)}`;

    const first = await login({ shopId, locations });
    const named = await locationsOf(first);
    expect(named.map(({ refName }) => refName).sort()).toEqual([name, `${name} (2)`, `${name} (3)`]);

    await login({ shopId, locations: [...locations].reverse() });
    expect(await locationsOf(first)).toEqual(named);
  });

  it('are numbered where a whole request of them has one street, at this login and the next', async () => {
    const shopId = freshDomain();
    const some = (from: number) =>
      Array.from({ length: 500 }, (_, n) => ({
        ...quay,
        address: 'Harbour Road 1',
        countryCode: 'DE',
        city: 'Ulm',
        zip: String(10_000 + from + n),
      }));
    const first = await login({ shopId, locations: some(0) });
    await login({ shopId, locations: some(500) });

    const names = (await locationsOf(first)).map(({ refName }) => String(refName));
    const wanted = Array.from({ length: 1_000 }, (_, n) => (n === 0 ? 'Ulm - Harbour Road 1' : `Ulm - Harbour Road 1 (${n + 1})`));
    expect(names.toSorted()).toEqual(wanted.toSorted());
  });

  it('are named without half a character where a long address is cut', async () => {
    const answer = await login({ locations: [{ ...quay, address: `${'x'.repeat(59)}😀 and more` }] });

    expect(answer.status).toBe(200);
    expect(await locationsOf(answer)).toMatchObject([{ refName: `Dubai - ${'x'.repeat(59)}😀` }]);
  });

  it('keep what the shop has added to them since', async () => {
    const shopId = freshDomain();
    const first = await login({ shopId, locations: [quay] });
    const [location] = await locationsOf(first);
    const change = { refId: location?.['refId'], refName: 'Main warehouse', lat: 25.1, lng: 55.2 };
    await app.client.post('/api/locations/update', change, headersOf(first));

    await login({ shopId, locations: [quay] });

    expect(await locationsOf(first)).toMatchObject([change]);
  });

  it.each([
    ['address', undefined, 'MISSING_FIELD'],
    ['city', '', 'MISSING_FIELD'],
    ['zip', undefined, 'MISSING_FIELD'],
    ['countryCode', undefined, 'MISSING_FIELD'],
    ['countryCode', 'XX', 'VALIDATION_FAILED'],
    ['countryCode', 'United Arab Emirates', 'VALIDATION_FAILED'],
  ])('are refused with the whole login when %s is %p', async (field, value, code) => {
    const shopId = freshDomain();
    const answer = await login({ shopId, locations: [quay, { ...quay, country: undefined, [field]: value }] });

    expectRefusal(answer, { status: 400, code, fields: [`locations[1].${field}`] });
    const rows = await app.database.sql('select 1 from shop where domain = $1', [shopId]);
    expect(rows).toHaveLength(0);
  });

  it('are 500 at most', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...quay, address: `Road ${n}` }));

    expectRefusal(await login({ locations: many(501) }), { status: 400, code: 'VALIDATION_FAILED', fields: ['locations'] });
    expect(await locationsOf(await login({ locations: many(500) }))).toHaveLength(500);
  });
});
