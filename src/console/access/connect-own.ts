import { testOrder } from './connect-test-order.js';

export interface StoreFacts {
  /** Where this service is reached. */
  readonly url: string;
  readonly domain: string;
}

export interface Snippet {
  /** Key of its title. */
  readonly name: 'install' | 'config' | 'login' | 'first' | 'webhook';
  readonly text: string;
}

const headers = (domain: string): string =>
  `-H 'content-type: application/json' \\\n  -H "x-svc-shop-token: $SHIPGRAPH_TOKEN" -H 'x-svc-shop-domain: ${domain}'`;

/** For stores without a plug-in: requests for a shell, each of which turns a step green. */
export function own({ url, domain }: StoreFacts): readonly Snippet[] {
  const { origin, destination, products } = testOrder(domain);
  return [
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
  -d '${JSON.stringify({ url: `https://${domain}/hooks/shipgraph`, events: ['shipment.update'] })}'`,
    },
  ];
}

/** The same order as the button sends. */
export const orderCurl = ({ url, domain }: StoreFacts): string =>
  `curl ${url}/api/order ${headers(domain)} \\
  -d '${JSON.stringify(testOrder(domain))}'`;
