import type { TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { adminOf, newSeller, topUp } from '../support/people.js';
import { anOrder, connectShop, mug, sessionOf, type ConnectedShop } from '../support/story.js';
import type { Sender } from './sender.js';

const ORDERS = 60;
const WEBHOOKS = 20;
/** About as dear as a selection may be, and each another one, so that no answer serves two. */
const selection = (made: number): string =>
  `{ id${made}: id reference awb status order { id orderReference lines { name quantity grams length width height volume hsCode originCountry price { amount currency } } } timeline { from to occurredAt note } }`;

export interface Neighbours {
  /** How long orders of another tenant take, beside orders of 1,000 lines. */
  readonly p95Ms: number;
  /** The same when each of those is answered to 20 webhooks with a selection. */
  readonly p95WithSelectionsMs: number;
}

/** Orders of one tenant beside those of another, who has no webhooks at first and then as many and as dear ones as it may have. */
export async function besideAnotherTenant(app: TestApp, sender: Sender): Promise<Neighbours> {
  const admin = await adminOf(app);
  const [neighbour, attacker] = [await tenant(app, admin), await tenant(app, admin)];
  const measure = (): Promise<number> => p95Beside(sender, neighbour.shop, attacker.shop);
  await measure();
  const p95Ms = await measure();
  const create = 'mutation($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }';
  for (let made = 0; made < WEBHOOKS; made += 1) {
    const input = { url: `https://receiver-${made}.invalid/`, events: ['shipment.update'], selection: selection(made) };
    await ask(app, attacker.session, create, { i: input });
  }
  return { p95Ms, p95WithSelectionsMs: await measure() };
}

async function tenant(app: TestApp, admin: string): Promise<{ shop: ConnectedShop; session: string }> {
  const seller = await newSeller(app);
  await topUp(app, admin, seller.id, '9000.00');
  return { shop: await connectShop(app, seller), session: await sessionOf(app, seller) };
}

async function p95Beside(sender: Sender, neighbour: ConnectedShop, attacker: ConnectedShop): Promise<number> {
  let isOver = false;
  const large = {
    products: Array.from({ length: 1_000 }, () => ({
      ...mug,
      quantity: 1,
      price: 0.1,
      grams: 1,
      length: 1,
      width: 1,
      height: 0.1,
      volume: 0.1,
    })),
  };
  const attack = (async () => {
    while (!isOver) {
      const { status, head } = await place(sender, attacker, large);
      if (status !== 200) throw new Error(`The large order was refused: ${head}`);
    }
  })();
  const times: number[] = [];
  for (let placed = 0; placed < ORDERS; placed += 1) {
    const before = performance.now();
    const { status, head } = await place(sender, neighbour);
    if (status !== 200) throw new Error(`The neighbour's order was refused: ${head}`);
    times.push(performance.now() - before);
  }
  isOver = true;
  await attack;
  return times.sort((one, other) => one - other)[Math.floor(ORDERS * 0.95)] ?? NaN;
}

const place = (sender: Sender, { domain, headers }: ConnectedShop, more: object = {}) =>
  sender.send({ path: '/api/order', headers, body: JSON.stringify({ ...anOrder(domain), ...more }) });
