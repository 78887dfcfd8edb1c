import { sharedApp } from '../support/shared-app.js';
import type { TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { closeSubscribers, holderOf, untilReceived } from '../support/live.js';
import { adminOf, newErpToken, newStaff } from '../support/people.js';
import { connectShop, placeOrder, type ConnectedShop } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';

let app: TestApp;
let shop: ConnectedShop;
let admin: string;
beforeAll(async () => {
  app = await sharedApp();
  shop = await connectShop(app);
  admin = await adminOf(app);
});
afterEach(closeSubscribers);

const NEWS = 'subscription($after: String) { shipmentChanged(after: $after) { reference to } }';
const cursor = async (): Promise<string> => (await ask(app, app.accounts.erpToken, '{ liveCursor }')).liveCursor;

describe('A live connection of a person', () => {
  it.each([
    ['who becomes a driver ends, and then hears of no parcels of others', { role: 'DRIVER' }, '1013'],
    ['whose account is closed ends for good', { active: false }, '4401'],
  ])('%s', async (_, change, code) => {
    const ops = await newStaff(app, admin, 'OPS');
    const { me } = await ask(app, ops, '{ me { id } }');
    const client = holderOf(app.url ?? '', ops);
    const heard = client.subscribe(NEWS, { after: await cursor() });
    await placeOrder(app, shop);
    await untilReceived('the order is heard', heard, 1);

    const update = 'mutation($id: String!, $i: UpdateStaffInput!) { updateStaff(id: $id, input: $i) { id } }';
    await ask(app, admin, update, { id: me.id, i: change });
    await waitFor('the connection ends', () => client.farewells.length > 0);
    expect(String(client.farewells[0]?.code)).toBe(code);
    const before = heard.received.length;
    const again = holderOf(app.url ?? '', ops).subscribe(NEWS);
    const other = holderOf(app.url ?? '', app.accounts.erpToken).subscribe(NEWS, { after: await cursor() });
    await placeOrder(app, shop);
    await untilReceived('the operator hears of it', other, 1);
    expect([heard.received.length, again.received.length]).toEqual([before, 0]);
  });
});

it('ends when its token has fewer scopes', async () => {
  const token = await newErpToken(app, admin, { name: 'Of a narrowed connection' });
  const client = holderOf(app.url ?? '', token);
  const heard = client.subscribe(NEWS, { after: await cursor() });
  await placeOrder(app, shop);
  await untilReceived('the order is heard', heard, 1);
  await app.database.sql(`update access_token set scopes = '["reference:read"]' where name = 'Of a narrowed connection'`);
  await waitFor('the connection ends', () => client.farewells.length > 0);
  expect(client.farewells[0]?.code).toBe(1013);
});
