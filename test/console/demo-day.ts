import type { TestApp } from '../support/app.js';
import { bearer } from '../support/client.js';
import { carry } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import {
  abuDhabi,
  anOrder,
  connectStore,
  dubai,
  moveTo,
  mug,
  sessionOf,
  verify,
  walkByRequests,
  type ConnectedShop,
} from '../support/story.js';
import { topUp, type Person } from '../support/people.js';
import { phoneOf } from './demo-phones.js';

/** What is needed of a service to fill its day: an address to call, and its demo accounts. */
export type Filled = Pick<TestApp, 'client' | 'accounts'>;

export interface DemoDay {
  readonly sellerId: string;
  readonly shop: ConnectedShop;
  /** One of each role, by the role in small letters. */
  readonly staff: Readonly<Record<string, Person>>;
  /** Shipments by what happened to them. */
  readonly shipments: Readonly<Record<string, readonly string[]>>;
  readonly webhookId: string;
}

const CONSIGNEES = [
  ['Aisha', 'Khan'], ['محمد', 'العتيبي'], ['Priya', 'Nair'], ['Omar', 'Haddad'], ['فاطمة', 'الزهراني'], ['James', 'O’Neill'], ['Chen', 'Wei'],
  ['Layla', 'Mansour'],
] as const; // prettier-ignore
const GOODS = ['Mug', 'Coffee grinder', 'Prayer mat', 'Desk lamp', 'Running shoes', 'Oud perfume'];
const CITIES = [
  abuDhabi,
  { ...dubai, address: 'Jumeirah 1' },
  { ...abuDhabi, address: 'King Faisal Street 8', city: 'Sharjah', state: 'Sharjah' },
];
const WAREHOUSE = { kind: 'ORIGIN', name: 'Warehouse', address: { ...dubai, country: undefined }, isDefault: true };
/** What the hub finds as well, so that nothing is to be paid for most of them. */
const BOX = { quantity: 1, grams: 1200, length: 20, width: 20, height: 20, volume: 8000 };
const ROLES = ['ops', 'dispatcher', 'driver', 'accounts', 'reception'];
/** What a carrier reports of a parcel that sees no hub. */
const ROAD = ['pickup', 'picked_up', 'in_transit', 'delivered'];
export const PASSWORD = 'only for the demonstration';

/** A day at work: parcels everywhere on their way, money that waits for people, a webhook that fails. */
export async function fillDay(target: Filled): Promise<DemoDay> {
  // Nothing of a test's own process is used below: the service may run anywhere.
  const app = target as TestApp;
  const admin = await sessionOf(app, app.accounts.superAdmin);
  const staff = await hire(app, admin);
  const seller = await sessionOf(app, app.accounts.seller);
  const { me } = await ask(app, seller, '{ me { seller { id } } }');
  const sellerId: string = me.seller.id;
  await topUp(app, admin, sellerId, '750.00');
  await ask(
    app,
    admin,
    'mutation($id: String!) { updateSeller(id: $id, input: { company: "Mugs & More", phone: "+971 4 555 0100", orderMails: DAILY }) { id } }',
    {
      id: sellerId,
    },
  );
  await ask(app, seller, 'mutation($e: SavedAddressInput!) { saveAddress(entry: $e) { id } }', { e: WAREHOUSE });
  const webhookId = await subscribe(app, seller);
  const shop = await connectStore(app, 'Mugs & More Gifts');
  const place = parcels(app, shop);

  const shipments: Record<string, string[]> = {};
  const keep = async (name: string, count: number, make: () => Promise<string>): Promise<void> => {
    for (let number = 0; number < count; number += 1) (shipments[name] ??= []).push(await make());
  };
  const walked = (goal: string, more: Parameters<typeof place>[0] = {}) =>
    async function walk(): Promise<string> {
      const id = await place(more);
      const on = ROAD.indexOf(goal);
      await (on < 0 ? walkByRequests(app, id, goal) : carry(app, id, ...ROAD.slice(0, on + 1).map((status) => status.toUpperCase())));
      return id;
    };
  const failedAs = (goal: string, status: string, reasonCode: string) =>
    async function fail(): Promise<string> {
      const id = await walked(goal)();
      await move(app, id, status, reasonCode);
      return id;
    };
  await keep('new', 3, () => place());
  await keep('fulfilled', 3, walked('fulfilled'));
  await keep('pickup', 3, walked('pickup'));
  await keep('pickup failed', 2, failedAs('pickup', 'pickup_failed', 'closed'));
  await keep('picked up', 3, walked('picked_up'));
  await keep('at sorting', 2, walked('at_sorting'));
  await keep('booked', 2, walked('booked'));
  await keep('in transit', 3, walked('in_transit', { cod: 120 }));
  await keep('on hold', 1, failedAs('in_transit', 'on_hold', 'nobody_home'));
  await keep('failed', 2, failedAs('in_transit', 'failed', 'nobody_home'));
  await keep('delivered', 4, walked('delivered'));
  await keep('to confirm', 3, walked('delivered', { cod: 85.5 }));
  await keep('with driver', 3, walked('delivered', { cod: 240 }));
  await keep('with reception', 2, walked('delivered', { cod: 64.25 }));
  await keep('with accounts', 2, walked('delivered', { cod: 310 }));
  await keep('deposited', 1, walked('delivered', { cod: 99 }));
  await carryCash(app, shipments, staff);
  await keep('unpaid', 2, () => weighed(app, place, 4));
  await keep('disputed', 1, () => weighed(app, place, 5));
  await keep('pending approval', 1, () => weighed(app, place, 40));
  await askForMoney(app, { admin, seller, sellerId, shipments, staff });
  await app.client.post(
    '/api/erp/shipments/' + shipments['on hold']?.[0] + '/notes',
    { type: 'delivery', text: 'The guard asks for the name of the company at the gate.', visibility: 'seller' },
    bearer(app.accounts.erpToken),
  );
  return { sellerId, shop, staff, shipments, webhookId };
}

async function hire(app: TestApp, admin: string): Promise<Record<string, Person>> {
  const staff: Record<string, Person> = {};
  for (const role of ROLES) {
    const login = { email: `${role}@demo.example`, password: PASSWORD };
    const input = { ...login, name: `${role[0]?.toUpperCase()}${role.slice(1)} Demo`, role: role.toUpperCase() };
    const { createStaff } = await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
    staff[role] = { ...login, id: createStaff.id };
  }
  return staff;
}

/** An endpoint that no name server knows. */
async function subscribe(app: TestApp, seller: string): Promise<string> {
  const input = {
    url: 'https://hooks.mugs.invalid/shipgraph',
    events: ['shipment.update', 'shipment.completed', 'shipment.failed'],
    description: 'Warehouse screens',
  };
  const { createWebhook } = await ask(
    app,
    seller,
    'mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    {
      input,
    },
  );
  return createWebhook.webhook.id;
}

function parcels(app: TestApp, shop: ConnectedShop) {
  let number = 0;
  return async ({ cod }: { cod?: number } = {}): Promise<string> => {
    const [firstName, lastName] = CONSIGNEES[number % CONSIGNEES.length] ?? CONSIGNEES[0];
    const body = {
      ...anOrder(shop.domain, cod === undefined ? {} : { paymentStatus: 'postpaid', collectionAmount: cod }),
      customer: { firstName, lastName, email: `customer${number}@example.com`, phone: phoneOf(number) },
      destination: CITIES[number % CITIES.length],
      products: [{ ...mug, ...BOX, name: GOODS[number % GOODS.length] }],
    };
    number += 1;
    const answer = await app.client.post('/api/order', body, shop.headers);
    if (!answer.body?.orderId) throw new Error(`The order was not placed: ${answer.text}`);
    return answer.body.nbox.shipment_detail_id;
  };
}

async function move(app: TestApp, id: string, status: string, reasonCode: string): Promise<void> {
  const answer = await moveTo(app, id, status, { reasonCode });
  if (answer.status !== 200) throw new Error(`${status}: ${answer.text}`);
}

async function weighed(app: TestApp, place: ReturnType<typeof parcels>, weightKg: number): Promise<string> {
  const id = await place();
  await walkByRequests(app, id, 'at_sorting');
  const photos = ['https://photos.example/scale.jpg'];
  const answer = await verify(app, id, { weightKg, photos, notes: 'Weighed twice.' });
  if (answer.status !== 200) throw new Error(answer.text);
  return id;
}

/** Cash at every place between the door and the bank. */
async function carryCash(app: TestApp, shipments: Record<string, string[]>, staff: Readonly<Record<string, Person>>): Promise<void> {
  const call = async (path: string, body: unknown): Promise<void> => {
    const answer = await app.client.post(path, body, bearer(app.accounts.erpToken));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  };
  const stages = ['with driver', 'with reception', 'with accounts', 'deposited'];
  for (const [far, stage] of stages.entries()) {
    for (const id of shipments[stage] ?? []) {
      const handOver = `/api/erp/cod-invoice/${id}/handover`;
      await call(`/api/erp/cod-invoice/${id}/confirm`, { paymentMethod: 'cash', collectedById: staff['driver']?.id });
      if (far >= 1) await call(handOver, { toStage: 'with_reception', receivedById: staff['reception']?.id });
      if (far >= 2) await call(handOver, { toStage: 'with_accounts', receivedById: staff['accounts']?.id });
      if (far >= 3) await call(handOver, { toStage: 'deposited', depositReference: 'SLIP-1001' });
    }
  }
}

interface Asking {
  readonly admin: string;
  readonly seller: string;
  readonly sellerId: string;
  readonly shipments: Readonly<Record<string, readonly string[]>>;
  readonly staff: Readonly<Record<string, Person>>;
}

/** Everything that waits for a decision. */
async function askForMoney(app: TestApp, { admin, seller, sellerId, shipments, staff }: Asking): Promise<void> {
  const dispute = 'mutation($input: DisputeAdjustmentInput!) { disputeAdjustment(input: $input) { id } }';
  const reason = 'The box held one lamp of 600 grams.';
  const photos = ['https://photos.example/parcel.jpg'];
  await ask(app, seller, dispute, { input: { id: shipments['disputed']?.[0], reason, photos } });
  const accounts = await sessionOf(app, staff['accounts'] ?? { email: '', password: '' });
  const charge = 'mutation($input: AdjustWalletInput!) { adjustWallet(input: $input) { newStatus } }';
  await ask(app, accounts, charge, { input: { id: shipments['pending approval']?.[0], notes: 'Forty kilograms on both scales.' } });
  const credit = `mutation($id: String!) { creditWallet(sellerId: $id, amount: "35.00", currency: "USD", reason: "Parcel wetted by rain") { id } }`;
  await ask(app, accounts, credit, { id: sellerId });
  const payout = `mutation($id: String!) { requestPayout(sellerId: $id, amount: "100.00", currency: "USD", reference: "PAYOUT-7") { id } }`;
  await ask(app, admin, payout, { id: sellerId });
}
