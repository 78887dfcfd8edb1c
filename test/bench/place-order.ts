import { orderBody } from './bodies.js';
import type { BenchShop } from './sellers.js';
import { SERIAL_SLOT } from './shot.js';

/** Places one order through the service and answers the reference of its shipment. */
export async function placeOrder(port: number, { domain, headers }: BenchShop, number: number, products = 3): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(orderBody(domain, products)).replace(SERIAL_SLOT, String(number)),
  });
  const { shipment_id: reference } = (await answer.json()) as { shipment_id?: string };
  if (reference === undefined) throw new Error(`An order was not placed: ${answer.status}`);
  return reference;
}
