import { Actor } from '../../src/kernel/actor.js';
import { transitionShipment, verifyShipment, type ShipmentStatus } from '../../src/modules/shipments/index.js';
import type { TestApp } from './app.js';
import { bearer, type Answer } from './client.js';

export const dubai = { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', country: 'United Arab Emirates', zip: '' };
export const abuDhabi = {
  address: 'Corniche 5',
  city: 'Abu Dhabi',
  state: 'Abu Dhabi',
  countryCode: 'AE',
  country: 'United Arab Emirates',
  zip: '',
};

export const mug = { name: 'Mug', quantity: 2, price: 50, grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency: 'USD' };

let nextNumber = 1;

/** An order of two mugs from Dubai to Abu Dhabi; parts of it can be replaced. */
export function anOrder(shopDomain: string, order: Readonly<Record<string, unknown>> = {}) {
  const orderNumber = nextNumber++;
  return {
    order: {
      shopDomain,
      subTotal: 100,
      tax: 5,
      discount: 10,
      orderNumber,
      orderReference: `R-${orderNumber}`,
      total: 95,
      currency: 'USD',
      ...order,
    },
    customer: { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com', phone: '+971 50 123 4567' },
    origin: dubai,
    destination: abuDhabi,
    products: [mug],
  };
}

export interface ConnectedShop {
  readonly domain: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
}

let nextShop = 1;

/** A store that has logged in, of the demo seller unless another one is given. */
export const connectShop = (app: TestApp, login: Login = app.accounts.seller): Promise<ConnectedShop> => connect(app, login, 'live');

/** The same as a plug-in of a store does it, which activates shipping. */
export async function connectStore(app: TestApp, shopName: string): Promise<ConnectedShop> {
  const shop = await connect(app, app.accounts.seller, 'live', shopName);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  return shop;
}

/** A store in test mode. */
export const connectTestShop = (app: TestApp, login: Login = app.accounts.seller): Promise<ConnectedShop> => connect(app, login, 'test');

interface Login {
  readonly email: string;
  readonly password: string;
}

async function connect(app: TestApp, login: Login, mode: 'live' | 'test', shopName = 'A shop'): Promise<ConnectedShop> {
  const domain = `shop-${nextShop++}.example`;
  const answer = await app.client.post('/api/login', {
    ...login,
    shopId: domain,
    shopName,
    platform: 'woocommerce',
    url: `https://${domain}`,
    ...(mode === 'test' && { mode }),
  });
  const token = String(answer.body?.token);
  return { domain, token, headers: { 'x-svc-shop-token': token, 'x-svc-shop-domain': domain } };
}

export const placeOrder = (app: TestApp, shop: ConnectedShop, order: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  app.client.post('/api/order', anOrder(shop.domain, order), shop.headers);

export const moveTo = (app: TestApp, id: string, status: string, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  app.client.post(`/api/erp/shipments/${id}/status`, { status, ...more }, bearer(app.accounts.erpToken));

const MEASURED = { weightKg: 1.2, length: 20, width: 20, height: 20 };

/** Tests measure what they like: the hub has looked twice. */
export const verify = (app: TestApp, id: string, box: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  app.client.post(`/api/erp/shipments/${id}/verify`, { ...MEASURED, confirmUnusual: true, ...box }, bearer(app.accounts.erpToken));

const usualWay: readonly ShipmentStatus[] = [
  'new',
  'fulfilled',
  'pickup',
  'picked_up',
  'at_sorting',
  'ready_to_book',
  'booked',
  'in_transit',
  'delivered',
];

/** The stations that lie between two statuses on the usual way, the last one included. */
const stationsTo = (goal: string, from: string): readonly ShipmentStatus[] =>
  usualWay.slice(usualWay.findIndex((status) => status === from) + 1, usualWay.findIndex((status) => status === goal) + 1);

/** The hub and its carriers, as an ERP token of no name stands for them. */
const hub = new Actor({ type: 'erp', id: null, scopes: ['erp:*'] });

/** Moves a shipment from its current status along the usual way through the hub, in one transaction: for tests of later steps. */
export const walkTo = (app: TestApp, id: string, goal: string, from = 'new'): Promise<void> =>
  app.database.unitOfWork.run(null, async (tx) => {
    for (const status of stationsTo(goal, from)) {
      if (status === 'ready_to_book') await verifyShipment(tx, hub, { id, ...MEASURED });
      else await transitionShipment(tx, hub, { id, status });
    }
  });

/** The same way by requests of the ERP interface, one for each status. */
export async function walkByRequests(app: TestApp, id: string, goal: string, from = 'new'): Promise<void> {
  for (const status of stationsTo(goal, from)) {
    const answer = status === 'ready_to_book' ? await verify(app, id) : await moveTo(app, id, status);
    if (answer.status !== 200) throw new Error(`${status}: ${answer.text}`);
  }
}

export const sessionOf = async (app: TestApp, { email, password }: { email: string; password: string }): Promise<string> => {
  const answer = await app.client.graphql(
    'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }',
    {
      email,
      password,
    },
  );
  return String(answer.body.data.login.token);
};
