import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startApp, type TestApp } from '../../support/app.js';
import { Client } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { moveTo, verify } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';
import { authority } from '../../modules/webhooks/certificates.js';
import { installPackages } from '../packed-package.js';
import { startProxy, type RecordingProxy } from '../recording-proxy.js';
import { runCommand } from '../run-command.js';
import { createStoreDatabase } from '../store-database.js';
import { startStore, type StoreProcess } from '../store-process.js';
import { setUpShop, signIn, type Medusa, type Shop } from './shop-admin.js';

export interface World {
  readonly app: TestApp;
  /** What Medusa asks of shipgraph goes through here. */
  readonly passage: RecordingProxy;
  /** Where the passage leads: to the service, until another operator is played. */
  readonly operator: { url: string };
  /** What shipgraph tells Medusa comes through here, over HTTPS. */
  readonly door: RecordingProxy;
  readonly store: StoreProcess;
  readonly client: Client;
  readonly admin: Medusa;
  readonly shop: Shop;
  /** What the admin was shown before the shop was connected, and what connecting answered. */
  readonly told: Readonly<Record<'before' | 'refused' | 'connected', unknown>>;
  /** Connects it again by the command of the guide, and answers what that says. */
  readonly connectAgain: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const owner = { email: 'owner@lamps.example', password: 'the owner of lamps' };

/** A whole service, and a whole Medusa with our plug-in beside it, connected as its owner connects it. */
export async function openWorld(folder: string): Promise<World> {
  const toClose: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const each of toClose.toReversed()) await each();
  };
  try {
    return { ...(await open(folder, toClose)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(folder: string, toClose: (() => Promise<unknown>)[]): Promise<Omit<World, 'close'>> {
  await installPackages(folder, 'medusa');
  const ca = await authority();
  setDefaultCACertificates([...getCACertificates('default'), ca.cert]);
  const app = await startApp({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_SCHEDULE: '0,0,0,0,0,0' });
  toClose.push(() => app.stop());
  const operator = { url: app.url ?? '' };
  const passage = await startProxy(() => operator.url);
  toClose.push(() => passage.close());
  const database = await createStoreDatabase();
  toClose.push(() => database.drop());
  let store: StoreProcess | undefined = undefined as StoreProcess | undefined;
  const door = await startProxy(() => store?.url ?? '', await ca.issue());
  toClose.push(() => door.close());
  const env = settings({ DATABASE_URL: database.url, SHIPGRAPH_URL: passage.url, BACKEND_URL: door.url });
  const medusa = (more: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<string> => {
    const variables = Object.entries({ ...env, ...more }).map(([name, value]) => `${name}=${value}`);
    return runCommand(folder, 'env', ...variables, 'node_modules/.bin/medusa', ...words);
  };
  await medusa({}, 'db:migrate');
  store = await startStore({ folder, words: ['server.js'], env });
  const { stop } = store;
  toClose.push(stop);
  const client = new Client(store.url);
  const admin = await signIn(client, owner);
  const shop = await setUpShop(client, admin);
  const told = await connect(admin, app);
  const { email, password } = app.accounts.seller;
  const account = { SHIPGRAPH_EMAIL: email, SHIPGRAPH_PASSWORD: password };
  const connectAgain = (): Promise<string> => medusa(account, 'exec', './node_modules/@shipgraph/medusa-provider/connect.js');
  return { app, passage, operator, door, store, client, admin, shop, told, connectAgain };
}

const settings = (env: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...env,
  SECRET: 'a secret of this test',
  OWNER_EMAIL: owner.email,
  OWNER_PASSWORD: owner.password,
  MEDUSA_DISABLE_TELEMETRY: '1',
  NODE_ENV: 'production',
});

async function connect(admin: Medusa, app: TestApp): Promise<World['told']> {
  const { email, password } = app.accounts.seller;
  const before = (await admin.get('/admin/shipgraph')).shipgraph;
  const refused = (await admin.try('POST', '/admin/shipgraph/connect', { email, password: 'not mine' })).body;
  return { before, refused, connected: (await admin.post('/admin/shipgraph/connect', { email, password })).shipgraph };
}

const SHIPMENT = `query($id: String!) { shipment(id: $id) {
  status serviceCode paymentStatus
  order { orderReference subTotal { amount } tax { amount } discount { amount } shippingFee { amount } total { amount }
    collectionAmount { amount } customer { firstName lastName email phone } lines { name quantity } origin { city } destination { city } }
  returnShipment { id } } }`;

/** What the operator sees of a shipment. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const shipmentIn = async ({ app }: World, id: string): Promise<any> =>
  (await ask(app, app.accounts.erpToken, SHIPMENT, { id })).shipment;

/** The operator moves a shipment along its way, and each webhook has been answered before the next step. */
export async function walk(world: World, id: string, ...statuses: readonly string[]): Promise<void> {
  for (const status of statuses) {
    const answer = status === 'verified' ? await verify(world.app, id) : await moveTo(world.app, id, status);
    if (answer.status !== 200) throw new Error(`${status}: ${answer.text}`);
  }
}

/** Headers of the store interface for this shop, as another program of its owner would have them. */
export async function storeHeaders({ app }: World): Promise<Record<string, string>> {
  const { email, password } = app.accounts.seller;
  const login = { email, password, shopId: 'lamps.example', shopName: 'Lamps', platform: 'medusa', url: 'https://lamps.example' };
  const { body } = await app.client.post('/api/login', login);
  return { 'x-svc-shop-token': body.token, 'x-svc-shop-domain': 'lamps.example' };
}

export async function until(what: string, holds: () => Promise<boolean>, { store }: World): Promise<void> {
  await waitFor(() => `${what}; the store said: ${store.said().slice(-3000)}`, holds, 60_000);
}
