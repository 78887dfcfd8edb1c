import { formatMoney } from '../../kernel/money.js';
import { currencyOf, dueFor, moneyAt, sumOfLines } from '../operator/amounts.js';
import { isObject, listAt, objectAt, textAt, type Call, type JsonObject } from '../operator/call.js';
import { CURRENT_TOKEN_HEADER, LEGACY_TOKEN_HEADERS } from '../operator/shops.js';
import { check, ensure, NotApplicable, unmet } from './check.js';
import type { PlugIn } from './plug-in.js';
import { callsOf } from './traffic.js';

const LOG_IN = '/docs/connect-a-store#sign-in';
const ORDER = '/docs/connect-a-store#place-an-order';

const MAX_KEY = 255;
/** Documented too, and open to the token of a shop; but it is not played. */
const GRAPHQL = '/graphql';
/** Routes that take the token of the shop, which are all but these. */
const OPEN = /^(GET \/api\/awb\/\{id\}|POST \/api\/login)$|^\w+ \/api\/webhooks/;

const isOrder = ({ route }: Call): boolean => route === 'POST /api/order';
const isOfShop = ({ route }: Call): boolean => route !== undefined && !OPEN.test(route);
const anything = (): boolean => true;

/** The bodies of its orders, each with what they are proved by. */
async function ordersOf(
  plugIn: PlugIn,
): Promise<readonly { readonly call: Call; readonly body: JsonObject; readonly order: JsonObject }[]> {
  const calls = await callsOf(plugIn, isOrder, 'no order');
  return calls.flatMap((call) => {
    const body = parsed(call);
    return body ? [{ call, body, order: objectAt(body, 'order') }] : [];
  });
}

function parsed({ body }: Call): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const requestChecks = [
  check('requests', '/docs/api', 'Every request goes to a documented path', async (plugIn) => {
    const calls = await callsOf(plugIn, anything, 'no request');
    const strange = calls.filter(({ method, path }) => path !== GRAPHQL && plugIn.described.routeOf(method, path) === undefined);
    const [first] = strange;
    ensure(first === undefined, 'requests to documented paths only', first ? `${first.method} ${first.path}` : '', strange);
  }),

  check('requests', LOG_IN, 'Every request brings the token and the domain of the shop', async (plugIn) => {
    const calls = await callsOf(plugIn, isOfShop, 'no request that needs a token');
    for (const call of calls) {
      const tokens = [CURRENT_TOKEN_HEADER, ...LEGACY_TOKEN_HEADERS].filter((name) => call.headers[name] !== undefined);
      ensure(tokens.length > 0, `the header ${CURRENT_TOKEN_HEADER}`, 'a request without a token', [call]);
      ensure(call.headers['x-svc-shop-domain'] !== undefined, 'the header x-svc-shop-domain', 'a request without a domain', [call]);
    }
  }),

  check('requests', LOG_IN, `The token is sent as \`${CURRENT_TOKEN_HEADER}\``, async (plugIn) => {
    const calls = await callsOf(plugIn, isOfShop, 'no request that needs a token');
    const old = calls.filter(({ headers }) => LEGACY_TOKEN_HEADERS.some((name) => headers[name] !== undefined));
    const names = LEGACY_TOKEN_HEADERS.filter((name) => old.some(({ headers }) => headers[name] !== undefined));
    ensure(old.length === 0, `the token in ${CURRENT_TOKEN_HEADER}`, `it in the deprecated ${names.join(', ')}`, old);
  }),

  check('requests', LOG_IN, 'The password is sent when logging in, and never else', async (plugIn) => {
    const calls = await callsOf(plugIn, anything, 'no request');
    const { password } = plugIn.operator.account;
    const told = calls.filter((call) => call.path !== '/api/login' && wholeOf(call).includes(password));
    ensure(told.length === 0, 'the password in POST /api/login only', `it in ${told[0]?.method ?? ''} ${told[0]?.path ?? ''}`, told);
  }),

  check('requests', '/docs/api', 'Every body is as documented', async (plugIn) => {
    const calls = await callsOf(plugIn, ({ route, body }) => route !== undefined && body !== '', 'no request with a body');
    for (const call of calls) {
      ensure(String(call.headers['content-type']).startsWith('application/json'), 'the content type application/json', String(call.headers['content-type']), [call]); // prettier-ignore
      const problems = plugIn.described.problemsWith(call.route ?? '', jsonIn(call));
      ensure(problems.length === 0, `the documented body of ${call.route ?? ''}`, problems.slice(0, 5).join('; '), [call]);
    }
  }),

  check('requests', ORDER, '`subTotal` is the sum of quantity and price of the products', async (plugIn) => {
    for (const { call, body, order } of await ordersOf(plugIn)) {
      const currency = currencyOf(order);
      ensure(currency !== undefined, 'an ISO 4217 code as `currency`', String(order['currency']), [call]);
      const [sum, given] = [sumOfLines(body, currency), moneyAt(order, 'subTotal', currency)];
      if (!sum || !given)
        throw unmet(`amounts with the decimals of ${currency}, and whole quantities`, JSON.stringify(order['subTotal']), [call]);
      ensure(sum.minor === given.minor, `a subTotal of ${formatMoney(sum)}, the sum of the products`, formatMoney(given), [call]);
    }
  }),

  check('requests', ORDER, 'All products are in the currency of the order', async (plugIn) => {
    for (const { call, body, order } of await ordersOf(plugIn)) {
      const others = listAt(body, 'products').map((each) => textAt(each, 'currency')).filter((each) => each !== order['currency']); // prettier-ignore
      ensure(others.length === 0, `products in ${String(order['currency'])}`, others.join(', '), [call]);
    }
  }),

  check('requests', ORDER, 'A prepaid order names nothing to collect', async (plugIn) => {
    const prepaid = (await ordersOf(plugIn)).filter(({ order }) => (order['paymentStatus'] ?? 'prepaid') === 'prepaid');
    if (prepaid.length === 0) throw new NotApplicable('The plug-in has sent no prepaid order.');
    const wrong = prepaid.find(({ order }) => typeof order['collectionAmount'] === 'number' && order['collectionAmount'] > 0);
    ensure(wrong === undefined, 'no collectionAmount', String(wrong?.order['collectionAmount']), wrong ? [wrong.call] : []);
  }),

  check('requests', ORDER, 'Cash on delivery is `postpaid`, with what is due', async (plugIn) => {
    const known = plugIn.operator.orders.orders.length;
    const { order: id, placed } = await plugIn.newOrder('cod');
    if (placed.error) throw new NotApplicable(`The drive places no order with cash on delivery: ${placed.error.message ?? ''}`);
    const arrived = await plugIn.arrived(known);
    if (!arrived) throw unmet('the order to come', `none for ${id}`);
    const order = objectAt(arrived.body, 'order');
    const evidence = plugIn.operator.callsTo('POST /api/order').slice(-1);
    ensure(order['paymentStatus'] === 'postpaid', 'a paymentStatus of postpaid', String(order['paymentStatus']), evidence);
    const currency = currencyOf(order) ?? 'USD';
    const [collected, fee] = [moneyAt(order, 'collectionAmount', currency), moneyAt(order, 'shippingFee', currency)];
    // Without a shipping fee, shipping is what the service charges, which the store may or may not know.
    if (!collected || !fee) return;
    const due = dueFor(order, currency, fee);
    ensure(collected.minor === due.minor, `a collectionAmount of ${formatMoney(due)}: subTotal + tax - discount + shippingFee`, formatMoney(collected), evidence); // prettier-ignore
  }),

  check('requests', '/docs/errors#retry-safely', 'An Idempotency-Key stands for one request', async (plugIn) => {
    const calls = await callsOf(plugIn, ({ headers }) => headers['idempotency-key'] !== undefined, 'no Idempotency-Key');
    const seen = new Map<string, Call>();
    for (const call of calls) {
      const key = String(call.headers['idempotency-key']);
      ensure(key.length <= MAX_KEY, `a key of at most ${MAX_KEY} characters`, `${key.length} characters`, [call]);
      const first = seen.get(`${call.method} ${call.path} ${key}`) ?? call;
      ensure(first.body === call.body, 'another key for another body', 'the same key twice', [first, call]);
      seen.set(`${call.method} ${call.path} ${key}`, first);
    }
  }),
];

const wholeOf = ({ path, query, headers, body }: Call): string => `${path}?${query.toString()}\n${JSON.stringify(headers)}\n${body}`;

function jsonIn({ body }: Call): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
