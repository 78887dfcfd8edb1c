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
import { route, type Route } from './route.js';
import { webhookRoutes } from './webhook.routes.js';

const FIVE_MIB = 5 * 1024 * 1024;

/** The shipment belongs to another seller. */
const FOREIGN = { code: 'UNAUTHORIZED', status: 403 } as const;

/** The interface of online stores. Every documented path is a row. */
export const storeRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/login',
    door: 'public',
    document: ConnectShopDocument,
    reply: shops.connected,
    neverReplayed: true,
    shopNamed: shopRequest.named,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Connects a shop to an existing seller and returns its token. Every login is checked; an Idempotency-Key is ignored.',
    docs: { refusals: ['UNAUTHORIZED', 'LOCATION_EXISTS', 'DUPLICATE_REF_NAME'], example: LOGIN_EXAMPLE },
  }),
  route({
    method: 'POST',
    path: '/api/locations/add',
    door: 'shopToken',
    document: AddLocationsDocument,
    variables: { input: bodies },
    reply: shops.added,
    takesMany: true,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Adds one location or an array of them, all or none.',
    docs: { orMany: true, example: LOCATION_EXAMPLE },
  }),
  route({
    method: 'POST',
    path: '/api/locations/update',
    door: 'shopToken',
    document: UpdateLocationsDocument,
    variables: { input: bodies },
    reply: shops.updated,
    takesMany: true,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Updates one location or an array of them, all or none.',
    docs: { orMany: true, refusals: ['LOCATION_NOT_FOUND', 'DUPLICATE_REF_NAME'], example: { refId: 'W1', address: 'Al Quoz 4' } },
  }),
  route({
    method: 'POST',
    path: '/api/activation',
    door: 'shopToken',
    document: SetActivationDocument,
    reply: shops.activation,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Turns shipping for the shop on or off.',
    docs: { refusals: ['LOCATION_EXISTS', 'DUPLICATE_REF_NAME'], example: { activate: true } },
  }),
  route({
    method: 'POST',
    path: '/api/rates',
    door: 'shopToken',
    document: StoreRatesDocument,
    variables: { input: body({ cod: rateRequest.storeCod }), explain: rateRequest.explain },
    spelling: rateRequest.storeSpelling,
    fieldNames: rateRequest.fieldNames,
    reply: rates.options,
    proves: 'rates',
    errors: 'store',
    waitsForOthers: 'after writing',
    warnsOfMisplaced: true,
    summary: 'The services available for a shipment, cheapest first.',
    docs: { refusals: ['CURRENCY_MISMATCH', 'CURRENCY_NOT_SUPPORTED'], example: ROUTE_EXAMPLE },
  }),
  route({
    method: 'POST',
    path: '/api/order',
    door: 'shopToken',
    document: PlaceOrderDocument,
    reply: orders.placed,
    errors: 'order',
    activation: 'when required',
    waitsForOthers: 'before writing',
    warnsOfMisplaced: true,
    otherNames: { orderPaymentStatus: 'order.paymentStatus', destinationAddress: 'destination' },
    summary: 'Places an order and creates its shipment.',
    docs: { refusals: ['SHOP_DOMAIN_MISMATCH', 'CURRENCY_MISMATCH', 'CURRENCY_NOT_SUPPORTED'], example: ORDER_EXAMPLE },
  }),
  ...(['PUT', 'PATCH'] as const).map((method) =>
    route({
      method,
      path: '/api/order/:id/update',
      door: 'shopToken',
      document: UpdateOrderDocument,
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
  route({
    method: 'POST',
    path: '/api/fulfilled',
    door: 'shopToken',
    document: FulfilByNumberDocument,
    reply: orders.fulfilled,
    errors: 'order',
    activation: 'when required',
    summary: 'Marks an order as packed by the store.',
    docs: { example: { orderNumber: 1001 } },
  }),
  route({
    method: 'POST',
    path: '/api/order/cancelled',
    door: 'shopToken',
    document: CancelByNumberDocument,
    reply: orders.cancelled,
    errors: 'order',
    activation: 'when required',
    summary: 'Cancels an order before it is picked up and refunds the rate.',
    docs: { example: { orderNumber: 1001 } },
  }),
  route({
    method: 'POST',
    path: '/api/return-shipment',
    door: 'shopToken',
    document: CreateReturnDocument,
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
  route({
    method: 'GET',
    path: '/api/return-shipment',
    door: 'shopToken',
    document: ReturnEligibilityDocument,
    variables: { shipmentId: query('shipment_id') },
    reply: returns.eligibility,
    errors: 'return',
    summary: 'Whether a shipment can be returned now.',
    docs: { refusals: [FOREIGN] },
  }),
  ...storeLabelRoutes,
  ...webhookRoutes,
];
