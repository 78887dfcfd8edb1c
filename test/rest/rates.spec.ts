import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import type { Answer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { expectRefusal } from '../support/refusals.js';
import { abuDhabi, connectShop, dubai, mug, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
});
const riyadh = { address: 'King Fahd Road', city: 'Riyadh', state: 'Riyadh', countryCode: 'SA', zip: '11564' };
const berlin = { address: 'Allee 1', city: 'Berlin', state: null, countryCode: 'DE', zip: '10115' };
const tokyo = { address: 'Chiyoda 1', city: 'Tokyo', state: 'Tokyo', countryCode: 'JP', zip: '100-0001' };
const alAin = { ...abuDhabi, city: 'Al Ain' };

const ratesFor = (body: Readonly<Record<string, unknown>> = {}, query = '', by = shop): Promise<Answer> =>
  app.client.post(`/api/rates${query}`, { products: [mug], origin: dubai, destination: abuDhabi, ...body }, by.headers);
const priced = ({ body }: Answer): Record<string, number> =>
  Object.fromEntries(body.map((rate: { service_code: string; total_price: number }) => [rate.service_code, rate.total_price]));

describe('Rates', () => {
  it('are a bare array of options with exactly the documented fields', async () => {
    const answer = await ratesFor();

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      {
        id: expect.stringMatching(/^rate_\S+$/),
        logo: '/static/carriers/SVC.svg',
        pickup_dropoff_method: 'Door to door',
        service_name: 'Economy',
        service_code: 'SVC_ECO',
        total_price: 7.14,
        description: '2-3 business days',
        currency: 'USD',
      },
      expect.objectContaining({ service_code: 'SVC_EXP', total_price: 11.88, description: '1 business day', currency: 'USD' }),
    ]);
    expect(answer.headers.get('x-svc-rate-request-id')).toBe(answer.headers.get('x-request-id'));
    expect(new Set((await ratesFor()).body.map(({ id }: { id: string }) => id)).has(answer.body[0].id)).toBe(false);
  });

  it('leave out services that collect no cash for a postpaid order, and ignore words for it that they do not know', async () => {
    const postpaid = await ratesFor({ destination: riyadh, paymentStatus: 'postpaid' });
    expect(priced(postpaid)).toEqual({});
    const other = await ratesFor({ destination: riyadh, paymentStatus: 'cash' });
    expect(Object.keys(priced(other))).toEqual(Object.keys(priced(await ratesFor({ destination: riyadh }))));
  });

  it('show a logo that the service serves itself', async () => {
    const { body } = await ratesFor();
    const logo = await app.client.get(body[0].logo);

    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });

  it.each([
    ['in one city', dubai, { ...dubai, city: 'DUBAI ' }, { SVC_ECO: 3.47, SVC_EXP: 5.83, SVC_SAME: 8 }],
    [
      'in one city whose name is spelled with and without marks',
      { ...dubai, city: 'Sāo Jośe' },
      { ...dubai, city: 'Sao Jose' },
      { SVC_ECO: 3.47, SVC_EXP: 5.83, SVC_SAME: 8 },
    ],
    ['in one state', abuDhabi, alAin, { SVC_ECO: 4.94, SVC_EXP: 8.1 }],
    ['in one country', dubai, abuDhabi, { SVC_ECO: 7.14, SVC_EXP: 11.88 }],
    ['to a country of the same group', dubai, riyadh, { SVC_INT_ECO: 26.45, SVC_INT_EXP: 40.83 }],
    ['to a country of the same continent', tokyo, dubai, { SVC_INT_ECO: 37.38, SVC_INT_EXP: 56.93 }],
    ['to the rest of the world', dubai, berlin, { SVC_INT_ECO: 50.6, SVC_INT_EXP: 73.03 }],
  ])('%s are those of the price list', async (_where, origin, destination, expected) => {
    expect(priced(await ratesFor({ origin, destination }))).toEqual(expected);
  });

  it('come cheapest first', async () => {
    const prices = Object.values(priced(await ratesFor({ destination: dubai })));

    expect(prices).toEqual([...prices].sort((left, right) => left - right));
  });

  it.each([
    [1000, 5.25],
    [1001, 6.2],
    [1500, 6.2],
    [1501, 7.14],
    [30_000, 60.06],
  ])('of %i g cost %d', async (grams, price) => {
    const line = { ...mug, quantity: 1, grams, volume: 1, length: 1, width: 1, height: 1 };

    expect(priced(await ratesFor({ products: [line] }))['SVC_ECO']).toBe(price);
  });

  it('go by volume where that is more, computed from the measures when the volume is 0', async () => {
    const line = { ...mug, quantity: 1, grams: 1, length: 40, width: 25, height: 10 };

    expect(priced(await ratesFor({ products: [{ ...line, volume: 10_000 }] }))['SVC_ECO']).toBe(7.14);
    expect(priced(await ratesFor({ products: [{ ...line, volume: 0 }] }))['SVC_ECO']).toBe(7.14);
    expect(priced(await ratesFor({ products: [{ ...line, volume: 5_000 }] }))['SVC_ECO']).toBe(7.14);
  });

  it('count grams, measures and volume for one unit, times the quantity', async () => {
    expect(priced(await ratesFor({ products: [{ ...mug, quantity: 4 }] }))).toEqual(priced(await ratesFor({ products: [mug, mug] })));
  });

  it('take a weight in kilograms and a volume in cubic centimetres from old plug-ins', async () => {
    expect(priced(await ratesFor({ products: undefined, weight: 1.2, volume: 8000 }))['SVC_ECO']).toBe(7.14);
    expect(priced(await ratesFor({ products: [], weight: 2 }))['SVC_ECO']).toBe(7.14);
    expect(priced(await ratesFor({ products: null, volume: 8000 }))['SVC_ECO']).toBe(7.14);
    expect(priced(await ratesFor({ products: null, weight: 0, volume: 0 }))['SVC_ECO']).toBe(5.25);
  });

  it('say so when a volume contradicts the measures', async () => {
    const line = { ...mug, volume: 9_000 };
    const answer = await ratesFor({ products: [line], weight: 3 });
    const explained = await ratesFor({ products: [line] }, '?explain=1');

    expect(answer.headers.get('x-svc-warning')).toBe('VOLUME_MISMATCH, LEGACY_IGNORED');
    expect(explained.body.warnings).toEqual([{ field: 'products[0].volume', code: 'VOLUME_MISMATCH', message: expect.any(String) }]);
  });

  it('say so when they ignore weight and volume because there are products', async () => {
    const both = await ratesFor({ weight: 20, volume: 100_000 });

    expect(both.headers.get('x-svc-warning')).toBe('LEGACY_IGNORED');
    expect(priced(both)['SVC_ECO']).toBe(7.14);
    expect((await ratesFor()).headers.get('x-svc-warning')).toBeNull();
  });

  it.each([
    ['JPY', 1071],
    ['KWD', 2.192],
    ['AED', 26.22],
    ['EUR', 6.57],
  ])('are converted to %s with the decimals of that currency', async (currency, price) => {
    const answer = await ratesFor({ products: [{ ...mug, currency }] });

    expect(answer.body[0]).toMatchObject({ total_price: price, currency });
  });

  it('are an empty array when nothing is available, and the reasons come on request', async () => {
    const heavy = { products: [{ ...mug, quantity: 1, grams: 30_001 }] };

    const silent = await ratesFor(heavy);
    expect(silent).toMatchObject({ status: 200, body: [] });
    expect(silent.headers.get('x-svc-rate-request-id')).toBeTruthy();

    const { body } = await ratesFor(heavy, '?explain=1');
    expect(Object.keys(body).sort()).toEqual(['rates', 'rejected', 'requestId', 'warnings']);
    expect(body).toMatchObject({ rates: [], warnings: [], requestId: expect.stringMatching(/^req_/) });
    const reason = { code: expect.any(String), message: expect.stringMatching(/\S/), service_code: expect.any(String) };
    expect(body.rejected).toEqual(Array(5).fill(reason));
    expect(Object.fromEntries(body.rejected.map((each: { service_code: string; code: string }) => [each.service_code, each.code]))).toEqual(
      {
        SVC_ECO: 'OVER_WEIGHT',
        SVC_EXP: 'OVER_WEIGHT',
        SVC_SAME: 'ROUTE_NOT_SERVED',
        SVC_INT_ECO: 'ROUTE_NOT_SERVED',
        SVC_INT_EXP: 'ROUTE_NOT_SERVED',
      },
    );
  });

  it('explain an oversized parcel too, and list what remains beside it', async () => {
    const { body } = await ratesFor({ products: [{ ...mug, length: 150.1, volume: 0 }] }, '?explain=1');

    expect(body.rejected).toContainEqual({ service_code: 'SVC_ECO', code: 'OVER_SIZE', message: expect.any(String) });
    expect((await ratesFor({}, '?explain=1')).body.rates).toHaveLength(2);
  });

  it.each(['document', 'non_document'])('are there for the type %s', async (type) => {
    expect((await ratesFor({ type })).body).toHaveLength(2);
  });

  it('can be requested without state, and without zip where the country has none', async () => {
    const { state: _state, ...stateless } = dubai;

    expect((await ratesFor({ origin: stateless })).status).toBe(200);
    expect((await ratesFor({ origin: { ...dubai, state: null } })).status).toBe(200);
  });

  it('write nothing', async () => {
    const count = async () =>
      (await app.database.sql('select (select count(*) from event) as events, (select count(*) from mail) as mails'))[0];
    const before = await count();
    await Promise.all(Array.from({ length: 10 }, () => ratesFor()));

    expect(await count()).toEqual(before);
  });
});

describe('A request for rates', () => {
  it.each([
    ['UAE', 'AE'],
    ['U.A.E.', 'AE'],
    ['United Arab Emirates', 'AE'],
    ['uk', 'GB'],
    ['KSA', 'SA'],
    ['USA', 'US'],
    ['DEU', 'DE'],
    ['Deutschland', 'DE'],
    ['Saudi Arabia', 'SA'],
  ])('with the country %s gets the hint to use %s', async (given, code) => {
    const { body } = await ratesFor({ destination: { ...dubai, countryCode: given } });

    expect(body.errors).toEqual([
      {
        field: 'destination.countryCode',
        code: 'VALIDATION_FAILED',
        message: `"${given}" is not a country code; use ${code}`,
        variant: 'notCountryCodeUse',
        params: { given, meant: code },
      },
    ]);
  });

  it('with a currency as people write it gets its code as a hint', async () => {
    const { body } = await ratesFor({ products: [{ ...mug, currency: 'Dhs.' }] });

    expect(body.errors[0].message).toBe('"Dhs." is not a currency code; use AED');
  });

  it('with misplaced fields gets a warning in a header, and by name when an explanation is requested', async () => {
    const wrong = { destination: { ...abuDhabi, weight: 3 }, price: 3, plugin: 'v1' };
    const bare = await ratesFor(wrong);
    const { body } = await ratesFor(wrong, '?explain=1');

    expect(bare.headers.get('x-svc-warning')).toBe('MISPLACED_FIELD');
    expect(bare.body).toHaveLength(2);
    expect(body.warnings).toEqual([
      {
        field: 'destination.weight',
        code: 'MISPLACED_FIELD',
        message: expect.stringContaining('Send it as weight.'),
        params: { field: 'destination.weight', belongs: 'weight' },
      },
    ]);
    expect((await ratesFor({ plugin: 'v1', destination: { ...abuDhabi, phone: '1' } })).headers.get('x-svc-warning')).toBeNull();
  });

  it.each([
    [{ products: undefined }, 'MISSING_FIELD', ['products']],
    [{ products: [] }, 'MISSING_FIELD', ['products']],
    [{ origin: undefined }, 'MISSING_FIELD', ['origin']],
    [{ destination: null }, 'MISSING_FIELD', ['destination']],
    [{ origin: { ...dubai, address: undefined } }, 'MISSING_FIELD', ['origin.address']],
    [{ destination: { ...dubai, city: '' } }, 'MISSING_FIELD', ['destination.city']],
    [{ destination: { ...dubai, zip: undefined } }, 'MISSING_FIELD', ['destination.zip']],
    [{ destination: { ...dubai, countryCode: undefined, country: 'Nowhere' } }, 'MISSING_FIELD', ['destination.countryCode']],
    [{ destination: { ...berlin, zip: ' ' } }, 'VALIDATION_FAILED', ['destination.zip']],
    [{ destination: { ...dubai, countryCode: 'QQ' } }, 'VALIDATION_FAILED', ['destination.countryCode']],
    [{ destination: { ...dubai, lat: 1, latitude: 2, lng: 1 } }, 'VALIDATION_FAILED', ['destination.lat']],
    [{ destination: 'Dubai' }, 'VALIDATION_FAILED', ['destination']],
    [{ products: {} }, 'VALIDATION_FAILED', ['products']],
    [{ products: ['mug'] }, 'VALIDATION_FAILED', ['products[0]']],
    [{ products: undefined, weight: -1 }, 'VALIDATION_FAILED', ['weight']],
    [{ products: undefined, volume: -1 }, 'VALIDATION_FAILED', ['volume']],
    [{ products: undefined, weight: '2' }, 'VALIDATION_FAILED', ['weight']],
    [{ type: 'letter' }, 'VALIDATION_FAILED', ['type']],
    [{ type: 'DOCUMENT' }, 'VALIDATION_FAILED', ['type']],
  ])('with %j is refused', async (wrong, code, fields) => {
    expectRefusal(await ratesFor(wrong), { status: 400, code, fields });
  });

  it.each(['name', 'quantity', 'price', 'grams', 'length', 'width', 'height', 'volume', 'currency'])(
    'names the missing product field %s',
    async (field) => {
      expectRefusal(await ratesFor({ products: [mug, { ...mug, [field]: undefined }] }), {
        status: 400,
        code: 'MISSING_FIELD',
        fields: [`products[1].${field}`],
      });
    },
  );

  it.each([
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', '2'],
    ['quantity', 1e7],
    ['price', -0.01],
    ['price', 1.001],
    ['price', '50'],
    ['price', 1e30],
    ['grams', -1],
    ['grams', null],
    ['length', 0],
    ['width', -3],
    ['height', 0],
    ['volume', -1],
    ['currency', 'dollars'],
    ['name', 7],
    ['name', 'x'.repeat(501)],
  ])('with a product whose %s is %p is refused', async (field, value) => {
    const code = value === null ? 'MISSING_FIELD' : 'VALIDATION_FAILED';
    expectRefusal(await ratesFor({ products: [{ ...mug, [field]: value }] }), { status: 400, code, fields: [`products[0].${field}`] });
  });

  it('takes title and amount for name and price, unless both are given and differ', async () => {
    const { name, price, ...rest } = mug;

    expect((await ratesFor({ products: [{ ...rest, title: name, amount: price }] })).status).toBe(200);
    expect((await ratesFor({ products: [{ ...mug, title: name, amount: price }] })).status).toBe(200);
    expectRefusal(await ratesFor({ products: [{ ...mug, amount: 51 }] }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: ['products[0].price'],
    });
    expectRefusal(await ratesFor({ products: [{ ...mug, title: 'Cup' }] }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: ['products[0].name'],
    });
  });

  it('speaks of one currency, and of one that has an exchange rate', async () => {
    expectRefusal(await ratesFor({ products: [mug, { ...mug, currency: 'EUR' }] }), {
      status: 400,
      code: 'CURRENCY_MISMATCH',
      fields: ['products[1].currency'],
    });
    const unsupported = { status: 400, code: 'CURRENCY_NOT_SUPPORTED', fields: ['products[0].currency'] };
    expectRefusal(await ratesFor({ products: [{ ...mug, currency: 'CHF' }] }), unsupported);
    expectRefusal(await ratesFor({ products: [{ ...mug, currency: 'XQZ' }] }), unsupported);
    expect((await ratesFor({ products: [{ ...mug, currency: 'usd' }] })).body[0].currency).toBe('USD');
  });

  it('names every problem at once', async () => {
    const answer = await ratesFor({ origin: { city: 'Dubai' }, products: [{ ...mug, grams: 'heavy' }] });

    expectRefusal(answer, {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: ['origin.address', 'origin.countryCode', 'origin.zip', 'products[0].grams'],
    });
  });

  it('may hold a thousand lines and no more', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, () => ({ ...mug, quantity: 1, grams: 1, volume: 1, length: 1, width: 1, height: 0.1 }));

    expect((await ratesFor({ products: lines(1000) })).status).toBe(200);
    expectRefusal(await ratesFor({ products: lines(1001) }), { status: 400, code: 'VALIDATION_FAILED', fields: ['products'] });
  });
});

describe('What the shopper sees', () => {
  it('is the price of the display rule, and never what the merchant pays', async () => {
    const own = await connectShop(app);
    const [row] = await app.database.sql<{ id: string; seller_id: string }>('select id, seller_id from shop where domain = $1', [
      own.domain,
    ]);
    await app.database.sql(
      `insert into display_rule (id, seller_id, shop_id, priority, active, effect, value, currency, rounding)
       values (gen_random_uuid(), $1, $2, 1, true, 'percent', 1500, 'USD', 'up_0.5')`,
      [row?.seller_id, row?.id],
    );
    await waitFor('the rule is in force', async () => priced(await ratesFor({}, '', own))['SVC_ECO'] !== 7.14);

    const answer = await ratesFor({}, '?explain=1', own);
    expect(answer.body.rates[0]).toMatchObject({ service_code: 'SVC_ECO', total_price: 8.5 });
    expect(answer.text).not.toContain('7.14');
    expect(Buffer.from(answer.body.rates[0].id.slice(5), 'base64url').toString('latin1')).not.toMatch(/714|7\.14/);
    expect(priced(await ratesFor())['SVC_ECO']).toBe(7.14);
  });
});

describe('Rates over GraphQL', () => {
  const query = `query($input: RatesInput!) { rates(input: $input) { rates { serviceCode totalPrice { amount currency minor } actualRate { amount }
    publicRate { amount } displayRate { amount } chargeableWeightKg breakdown { code amount { amount } } } } }`;
  const input = { products: [mug], origin: dubai, destination: abuDhabi };

  it('add up line by line', async () => {
    const { rates } = await ask(app, shop.token, query, { input });

    expect(rates.rates[0]).toMatchObject({
      serviceCode: 'SVC_ECO',
      totalPrice: { amount: '7.14', currency: 'USD', minor: 714 },
      actualRate: { amount: '7.14' },
      publicRate: { amount: '7.14' },
      displayRate: null,
      chargeableWeightKg: 2,
      breakdown: [
        { code: 'BASE', amount: { amount: '6.80' } },
        { code: 'FUEL', amount: { amount: '0.34' } },
      ],
    });
  });

  it('are refused to strangers', async () => {
    const answer = await app.client.graphql(query, { input });

    expect(answer.body.errors[0].extensions.code).toBe('UNAUTHORIZED');
  });
});
