import type { StoreFile, StoreFiles } from './answer.js';
import type { Answer, Body, Query } from './calls.js';
import type { CallOptions, StoreOptions, WriteOptions } from './options.js';
import type { ExplainedRates, RateOption } from './paths.generated.js';
import { sender } from './send.js';
import { badAnswer } from './store-error.js';
import { webhooksOver, type StoreWebhooks } from './store-webhooks.js';

export type LabelOptions = CallOptions & Omit<Query<'label'>, 'dpi'> & { readonly dpi?: 203 | 300 };

/** Options of an update: `ifMatch` is the version that the order must still have. */
export type UpdateOptions = WriteOptions & { readonly ifMatch?: string | number };

/** The store interface as functions. Each returns the answer of the service, and throws a StoreError. */
export interface Store {
  /** The services that can take a shipment, cheapest first. */
  rates(shipment: Body<'rates'>, options?: CallOptions): Promise<RateOption[]>;
  /** The same, with the reason for each service that is missing. */
  explainRates(shipment: Body<'rates'>, options?: CallOptions): Promise<ExplainedRates>;
  /** Places an order and creates its shipment. Sent again, the same order is not placed twice. */
  placeOrder(order: Body<'placeOrder'>, options?: WriteOptions): Promise<Answer<'placeOrder'>>;
  /** Changes the fields that can still be changed. Absent fields keep their values. */
  updateOrder(orderId: string, changes: Body<'updateOrder'>, options?: UpdateOptions): Promise<Answer<'updateOrder'>>;
  /** Marks an order as packed. */
  fulfil(order: Body<'fulfil'>, options?: WriteOptions): Promise<Answer<'fulfil'>>;
  /** Cancels an order whose parcel is not picked up yet. */
  cancelOrder(order: Body<'cancelOrder'>, options?: WriteOptions): Promise<Answer<'cancelOrder'>>;
  /** Creates the return of a delivered shipment. */
  createReturn(request: Body<'createReturn'>, options?: WriteOptions): Promise<Answer<'createReturn'>>;
  /** Whether a shipment can be returned now and, if not, why. */
  returnEligibility(shipmentId: string, options?: CallOptions): Promise<Answer<'returnEligibility'>>;
  /** Adds one location or several, all or none. */
  addLocations(locations: Body<'addLocations'>, options?: WriteOptions): Promise<Answer<'addLocations'>>;
  /** Updates one location or several, all or none. */
  updateLocations(locations: Body<'updateLocations'>, options?: WriteOptions): Promise<Answer<'updateLocations'>>;
  /** Turns shipping for the shop on or off. */
  activate(activation: Body<'activate'>, options?: WriteOptions): Promise<Answer<'activate'>>;
  /** The label of a shipment: a PDF, or ZPL. LABEL_NOT_READY until pickup is booked. */
  label(shipmentId: string, options?: LabelOptions): Promise<StoreFile>;
  /** The labels of up to 100 shipments as one PDF. */
  labels(shipmentIds: readonly string[], options?: CallOptions & Omit<Query<'labels'>, 'ids'>): Promise<StoreFiles>;
  /** The commercial invoice of a shipment that crosses a border. */
  customs(shipmentId: string, options?: CallOptions): Promise<StoreFile>;
  /** Where a parcel is, by any of its numbers. */
  tracking(number: string, options?: CallOptions & Query<'tracking'>): Promise<Answer<'tracking'>>;
  readonly webhooks: StoreWebhooks;
}

/** Creates the client of one shop. */
export function createStore(options: StoreOptions): Store {
  const send = sender(options, options);
  return {
    rates: async (body, call) => {
      const answer = await send('rates', { body }, call);
      if (!Array.isArray(answer)) throw badAnswer(options.url, 200, 'returned rates that are not a list');
      return answer;
    },
    explainRates: async (body, call) => {
      const answer = await send('rates', { body, query: { explain: '1' } }, call);
      if (Array.isArray(answer)) throw badAnswer(options.url, 200, 'returned rates without an explanation');
      return answer;
    },
    placeOrder: (body, call) => send('placeOrder', { body }, call),
    updateOrder: (id, body, { ifMatch, ...call } = {}) =>
      send('updateOrder', { path: { id }, body, ...(ifMatch !== undefined && { headers: { 'if-match': String(ifMatch) } }) }, call),
    fulfil: (body, call) => send('fulfil', { body }, call),
    cancelOrder: (body, call) => send('cancelOrder', { body }, call),
    createReturn: (body, call) => send('createReturn', { body }, call),
    returnEligibility: (shipmentId, call) => send('returnEligibility', { query: { shipment_id: shipmentId } }, call),
    addLocations: (body, call) => send('addLocations', { body }, call),
    updateLocations: (body, call) => send('updateLocations', { body }, call),
    activate: (body, call) => send('activate', { body }, call),
    label: (id, { signal, timeoutMs, dpi, ...style } = {}) =>
      send('label', { path: { id }, query: { ...style, dpi: dpi === undefined ? undefined : `${dpi}` } }, { signal, timeoutMs }),
    labels: (ids, { signal, timeoutMs, ...style } = {}) =>
      send('labels', { query: { ids: ids.join(','), ...style } }, { signal, timeoutMs }),
    customs: (id, call) => send('customs', { path: { id } }, call),
    tracking: (id, { signal, timeoutMs, ...query } = {}) => send('tracking', { path: { id }, query }, { signal, timeoutMs }),
    webhooks: webhooksOver(send),
  };
}
