import type { CarrierAdapter, CarrierBooking } from '../../../src/carrier-kit/index.js';
import type { Environment } from '../../../src/config.js';
import { money } from '../../../src/kernel/money.js';
import type { Logger } from '../../../src/platform/log/logger.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newErpToken, newSeller, topUp } from '../../support/people.js';
import { connectShop } from '../../support/story.js';
import { collectCash } from '../../modules/carrier-bills/partner-line.js';
import { addWebhook, openFixture } from '../../modules/webhooks/webhook-story.js';
import { Driver, Operations } from './movers.js';
import { PaidLink } from './paid-link.js';
import { ScanFeed } from './scan-feed.js';
import { ServiceSimulator } from './service-simulator.js';
import { shipgraphAdapter } from './shipgraph-adapter.js';
import { milestoneCodes, statusCodes } from './shipgraph-scans.js';

const SCOPES = ['shipments:read', 'shipments:write', 'rates:read', 'reference:read'];
const OWN_FLEET = { code: 'SVC', name: 'Own fleet', scanCodes: statusCodes, services: ['SVC_SAME', 'SVC_ECO', 'SVC_EXP'] };
const PARTNER = {
  ...{ code: 'SVCX', name: 'Partner', services: ['SVC_INT_ECO', 'SVC_INT_EXP'] },
  scanCodes: { ...statusCodes, ...milestoneCodes },
};

export const openOwnFleet = (more?: More) => openService({ ...OWN_FLEET, role: 'DRIVER', Movers: Driver, sample: inTown }, more);
export const openPartner = (more?: More) => openService({ ...PARTNER, role: 'OPS', Movers: Operations, sample: abroad }, more);

/** Settings of the service, and where it writes its log. */
interface More {
  readonly settings?: Environment;
  readonly log?: Logger;
}

interface Kind extends Pick<CarrierAdapter, 'code' | 'name' | 'scanCodes'> {
  readonly services: readonly string[];
  readonly role: string;
  readonly Movers: typeof Driver | typeof Operations;
  readonly sample: Partial<CarrierBooking>;
}

export type OpenService = Awaited<ReturnType<typeof openService>>;

/** A separate service with a seller, a shop that it books for, and people who move its parcels. */
async function openService({ code, name, scanCodes, services, role, Movers, sample }: Kind, { settings = {}, log }: More = {}) {
  const link = new PaidLink();
  const fixture = await openFixture({ ...(await link.settings()), MANUAL_POSTING_THRESHOLD: '1000000', ...settings }, log && { log });
  const { app } = fixture;
  const admin = await adminOf(app);
  const seller = await newSeller(app);
  for (const currency of ['USD', 'JPY', 'KWD']) await topUp(app, admin, seller.id, '90000', currency);
  const shop = await connectShop(app, seller);
  await app.client.post('/api/activation', { activate: true }, shop.headers);
  await collectCash(app);
  const receiver = await fixture.receiver();
  const webhook = await addWebhook(app, shop.token, receiver.url());
  const worker = await newWorker(app, admin, role);
  const credentials = {
    shopDomain: shop.domain,
    shopToken: shop.token,
    operatorToken: await newErpToken(app, admin, { scopes: SCOPES }),
    webhookSecret: webhook.secret,
  };
  const feed = new ScanFeed(app, receiver, { id: webhook.id, token: shop.token });
  const simulator = new ServiceSimulator({
    ...{ app, services, credentials, link, feed, carrier: code },
    movers: new Movers(app, worker),
  });
  await simulator.start();
  const adapter: CarrierAdapter = shipgraphAdapter({ code, name, scanCodes });
  return { adapter, simulator, app, feed, seller, shop, now: () => app.clock.now(), sample: declaredBy(simulator, sample) };
}

async function newWorker(app: Parameters<typeof ask>[0], admin: string, role: string) {
  const login = { email: `${role.toLowerCase()}@own-kinds.example`, password: 'a long enough password' };
  const input = { ...login, name: role, role };
  await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
  return login;
}

const inDubai = {
  name: 'Aisha Khan', company: 'Example Trading', phone: '+971501234567', email: 'parcels@example.com', lines: ['Al Quoz 3, Street 8'],
  city: 'Dubai', state: 'Dubai', zip: null, countryCode: 'AE',
}; // prettier-ignore
const receiver = { ...inDubai, name: 'Omar Haddad', phone: '+971507654321', lines: ['Marina 5'] };
const inTown = { shipper: inDubai, consignee: receiver };
const abroad = { shipper: inDubai, consignee: { ...receiver, city: 'Muscat', state: 'Muscat', zip: '112', countryCode: 'OM' } };

/** Goods are declared in the currency that a check decides on, because the service charges in the currency of the order. */
const declaredBy = ({ decisions }: ServiceSimulator, sample: Partial<CarrierBooking>): Partial<CarrierBooking> => ({
  ...sample,
  get declaredValue() {
    return money(10_000n, decisions.currency ?? 'USD');
  },
});
