import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newErpToken, newSeller, newStaff, type Person } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
let seller: Person;
let session: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
});
beforeEach(async () => {
  seller = await newSeller(app);
  session = await sessionOf(app, seller);
});
afterAll(() => app.stop());

const FIELDS =
  'id sellerId kind name reference firstName lastName email phone address { address city state zip countryCode country lat lng }';
const SAVE = `mutation($s: String, $id: String, $e: SavedAddressInput!, $r: Boolean) {
  saveAddress(sellerId: $s, id: $id, entry: $e, replace: $r) { ${FIELDS} } }`;
const LIST = `query($s: String, $k: SavedAddressKind, $q: String, $n: Int, $after: String) {
  savedAddresses(sellerId: $s, kind: $k, search: $q, first: $n, after: $after) {
    totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`;
const DELETE = 'mutation($id: String!) { deleteSavedAddress(id: $id) }';

const mona = {
  kind: 'RECIPIENT',
  name: 'Mona at home',
  reference: 'C-20417',
  firstName: 'Mona',
  lastName: 'Haddad',
  email: 'mona@example.com',
  phone: '+971 50 123 4567',
  address: { address: 'Corniche 5', city: 'Abu Dhabi', state: null, countryCode: 'AE', zip: '', lat: 24.47, lng: 54.35 },
};
const depot = { kind: 'ORIGIN', name: 'Head office', address: { address: 'Quay 1', city: 'Dubai', countryCode: 'AE', zip: '' } };

const save = async (entry: object, more: Readonly<Record<string, unknown>> = {}, token = session) =>
  (await ask(app, token, SAVE, { e: entry, ...more })).saveAddress;
const list = async (args: Readonly<Record<string, unknown>> = {}, token = session) => (await ask(app, token, LIST, args)).savedAddresses;
const namesOf = async (args: Readonly<Record<string, unknown>> = {}, token = session): Promise<string[]> =>
  (await list(args, token)).nodes.map(({ name }: { name: string }) => name);

describe('The address book of a seller', () => {
  it('keeps an address with its contact and its point, and gives it back as it is', async () => {
    const saved = await save(mona);

    expect(saved).toEqual({ ...mona, id: saved.id, sellerId: seller.id, address: { ...mona.address, country: 'United Arab Emirates' } });
    expect((await list()).nodes).toEqual([saved]);
  });

  it('is sorted by name whatever the capitals, paged, and limited to a kind', async () => {
    for (const name of ['beta', 'Alpha', 'gamma']) await save({ ...mona, name });
    await save(depot);

    expect(await namesOf()).toEqual(['Alpha', 'beta', 'gamma', 'Head office']);
    expect(await namesOf({ k: 'ORIGIN' })).toEqual(['Head office']);
    const first = await list({ n: 3 });
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    expect(await namesOf({ n: 3, after: first.pageInfo.endCursor })).toEqual(['Head office']);
  });

  it.each(['haddad', 'Mona Had', 'MONA@', '0501234567', '1234567', 'corniche', 'abu dh', 'c-204', 'mo'])(
    'finds the entry by "%s"',
    async (search) => {
      await save(mona);
      await save({ ...depot, name: 'Warehouse' });

      expect(await namesOf({ q: search })).toEqual(['Mona at home']);
    },
  );

  it('changes every field of an entry, and refuses the name of another', async () => {
    const { id } = await save(mona);
    await save({ ...mona, name: 'Mona at work' });

    expect(await save({ ...depot, name: 'MONA AT HOME', kind: 'RECIPIENT' }, { id })).toMatchObject({
      id,
      name: 'MONA AT HOME',
      email: null,
    });
    expect(await refused(app, session, SAVE, { id, e: { ...mona, name: 'mona at WORK' } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'entry.name', message: 'is the name of another entry' }],
    });
    // Places to collect from and to deliver to are two lists.
    expect(await save({ ...depot, name: 'Mona at work' })).toMatchObject({ kind: 'ORIGIN' });
  });

  it('says of each field what is wrong with it', async () => {
    const wrong = {
      ...mona,
      name: ' ',
      email: 'nobody',
      phone: '1'.repeat(31),
      address: { ...mona.address, countryCode: 'XX', lng: null },
    };
    const { errors } = await refused(app, session, SAVE, { e: wrong });

    expect(errors.map(({ field }) => field)).toEqual([
      'entry.name',
      'entry.email',
      'entry.phone',
      'entry.address.countryCode',
      'entry.address.longitude',
    ]);
  });

  it('has one entry of a name, of fifty that are saved at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => save(mona)));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await namesOf()).toEqual(['Mona at home']);
  });

  it('replaces the entry of that name when it is told to, however many do so at once', async () => {
    const { id } = await save(mona);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => save({ ...mona, phone: `+97150000${turn}` }, { r: true })));

    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    expect(await namesOf()).toEqual(['Mona at home']);
  });

  it('is full with two thousand addresses, also for those who come at once', async () => {
    await app.database.sql(
      `insert into saved_address (id, created_at, updated_at, seller_id, kind, name, name_key, address)
       select gen_random_uuid(), now(), now(), $1, 'recipient', n::text, n::text, $2::jsonb from generate_series(1, 1999) n`,
      [seller.id, JSON.stringify({ ...mona.address, country: 'United Arab Emirates' })],
    );
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, turn) => save({ ...mona, name: `New ${turn}` })));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(app, session, SAVE, { e: { ...mona, name: 'One more' } })).toMatchObject({ code: 'ADDRESS_BOOK_FULL' });
    expect((await list({ n: 1 })).totalCount).toBe(2000);
  });

  it('forgets an entry for good, and keeps no word of it in the audit log', async () => {
    const { id } = await save(mona, { s: seller.id }, admin);
    expect((await ask(app, session, DELETE, { id })).deleteSavedAddress).toBe(true);

    expect(await refused(app, session, DELETE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await app.database.sql('select 1 from saved_address where id = $1', [id])).toEqual([]);
    const logged = await app.database.sql<{ text: string }>(`select row_to_json(e)::text as text from audit_event e where seller_id = $1`, [
      seller.id,
    ]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter(({ text }) => /Haddad|Corniche|mona@/.test(text))).toEqual([]);
  });
});

describe('Who uses the book', () => {
  it('is its seller, also by an API token that may write shipments, and the operator, who names the seller', async () => {
    const token = await newApiToken(app, session, { scopes: ['shipments:write'] });
    await save(mona, {}, token);
    await save(depot, { s: seller.id }, await newStaff(app, admin, 'OPS'));
    await save({ ...depot, name: 'Depot' }, { s: seller.id }, await newErpToken(app, admin, { scopes: ['shipments:write'] }));

    expect(await namesOf({ s: seller.id }, admin)).toEqual(['Depot', 'Head office', 'Mona at home']);
    expect(await refused(app, admin, LIST)).toMatchObject({ errors: [{ field: 'sellerId', code: 'MISSING_FIELD' }] });
  });

  it('is nobody else: not another seller, not a shop, not staff who only read, not a narrow token', async () => {
    const { id } = await save(mona);
    const other = await sessionOf(app, await newSeller(app));

    expect(await namesOf({}, other)).toEqual([]);
    expect(await refused(app, other, LIST, { s: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refused(app, other, SAVE, { s: seller.id, e: mona })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await refused(app, other, SAVE, { id, e: mona })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, other, DELETE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    for (const token of [(await connectShop(app, seller)).token, await newStaff(app, admin, 'ACCOUNTS')])
      expect(await refused(app, token, LIST, { s: seller.id })).toMatchObject({ code: 'FORBIDDEN' });
    const narrow = await newApiToken(app, session, { scopes: ['shipments:read'] });
    expect(await refused(app, narrow, LIST)).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
    expect(await namesOf()).toEqual(['Mona at home']);
  });
});
