import type { Point } from '../../../src/kernel/geo.js';
import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { topUp } from '../../support/people.js';
import { connectShop, sessionOf, type ConnectedShop } from '../../support/story.js';
import { CENTRE, FORGETFUL } from './fleet.js';
import { DELIVERY_SHARE, radiusFor, spread, stopsFor } from './way.js';
import type { World } from './world.js';

const CONSIGNEES = [
  ['Aisha', 'Khan'], ['Mohammed', 'Al Otaibi'], ['Priya', 'Nair'], ['Omar', 'Haddad'], ['Fatima', 'Al Zahrani'], ['James', 'O’Neill'],
  ['Chen', 'Wei'], ['Layla', 'Mansour'], ['Sofia', 'Rossi'], ['Daniel', 'Mensah'],
] as const; // prettier-ignore
const STREETS = ['Damascus Street', 'Baghdad Street', 'Al Nahda Street', 'Amman Street', 'Beirut Street', 'Cairo Street'];
const GOODS = ['Mug', 'Coffee grinder', 'Prayer mat', 'Desk lamp', 'Running shoes', 'Oud perfume'];
/** Enough for the charges of one parcel. */
const MONEY_FOR_ONE = 12;
const PICKUP_EVERY = 1 / (1 - DELIVERY_SHARE);
const CASH_EVERY = 3;

const SIMULATE = 'mutation($id: String!, $p: [ShipmentStatus!]) { simulateShipment(id: $id, path: $p) { reference } }';

/** Places the orders of the day and brings their parcels to the hub, or has sellers wait with them. Returns consignees' mail addresses by reference. */
export async function placeOrders(world: World): Promise<ReadonlyMap<string, string>> {
  // Nothing of a test's own process is used: the service may run anywhere.
  const app = world as unknown as TestApp;
  // With room for those that were forgotten at the hub the last time.
  const count = Math.ceil(world.drivers * (stopsFor(world.minutes) - DELIVERY_SHARE / FORGETFUL));
  await fund(app, count * MONEY_FOR_ONE);
  const shop = await connectShop(app);
  const begun = Date.now();
  const mails = new Map<string, string>();
  for (const [index, point] of spread(CENTRE, radiusFor(world.minutes), count).entries()) {
    if (world.signal.aborted) break;
    const order = orderOf(shop, { index, point, number: begun * 1_000 + index });
    const answer = await world.client.post('/api/order', order, shop.headers);
    if (!answer.body?.shipment_id) throw new Error(`The order was not placed: ${answer.text}`);
    const path = isPickup(index) ? ['PICKUP'] : ['BOOKED'];
    const { simulateShipment } = await ask(app, world.accounts.erpToken, SIMULATE, { id: answer.body.shipment_id, p: path });
    mails.set(simulateShipment.reference, order.customer.email);
  }
  return mails;
}

async function fund(app: TestApp, amount: number): Promise<void> {
  const { me } = await ask(app, await sessionOf(app, app.accounts.seller), '{ me { seller { id } } }');
  await topUp(app, await sessionOf(app, app.accounts.superAdmin), me.seller.id, amount.toFixed(2));
}

const isPickup = (index: number): boolean => index % PICKUP_EVERY === PICKUP_EVERY - 1;

interface Placed {
  readonly index: number;
  readonly point: Point;
  readonly number: number;
}

function orderOf(shop: ConnectedShop, { index, point, number }: Placed) {
  const [firstName, lastName] = CONSIGNEES[index % CONSIGNEES.length] ?? CONSIGNEES[0];
  const address = { address: `${STREETS[index % STREETS.length]} ${index + 1}`, city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
  const there = { ...address, ...point };
  const hub = { ...address, address: 'Damascus Street 12', ...CENTRE };
  const cash = { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 40 + (index % 20) * 12.5 };
  return {
    order: {
      shopDomain: shop.domain,
      orderNumber: number,
      orderReference: `SIM-${number.toString(36).toUpperCase()}`,
      subTotal: 100,
      tax: 0,
      discount: 0,
      total: 100,
      currency: 'USD',
      locale: 'en',
      ...(index % CASH_EVERY === 0 && !isPickup(index) && cash),
    },
    customer: { firstName, lastName, email: `consignee-${number.toString(36)}@fleet.example`, phone: '+971 50 123 4567' },
    origin: isPickup(index) ? there : hub,
    destination: isPickup(index) ? hub : there,
    products: [
      {
        name: GOODS[index % GOODS.length],
        quantity: 1,
        price: 100,
        grams: 900,
        length: 20,
        width: 20,
        height: 10,
        volume: 4000,
        currency: 'USD',
      },
    ],
  };
}
