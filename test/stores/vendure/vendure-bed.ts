import { authority } from '../../modules/webhooks/certificates.js';
import { startProxy, type RecordingProxy } from '../recording-proxy.js';
import { startService, type RunningService } from '../running-service.js';
import { createStoreDatabase } from '../store-database.js';
import { startStore, type StoreProcess } from '../store-process.js';
import { fillShop, type FilledShop } from './fill-shop.js';
import { ownerOf, type VendureUser } from './vendure-api.js';

export const DOMAIN = 'lamps.example';
const OWNER_PASSWORD = 'the owner of the lamps';

export interface VendureBed {
  readonly service: RunningService;
  readonly store: StoreProcess;
  /** Between the store and the service. */
  readonly calls: RecordingProxy;
  /** HTTPS before the store, which shipgraph sends webhooks to. */
  readonly webhooks: RecordingProxy;
  readonly owner: VendureUser;
  /** The same person, at work in another channel. */
  ownerIn(channel: string): Promise<VendureUser>;
  readonly shop: FilledShop;
  stop(): Promise<void>;
}

/** A filled shop in the real Vendure, beside the service, not yet connected. */
export async function startVendureBed(folder: string): Promise<VendureBed> {
  const ca = await authority();
  const [service, database] = await Promise.all([startService(ca.cert), createStoreDatabase()]);
  const urls = { store: '' };
  const webhooks = await startProxy(() => urls.store, await ca.issue());
  const calls = await startProxy(() => service.url);
  const store = await startStore({
    folder,
    words: ['server.js'],
    env: {
      DATABASE_URL: database.url,
      OWNER_PASSWORD,
      COOKIE_SECRET: 'only for this test',
      SHIPGRAPH_KEY: 'a key that only this test has',
      PUBLIC_URL: webhooks.url,
      VENDURE_DISABLE_TELEMETRY: '1',
    },
  });
  urls.store = store.url;
  const owner = await ownerOf(store.url, OWNER_PASSWORD);
  const shop = await fillShop(owner);
  const stop = async (): Promise<void> => {
    await service.stop();
    await store.stop();
    await Promise.all([calls.close(), webhooks.close(), database.drop()]);
  };
  const ownerIn = async (channel: string): Promise<VendureUser> => Object.assign(await ownerOf(store.url, OWNER_PASSWORD), { channel });
  return { service, store, calls, webhooks, owner, ownerIn, shop, stop };
}

const SETTINGS = '{ connected isInherited url domain shopName publicUrl webhookUrl tokenHint origin { address city countryCode } }';

// What is found in answers is what is asserted.
export const connect = (
  { owner, calls, service }: Pick<VendureBed, 'owner' | 'calls' | 'service'>,
  more: Readonly<Record<string, unknown>> = {},
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> =>
  owner.ask(`mutation($input: ConnectShipgraphInput!) { connectShipgraph(input: $input) ${SETTINGS} }`, {
    input: {
      url: calls.url,
      ...service.accounts.seller,
      domain: DOMAIN,
      shopName: 'Lamps',
      origin: { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' },
      ...more,
    },
  });
