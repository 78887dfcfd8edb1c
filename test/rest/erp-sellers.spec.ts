import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { erpGet, erpRefusal } from '../support/erp.js';
import { ask } from '../support/graphql.js';
import { adminOf, newErpToken, newSeller, topUp, type Person } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, dubai, placeOrder, sessionOf } from '../support/story.js';

let app: TestApp;
let admin: string;
/** Everybody whom the tests made; the sellers of the demo are there as well, without the word that all of these share. */
let sara: Person;
let hadi: Person;
let mina: Person;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  const company = (name: string) => ({ company: `${name} quorra`, phone: '+971 4 555 0100' });
  sara = await newSeller(app, { firstName: 'Sara', lastName: 'Aziz', ...company('Zeta') });
  app.clock.advance(1000);
  hadi = await newSeller(app, { firstName: 'hadi', lastName: 'Bakr', ...company('alpha') });
  app.clock.advance(1000);
  mina = await newSeller(app, { firstName: 'Mína', lastName: 'Cole', ...company('Mid_100%') });
  await change(sara.id, { address: dubai });
  await change(hadi.id, { address: dubai, isLocal: false, status: 'inactive' });
  await change(mina.id, { isInternational: false });
  await ask(app, admin, 'mutation($id: String!) { updateSeller(id: $id, input: { role: POSTPAID }) { id } }', { id: mina.id });
  await topUp(app, admin, sara.id, '100');
  const shop = await connectShop(app, sara);
  await connectShop(app, sara);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  await placeOrder(app, shop);
  await placeOrder(app, shop);
  await placeOrder(app, await connectShop(app, mina));
});
afterAll(() => app.stop());

const erp = () => bearer(app.accounts.erpToken);
const change = (id: string, body: unknown, headers = erp()) => app.client.call('PUT', `/api/erp/sellers/${id}`, { body, headers });
const list = (query: string) => erpGet(app, `/sellers?search=quorra${query}`);
const names = (body: { data: { fullName: string }[] }) => body.data.map(({ fullName }) => fullName.split(' ')[0]);

describe('GET /api/erp/sellers', () => {
  it('lists sellers, the newest first, with their figures', async () => {
    const body = await list('');

    expect(names(body)).toEqual(['Mína', 'hadi', 'Sara']);
    expect(body.pagination).toEqual({ page: 1, limit: 50, total: 3, totalPages: 1 });
    expect(body.filterCounts).toBeUndefined();
    expect(body.data[2]).toEqual({
      id: sara.id,
      fullName: 'Sara Aziz',
      email: sara.email,
      phone: '+971 4 555 0100',
      company: 'Zeta quorra',
      role: 'prepaid',
      status: 'active',
      isLocal: true,
      isInternational: true,
      totalShipments: 2,
      shopCount: 2,
      activeShopCount: 1,
      balance: 100,
      currency: 'USD',
      planName: 'Standard',
      createdAt: expect.any(String),
      lastShipmentAt: expect.any(String),
    });
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual(['incomplete', 'inactive', 'active']);
  });

  it('lists all there are when nothing is asked', async () => {
    const { data, pagination } = await erpGet(app, '/sellers');

    expect(pagination.total).toBe(5);
    expect(data).toHaveLength(5);
  });

  it.each([
    ['&role=prepaid', ['hadi', 'Sara']],
    ['&role=postpaid', ['Mína']],
    ['&status=active', ['Sara']],
    ['&status=incomplete', ['Mína']],
    ['&status=inactive', ['hadi']],
    ['&hasShops=true', ['Mína', 'Sara']],
    ['&hasShops=false', ['hadi']],
    ['&isLocal=false', ['hadi']],
    ['&isInternational=false', ['Mína']],
    ['&isInternational=true&isLocal=true', ['Sara']],
    ['&createdBefore=2020-01-01', []],
    ['&createdAfter=2020-01-01', ['Mína', 'hadi', 'Sara']],
  ])('narrows the list by %s, and counts the same', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected);
    expect(await erpGet(app, `/sellers/count?search=quorra${query}`)).toEqual({ status: 'success', count: expected.length });
  });

  it('takes the day of registration with both its ends', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);

    expect((await list(`&createdAfter=${today}&createdBefore=${today}`)).data).toHaveLength(3);
  });

  it.each([
    ['MÍNA%20c', ['Mína']],
    ['Mid_1', ['Mína']],
    ['id_100%25', ['Mína']],
    ['a_i', []],
    ['%25%25%25', []],
    ['zi', []],
    ['al', ['hadi']],
    ['hadi%20bakr', ['hadi']],
    ['bakrmerchant', []],
  ])('finds by %s', async (term, expected) => {
    expect(names(await erpGet(app, `/sellers?search=${term}`))).toEqual(expected);
  });

  it('finds by e-mail address', async () => {
    expect(names(await erpGet(app, `/sellers?search=${encodeURIComponent(hadi.email.toUpperCase())}`))).toEqual(['hadi']);
  });

  it.each([
    ['fullName', ['hadi', 'Mína', 'Sara']],
    ['company', ['hadi', 'Mína', 'Sara']],
    ['totalShipments', ['hadi', 'Mína', 'Sara']],
    ['shopCount', ['hadi', 'Mína', 'Sara']],
    ['createdAt', ['Sara', 'hadi', 'Mína']],
  ])('sorts by %s either way', async (sortBy, ascending) => {
    expect(names(await list(`&sortBy=${sortBy}&sortOrder=asc`))).toEqual(ascending);
    expect(names(await list(`&sortBy=${sortBy}`))).toEqual([...ascending].reverse());
  });

  it('sorts by activated shops', async () => {
    expect(names(await list('&sortBy=activeShopCount'))[0]).toBe('Sara');
  });

  it('turns pages, and has nothing beyond the last', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`&limit=2&page=${page}&sortBy=fullName&sortOrder=asc`)));

    expect(pages.map(names)).toEqual([['hadi', 'Mína'], ['Sara'], []]);
    expect(pages[2].pagination).toEqual({ page: 3, limit: 2, total: 3, totalPages: 2 });
  });

  it('counts what each filter would leave with all the others applied', async () => {
    const { filterCounts } = await list('&includeFilterCounts=true');
    expect(filterCounts).toEqual({
      role: { prepaid: 2, postpaid: 1 },
      status: { active: 1, inactive: 1, incomplete: 1 },
      hasShops: { true: 2, false: 1 },
      isLocal: { true: 2, false: 1 },
      isInternational: { true: 2, false: 1 },
    });
    const narrowed = await list('&includeFilterCounts=true&role=prepaid&hasShops=true');

    expect(names(narrowed)).toEqual(['Sara']);
    expect(narrowed.filterCounts).toEqual({
      role: { prepaid: 1, postpaid: 1 },
      status: { active: 1, inactive: 0, incomplete: 0 },
      hasShops: { true: 1, false: 1 },
      isLocal: { true: 1, false: 0 },
      isInternational: { true: 1, false: 0 },
    });
  });

  it.each([
    ['?limit=501', ['limit']],
    ['?page=0', ['page']],
    ['?role=rich', ['role']],
    ['?status=gone', ['status']],
    ['?hasShops=1.5&isLocal=x', ['hasShops', 'isLocal']],
    ['?sortBy=balance', ['sortBy']],
    ['?sortOrder=sideways', ['sortOrder']],
    ['?includeFilterCounts=perhaps', ['includeFilterCounts']],
    ['?createdAfter=2026-13-01', ['createdAfter']],
    ['?createdAfter=2026-02-02&createdBefore=2026-02-01', ['createdBefore']],
  ])('refuses %s', async (query, fields) => {
    expect(await erpRefusal(app, `/sellers${query}`)).toEqual({ status: 400, code: 'INVALID_QUERY', fields });
  });

  it('refuses more than ninety days', async () => {
    const range = '?createdAfter=2026-01-01&createdBefore=2026-04-02';

    expect(await erpRefusal(app, `/sellers${range}`)).toEqual({ status: 400, code: 'DATE_RANGE_TOO_LARGE', fields: ['createdBefore'] });
    expect(await erpRefusal(app, `/sellers/count${range}`)).toMatchObject({ code: 'DATE_RANGE_TOO_LARGE' });
  });

  it('needs the scope that reads sellers', async () => {
    const token = await newErpToken(app, admin, { scopes: ['shipments:read'] });

    for (const path of ['/sellers', '/sellers/count', `/sellers/${sara.id}`]) {
      expect(await erpRefusal(app, path, token)).toMatchObject({ status: 403, code: 'FORBIDDEN_SCOPE' });
    }
  });

  it('answers a token that may read sellers and nothing else', async () => {
    const headers = bearer(await newErpToken(app, admin, { scopes: ['sellers:read'] }));

    for (const path of ['/sellers?includeFilterCounts=true', '/sellers/count', `/sellers/${sara.id}`]) {
      expect(await app.client.get(`/api/erp${path}`, headers)).toMatchObject({ status: 200 });
    }
  });

  it('shows a seller only itself', async () => {
    const session = await sessionOf(app, sara);
    const { sellers, sellerFilterCounts } = await ask(
      app,
      session,
      '{ sellers { totalCount nodes { id figures { totalShipments } shops { domain } } } sellerFilterCounts { role { prepaid postpaid } } }',
    );

    expect(sellers).toMatchObject({ totalCount: 1, nodes: [{ id: sara.id, figures: { totalShipments: 2 } }] });
    expect(sellerFilterCounts).toEqual({ role: { prepaid: 1, postpaid: 0 } });
  });
});

describe('GET /api/erp/sellers/{id}', () => {
  it('shows everything about a seller', async () => {
    const { data } = await erpGet(app, `/sellers/${sara.id}`);

    expect(data).toMatchObject({
      id: sara.id,
      fullName: 'Sara Aziz',
      firstName: 'Sara',
      address: { city: 'Dubai', countryCode: 'AE', lat: null },
      plan: { name: 'Standard', discountPercent: expect.any(Number), codFeePercent: 2 },
      wallet: { balance: 100, held: 14.28, available: 85.72, uncleared: 0, creditLimit: 0, currency: 'USD' },
      settings: { spendUncleared: true, notifyEmails: [] },
      shops: [{ activated: true, platform: 'woocommerce' }, { activated: false }],
      stats: { delivered: 0, failed: 0, returned: 0, inTransit: 0, codUncleared: 0 },
      taxId: null,
      crNumber: null,
      notes: null,
      timezone: 'UTC',
      language: 'en',
    });
    expect(data.wallets).toEqual([data.wallet]);
  });

  it.each(['nobody', '00000000-0000-7000-8000-000000000000', '%00'])('does not know %s', async (id) => {
    expect(await erpRefusal(app, `/sellers/${id}`)).toMatchObject({ status: 404, code: 'SELLER_NOT_FOUND' });
  });
});

describe('PUT /api/erp/sellers/{id}', () => {
  it('changes what it is asked to, and says so', async () => {
    const { id } = await newSeller(app);
    const body = {
      firstName: 'Lina',
      lastName: 'Haddad',
      company: 'Haddad Trading',
      phone: '+971 4 555 0199',
      email: `Lina.${id}@Haddad.example`,
      address: { ...dubai, latitude: 25.1, longitude: 55.2 },
      planId: 'gold',
      creditLimit: 250.5,
      adjustmentThreshold: 75,
      codFeePercent: 1.25,
      isLocal: false,
      isInternational: true,
      language: 'ar',
      taxId: '100200300400003',
      crNumber: 'CR-778899',
      timezone: 'Asia/Dubai',
      notes: 'Prefers e-mail.',
      notifyEmails: ['books@haddad.example'],
      balance: 1_000_000,
    };
    const answer = await change(id, body);

    expect(answer.status).toBe(200);
    const { balance: _balance, ...known } = body;
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringContaining('firstName'),
      data: {
        updated: {
          ...known,
          email: known.email.toLowerCase(),
          address: { ...dubai, lat: 25.1, lng: 55.2 },
          planId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
      warnings: [{ field: 'balance', code: 'UNKNOWN_FIELD', message: expect.any(String) }],
    });
    const { data } = await erpGet(app, `/sellers/${id}`);
    expect(data).toMatchObject({ fullName: 'Lina Haddad', status: 'active', balance: 0, plan: { name: 'Gold', codFeePercent: 1.25 } });
    expect(data.wallet.creditLimit).toBe(250.5);
    expect(names(await erpGet(app, '/sellers?search=haddad%20trad'))).toEqual(['Lina']);
  });

  it('clears what may be empty, and the list says that something is missing', async () => {
    const { id } = await newSeller(app, { company: 'Gone', phone: '1', lastName: 'Clear' });
    await change(id, { address: dubai });
    const { body } = await change(id, { company: null, creditLimit: null, status: 'active' });

    expect(body.data.updated).toEqual({ company: null, creditLimit: null, status: 'incomplete' });
  });

  it.each([
    [{ status: 'incomplete' }, 'VALIDATION_FAILED', 'status'],
    [{ planId: 'Platinum' }, 'VALIDATION_FAILED', 'planId'],
    [{ codFeePercent: 20.01 }, 'VALIDATION_FAILED', 'codFeePercent'],
    [{ creditLimit: -1 }, 'VALIDATION_FAILED', 'creditLimit'],
    [{ adjustmentThreshold: 'much' }, 'VALIDATION_FAILED', 'adjustmentThreshold'],
    [{ email: 'nobody' }, 'VALIDATION_FAILED', 'email'],
    [{ company: 'x'.repeat(101) }, 'VALIDATION_FAILED', 'company'],
    [{ notifyEmails: 'a@b.c' }, 'VALIDATION_FAILED', 'notifyEmails'],
    [{ isLocal: 'yes' }, 'VALIDATION_FAILED', 'isLocal'],
    [{ address: { ...dubai, lat: 1, latitude: 2, lng: 1 } }, 'VALIDATION_FAILED', 'address.lat'],
    [{}, 'VALIDATION_FAILED', null],
    [{ balance: 5 }, 'VALIDATION_FAILED', null],
  ])('refuses %j', async (body, code, field) => {
    const answer = await change(hadi.id, body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 'failed', code, errors: [{ field }] });
  });

  it.each([{}, { nickname: 'Lina', favouriteColour: 'blue' }])('says of %j that nothing in it can be changed', async (body) => {
    const { id } = await newSeller(app);
    const answer = await change(id, body);
    expectRefusal(answer, { status: 400, code: 'VALIDATION_FAILED', family: 'erp', fields: [null] });
    expect(answer.body.message).toBe('The request names no field that can be changed.');
  });

  it('refuses the e-mail address of another account', async () => {
    const { status, body } = await change(hadi.id, { email: sara.email.toUpperCase() });

    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'EMAIL_IN_USE', errors: [{ field: 'email' }] } });
  });

  it('gives an address to one of two sellers who want it at once', async () => {
    const [one, two] = [await newSeller(app), await newSeller(app)];
    const answers = await Promise.all([one, two].map(({ id }) => change(id, { email: 'wanted@example.com' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('lets a token change the role only with a scope of its own', async () => {
    const { id } = await newSeller(app);
    const allowed = bearer(await newErpToken(app, admin, { scopes: ['sellers:write', 'sellers:read', 'sellers:admin'] }));

    expect(await change(id, { role: 'postpaid' })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_SCOPE' } });
    expect(await change(id, { role: 'postpaid' }, allowed)).toMatchObject({
      status: 200,
      body: { data: { updated: { role: 'postpaid' } } },
    });
    expect(names(await erpGet(app, `/sellers?role=postpaid&search=${id.slice(0, 3)}`))).toEqual([]);
    expect((await erpGet(app, `/sellers/${id}`)).data.role).toBe('postpaid');
  });

  it('does not know strangers, and says so before anything else', async () => {
    for (const id of ['nobody', '00000000-0000-7000-8000-000000000000']) {
      for (const body of [{ company: 'X' }, { status: 'x' }]) {
        expect(await change(id, body)).toMatchObject({ status: 404, body: { code: 'SELLER_NOT_FOUND' } });
      }
    }
  });

  it('answers a token that may write sellers and read nothing', async () => {
    const { id } = await newSeller(app);
    const writer = bearer(await newErpToken(app, admin, { scopes: ['sellers:write'] }));
    const { status, body } = await change(id, { company: 'Blind', planId: 'Gold', creditLimit: 5 }, writer);

    expect({ status, updated: body.data.updated }).toEqual({
      status: 200,
      updated: { company: 'Blind', planId: expect.stringMatching(/^[0-9a-f-]{36}$/), creditLimit: 5 },
    });
    expect(await app.client.get(`/api/erp/sellers/${id}`, writer)).toMatchObject({ status: 403 });
  });

  it('needs the scope that writes sellers', async () => {
    const reader = bearer(await newErpToken(app, admin, { scopes: ['sellers:read'] }));

    expect(await change(hadi.id, { company: 'X' }, reader)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_SCOPE' } });
  });

  it('does the same request under one Idempotency-Key once', async () => {
    const { id } = await newSeller(app);
    const headers = { ...erp(), 'idempotency-key': 'rename' };
    const first = await change(id, { company: 'Once', status: 'inactive' }, headers);
    expect(first.body.data.updated).toEqual({ company: 'Once', status: 'inactive' });
    await change(id, { company: 'Then' });
    const again = await change(id, { company: 'Once', status: 'inactive' }, headers);

    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await erpGet(app, `/sellers/${id}`)).data.company).toBe('Then');
  });
});

describe('The figures of a seller', () => {
  it('are exact after fifty orders and ten shops at once', async () => {
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '1000');
    const shops = await Promise.all(Array.from({ length: 10 }, () => connectShop(app, seller)));
    await Promise.all(shops.map(({ headers }) => app.client.post('/api/activation', { activate: true }, headers)));
    await Promise.all(shops.flatMap((shop) => Array.from({ length: 5 }, () => placeOrder(app, shop))));

    expect((await erpGet(app, `/sellers/${seller.id}`)).data).toMatchObject({ totalShipments: 50, shopCount: 10, activeShopCount: 10 });
    expect((await erpGet(app, `/shipments?sellerId=${seller.id}`)).pagination.total).toBe(50);
  });
});
