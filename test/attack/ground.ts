import type { TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { ask } from '../support/graphql.js';
import { copyRows, manyLongOrders } from '../support/large-data.js';
import { adminOf, newApiToken, newErpToken, newStaff, topUp } from '../support/people.js';
import { connectShop, placeOrder, sessionOf } from '../support/story.js';
import type { KnownValues, Role } from './operations.js';

export interface Attacker extends Role {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Ground {
  readonly attackers: readonly Attacker[];
  readonly known: KnownValues;
  readonly shop: Readonly<Record<string, string>>;
  readonly seller: Readonly<Record<string, string>>;
}

const STAFF = ['DRIVER', 'DISPATCHER', 'OPS', 'ACCOUNTS', 'RECEPTION'];
const SCOPES = ['erp:*', 'sellers:read', 'shipments:read', 'approvals:read', 'rates:read', 'webhooks:write', 'reference:read'];

/** A seller with as much of everything as one may keep, and callers of every kind. */
export async function layGround(app: TestApp): Promise<Ground> {
  const admin = await adminOf(app);
  const session = await sessionOf(app, app.accounts.seller);
  const { me } = await ask(app, session, '{ me { id } }');
  await topUp(app, admin, me.id, '5000.00');
  const shop = await connectShop(app);
  const { body } = await placeOrder(app, shop);
  await manyLongOrders(app, { orders: 50, lines: 1_000 });
  for (let placed = 0; placed < 30; placed += 1) await placeOrder(app, shop);
  const orderId = await pileUp(app, shop.headers, body);
  const c = { order: { shopDomain: shop.domain }, products: Array.from({ length: 1_000 }, () => ({ name: '' })) };
  const { createOrderDraft } = await ask(
    app,
    session,
    'mutation($c: OrderDraftContentInput!) { createOrderDraft(input: { content: $c }) { id } }',
    { c },
  );
  const known = {
    id: `"${body.shipment_id}"`,
    'Order.id': `"${orderId}"`,
    'Seller.id': `"${me.id}"`,
    sellerId: `"${me.id}"`,
    domain: `"${shop.domain}"`,
  };
  return {
    attackers: await attackers(app, { admin, session, shopToken: shop.token }),
    known: {
      ...known,
      ids: `[${Array.from({ length: 100 }, () => `"${body.shipment_id}"`).join(', ')}]`,
      'OrderDraft.id': `"${createOrderDraft.id}"`,
    },
    shop: shop.headers,
    seller: bearer(await newApiToken(app, session)),
  };
}

/** Locations, notes and a timeline as long as they may be. Returns the order of the shipment. */
async function pileUp(
  app: TestApp,
  shop: Readonly<Record<string, string>>,
  placed: { shipment_id: string; nbox: { shipment_detail_id: string } },
): Promise<string> {
  const [shipmentId, uuid] = [placed.shipment_id, placed.nbox.shipment_detail_id];
  const location = { refId: 'W', refName: 'W', address: 'Quay 1', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
  const { status } = await app.client.post('/api/locations/add', [location], shop);
  if (status !== 200) throw new Error(`The location was refused with ${status}.`);
  await copyRows(app, 'location', { id: 'gen_random_uuid()', ref_id: "'W' || n", ref_name: "'W' || n" }, 'generate_series(2, 4900) n');
  await ask(app, app.accounts.erpToken, 'mutation($i: AddShipmentNoteInput!) { addShipmentNote(input: $i) { id } }', {
    i: { id: shipmentId, text: 'n'.repeat(2_000), visibility: 'SELLER' },
  });
  await copyRows(app, 'shipment_note', { id: 'gen_random_uuid()' }, 'generate_series(2, 490) n');
  await copyRows(
    app,
    'timeline_entry',
    { id: 'gen_random_uuid()', seq: 't.seq + 1000 * n' },
    'generate_series(1, 900) n',
    `t.shipment_id = '${uuid}'`,
  );
  const [row] = await app.database.sql<{ order_id: string }>('select order_id from shipment where id = $1', [uuid]);
  return row?.order_id ?? '';
}

async function attackers(
  app: TestApp,
  { admin, session, shopToken }: Record<'admin' | 'session' | 'shopToken', string>,
): Promise<Attacker[]> {
  const staff = await Promise.all(
    STAFF.map(async (role) => ({
      name: role.toLowerCase(),
      caller: role.toLowerCase(),
      headers: bearer(await newStaff(app, admin, role)),
    })),
  );
  const scoped = SCOPES.map(async (scope) => ({
    name: `erp ${scope}`,
    caller: 'erp',
    scope,
    headers: bearer(await newErpToken(app, admin, { scopes: [scope] })),
  }));
  return [
    { name: 'anonymous', caller: 'anybody', headers: {} },
    { name: 'shop', caller: 'shop', headers: bearer(shopToken) },
    { name: 'seller', caller: 'seller', headers: bearer(session) },
    ...staff,
    ...(await Promise.all(scoped)),
    { name: 'super_admin', caller: 'super_admin', headers: bearer(admin) },
  ];
}
