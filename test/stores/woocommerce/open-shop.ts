import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { buildWooCommerce } from '../../../src/commands/build-woocommerce.js';
import { authority } from '../../modules/webhooks/certificates.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { moveTo, verify } from '../../support/story.js';
import { startProxy, type RecordingProxy } from '../recording-proxy.js';
import { Merchant, textOf } from './merchant.js';
import { startWordPress, type WordPress } from './wordpress.js';

export const DOMAIN = 'lamps.example';
const ZIP = 'shipgraph-for-woocommerce.zip';
const OWNER_PASSWORD = 'the owner of the lamps';
const LAMP = 1;
const GIFT_CARD = 2;

export interface WooShop {
  readonly app: TestApp;
  /** What WordPress asks of shipgraph goes through here. */
  readonly passage: RecordingProxy;
  /** Where the passage leads: to the service, until another operator is played. */
  readonly operator: { url: string };
  /** What comes to WordPress comes through here, over HTTPS. */
  readonly door: RecordingProxy;
  readonly wordpress: WordPress;
  readonly owner: Merchant;
  /** What the pages said on the way to a connected shop. */
  readonly told: Readonly<Record<'activated' | 'missing' | 'refused' | 'connected', string>>;
  readonly close: () => Promise<void>;
}

/** A whole service, and a WordPress with our plug-in uploaded as a zip, connected as its owner connects it. */
export async function openShop(): Promise<WooShop> {
  const toClose: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of toClose.toReversed()) await each();
  };
  try {
    return { ...(await open(toClose)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(toClose: (() => Promise<unknown>)[]): Promise<Omit<WooShop, 'close'>> {
  const ca = await authority();
  setDefaultCACertificates([...getCACertificates('default'), ca.cert]);
  const app = await startApp({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_SCHEDULE: '0,0,0,0,0,0' });
  toClose.push(() => app.stop());
  const operator = { url: app.url ?? '' };
  const passage = await startProxy(() => operator.url);
  toClose.push(() => passage.close());
  const inside = { url: '' };
  const door = await startProxy(() => inside.url, await ca.issue());
  toClose.push(() => door.close());
  const wordpress = await startWordPress({ home: door.url, password: OWNER_PASSWORD });
  toClose.push(() => wordpress.stop());
  inside.url = wordpress.url;
  await buildWooCommerce();
  const owner = await Merchant.logIn(door.url, 'owner', OWNER_PASSWORD);
  const download = await fetch(`${operator.url}/downloads/${ZIP}`);
  const activated = await owner.upload(ZIP, new Uint8Array(await download.arrayBuffer()));
  const shop = { app, passage, operator, door, wordpress, owner };
  await set(shop, {
    stand_in_products: {
      [LAMP]: { name: 'Lamp', price: 40, weight: '0.9', length: '20', width: '20', height: '20' },
      [GIFT_CARD]: { name: 'Gift card', price: 25, virtual: true },
    },
  });
  return { ...shop, told: { activated: textOf(activated), ...(await connectAsOwner(shop)) } };
}

async function connectAsOwner(shop: Pick<WooShop, 'app' | 'owner' | 'passage' | 'wordpress'>): Promise<Omit<WooShop['told'], 'activated'>> {
  const { email, password } = shop.app.accounts.seller;
  await set(shop, { stand_in_zone: { 1: 'shipgraph' } });
  const missing = await connect(shop, { url: shop.passage.url, email: '', password: '' });
  const refused = await connect(shop, { url: shop.passage.url, email, password: 'not mine' });
  return { missing, refused, connected: await connect(shop, { url: shop.passage.url, email, password }) };
}

export const SETTINGS = '/wp-admin/admin.php?page=shipgraph';

/** Fills in the form of the settings page; answers what the page says then. */
export async function connect({ owner }: Pick<WooShop, 'owner'>, fields: Readonly<Record<string, string>>): Promise<string> {
  return textOf(await owner.press(await owner.get(SETTINGS), 'shipgraph-connect', { domain: DOMAIN, ...fields }));
}

/** Asks the stand-in of WooCommerce. */
// What is found in answers is what is asserted.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function standIn({ wordpress }: Pick<WooShop, 'wordpress'>, path: string, body: unknown = {}): Promise<any> {
  const answer = await fetch(`${wordpress.url}/wp-json/stand-in/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

export const set = (shop: Pick<WooShop, 'wordpress'>, options: Readonly<Record<string, unknown>>): Promise<unknown> =>
  standIn(shop, 'set', options);

/** Runs what Action Scheduler would run now, or so many seconds from now. */
export const work = (shop: Pick<WooShop, 'wordpress'>, ahead = 0): Promise<unknown> => standIn(shop, 'run', { ahead });

export const aisha = {
  first_name: 'Aisha',
  last_name: 'Khan',
  company: '',
  address_1: 'Corniche 5',
  address_2: '',
  city: 'Abu Dhabi',
  state: 'AZ',
  postcode: '',
  country: 'AE',
  email: 'aisha@example.com',
  phone: '+971501234567',
};

let sessions = 0;

interface Cart {
  readonly items?: readonly (readonly [product: number, quantity: number])[];
  readonly address?: Partial<typeof aisha>;
  readonly rate?: string;
  readonly payment?: string;
  readonly session?: string;
}

const cartOf = ({ items = [[LAMP, 2]], address, session = `s${++sessions}`, ...more }: Cart) => ({
  items,
  session,
  address: { ...aisha, ...address },
  ...more,
});

/** What the checkout offers. */
export const offerOf = (shop: WooShop, cart: Cart = {}) => standIn(shop, 'cart', cartOf(cart));

/** Places an order; answers its id. */
export const checkOut = (shop: WooShop, cart: Cart = {}) => standIn(shop, 'checkout', cartOf({ payment: 'card', ...cart }));

export const GIFT: readonly [number, number] = [GIFT_CARD, 1];

/** An order that has been sent to shipgraph, with the id of its shipment. */
export async function shipped(
  shop: WooShop,
  cart: Cart = {},
): Promise<{ readonly order: number; readonly total: string; readonly shipment: string }> {
  const placed = await checkOut(shop, cart);
  await work(shop);
  const { meta } = await standIn(shop, 'order', { order: placed.order });
  return { ...placed, shipment: meta.shipment };
}

/** The box of an order in the admin, as HTML. */
export async function boxOf({ owner }: WooShop, order: number): Promise<string> {
  const page = await owner.get(orderPath(order));
  return /<div id="shipgraph" class="postbox[\s\S]*?(?=<div id="woocommerce-order-notes")/.exec(page)?.[0] ?? page;
}

const orderPath = (order: number): string => `/wp-admin/admin.php?page=wc-orders&action=edit&id=${order}`;

/** Presses a button of that box; answers what the page says then. */
export async function press(
  { owner }: WooShop,
  order: number,
  work: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  return textOf(await owner.press(await owner.get(orderPath(order)), 'shipgraph-order-form', { do: work, ...fields }));
}

const SHIPMENT = `query($id: String!) { shipment(id: $id) {
  status serviceCode paymentStatus
  order { orderReference locale subTotal { amount } shippingFee { amount } total { amount } collectionAmount { amount }
    customer { firstName lastName email phone } lines { name quantity } origin { city } destination { address city } } } }`;

/** What the operator sees of a shipment. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const shipmentIn = async ({ app }: WooShop, id: string): Promise<any> =>
  (await ask(app, app.accounts.erpToken, SHIPMENT, { id })).shipment;

/** The operator moves a shipment along its way. */
export async function walk({ app }: WooShop, id: string, ...statuses: readonly string[]): Promise<void> {
  for (const status of statuses) {
    const answer = status === 'verified' ? await verify(app, id) : await moveTo(app, id, status);
    if (answer.status !== 200) throw new Error(`${status}: ${answer.text}`);
  }
}
