import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf } from '../../support/people.js';
import { abuDhabi, anOrder, connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  shop = await connectShop(app);
  await aZoneOf('Dubai');
});
afterAll(() => app.stop());

/** Economy to the zone costs what a route across the country costs. */
async function aZoneOf(city: string): Promise<void> {
  const { sql } = app.database;
  await sql('insert into zone (id, code, name) values (gen_random_uuid(), $1, $1)', [city]);
  await sql(
    "insert into zone_member (id, zone_id, country_code, city) select gen_random_uuid(), id, 'AE', code from zone where code = $1",
    [city],
  );
  await sql(
    `insert into lane (id, service_id, origin_zone_id, destination_zone_id, tier)
       select gen_random_uuid(), s.id, z.id, z.id, 'D3' from carrier_service s, zone z where s.code = 'SVC_ECO' and z.code = $1`,
    [city],
  );
  await app.services.rateBook.refresh();
}

const SAVE = `mutation($city: String!, $alias: String!) { savePlaceAlias(countryCode: "AE", city: $city, alias: $alias) { id city alias } }`;
const save = (city: string, alias: string) => ask(app, admin, SAVE, { city, alias });
const unknown = async () => (await ask(app, admin, '{ unknownPlaces { countryCode state city orders } }')).unknownPlaces;

async function warnedTo(city: string): Promise<readonly string[]> {
  const body = { ...anOrder(shop.domain), destination: { ...abuDhabi, city, state: 'Dubai' } };
  const answer = await app.client.post('/api/order', body, shop.headers);
  expect(answer.status).toBe(200);
  return answer.body.warnings.map(({ code, field }: { code: string; field: string }) => `${field} ${code}`);
}

it('an order to a place that no zone knows warns, and the operator says which city it is', async () => {
  for (const city of ['Dubai', 'دبي', 'Dubayy']) expect(await warnedTo(city)).toEqual([]);
  expect(await unknown()).toEqual([]);

  for (const city of ['JLT', 'jlt']) expect(await warnedTo(city)).toEqual(['destination.city PLACE_UNKNOWN']);
  expect(await unknown()).toEqual([{ countryCode: 'AE', state: 'Dubai', city: 'JLT', orders: 2 }]);
  expect((await ask(app, admin, '{ zonePlaces(countryCode: "AE") }')).zonePlaces).toEqual(['Dubai']);

  const { id } = (await save('Dubai', 'JLT')).savePlaceAlias;
  expect(await unknown()).toEqual([]);
  expect(await warnedTo('J.L.T.')).toEqual([]);
  expect((await ask(app, admin, '{ placeAliases(countryCode: "ae") { id city alias } }')).placeAliases).toEqual([
    { id, city: 'Dubai', alias: 'JLT' },
  ]);

  expect((await ask(app, admin, 'mutation($id: String!) { deletePlaceAlias(id: $id) }', { id })).deletePlaceAlias).toBe(true);
  expect(await warnedTo('JLT')).toEqual(['destination.city PLACE_UNKNOWN']);
});

it('a place that is left as it is warns no more', async () => {
  expect(await warnedTo('Nakheel Island')).toEqual(['destination.city PLACE_UNKNOWN']);
  await save('Nakheel Island', 'Nakheel Island');
  expect(await warnedTo('Nakheel Island')).toEqual([]);
  expect((await unknown()).map(({ city }: { city: string }) => city)).not.toContain('Nakheel Island');
});

it('an address that is changed to a place that no zone knows warns, and is counted', async () => {
  const body = { ...anOrder(shop.domain), destination: { ...abuDhabi, city: 'Dubai', state: 'Dubai' } };
  const placed = await app.client.post('/api/order', body, shop.headers);
  await app.client.post('/api/activation', { activate: true }, shop.headers);

  const change = { destinationAddress: { address: 'Lane 1', city: 'Al Mizhar', state: 'Dubai' } };
  const { body: answer } = await app.client.call('PATCH', `/api/order/${placed.body.orderId}/update`, {
    body: change,
    headers: shop.headers,
  });

  expect(answer.warnings.map(({ code }: { code: string }) => code)).toContain('PLACE_UNKNOWN');
  expect((await unknown()).map(({ city }: { city: string }) => city)).toContain('Al Mizhar');
});

it('an alias of nothing is refused', async () => {
  const { errors } = await refused(app, admin, SAVE, { city: ' ', alias: 'x'.repeat(101) });
  expect(errors.map(({ field }) => field)).toEqual(['city', 'alias']);
});
