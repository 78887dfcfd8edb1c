import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newApiToken, newSeller, newStaff, type Person } from '../../support/people.js';
import { connectShop, sessionOf } from '../../support/story.js';

const CHOSEN = 'list columns views { id name query }';
const READ = `query($l: String!) { me { listPreferences(list: $l) { ${CHOSEN} } } }`;
const SAVE = `mutation($l: String!, $id: String, $v: ListViewInput!) { saveListView(list: $l, id: $id, view: $v) { ${CHOSEN} } }`;
const DELETE = `mutation($l: String!, $id: String!) { deleteListView(list: $l, id: $id) { ${CHOSEN} } }`;
const ORDER = `mutation($l: String!, $ids: [String!]!) { orderListViews(list: $l, ids: $ids) { ${CHOSEN} } }`;
const COLUMNS = `mutation($l: String!, $c: [String!]) { chooseListColumns(list: $l, columns: $c) { ${CHOSEN} } }`;

interface View {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

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

const of = async (token = session, list = 'shipments') => (await ask(app, token, READ, { l: list })).me.listPreferences;
const save = async (name: string, query = 'status=FAILED', id: string | null = null): Promise<View[]> =>
  (await ask(app, session, SAVE, { l: 'shipments', id, v: { name, query } })).saveListView.views;
const namesOf = (views: readonly View[]): string[] => views.map(({ name }) => name);
const idOf = (views: readonly View[], name: string): string => views.find((view) => view.name === name)?.id ?? '';

describe('A user of a list', () => {
  it('finds the chosen columns in their order on every device, and nobody else does', async () => {
    expect(await of()).toEqual({ list: 'shipments', columns: null, views: [] });
    await ask(app, session, COLUMNS, { l: 'shipments', c: ['reference', 'cod', 'status'] });
    await save('Failed');

    const elsewhere = await sessionOf(app, seller);
    expect(await of(elsewhere)).toMatchObject({
      columns: ['reference', 'cod', 'status'],
      views: [{ name: 'Failed', query: 'status=FAILED' }],
    });
    const nothing = { columns: null, views: [] };
    expect(await of(session, 'sellers')).toMatchObject(nothing);
    expect(await of(await sessionOf(app, await newSeller(app)))).toMatchObject(nothing);
    expect(await of(await newStaff(app, admin, 'OPS'))).toMatchObject(nothing);
    expect(await ask(app, session, COLUMNS, { l: 'shipments', c: null })).toMatchObject({
      chooseListColumns: { columns: null, views: [{ name: 'Failed' }] },
    });
  });

  it('renames, changes, orders and deletes views, and repeats a request without effect', async () => {
    for (const name of ['One', 'Two', 'Three']) await save(name, `search=${name}`);
    expect(namesOf(await save('One', '?search=One'))).toEqual(['One', 'Two', 'Three']);
    const views: View[] = (await of()).views;

    expect(await save('First', 'search=1', idOf(views, 'One'))).toMatchObject([{ name: 'First', query: 'search=1' }, {}, {}]);
    const order = ['Three', 'One'].map((name) => idOf(views, name));
    expect(namesOf((await ask(app, session, ORDER, { l: 'shipments', ids: order })).orderListViews.views)).toEqual([
      'Three',
      'First',
      'Two',
    ]);
    const gone = { l: 'shipments', id: idOf(views, 'Two') };
    expect(namesOf((await ask(app, session, DELETE, gone)).deleteListView.views)).toEqual(['Three', 'First']);
    expect(await refused(app, session, DELETE, gone)).toMatchObject({ code: 'NOT_FOUND', variant: 'listView' });
    expect(await refused(app, session, ORDER, { l: 'shipments', ids: [gone.id] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, session, SAVE, { ...gone, v: { name: 'Back', query: '' } })).toMatchObject({ code: 'NOT_FOUND' });
    // The view of another user does not exist for this one.
    const other = await sessionOf(app, await newSeller(app));
    expect(await refused(app, other, DELETE, { l: 'shipments', id: idOf(views, 'One') })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('hears which field is wrong: a name that is taken or too long, a query that is too long, a column that is none', async () => {
    await save('Failed');
    const wrong = async (document: string, variables: object) => {
      const { code, errors } = await refused(app, session, document, { l: 'shipments', ...variables });
      expect(code).toBe('VALIDATION_FAILED');
      return errors.map(({ field, message }) => `${field} ${message}`);
    };

    expect(await wrong(SAVE, { v: { name: 'FAILED', query: 'status=NEW' } })).toEqual(['view.name is the name of another view']);
    expect(await refused(app, session, SAVE, { l: 'shipments', v: { name: ' ', query: '' } })).toMatchObject({ code: 'MISSING_FIELD' });
    expect(await wrong(SAVE, { v: { name: 'x'.repeat(61), query: 'x'.repeat(2_001) } })).toEqual([
      'view.name must have at most 60 characters',
      'view.query must have at most 2000 characters',
    ]);
    expect(await wrong(COLUMNS, { c: ['status', 'status', '../x', 'y'.repeat(41)] })).toEqual([
      'columns[1] is named twice',
      'columns[2] must be the key of a column: letters, digits and hyphens',
      'columns[3] must be the key of a column: letters, digits and hyphens',
    ]);
    expect(await wrong(COLUMNS, { c: Array.from({ length: 41 }, (_, n) => `c${n}`) })).toEqual(['columns must have at most 40 entries']);
    for (const l of ['', 'Shipments', 'x'.repeat(41), "a'b"])
      expect(await wrong(COLUMNS, { l, c: [] })).toEqual([expect.stringContaining('list must be a name such as shipments')]);
  });

  it('loses none of fifty views that are saved at once, and has no fifty-first', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => save(`View ${n}`, `search=${n}`)));
    const refusals = answers.filter(({ status }) => status === 'rejected');

    expect(refusals).toHaveLength(10);
    expect((await of()).views).toHaveLength(50);
    expect(await refused(app, session, SAVE, { l: 'shipments', v: { name: 'More', query: '' } })).toMatchObject({
      code: 'LIMIT_REACHED',
      variant: 'listViews',
    });
  });

  it('is a person: shops have none, tokens of a seller have those of the seller, and no log grows with them', async () => {
    const shop = await connectShop(app, seller);
    expect(await refused(app, shop.token, COLUMNS, { l: 'shipments', c: ['status'] })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await of(shop.token)).toMatchObject({ columns: null, views: [] });
    await ask(app, await newApiToken(app, session), COLUMNS, { l: 'shipments', c: ['status'] });
    expect((await of()).columns).toEqual(['status']);

    const DISMISS = 'mutation { dismissHint(hint: "first-steps") }';
    for (const token of [session, await sessionOf(app, seller)])
      expect(await ask(app, token, DISMISS)).toEqual({ dismissHint: ['first-steps'] });
    expect(await refused(app, shop.token, DISMISS)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, session, 'mutation { dismissHint(hint: "A B") }')).toMatchObject({ code: 'VALIDATION_FAILED' });

    const LOG = '{ auditEvents(first: 50, filter: { action: "chooseListColumns" }) { totalCount } }';
    expect((await ask(app, admin, LOG)).auditEvents.totalCount).toBe(0);
  });
});
