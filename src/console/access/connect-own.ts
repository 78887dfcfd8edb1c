import type { ShopMode } from '../../schema-types.generated.js';
import { testOrder } from './connect-test-order.js';

export interface StoreFacts {
  /** Where this service is reached. */
  readonly url: string;
  readonly domain: string;
  readonly mode: ShopMode;
}

/** Where the store itself is reached. The domain of a test shop need not exist. */
export const siteOf = ({ domain, mode }: StoreFacts): string => `https://${mode === 'TEST' ? domain.replace(/^test[.]/, '') : domain}`;

export interface Snippet {
  /** Key of its title. */
  readonly name: 'install' | 'config' | 'login' | 'first' | 'webhook' | 'url' | 'domain';
  readonly text: string;
}

const headers = (domain: string): string =>
  `-H 'content-type: application/json' \\\n  -H "x-svc-shop-token: $SHIPGRAPH_TOKEN" -H 'x-svc-shop-domain: ${domain}'`;

/** For stores without a plug-in: requests for a shell, each of which turns a step green. */
export function own(facts: StoreFacts): readonly Snippet[] {
  const { url, domain } = facts;
  const { origin, destination, products } = testOrder(domain);
  return [
    { name: 'login', text: loginCurl(facts) },
    {
      name: 'first',
      text: `export SHIPGRAPH_TOKEN=...
curl ${url}/api/rates ${headers(domain)} \\
  -d '${JSON.stringify({ origin, destination, products })}'`,
    },
    {
      name: 'webhook',
      text: `curl ${url}/api/webhooks -H 'content-type: application/json' \\
  -H "authorization: Bearer $SHIPGRAPH_TOKEN" \\
  -d '${JSON.stringify({ url: `${siteOf(facts)}/hooks/shipgraph`, events: ['shipment.update'] })}'`,
    },
  ];
}

/** For a store that logs in itself. */
const loginCurl = ({ url, domain, mode }: StoreFacts): string =>
  `# The button above does the same: use one of them, once
curl ${url}/api/login -H 'content-type: application/json' \\
  -d '${JSON.stringify({
    email: '...',
    password: '...',
    shopId: domain,
    shopName: domain,
    platform: 'custom',
    url: `https://${domain}`,
    ...(mode === 'TEST' && { mode: 'test' }),
  })}'`;

/** The same order as the button sends. */
export const orderCurl = ({ url, domain }: StoreFacts): string =>
  `curl ${url}/api/order ${headers(domain)} \\
  -d '${JSON.stringify(testOrder(domain))}'`;
