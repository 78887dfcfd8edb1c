import { JobWork } from '../../../src/platform/work/work.js';
import { runOrderImport } from '../../../src/modules/order-imports/run-order-import.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newApiToken, newErpToken, newStaff } from '../../support/people.js';
import { connectShop, dubai, sessionOf, type ConnectedShop } from '../../support/story.js';
import { ownFile, ownLine } from './files.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
let session: string;
beforeAll(async () => {
  // Without workers, so that time passes between a request and its work.
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  admin = await adminOf(app);
  session = await sessionOf(app, app.accounts.seller);
});
afterAll(() => app.stop());

const CREATE = 'mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { id } }';
const READ = 'query($id: ID!) { orderImport(id: $id) { state rows(first: 10) { nodes { state problems { code message } } } } }';
const defaults = { origin: dubai, grams: 500, length: 20, width: 15, height: 10 };

let next = 70_000;

/** Requests the orders of a file, lets something happen, and does the work. */
async function importedAfter(token: string, happens: () => Promise<unknown>) {
  const file = Buffer.from(ownFile([ownLine(String(next++))])).toString('base64');
  const input = { fileName: 'orders.csv', shopDomain: shop.domain, defaults };
  const { id } = (await ask(app, token, CREATE, { input, file })).createOrderImport;
  await ask(app, token, 'mutation($id: ID!) { placeOrderImport(id: $id) { state } }', { id });
  await happens();
  const { sql, unitOfWork } = app.database;
  await runOrderImport(new JobWork(app.services, sql, unitOfWork), id);
  const { state, rows } = (await ask(app, session, READ, { id })).orderImport;
  return { state, row: rows.nodes[0] };
}

const revoked = async (name: string): Promise<void> =>
  void (await app.database.sql('update access_token set revoked_at = now() where name = $1', [name]));

const REFUSED = {
  state: 'DONE',
  row: { state: 'FAILED', problems: [{ code: 'FORBIDDEN', message: expect.stringContaining('may not place orders any more') }] },
};

describe('An import that is requested places orders', () => {
  it('while its token or session has the right to', async () => {
    const idle = () => Promise.resolve();
    for (const token of [session, shop.token, app.accounts.erpToken, await newApiToken(app, session)]) {
      expect(await importedAfter(token, idle)).toMatchObject({ state: 'DONE', row: { state: 'PLACED' } });
    }
  });

  it('although its session has ended, because the person still may', async () => {
    const short = await sessionOf(app, app.accounts.seller);
    expect(await importedAfter(short, () => ask(app, short, 'mutation { logout }'))).toMatchObject({ row: { state: 'PLACED' } });
  });

  it('no more once its token is revoked', async () => {
    const api = await newApiToken(app, session, { name: 'API of an import' });
    expect(await importedAfter(api, () => revoked('API of an import'))).toEqual(REFUSED);
    const erp = await newErpToken(app, admin, { name: 'ERP of an import' });
    expect(await importedAfter(erp, () => revoked('ERP of an import'))).toEqual(REFUSED);
  });

  it('no more once its token has fewer scopes, or its author another role', async () => {
    const erp = await newErpToken(app, admin, { name: 'Narrowed' });
    const narrow = () => app.database.sql(`update access_token set scopes = '["shipments:read"]' where name = 'Narrowed'`);
    expect(await importedAfter(erp, narrow)).toMatchObject({ row: { state: 'FAILED', problems: [{ code: 'FORBIDDEN_SCOPE' }] } });

    const ops = await newStaff(app, admin, 'OPS');
    const { me } = await ask(app, ops, '{ me { id } }');
    const demote = () =>
      ask(app, admin, 'mutation($id: String!) { updateStaff(id: $id, input: { role: DISPATCHER }) { id } }', { id: me.id });
    expect(await importedAfter(ops, demote)).toMatchObject({ row: { state: 'FAILED', problems: [{ code: 'FORBIDDEN' }] } });
  });
});
