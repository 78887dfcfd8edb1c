import { startApp, type TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { ask, refused } from '../support/graphql.js';
import { adminOf, newSeller, type Person } from '../support/people.js';
import { connectShop, placeOrder, sessionOf, walkTo, type ConnectedShop } from '../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
let siblingShop: ConnectedShop;
let foreignShop: ConnectedShop;
let owner: Person;
let foreigner: Person;
/** Who may see the shipment of `shop`, and who must not learn that it exists. */
let insiders: Record<string, string>;
let outsiders: Record<string, string>;
let ids: Record<string, string>;
let orderId: string;
let orderNumber: number;

beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  owner = { id: (await ask(app, app.accounts.apiToken, '{ me { id } }')).me.id, ...app.accounts.seller };
  foreigner = await newSeller(app);
  shop = await connectShop(app, owner);
  siblingShop = await connectShop(app, owner);
  foreignShop = await connectShop(app, foreigner);
  const placed = await placeOrder(app, shop, { carrier: 'SVC_ECO' });
  orderId = placed.body.orderId;
  await walkTo(app, placed.body.shipment_id, 'pickup');
  // Our own fleet labels with the reference; another number shows that all four ways are guarded.
  await app.database.sql("update shipment set awb = 'AWB-1', tracking_number = 'TRACK-1' where id = $1", [
    placed.body.nbox.shipment_detail_id,
  ]);
  ids = {
    shipmentDetailId: placed.body.nbox.shipment_detail_id,
    orderId,
    unifiedRefId: placed.body.shipment_id,
    'unifiedRefId in small letters': placed.body.shipment_id.toLowerCase(),
    awb: 'AWB-1',
    trackingNumber: 'TRACK-1',
  };
  const [row] = await app.database.sql<{ order_number: string }>('select order_number from "order" where id = $1', [orderId]);
  orderNumber = Number(row?.order_number);
  insiders = {
    'the shop': shop.token,
    'the seller by session': await sessionOf(app, owner),
    'the seller by API token': app.accounts.apiToken,
    'the ERP system': app.accounts.erpToken,
    'a super administrator': await adminOf(app),
    'an operator': await sessionOf(app, app.accounts.operator),
  };
  outsiders = {
    'another shop of the seller': siblingShop.token,
    'the shop of another seller': foreignShop.token,
    'another seller': await sessionOf(app, foreigner),
    'the other demo seller': await sessionOf(app, app.accounts.otherSeller),
  };
});
afterAll(() => app.stop());

const KINDS = ['shipmentDetailId', 'orderId', 'unifiedRefId', 'unifiedRefId in small letters', 'awb', 'trackingNumber'];
const INSIDERS = ['the shop', 'the seller by session', 'the seller by API token', 'the ERP system', 'a super administrator', 'an operator'];
const OUTSIDERS = ['another shop of the seller', 'the shop of another seller', 'another seller', 'the other demo seller'];
const INVALID_TOKENS = [['no token', undefined], ['a token that was never issued', `sat_${'x'.repeat(43)}`], ['rubbish', 'rubbish']] as const; // prettier-ignore

const readShipment = 'query($id: String!) { shipment(id: $id) { id reference order { id } } }';
const SECRETS = () => [ids['shipmentDetailId'], ids['unifiedRefId'], 'Aisha', 'Khan', owner.email].filter(Boolean) as string[];
const expectNoLeak = (text: string, asked: string): void => {
  for (const secret of SECRETS()) if (secret.toLowerCase() !== asked.toLowerCase()) expect(text).not.toContain(secret);
};

describe.each(KINDS)('A shipment by its %s', (kind) => {
  it.each(INSIDERS)('is found by %s', async (who) => {
    const { shipment } = await ask(app, insiders[who], readShipment, { id: ids[kind] });

    expect(shipment).toEqual({ id: ids['shipmentDetailId'], reference: ids['unifiedRefId'], order: { id: orderId } });
  });

  it.each(OUTSIDERS)('does not exist for %s', async (who) => {
    const answer = await app.client.graphql(readShipment, { id: ids[kind] }, outsiders[who]);

    expect(answer.body.errors[0].extensions.code).toBe('SHIPMENT_NOT_FOUND');
    expectNoLeak(answer.text, ids[kind] ?? '');
  });

  it.each(INVALID_TOKENS)('is refused to %s', async (_what, token) => {
    const answer = await app.client.graphql(readShipment, { id: ids[kind] }, token);

    expect(answer.body.errors[0].extensions.code).toBe('UNAUTHORIZED');
    expectNoLeak(answer.text, ids[kind] ?? '');
  });

  it.each(['status', 'verify'])('opens /%s of the ERP interface to ERP tokens alone', async (action) => {
    const path = `/api/erp/shipments/${ids[kind]}/${action}`;
    const call = (headers: Readonly<Record<string, string>>) => app.client.post(path, { status: 'new' }, headers);
    const strangers = [
      {},
      ...Object.entries({ ...insiders, ...outsiders })
        .filter(([who]) => who !== 'the ERP system')
        .map(([, token]) => bearer(token)),
      { authorization: `Basic ${app.accounts.erpToken}` },
      { authorization: app.accounts.erpToken },
      shop.headers,
    ];
    for (const headers of strangers) {
      const answer = await call(headers);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 401, code: 'UNAUTHORIZED' });
    }
    const known = await call(bearer(app.accounts.erpToken));
    expect(known.status).toBe(400);
    expect(['INVALID_TRANSITION', 'MISSING_FIELD']).toContain(known.body.code);
  });
});

describe('An order', () => {
  const query = 'query($id: String!) { order(id: $id) { id customer { email } shipment { reference } } }';

  it.each(INSIDERS)('is shown to %s', async (who) => {
    expect((await ask(app, insiders[who], query, { id: orderId })).order.shipment.reference).toBe(ids['unifiedRefId']);
  });

  it.each(OUTSIDERS)('does not exist for %s', async (who) => {
    expect(await refused(app, outsiders[who], query, { id: orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it.each(['fulfilOrder', 'cancelOrder'])('is not there to %s for outsiders and strangers', async (mutation) => {
    const text = `mutation($id: String!) { ${mutation}(orderId: $id) { id } }`;
    for (const token of Object.values(outsiders))
      expect(await refused(app, token, text, { id: orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    for (const [, token] of INVALID_TOKENS)
      expect(await refused(app, token, text, { id: orderId })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await ask(app, shop.token, readShipment, { id: orderId })).shipment.id).toBe(ids['shipmentDetailId']);
  });

  it('is found by its own id only', async () => {
    for (const id of [ids['shipmentDetailId'], ids['unifiedRefId'], String(orderNumber), '', "' or true --"]) {
      expect(await refused(app, shop.token, query, { id })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
  });

  it('cannot be placed for a shop of others, whose number may be used again', async () => {
    const answer = await placeOrder(app, foreignShop, { orderNumber });
    expect(answer.body.message).toBe('Order created');

    const forOther = await app.client.post('/api/order', { order: { shopDomain: shop.domain } }, foreignShop.headers);
    expect(forOther.status).toBe(400);
  });
});

describe('The moves of a shipment', () => {
  const moves: [string, string][] = [
    ['transitionShipment', 'mutation($id: String!) { transitionShipment(input: { id: $id, status: IN_TRANSIT_PICKUP }) { newStatus } }'],
    ['reportShipment', 'mutation($id: String!) { reportShipment(input: { id: $id, status: DELIVERED }) { newStatus } }'],
    [
      'verifyShipment',
      'mutation($id: String!) { verifyShipment(input: { id: $id, weightKg: 1, length: 1, width: 1, height: 1 }) { newStatus } }',
    ],
    ['simulateShipment', 'mutation($id: String!) { simulateShipment(id: $id) { status } }'],
  ];

  it.each(moves)('%s belong to the operator: no shop or seller makes them, not even on its own', async (_name, query) => {
    const sellers = [...Object.values(outsiders), shop.token, insiders['the seller by session'], insiders['the seller by API token']];
    for (const token of sellers) expect(await refused(app, token, query, { id: ids['unifiedRefId'] })).toMatchObject({ code: 'FORBIDDEN' });
    for (const [, token] of INVALID_TOKENS)
      expect(await refused(app, token, query, { id: ids['unifiedRefId'] })).toMatchObject({ code: 'UNAUTHORIZED' });
    const { shipment } = await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { status } }', { id: orderId });
    expect(shipment.status).toBe('PICKUP');
  });

  it('schedulePickup belongs to the operator and the seller: shops may not, and other sellers find no shipment', async () => {
    const query = 'mutation($id: String!) { schedulePickup(id: $id) { newStatus } }';
    const by = async (token: string | undefined) => (await refused(app, token, query, { id: ids['unifiedRefId'] })).code;
    for (const token of [shop.token, siblingShop.token, foreignShop.token]) expect(await by(token)).toBe('FORBIDDEN');
    for (const who of ['another seller', 'the other demo seller']) expect(await by(outsiders[who])).toBe('SHIPMENT_NOT_FOUND');
    for (const [, token] of INVALID_TOKENS) expect(await by(token)).toBe('UNAUTHORIZED');
    for (const who of ['the seller by session', 'the seller by API token']) expect(await by(insiders[who])).toBe('INVALID_TRANSITION');
  });
});

describe('Lists', () => {
  const query = `query($seller: String, $shop: String) { shipments(first: 500, sellerId: $seller, shopId: $shop) { totalCount nodes { reference order { shopDomain } } }
    orders(first: 500) { totalCount nodes { shopDomain } } }`;
  const domainsSeen = async (token: string, variables: Record<string, string> = {}): Promise<string[]> => {
    const data = await ask(app, token, query, variables);
    expect(data.shipments.totalCount).toBe(data.shipments.nodes.length);
    expect(data.orders.totalCount).toBe(data.orders.nodes.length);
    return [...new Set<string>([...data.shipments.nodes.map((each: { order: { shopDomain: string } }) => each.order.shopDomain)])].sort();
  };
  beforeAll(async () => {
    await placeOrder(app, siblingShop);
    await placeOrder(app, foreignShop);
  });

  it('hold what belongs to the caller', async () => {
    expect(await domainsSeen(shop.token)).toEqual([shop.domain]);
    expect(await domainsSeen(app.accounts.apiToken)).toEqual([shop.domain, siblingShop.domain].sort());
    expect(await domainsSeen(outsiders['another seller'] ?? '')).toEqual([foreignShop.domain]);
    expect(await domainsSeen(app.accounts.erpToken)).toEqual([shop.domain, siblingShop.domain, foreignShop.domain].sort());
  });

  it('are not widened by a filter for another tenant', async () => {
    const [row] = await app.database.sql<{ id: string }>('select id from shop where domain = $1', [shop.domain]);

    expect(await domainsSeen(foreignShop.token, { seller: owner.id })).toEqual([]);
    expect(await domainsSeen(foreignShop.token, { shop: row?.id ?? '' })).toEqual([]);
    expect(await domainsSeen(siblingShop.token, { seller: owner.id })).toEqual([siblingShop.domain]);
    expect(await domainsSeen(app.accounts.erpToken, { seller: owner.id })).toEqual([shop.domain, siblingShop.domain].sort());
    expect(await domainsSeen(app.accounts.erpToken, { seller: 'not an id' })).toEqual([]);
  });

  it('are closed to strangers', async () => {
    for (const [, token] of INVALID_TOKENS) expect(await refused(app, token, query)).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('do not accept a cursor to look elsewhere', async () => {
    const { orders } = await ask(app, app.accounts.apiToken, '{ orders(first: 1) { pageInfo { endCursor } } }');
    const page = await ask(app, foreignShop.token, 'query($c: String) { orders(after: $c) { nodes { shopDomain } } }', {
      c: orders.pageInfo.endCursor,
    });

    expect(new Set(page.orders.nodes.map((each: { shopDomain: string }) => each.shopDomain))).toEqual(new Set([foreignShop.domain]));
  });
});

describe('A seller and its shops', () => {
  const seller = 'query($id: String!) { seller(id: $id) { email wallets { balance { amount } } } }';
  const shopQuery = 'query($d: String) { shop(domain: $d) { domain seller { email } } }';

  it('are shown to themselves and the operator', async () => {
    for (const who of ['the seller by session', 'the seller by API token', 'the ERP system', 'an operator']) {
      expect((await ask(app, insiders[who], seller, { id: owner.id })).seller.email).toBe(owner.email);
      expect((await ask(app, insiders[who], shopQuery, { d: `https://${shop.domain}/` })).shop.domain).toBe(shop.domain);
    }
  });

  it('do not exist for other sellers', async () => {
    for (const who of ['another seller', 'the other demo seller']) {
      expect(await refused(app, outsiders[who], seller, { id: owner.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
      expect(await refused(app, outsiders[who], shopQuery, { d: shop.domain })).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await refused(app, app.accounts.erpToken, seller, { id: 'x' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  });

  it('are not what a shop token asks about: it sees its own shop, and nothing where it names another', async () => {
    expect((await ask(app, foreignShop.token, shopQuery, {})).shop.domain).toBe(foreignShop.domain);
    expect(await refused(app, foreignShop.token, shopQuery, { d: shop.domain })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, shop.token, seller, { id: owner.id })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keep their money to themselves on every path', async () => {
    const nested = '{ shop { seller { wallets { balance { amount } } } } }';
    expect(await refused(app, shop.token, nested)).toMatchObject({ code: 'FORBIDDEN' });
    const viaShipment = 'query($id: String!) { shipment(id: $id) { seller { wallets { currency } } } }';
    expect(await refused(app, shop.token, viaShipment, { id: orderId })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are not changed by others', async () => {
    const change = 'mutation($d: String) { setActivation(input: { activate: true }, shopDomain: $d) { shop { domain activated } } }';

    expect(await refused(app, outsiders['another seller'], change, { d: shop.domain })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, foreignShop.token, change, { d: shop.domain })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(app, foreignShop.token, '{ shop { activated } }')).toEqual({ shop: { activated: false } });
    expect(await ask(app, shop.token, '{ shop { activated } }')).toEqual({ shop: { activated: false } });
  });
});

describe('Tokens', () => {
  const revoke = 'mutation($t: String!) { revokeToken(token: $t) }';

  it('are not ended by others who got hold of them', async () => {
    for (const token of Object.values(outsiders))
      expect(await refused(app, token, revoke, { t: app.accounts.apiToken })).toMatchObject({ code: 'NOT_FOUND' });
    for (const token of [shop.token, app.accounts.apiToken])
      expect(await refused(app, token, revoke, { t: app.accounts.erpToken })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(app, undefined, revoke, { t: app.accounts.apiToken })).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refused(app, app.accounts.apiToken, revoke, { t: 'sat_unknown' })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(app, app.accounts.apiToken, '{ me { type } }')).me.type).toBe('seller');
  });

  it('are made by those who may', async () => {
    const erpToken = 'mutation { createErpToken(name: "x") }';
    const staff =
      'mutation { createStaff(input: { email: "x@y.example", password: "long enough pw", name: "x", role: SUPER_ADMIN }) { id } }';
    for (const query of [erpToken, staff]) {
      for (const token of [
        shop.token,
        app.accounts.apiToken,
        insiders['the seller by session'],
        insiders['an operator'],
        ...Object.values(outsiders),
      ]) {
        expect(await refused(app, token, query)).toMatchObject({ code: 'FORBIDDEN' });
      }
      expect(await refused(app, app.accounts.erpToken, query)).toMatchObject({ code: 'FORBIDDEN_SCOPE' });
      expect(await refused(app, undefined, query)).toMatchObject({ code: 'UNAUTHORIZED' });
    }
    for (const token of [shop.token, app.accounts.erpToken, insiders['an operator']]) {
      expect(['FORBIDDEN', 'FORBIDDEN_SCOPE']).toContain((await refused(app, token, 'mutation { createApiToken(name: "x") }')).code);
    }
  });
});
