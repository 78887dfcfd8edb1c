import type { Sent } from './sender.js';

export interface BadRequest extends Sent {
  readonly name: string;
}

const many = (count: number, entry: unknown): unknown[] => Array.from({ length: count }, () => entry);
const keys = (count: number): Record<string, number> => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, n]));

/** Requests that are wrong in as many places as a body has room for; without a token where no headers are given. */
export function badRequests(shop: Readonly<Record<string, string>>, seller: Readonly<Record<string, string>>): BadRequest[] {
  const login = {
    email: 'nobody@example.com',
    password: 'wrong',
    shopId: 'nobody.example',
    shopName: 'N',
    platform: 'p',
    url: 'https://nobody.example',
  };
  const rest = (name: string, path: string, body: unknown, headers = {}): BadRequest => ({
    name,
    path,
    headers,
    body: JSON.stringify(body),
  });
  const graphql = (name: string, query: string, variables: unknown, headers = {}): BadRequest =>
    rest(name, '/graphql', { query, variables }, headers);
  const order = { order: {}, customer: {}, origin: {}, destination: {} };
  return [
    ...[100_000, 300_000].map((count) => rest(`login with ${count} locations`, '/api/login', { ...login, locations: many(count, {}) })),
    rest('login with 400,000 unknown fields', '/api/login', { ...login, ...keys(400_000) }),
    rest('login with a deep field', '/api/login', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    rest('order of 300,000 products', '/api/order', { ...order, products: many(300_000, {}) }, shop),
    rest('order of 1,000 wrong products', '/api/order', { ...order, products: many(1_000, { name: 1, price: 'x' }) }, shop),
    rest('rates of 300,000 products', '/api/rates', { products: many(300_000, {}) }, shop),
    rest('300,000 locations', '/api/locations/add', many(300_000, {}), shop),
    rest('500 wrong locations', '/api/locations/add', many(500, {}), shop),
    rest('webhook of 300,000 events', '/api/webhooks', { url: 'https://receiver.example', events: many(300_000, 'x') }, seller),
    graphql('80,000 variables', '{ __typename }', keys(80_000)),
    graphql('a list of 200,000 ids', 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: many(50_000, 'x') }, seller),
    graphql('an input of 60,000 unknown fields', 'mutation($input: RegisterSellerInput!) { registerSeller(input: $input) { id } }', {
      input: keys(45_000),
    }),
    graphql('400 unknown fields', `{ ${Array.from({ length: 400 }, (_, n) => `unknownField${n}`).join(' ')} }`, {}),
  ];
}
