import { smallPdf } from '../../carrier-kit/simulator.js';
import { refuse } from '../../kernel/errors.js';
import type { ErrorFamily } from '../../rest/route.js';
import { done, type PlayedAnswer, type Call } from './call.js';
import type { OrderBook } from './order-book.js';
import { hasLabel } from './parcel.js';
import type { ReturnBook } from './returns.js';
import type { Shop } from './shops.js';
import type { WebhookBook } from './webhook-book.js';

export interface Books {
  readonly shop: Shop;
  readonly orders: OrderBook;
  readonly returns: ReturnBook;
  readonly webhooks: WebhookBook;
  /** Sends a test event and answers with its delivery. */
  readonly tryWebhook: (call: Call) => Promise<PlayedAnswer>;
}

export interface PlayedRoute {
  /** As the description of the interface names it. */
  readonly name: string;
  readonly door: 'public' | 'shopToken' | 'bearer';
  readonly errors: ErrorFamily;
  readonly answer: (call: Call, books: Books) => PlayedAnswer | Promise<PlayedAnswer>;
}

const open = (name: string, errors: ErrorFamily, answer: PlayedRoute['answer']): PlayedRoute => ({ name, door: 'public', errors, answer });
const store = (name: string, errors: ErrorFamily, answer: PlayedRoute['answer']): PlayedRoute => ({
  name,
  door: 'shopToken',
  errors,
  answer,
});
const hook = (name: string, answer: PlayedRoute['answer']): PlayedRoute => ({ name, door: 'bearer', errors: 'store', answer });

/** What the playing operator answers. Paths without parameters come before those with some. */
export const playedRoutes: readonly PlayedRoute[] = [
  open('POST /api/login', 'store', (call, { shop }) => shop.login(call)),
  store('POST /api/locations/add', 'store', (call, { shop }) => shop.changeLocations(call, 'added')),
  store('POST /api/locations/update', 'store', (call, { shop }) => shop.changeLocations(call, 'updated')),
  store('POST /api/activation', 'store', (call, { shop }) => shop.activate(call)),
  store('POST /api/rates', 'store', (call, { orders }) => orders.rates(call)),
  store('POST /api/order', 'order', (call, { orders }) => orders.place(call)),
  store('PUT /api/order/{id}/update', 'order', (call, { orders }) => orders.update(call)),
  store('PATCH /api/order/{id}/update', 'order', (call, { orders }) => orders.update(call)),
  store('POST /api/fulfilled', 'order', (call, { orders }) => orders.fulfil(call)),
  store('POST /api/order/cancelled', 'order', (call, { orders }) => orders.cancel(call)),
  store('POST /api/return-shipment', 'return', (call, { returns }) => returns.create(call)),
  store('GET /api/return-shipment', 'return', (call, { returns }) => returns.eligibility(call)),
  open('GET /api/awb/{id}', 'label', (call, { orders }) => labelOf(call.parameters[0] ?? '', orders)),
  store('GET /api/awb/{id}/customs', 'store', () => {
    throw refuse('CUSTOMS_NOT_NEEDED');
  }),
  store('GET /api/labels', 'store', (call, { orders }) => labelsOf(call, orders)),
  hook('GET /api/webhooks/events', (_call, { webhooks }) => webhooks.events()),
  hook('GET /api/webhooks', (_call, { webhooks }) => webhooks.list()),
  hook('POST /api/webhooks', (call, { webhooks }) => webhooks.create(call)),
  hook('GET /api/webhooks/{id}', (call, { webhooks }) => webhooks.read(call)),
  hook('PATCH /api/webhooks/{id}', (call, { webhooks }) => webhooks.update(call)),
  hook('DELETE /api/webhooks/{id}', (call, { webhooks }) => webhooks.remove(call)),
  hook('POST /api/webhooks/{id}/regenerate', (call, { webhooks }) => webhooks.regenerate(call)),
  hook('POST /api/webhooks/{id}/test', (call, { tryWebhook }) => tryWebhook(call)),
  hook('GET /api/webhooks/{id}/deliveries', (call, { webhooks }) => webhooks.deliveries(call)),
  hook('POST /api/webhooks/{id}/recover', (call, { webhooks }) => webhooks.recover(call)),
];

export const labelBytes = (reference: string): Buffer => smallPdf(reference);

function labelOf(reference: string, orders: OrderBook): PlayedAnswer {
  const order = orders.byReference(reference);
  if (!order) throw refuse('SHIPMENT_NOT_FOUND');
  if (!hasLabel(order.parcel)) throw refuse('LABEL_NOT_READY');
  return file(labelBytes(order.parcel.reference), `AWB_${order.parcel.reference}.pdf`);
}

function labelsOf(call: Call, orders: OrderBook): PlayedAnswer {
  const ids = (call.query.get('ids') ?? '').split(',', 100);
  const missing = ids.filter((id) => {
    const order = orders.byReference(id);
    return !order || !hasLabel(order.parcel);
  });
  if (missing.length === ids.length) throw refuse('LABEL_NOT_READY');
  const { headers, ...answer } = file(labelBytes(ids.join(' ')), 'labels.pdf');
  return { ...answer, headers: { ...headers, ...(missing.length > 0 && { 'X-Svc-Missing': missing.join(',') }) } };
}

const file = (bytes: Buffer, name: string): PlayedAnswer =>
  done(bytes, { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` });

interface MatchedRoute {
  readonly route: PlayedRoute;
  readonly parameters: readonly string[];
}

export function routeFor(method: string, path: string): MatchedRoute | undefined {
  for (const route of playedRoutes) {
    const parameters = parametersOf(route.name, `${method} ${path}`);
    if (parameters) return { route, parameters };
  }
  return undefined;
}

/** What stands for the parameters of a documented route; undefined if it is another route. */
export function parametersOf(name: string, asked: string): string[] | undefined {
  const [parts, given] = [name.split('/'), asked.split('/')];
  if (parts.length !== given.length) return undefined;
  const parameters: string[] = [];
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{') && value !== '') parameters.push(value);
    else if (part !== value) return undefined;
  }
  return parameters;
}
