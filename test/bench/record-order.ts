import 'reflect-metadata';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { PreparedClient } from '../../src/platform/db/prepared-client.js';
import { createLogger } from '../../src/platform/log/logger.js';
import { orderBody } from './bodies.js';
import type { Database } from './ground.js';
import type { BenchShop } from './sellers.js';

/** One statement as the service sent it. */
export interface Statement {
  readonly text: string;
  /** Undefined for the statements that begin and end the transaction. */
  readonly values: readonly unknown[] | undefined;
}

/** Places one order with the service in this process and answers every statement that it took. */
export async function recordOrder(
  database: Database,
  shop: BenchShop,
  { dataDir, products }: { dataDir: string; products: number },
): Promise<Statement[]> {
  const config = parseConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    ROLE: 'web',
    STORE_RATE_LIMIT: '0/15',
  });
  const app = await createApp(config, { report: () => undefined, log: createLogger('silent') });
  const statements: Statement[] = [];
  try {
    const place = (orderNumber: number) => placeOrder(app.url ?? '', shop, { products, orderNumber });
    // The first order also looks up the token and the plan, which are remembered for the next ones.
    await place(1);
    PreparedClient.observer = (text, values) => statements.push({ text, values });
    await place(2);
  } finally {
    PreparedClient.observer = undefined;
    await app.stop();
  }
  // The nudge of the relay goes out once for many orders, and not in their transactions.
  return statements.filter(({ text }) => !text.includes('pg_notify'));
}

async function placeOrder(url: string, shop: BenchShop, order: { products: number; orderNumber: number }): Promise<void> {
  const body = orderBody(shop.domain, order.products);
  const answer = await fetch(`${url}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...shop.headers },
    body: JSON.stringify({ ...body, order: { ...body.order, orderNumber: order.orderNumber } }),
  });
  if (answer.status !== 200) throw new Error(`The order was not placed: ${await answer.text()}`);
}
