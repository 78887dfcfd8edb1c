import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import type { Answer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
});
beforeEach(async () => {
  shop = await connectShop(app);
});
const warehouse = {
  refId: 'W1',
  refName: 'Warehouse',
  address: 'Al Quoz 3',
  city: 'Dubai',
  state: 'Dubai',
  countryCode: 'AE',
  country: 'United Arab Emirates',
  zip: '',
  longitude: 55.25,
  latitude: 25.125,
};
const stored = { ...warehouse, lat: warehouse.latitude, lng: warehouse.longitude };
const bare = { refId: 'B', refName: 'Bare', address: 'Street 1', city: 'Ulm', state: 'BW', countryCode: 'de', zip: '89073' };

const add = (body: unknown): Promise<Answer> => app.client.post('/api/locations/add', body, shop.headers);
const update = (body: unknown): Promise<Answer> => app.client.post('/api/locations/update', body, shop.headers);
const activate = (body: unknown): Promise<Answer> => app.client.post('/api/activation', body, shop.headers);
const all = async (): Promise<{ refId: string; refName: string; city: string }[]> =>
  (await ask(app, shop.token, '{ shop { locations { refId refName city } } }')).shop.locations;

describe('Adding locations', () => {
  it('answers what is stored, with both spellings of the coordinates', async () => {
    const answer = await add(warehouse);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'success', message: expect.stringMatching(/\S/), locations: [stored], created: 1, updated: 0 });
  });

  it('takes an array in its order, and fills in country, capitals and absent coordinates', async () => {
    const { body } = await add([bare, warehouse]);

    const filled = { ...bare, countryCode: 'DE', country: 'Germany', lat: null, lng: null, latitude: null, longitude: null };
    expect(body).toMatchObject({ created: 2, updated: 0, locations: [filled, stored] });
  });

  it.each([
    [{ lat: 25.125, lng: 55.25, latitude: undefined, longitude: undefined }],
    [{ lat: 25.125, longitude: 55.25, latitude: undefined }],
    [{ lat: 25.1250000001, lng: 55.2499999999 }],
  ])('reads the coordinates as %j', async (coordinates) => {
    const { status, body } = await add({ ...warehouse, ...coordinates });

    expect(status).toBe(200);
    expect(body.locations[0].lat).toBeCloseTo(25.125, 6);
    expect(body.locations[0].longitude).toBeCloseTo(55.25, 6);
  });

  it.each([
    [{ lat: 25.2 }, 'VALIDATION_FAILED', 'lat'],
    [{ lng: 54 }, 'VALIDATION_FAILED', 'lng'],
    [{ latitude: 90.001 }, 'VALIDATION_FAILED', 'latitude'],
    [{ latitude: -90.001 }, 'VALIDATION_FAILED', 'latitude'],
    [{ longitude: 180.001 }, 'VALIDATION_FAILED', 'longitude'],
    [{ longitude: -180.001 }, 'VALIDATION_FAILED', 'longitude'],
    [{ latitude: undefined }, 'VALIDATION_FAILED', 'latitude'],
    [{ longitude: null }, 'VALIDATION_FAILED', 'longitude'],
    [{ latitude: '25.1' }, 'VALIDATION_FAILED', 'latitude'],
    [{ refId: undefined }, 'MISSING_FIELD', 'refId'],
    [{ refName: undefined }, 'MISSING_FIELD', 'refName'],
    [{ address: undefined }, 'MISSING_FIELD', 'address'],
    [{ city: undefined }, 'MISSING_FIELD', 'city'],
    [{ state: undefined }, 'MISSING_FIELD', 'state'],
    [{ state: null }, 'MISSING_FIELD', 'state'],
    [{ countryCode: undefined, country: undefined }, 'MISSING_FIELD', 'countryCode'],
    [{ countryCode: undefined, country: 'Nowhere' }, 'MISSING_FIELD', 'countryCode'],
    [{ zip: undefined }, 'MISSING_FIELD', 'zip'],
    [{ refId: ' ' }, 'MISSING_FIELD', 'refId'],
    [{ refName: '' }, 'MISSING_FIELD', 'refName'],
    [{ address: '' }, 'MISSING_FIELD', 'address'],
    [{ refId: 7 }, 'VALIDATION_FAILED', 'refId'],
    [{ refId: 'x'.repeat(101) }, 'VALIDATION_FAILED', 'refId'],
    [{ refName: 'x'.repeat(201) }, 'VALIDATION_FAILED', 'refName'],
    [{ address: 'x'.repeat(501) }, 'VALIDATION_FAILED', 'address'],
    [{ city: 'x'.repeat(101) }, 'VALIDATION_FAILED', 'city'],
    [{ state: 'x'.repeat(101) }, 'VALIDATION_FAILED', 'state'],
    [{ country: 'x'.repeat(101) }, 'VALIDATION_FAILED', 'country'],
    [{ zip: 'x'.repeat(21) }, 'VALIDATION_FAILED', 'zip'],
    [{ countryCode: 'ZZ' }, 'VALIDATION_FAILED', 'countryCode'],
    [{ countryCode: 'DE', zip: '' }, 'VALIDATION_FAILED', 'zip'],
  ])('refuses %j', async (wrong, code, field) => {
    expectRefusal(await add([{ ...warehouse, ...wrong }]), { status: 400, code, fields: [`[0].${field}`] });
    expect(await all()).toEqual([]);
  });

  it('names the field of a single location as the caller wrote it', async () => {
    expectRefusal(await add({ ...warehouse, city: undefined, zip: undefined }), {
      status: 400,
      code: 'MISSING_FIELD',
      fields: ['city', 'zip'],
    });
    expectRefusal(await add({ ...warehouse, countryCode: 'ZZ' }), { status: 400, code: 'VALIDATION_FAILED', fields: ['countryCode'] });
  });

  it('changes nothing when the same content is added again', async () => {
    await add(warehouse);

    expect((await add([warehouse, { ...warehouse, countryCode: 'ae' }])).body).toMatchObject({
      created: 0,
      updated: 0,
      locations: [stored, stored],
    });
  });

  it('refuses other content under a known refId, also within one request', async () => {
    await add(warehouse);

    expectRefusal(await add([bare, { ...warehouse, city: 'Sharjah' }]), { status: 400, code: 'LOCATION_EXISTS', fields: ['[1].refId'] });
    expectRefusal(await add([bare, { ...bare, city: 'Bonn' }]), { status: 400, code: 'LOCATION_EXISTS', fields: ['[1].refId'] });
    expect(await all()).toEqual([{ refId: 'W1', refName: 'Warehouse', city: 'Dubai' }]);
  });

  it('refuses a refName that another location has, also within one request', async () => {
    await add(warehouse);

    const taken = { status: 400, code: 'DUPLICATE_REF_NAME' };
    expectRefusal(await add({ ...bare, refName: 'Warehouse' }), { ...taken, fields: ['refName'] });
    expectRefusal(await add([bare, { ...bare, refId: 'C' }]), { ...taken, fields: ['[1].refName'] });
    expectRefusal(await activate({ activate: true, locations: [bare, { ...bare, refId: 'C' }] }), {
      ...taken,
      fields: ['locations[1].refName'],
    });
    expect(await all()).toHaveLength(1);
  });

  it('adds all of an array or none of it', async () => {
    expectRefusal(await add([warehouse, bare, { ...bare, refId: 'C', refName: 'Third', countryCode: 'ZZ' }]), {
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect(await all()).toEqual([]);
  });

  it('takes 500 at once and refuses 501', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...bare, refId: `R${n}`, refName: `Store ${n}` }));

    expectRefusal(await add(many(501)), { status: 400, code: 'VALIDATION_FAILED' });
    expect((await add(many(500))).body).toMatchObject({ created: 500, updated: 0 });
  });

  it('takes a body of more than one MiB and less than five', async () => {
    const answer = await add([{ ...bare, unknown: 'x'.repeat(4 * 1024 * 1024) }]);

    expect(answer.status).toBe(200);
  });

  it('lets two shops use the same ids and names', async () => {
    const neighbour = await connectShop(app);
    await add(warehouse);

    expect((await app.client.post('/api/locations/add', { ...warehouse, city: 'Ajman' }, neighbour.headers)).body).toMatchObject({
      created: 1,
    });
    expect(await all()).toMatchObject([{ city: 'Dubai' }]);
  });

  it('adds one location when twenty requests bring the same one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(warehouse)));

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.created, 0)).toBe(1);
  });

  it('keeps names of any script exactly', async () => {
    const names = { refName: 'مستودع دبي', address: '北京市朝阳区 1号', city: 'Saint-Étienne', state: '👨‍👩‍👧 "quoted" \\ \' ; --' };
    const { body } = await add({ ...bare, ...names });

    expect(body.locations[0]).toMatchObject(names);
  });

  it.each([['text'], [5], [[null]], [['x']], [null]])('refuses the body %j', async (body) => {
    const answer = await app.client.call('POST', '/api/locations/add', { body: JSON.stringify(body), headers: shop.headers });

    expect(answer.status).toBe(400);
    expect(['MISSING_FIELD', 'VALIDATION_FAILED']).toContain(answer.body.code);
  });
});

describe('Updating locations', () => {
  beforeEach(async () => {
    await add([warehouse, bare]);
  });

  it('changes what is given and keeps the rest', async () => {
    const answer = await update({ refId: 'W1', city: 'Sharjah' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      locations: [{ ...stored, city: 'Sharjah' }],
      created: 0,
      updated: 1,
      // The state is kept too.
      warnings: [expect.objectContaining({ code: 'CITY_STATE' })],
    });
  });

  it('counts nothing as updated when nothing is different', async () => {
    expect((await update([{ refId: 'W1' }, { refId: 'B', city: 'Ulm' }])).body).toMatchObject({ created: 0, updated: 0 });
  });

  it('does not know a refId that was never added, and then changes nothing', async () => {
    expectRefusal(
      await update([
        { refId: 'W1', city: 'X' },
        { refId: 'nope', city: 'Y' },
      ]),
      { status: 400, code: 'LOCATION_NOT_FOUND', fields: ['[1].refId'] },
    );
    expect((await all()).find(({ refId }) => refId === 'W1')?.city).toBe('Dubai');
  });

  it('does not know the locations of another shop', async () => {
    const neighbour = await connectShop(app);
    const answer = await app.client.post('/api/locations/update', { refId: 'W1', city: 'Mine' }, neighbour.headers);

    expectRefusal(answer, { status: 400, code: 'LOCATION_NOT_FOUND' });
  });

  it.each([
    [{ refId: undefined }, 'MISSING_FIELD', 'refId'],
    [{ city: '' }, 'MISSING_FIELD', 'city'],
    [{ countryCode: 'ZZ' }, 'VALIDATION_FAILED', 'countryCode'],
    [{ countryCode: 'DE' }, 'VALIDATION_FAILED', 'zip'],
    [{ lat: 95 }, 'VALIDATION_FAILED', 'latitude'],
    [{ lat: 1, latitude: 2 }, 'VALIDATION_FAILED', 'lat'],
  ])('refuses %j', async (wrong, code, field) => {
    expectRefusal(await update([{ refId: 'W1', ...wrong }]), { status: 400, code, fields: [`[0].${field}`] });
  });

  it('refuses the name of another location', async () => {
    const taken = { status: 400, code: 'DUPLICATE_REF_NAME' };
    expectRefusal(await update({ refId: 'B', refName: 'Warehouse' }), { ...taken, fields: ['refName'] });
    // The one that has the name already is not the one that is complained about, whichever was stored first.
    expectRefusal(await update([{ refId: 'W1', refName: 'Bare' }]), { ...taken, fields: ['[0].refName'] });
  });

  it('lets a name go from one location to another in one request', async () => {
    const answer = await update([
      { refId: 'B', refName: 'Warehouse' },
      { refId: 'W1', refName: 'Old warehouse' },
    ]);

    expect(answer.body).toMatchObject({ updated: 2 });
    expect((await all()).map(({ refName }) => refName).sort()).toEqual(['Old warehouse', 'Warehouse']);
  });

  it('lets two locations exchange their names', async () => {
    const answer = await update([
      { refId: 'W1', refName: 'Bare' },
      { refId: 'B', refName: 'Warehouse' },
    ]);

    expect(answer.status).toBe(200);
    expect(await all()).toEqual([
      { refId: 'W1', refName: 'Bare', city: 'Dubai' },
      { refId: 'B', refName: 'Warehouse', city: 'Ulm' },
    ]);
  });
});

describe('Activation', () => {
  const shopOut = () => ({
    id: expect.any(String),
    shopId: shop.domain,
    domain: shop.domain,
    name: 'A shop',
    platform: 'woocommerce',
    url: `https://${shop.domain}`,
    activated: true,
  });

  it('switches the shop on and brings its locations', async () => {
    const answer = await activate({ activate: true, locations: [warehouse] });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.stringMatching(/\S/),
      activated: true,
      shop: shopOut(),
      locations: [stored],
    });
  });

  it('does the same when it is done again, and can be undone', async () => {
    const first = await activate({ activate: true });
    expect(first.body).toEqual({ status: 'success', message: expect.any(String), activated: true, shop: shopOut(), locations: [] });
    expect((await activate({ activate: true })).body).toEqual(first.body);

    const off = await activate({ activate: false });
    expect(off.body).toMatchObject({ activated: false, shop: { activated: false } });
    expect(await ask(app, shop.token, '{ shop { activated } }')).toEqual({ shop: { activated: false } });
  });

  it('changes a known location and adds a new one', async () => {
    await add(warehouse);
    const { body } = await activate({ activate: true, locations: [{ ...warehouse, city: 'Sharjah' }, bare] });

    expect(body.locations).toMatchObject([{ refId: 'W1', city: 'Sharjah' }, { refId: 'B' }]);
    expect(await all()).toHaveLength(2);
  });

  it.each([
    [{}, 'MISSING_FIELD', 'activate'],
    [{ activate: null }, 'MISSING_FIELD', 'activate'],
    [{ activate: 'true' }, 'VALIDATION_FAILED', 'activate'],
    [{ activate: 1 }, 'VALIDATION_FAILED', 'activate'],
    [{ activate: true, locations: {} }, 'VALIDATION_FAILED', 'locations'],
    [{ activate: true, locations: [{ ...warehouse, city: undefined }] }, 'MISSING_FIELD', 'locations[0].city'],
    [{ activate: true, locations: [{ ...warehouse, lat: 1 }] }, 'VALIDATION_FAILED', 'locations[0].lat'],
  ])('refuses %j and leaves the shop as it was', async (body, code, field) => {
    expectRefusal(await activate(body), { status: 400, code, fields: [field] });
    expect(await ask(app, shop.token, '{ shop { activated locations { refId } } }')).toEqual({ shop: { activated: false, locations: [] } });
  });
});
