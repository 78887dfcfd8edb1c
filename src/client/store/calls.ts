import type { StoreFiles } from './answer.js';
import type { paths } from './paths.generated.js';

type Method = 'get' | 'post' | 'patch' | 'delete';

export interface Call {
  readonly method: Method;
  readonly path: keyof paths;
  /** How the caller is identified: by shop headers, by a bearer token, or not at all. */
  readonly door: 'shop' | 'bearer' | 'open';
  readonly answer: 'json' | 'file';
  /**
   * Whether the call may be sent again when its outcome is unknown: `yes` if it writes nothing, `key` if an Idempotency-Key makes the
   * service do it once.
   */
  readonly repeatable: 'yes' | 'key' | 'no';
}

const read = { method: 'get', answer: 'json', repeatable: 'yes' } as const;
const write = { method: 'post', answer: 'json', repeatable: 'key' } as const;
const shop = { door: 'shop' } as const;
const bearer = { door: 'bearer' } as const;
const open = { door: 'open' } as const;
const file = { answer: 'file' } as const;

/** Every call of the store interface. Requests and answers have the types of `paths`. */
export const calls = {
  connect: { ...write, ...open, path: '/api/login', repeatable: 'no' },
  addLocations: { ...write, ...shop, path: '/api/locations/add' },
  updateLocations: { ...write, ...shop, path: '/api/locations/update' },
  activate: { ...write, ...shop, path: '/api/activation' },
  rates: { ...write, ...shop, path: '/api/rates', repeatable: 'yes' },
  placeOrder: { ...write, ...shop, path: '/api/order' },
  updateOrder: { ...write, ...shop, method: 'patch', path: '/api/order/{id}/update' },
  fulfil: { ...write, ...shop, path: '/api/fulfilled' },
  cancelOrder: { ...write, ...shop, path: '/api/order/cancelled' },
  createReturn: { ...write, ...shop, path: '/api/return-shipment' },
  returnEligibility: { ...read, ...shop, path: '/api/return-shipment' },
  label: { ...read, ...open, ...file, path: '/api/awb/{id}' },
  labels: { ...read, ...shop, ...file, path: '/api/labels' },
  customs: { ...read, ...shop, ...file, path: '/api/awb/{id}/customs' },
  tracking: { ...read, ...open, path: '/api/track/{id}' },
  listWebhooks: { ...read, ...bearer, path: '/api/webhooks' },
  createWebhook: { ...write, ...bearer, path: '/api/webhooks' },
  webhookEvents: { ...read, ...bearer, path: '/api/webhooks/events' },
  webhook: { ...read, ...bearer, path: '/api/webhooks/{id}' },
  updateWebhook: { ...write, ...bearer, method: 'patch', path: '/api/webhooks/{id}' },
  deleteWebhook: { ...write, ...bearer, method: 'delete', path: '/api/webhooks/{id}' },
  regenerateSecret: { ...write, ...bearer, path: '/api/webhooks/{id}/regenerate' },
  testWebhook: { ...write, ...bearer, path: '/api/webhooks/{id}/test' },
  deliveries: { ...read, ...bearer, path: '/api/webhooks/{id}/deliveries' },
  redeliver: { ...write, ...bearer, path: '/api/webhooks/{id}/deliveries/{deliveryId}/redeliver' },
  recover: { ...write, ...bearer, path: '/api/webhooks/{id}/recover' },
} as const satisfies Readonly<Record<string, Call>>;

type Calls = typeof calls;
export type CallName = keyof Calls;

/** The declaration of a call in OpenAPI. */
type Operation<Name extends CallName> = paths[Calls[Name]['path']][Calls[Name]['method'] & keyof paths[Calls[Name]['path']]];

type Json<Carrier> = Carrier extends { content: { 'application/json': infer Value } } ? Value : never;
type Parameters<Op, In extends string> = Op extends { parameters: { [Key in In]?: infer Values } } ? NonNullable<Values> : never;

export type Body<Name extends CallName> = Operation<Name> extends { requestBody?: infer Sent } ? Json<NonNullable<Sent>> : never;
export type Query<Name extends CallName> = Parameters<Operation<Name>, 'query'>;
export type Path<Name extends CallName> = Parameters<Operation<Name>, 'path'>;

export type Answer<Name extends CallName> = Calls[Name]['answer'] extends 'file'
  ? StoreFiles
  : Operation<Name> extends { responses: infer Responses }
    ? Json<Responses[keyof Responses]>
    : never;
