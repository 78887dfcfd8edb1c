import { own, siteOf, type Snippet, type StoreFacts } from './connect-own.js';

/** The kinds of stores that the page has instructions for. */
export const kinds = ['woocommerce', 'vendure', 'medusa', 'php', 'own'] as const;
export type StoreKind = (typeof kinds)[number];

export const kindOf = (text: string | null): StoreKind | null => kinds.find((kind) => kind === text) ?? null;

/** What to paste, in order. */
export const snippetsOf: Readonly<Record<StoreKind, (facts: StoreFacts) => readonly Snippet[]>> = {
  woocommerce: ({ url, domain }) => [
    { name: 'url', text: url },
    { name: 'domain', text: domain },
  ],
  vendure: (facts) => [
    { name: 'install', text: 'npm install @shipgraph/vendure-plugin' },
    {
      name: 'config',
      text: `// vendure-config.ts
import { ShipgraphPlugin } from '@shipgraph/vendure-plugin';

plugins: [
  ShipgraphPlugin.init({
    // Make one with: openssl rand -hex 32
    encryptionKey: process.env.SHIPGRAPH_ENCRYPTION_KEY,
    // Where shipgraph reaches this server
    publicUrl: '${siteOf(facts)}',
  }),
],`,
    },
    {
      name: 'login',
      text: `# Once, in the Admin API of Vendure (/admin-api)
mutation {
  connectShipgraph(input: {
    url: "${facts.url}"
    domain: "${facts.domain}"
    publicUrl: "${siteOf(facts)}"
    email: "..."
    password: "..."${facts.mode === 'TEST' ? '\n    mode: TEST' : ''}
  }) { __typename }
}`,
    },
  ],
  medusa: ({ url, domain, mode }) => [
    { name: 'install', text: 'npm install @shipgraph/medusa-provider' },
    {
      name: 'config',
      text: `// medusa-config.ts
plugins: [
  {
    resolve: '@shipgraph/medusa-provider',
    options: {
      url: '${url}',
      domain: '${domain}',${mode === 'TEST' ? "\n      mode: 'test'," : ''}
      backendUrl: process.env.MEDUSA_BACKEND_URL,
    },
  },
],
modules: [
  {
    resolve: '@medusajs/medusa/fulfillment',
    dependencies: ['shipgraph', 'query'],
    options: { providers: [{ resolve: '@shipgraph/medusa-provider/providers/fulfillment', id: 'shipgraph' }] },
  },
],`,
    },
    {
      name: 'login',
      text: `npx medusa db:migrate
SHIPGRAPH_EMAIL=... SHIPGRAPH_PASSWORD=... \\
  npx medusa exec ./node_modules/@shipgraph/medusa-provider/connect.js`,
    },
  ],
  php: (facts) => [
    { name: 'install', text: 'composer require shipgraph/client' },
    {
      name: 'first',
      text: `use Shipgraph\\Store;

$store = new Store(url: '${facts.url}', token: getenv('SHIPGRAPH_TOKEN'), domain: '${facts.domain}');
$store->activate();
$store->webhooks()->create(['url' => '${siteOf(facts)}/hooks/shipgraph', 'events' => ['shipment.update']]);`,
    },
    {
      name: 'webhook',
      text: `use Shipgraph\\Webhook;

$event = Webhook::verify(getallheaders(), file_get_contents('php://input'), [getenv('WEBHOOK_SECRET')]);`,
    },
  ],
  own,
};
