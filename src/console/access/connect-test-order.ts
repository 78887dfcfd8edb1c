import type { Said } from '../graph/graph-error.js';

const SECOND_MS = 1_000;

/** A small prepaid order, with a number that no earlier one has. */
export function testOrder(domain: string) {
  const orderNumber = Math.floor(Date.now() / SECOND_MS);
  return {
    order: {
      shopDomain: domain,
      orderNumber,
      orderReference: `TEST-${orderNumber}`,
      subTotal: 10,
      total: 10,
      currency: 'USD',
      paymentStatus: 'prepaid',
    },
    customer: { firstName: 'Test', lastName: 'Order', email: `test@${domain}`, phone: '+971501234567' },
    origin: { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' },
    destination: { address: 'Corniche 5', city: 'Abu Dhabi', state: 'Abu Dhabi', countryCode: 'AE', zip: '' },
    products: [{ name: 'Test', quantity: 1, price: 10, currency: 'USD', grams: 500, length: 20, width: 15, height: 10, volume: 3000 }],
  };
}

export interface TestOrderAnswer {
  readonly shipmentId: string | null;
  readonly refused: Said;
}

/** Places the test order as the store would: over the store interface, with its token. */
export async function sendTestOrder({ token, domain }: { readonly token: string; readonly domain: string }): Promise<TestOrderAnswer> {
  const response = await fetch('/api/order', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', 'x-svc-shop-token': token, 'x-svc-shop-domain': domain },
    body: JSON.stringify(testOrder(domain)),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  const text = (name: string): string | null => (typeof answer[name] === 'string' ? answer[name] : null);
  const refused = { code: text('code'), message: text('message') ?? '', variant: text('variant'), params: answer['params'] };
  return { shipmentId: response.ok ? text('shipment_id') : null, refused };
}
