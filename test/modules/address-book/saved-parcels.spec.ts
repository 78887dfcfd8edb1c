import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller, type Person } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
let seller: Person;
let session: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
beforeEach(async () => {
  seller = await newSeller(app);
  session = await sessionOf(app, seller);
});
afterAll(() => app.stop());

const FIELDS = 'id sellerId name grams length width height contents price { amount currency }';
const SAVE = `mutation($s: String, $id: String, $p: SavedParcelInput!) { saveParcel(sellerId: $s, id: $id, parcel: $p) { ${FIELDS} } }`;
const LIST = `query($s: String, $q: String) { savedParcels(sellerId: $s, search: $q) { totalCount nodes { ${FIELDS} } } }`;
const DELETE = 'mutation($id: String!) { deleteSavedParcel(id: $id) }';

const shoes = { name: 'Shoe box', grams: 1200, length: 35.5, width: 21, height: 12.5, contents: 'Shoes', price: '80', currency: 'usd' };
const save = async (parcel: object, more: Readonly<Record<string, unknown>> = {}, token = session) =>
  (await ask(app, token, SAVE, { p: parcel, ...more })).saveParcel;
const list = async (args: Readonly<Record<string, unknown>> = {}, token = session) => (await ask(app, token, LIST, args)).savedParcels;

describe('The saved parcels of a seller', () => {
  it('have weight, sides to the millimetre, and the usual contents with their value', async () => {
    const saved = await save(shoes);
    const plain = await save({ name: 'Envelope', grams: 50, length: 32, width: 22.5, height: 0.1 });

    expect(saved).toMatchObject({ name: 'Shoe box', grams: 1200, length: 35.5, width: 21, height: 12.5, contents: 'Shoes' });
    expect(saved.price).toEqual({ amount: '80.00', currency: 'USD' });
    expect(await list()).toEqual({ totalCount: 2, nodes: [plain, saved] });
    expect((await list({ q: 'shoe' })).nodes).toEqual([saved]);
  });

  it('are changed by their id and deleted, by the seller or the operator', async () => {
    const admin = await adminOf(app);
    const { id } = await save(shoes, { s: seller.id }, admin);

    expect(await save({ ...shoes, grams: 900, price: null, currency: null }, { id })).toMatchObject({ id, grams: 900, price: null });
    expect(await refused(app, session, SAVE, { p: { ...shoes, name: 'SHOE BOX' } })).toMatchObject({ errors: [{ field: 'parcel.name' }] });
    expect((await ask(app, admin, DELETE, { id })).deleteSavedParcel).toBe(true);
    expect((await list()).totalCount).toBe(0);
  });

  it.each([
    ['grams', { grams: 0 }],
    ['length', { length: 0 }],
    ['width', { width: 10.25 }],
    ['height', { height: 1001 }],
    ['price', { price: '1.005' }],
    ['price', { price: '-1' }],
    ['currency', { currency: null }],
    ['currency', { currency: 'ABC' }],
    ['contents', { contents: 'x'.repeat(501) }],
    ['name', { name: 'x'.repeat(101) }],
  ])('are refused for their %s: %j', async (field, change) => {
    expect(await refused(app, session, SAVE, { p: { ...shoes, ...change } })).toMatchObject({ errors: [{ field: `parcel.${field}` }] });
  });

  it('are at most a hundred, and those of another seller are out of reach', async () => {
    await app.database.sql(
      `insert into saved_parcel (id, created_at, updated_at, seller_id, name, name_key, grams, length_mm, width_mm, height_mm)
       select gen_random_uuid(), now(), now(), $1, n::text, n::text, 1, 1, 1, 1 from generate_series(1, 99) n`,
      [seller.id],
    );
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, turn) => save({ ...shoes, name: `New ${turn}` })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(app, session, SAVE, { p: shoes })).toMatchObject({ code: 'ADDRESS_BOOK_FULL' });

    const other = await sessionOf(app, await newSeller(app));
    const [mine] = (await list()).nodes;
    expect(await refused(app, other, DELETE, { id: mine.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, other, SAVE, { id: mine.id, p: shoes })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, other, LIST, { s: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  });
});
