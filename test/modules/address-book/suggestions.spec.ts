import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newSeller, newStaff, topUp, type Person } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { abuDhabi, anOrder, connectShop, connectTestShop, dubai, sessionOf, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let seller: Person;
let session: string;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});
beforeEach(async () => {
  seller = await newSeller(app);
  session = await sessionOf(app, seller);
  await topUp(app, admin, seller.id, '500');
  shop = await connectShop(app, seller);
});

const SUGGEST = `query($s: String, $q: String, $n: Int = 8) {
  recipientSuggestions(sellerId: $s, search: $q, first: $n) { savedAddressId name firstName lastName email phone usedAt address { address city company } } }`;
const SAVE = 'mutation($s: String, $e: SavedAddressInput!) { saveAddress(sellerId: $s, entry: $e) { id isDefault } }';
const START = 'query($s: String) { defaultOrigin(sellerId: $s) { source name address { address countryCode } } }';

const suggested = async (args: Readonly<Record<string, unknown>> = {}, token = session): Promise<Record<string, unknown>[]> =>
  (await ask(app, token, SUGGEST, args)).recipientSuggestions;
const namesFor = async (q: string): Promise<unknown[]> => (await suggested({ q })).map(({ name }) => name);
const startOf = async () => (await ask(app, session, START)).defaultOrigin;

async function ship(customer: object, { destination = abuDhabi, to = shop }: { destination?: object; to?: ConnectedShop } = {}) {
  const order = anOrder(to.domain);
  const answer = await app.client.post('/api/order', { ...order, customer: { ...order.customer, ...customer }, destination }, to.headers);
  if (answer.status !== 200) throw new Error(answer.text);
}

const saved = (name: string, more: object = {}) => ({ kind: 'RECIPIENT', name, address: { ...abuDhabi, country: undefined }, ...more });

it('Recipients of earlier parcels are suggested by any part of what is known of them, each once, the latest first', async () => {
  await ship({ firstName: 'Mona', lastName: 'Haddad', email: 'mona@example.com', phone: '050 123 4567' });
  await ship({ firstName: 'Omar', lastName: 'Saleh', phone: '+968 9212 3456' }, { destination: { ...dubai, address: 'Marina Walk 9' } });
  await ship({ firstName: 'MONA', lastName: 'haddad ' });

  for (const part of ['mo', 'hadd', '0501234567', '+971501234567', 'corniche']) expect(await namesFor(part)).toEqual(['MONA haddad']);
  expect(await namesFor('MONA@')).toEqual(['Mona Haddad']);
  expect(await namesFor('marina')).toEqual(['Omar Saleh']);
  expect(await namesFor('nobody of this name')).toEqual([]);
  expect(await suggested({ q: 'mona' })).toHaveLength(1);
  expect(await suggested({ n: 1 })).toMatchObject([{ firstName: 'MONA', savedAddressId: null, usedAt: expect.any(String) }]);
});

it('Recipients of the address book come first, and hide the parcels that went to them', async () => {
  await ship({ firstName: 'Mona', lastName: 'Haddad' });
  await ship({ firstName: 'Mona', lastName: 'Saleh' });
  const entry = saved('Mona at home', { firstName: 'Mona', lastName: 'Haddad' });
  const { id } = (await ask(app, session, SAVE, { e: entry })).saveAddress;

  expect(await suggested({ q: 'mona' })).toMatchObject([
    { savedAddressId: id, name: 'Mona at home', usedAt: null },
    { savedAddressId: null, name: 'Mona Saleh' },
  ]);
  expect(await refused(app, session, SUGGEST, { q: 'x'.repeat(201), n: 21 })).toMatchObject({
    errors: [{ field: 'search' }, { field: 'first' }],
  });
});

it('Nobody is suggested the recipients of another seller, of test shops, or without the right to read orders', async () => {
  await ship({ firstName: 'Mona', lastName: 'Haddad' });
  await ship({ firstName: 'Mona', lastName: 'Tested' }, { to: await connectTestShop(app, seller) });
  const other = await sessionOf(app, await newSeller(app));

  expect(await namesFor('mona')).toEqual(['Mona Haddad']);
  expect(await suggested({ q: 'mona' }, other)).toEqual([]);
  expect(await refused(app, other, SUGGEST, { s: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  expect(await suggested({ q: 'mona', s: seller.id }, admin)).toHaveLength(1);
  expect(await refused(app, admin, SUGGEST, { q: 'mona' })).toMatchObject({ errors: [{ field: 'sellerId' }] });
  expect(await refused(app, shop.token, SUGGEST)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await refused(app, await newStaff(app, admin, 'ACCOUNTS'), SUGGEST, { s: seller.id })).toMatchObject({ code: 'FORBIDDEN' });
  const narrow = await newApiToken(app, session, { scopes: ['shipments:write'] });
  expect(await refused(app, narrow, SUGGEST)).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
});

it('New shipments start at the business, then at a location of a shop, and then at the address that the seller has chosen', async () => {
  expect(await startOf()).toBeNull();
  const address = { address: 'Office 7', city: 'Dubai', countryCode: 'AE', zip: '' };
  await ask(app, session, 'mutation($i: UpdateProfileInput!) { updateProfile(input: $i) { id } }', { i: { address } });
  expect(await startOf()).toMatchObject({ source: 'BUSINESS', address: { address: 'Office 7' } });
  const kept = (await ask(app, session, SAVE, { e: { ...saved('Old depot'), kind: 'ORIGIN' } })).saveAddress;
  expect(await startOf()).toMatchObject({ source: 'SAVED_ADDRESS', name: 'Old depot' });
  const location = { refId: 'w1', refName: 'Quay', address: 'Quay 1', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
  await app.client.post('/api/locations/add', [location], shop.headers);
  expect(await startOf()).toEqual({ source: 'LOCATION', name: 'Quay', address: { address: 'Quay 1', countryCode: 'AE' } });

  // Of fifty that are chosen at once, one stays.
  const choose = (name: string) => ask(app, session, SAVE, { e: { ...saved(name), kind: 'ORIGIN', isDefault: true } });
  await Promise.all(Array.from({ length: 50 }, (_, turn) => choose(`Depot ${turn}`)));
  const chosen = await app.database.sql('select name from saved_address where seller_id = $1 and is_default', [seller.id]);
  expect(await startOf()).toMatchObject({ source: 'SAVED_ADDRESS', name: chosen[0]?.['name'] });
  expect(chosen).toHaveLength(1);
  expect(kept.isDefault).toBe(false);
  expect(await refused(app, session, SAVE, { e: { ...saved('Home'), isDefault: true } })).toMatchObject({
    errors: [{ field: 'entry.isDefault' }],
  });
});
