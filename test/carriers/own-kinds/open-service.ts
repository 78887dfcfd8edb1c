import type { CarrierAdapter } from '../../../src/carrier-kit/index.js';
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

const SCOPES = ['shipments:read', 'shipments:write', 'rates:read', 'reference:read'];
const OWN_FLEET = { code: 'SVC', name: 'Own fleet', services: ['SVC_SAME', 'SVC_ECO', 'SVC_EXP'] };
const PARTNER = { code: 'SVCX', name: 'Partner', services: ['SVC_INT_ECO', 'SVC_INT_EXP'] };

export const openOwnFleet = () => openService({ ...OWN_FLEET, role: 'DRIVER', Movers: Driver });
export const openPartner = () => openService({ ...PARTNER, role: 'OPS', Movers: Operations });

interface Kind {
  readonly code: string;
  readonly name: string;
  readonly services: readonly string[];
  readonly role: string;
  readonly Movers: typeof Driver | typeof Operations;
}

/** A service of its own with a seller, a shop that it books for, and people who move its parcels. */
async function openService({ code, name, services, role, Movers }: Kind) {
  const link = new PaidLink();
  const fixture = await openFixture(await link.settings());
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
  const simulator = new ServiceSimulator({
    ...{ app, services, credentials, link, carrier: code },
    movers: new Movers(app, worker),
    feed: new ScanFeed(app, receiver, { id: webhook.id, token: shop.token }),
  });
  await simulator.start();
  const adapter: CarrierAdapter = shipgraphAdapter({ code, name });
  return { adapter, simulator, app, now: () => app.clock.now() };
}

async function newWorker(app: Parameters<typeof ask>[0], admin: string, role: string) {
  const login = { email: `${role.toLowerCase()}@own-kinds.example`, password: 'a long enough password' };
  const input = { ...login, name: role, role };
  await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
  return login;
}
