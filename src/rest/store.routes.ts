import { storeLabelRoutes } from './label.routes.js';
import {
  AddLocationsDocument,
  CancelByNumberDocument,
  ConnectShopDocument,
  CreateReturnDocument,
  FulfilByNumberDocument,
  OrderSubjectDocument,
  PlaceOrderDocument,
  ReturnEligibilityDocument,
  ReturnSubjectDocument,
  SetActivationDocument,
  StoreRatesDocument,
  UpdateLocationsDocument,
  UpdateOrderDocument,
} from './operations.generated.js';
import * as orders from './replies/orders.js';
import * as rates from './replies/rates.js';
import * as returns from './replies/returns.js';
import * as shops from './replies/shops.js';
import { LOCATION_EXAMPLE, LOGIN_EXAMPLE, ORDER_EXAMPLE, ROUTE_EXAMPLE } from './request/examples.js';
import { expectedVersions, ifMatch } from './request/orders.js';
import * as rateRequest from './request/rates.js';
import * as shopRequest from './request/shops.js';
import * as returnRequest from './request/returns.js';
import { bodies, body, path, query } from './request/source.js';
import { rowsOf, type Route } from './route.js';
import { webhookRoutes } from './webhook.routes.js';

const store = rowsOf({ door: 'shopToken', errors: 'store' });

const FIVE_MIB = 5 * 1024 * 1024;

/** The shipment belongs to another seller. */
const FOREIGN = { code: 'UNAUTHORIZED', status: 403 } as const;

/** The interface of online stores. Every documented path is a row. */
export const storeRoutes: readonly Route[] = [
  store.post('/api/login', ConnectShopDocument, {
    door: 'public',
    reply: shops.connected,
    neverReplayed: true,
    shopNamed: shopRequest.named,
    maxBodyBytes: FIVE_MIB,
    summary: 'Connects a shop to an existing seller and returns its token. Every login is checked; an Idempotency-Key is ignored.',
    docs: { refusals: ['UNAUTHORIZED', 'LOCATION_EXISTS', 'DUPLICATE_REF_NAME'], example: LOGIN_EXAMPLE },
  }),
  store.post('/api/locations/add', AddLocationsDocument, {
    variables: { input: bodies },
    reply: shops.added,
    takesMany: true,
    maxBodyBytes: FIVE_MIB,
    summary: 'Adds one location or an array of them, all or none.',
    docs: { orMany: true, example: LOCATION_EXAMPLE },
  }),
  store.post('/api/locations/update', UpdateLocationsDocument, {
    variables: { input: bodies },
    reply: shops.updated,
    takesMany: true,
    maxBodyBytes: FIVE_MIB,
    summary: 'Updates one location or an array of them, all or none.',
    docs: { orMany: true, refusals: ['LOCATION_NOT_FOUND', 'DUPLICATE_REF_NAME'], example: { refId: 'W1', address: 'Al Quoz 4' } },
  }),
  store.post('/api/activation', SetActivationDocument, {
    reply: shops.activation,
    maxBodyBytes: FIVE_MIB,
    summary: 'Turns shipping for the shop on or off.',
    docs: { refusals: ['LOCATION_EXISTS', 'DUPLICATE_REF_NAME'], example: { activate: true } },
  }),
  store.post('/api/rates', StoreRatesDocument, {
    variables: { input: body({ cod: rateRequest.storeCod }), explain: rateRequest.explain },
    spelling: rateRequest.storeSpelling,
    fieldNames: rateRequest.fieldNames,
    reply: rates.options,
    proves: 'rates',
    waitsForOthers: 'after writing',
    warnsOfMisplaced: true,
    summary: 'The services available for a shipment, cheapest first.',
    docs: { refusals: ['CURRENCY_MISMATCH', 'CURRENCY_NOT_SUPPORTED'], example: ROUTE_EXAMPLE },
  }),
  store.post('/api/order', PlaceOrderDocument, {
    reply: orders.placed,
    errors: 'order',
    activation: 'when required',
    waitsForOthers: 'before writing',
    warnsOfMisplaced: true,
    otherNames: { orderPaymentStatus: 'order.paymentStatus', destinationAddress: 'destination' },
    summary: 'Places an order and creates its shipment.',
    docs: { refusals: ['SHOP_DOMAIN_MISMATCH', 'CURRENCY_MISMATCH', 'CURRENCY_NOT_SUPPORTED'], example: ORDER_EXAMPLE },
  }),
  ...(['put', 'patch'] as const).map((method) =>
    store[method]('/api/order/:id/update', UpdateOrderDocument, {
      subject: OrderSubjectDocument,
      variables: { orderId: path('id'), input: body({ expectedVersions }) },
      reply: orders.updated,
      errors: 'order',
      codes: { MISSING_FIELD: 'VALIDATION_FAILED' },
      activation: 'always',
      warnsOfMisplaced: true,
      otherNames: { destination: 'destinationAddress', order: 'orderPaymentStatus and collectionAmount' },
      summary: 'Updates the fields of an order that can still be changed.',
      docs: { headers: ifMatch, example: { customer: { phone: '+971 50 765 4321' } } },
    }),
  ),
  store.post('/api/fulfilled', FulfilByNumberDocument, {
    reply: orders.fulfilled,
    errors: 'order',
    activation: 'when required',
    summary: 'Marks an order as packed by the store.',
    docs: { example: { orderNumber: 1001 } },
  }),
  store.post('/api/order/cancelled', CancelByNumberDocument, {
    reply: orders.cancelled,
    errors: 'order',
    activation: 'when required',
    summary: 'Cancels an order before it is picked up and refunds the rate.',
    docs: { example: { orderNumber: 1001 } },
  }),
  store.post('/api/return-shipment', CreateReturnDocument, {
    subject: ReturnSubjectDocument,
    subjectId: returnRequest.subjectId,
    spelling: returnRequest.storeSpelling,
    reply: returns.created,
    errors: 'return',
    activation: 'when required',
    waitsForOthers: 'before writing',
    warnsOfMisplaced: true,
    summary: 'Creates the return of a delivered shipment.',
    docs: {
      refusals: [FOREIGN, 'RETURN_WINDOW_CLOSED', 'RATE_CALCULATION_FAILED'],
      example: { shipment_id: 'SVC7K3M9Q2TXB4', returnReason: 'Chipped' },
    },
  }),
  store.get('/api/return-shipment', ReturnEligibilityDocument, {
    variables: { shipmentId: query('shipment_id') },
    reply: returns.eligibility,
    errors: 'return',
    summary: 'Whether a shipment can be returned now.',
    docs: { refusals: [FOREIGN] },
  }),
  ...storeLabelRoutes,
  ...webhookRoutes,
];
