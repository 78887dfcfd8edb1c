import { orderInput, orderOutput } from './mappers/orders.js';
import { ratesInput, ratesOutput } from './mappers/rates.js';
import {
  activationInput,
  activationOutput,
  locationFieldName,
  locationsInput,
  locationsOutput,
  loginClaimant,
  loginInput,
  loginOutput,
} from './mappers/shops.js';
import {
  AddLocationsDocument,
  ConnectShopDocument,
  PlaceOrderDocument,
  SetActivationDocument,
  StoreRatesDocument,
  UpdateLocationsDocument,
} from './operations.generated.js';
import { route, type Route } from './route.js';

const FIVE_MIB = 5 * 1024 * 1024;

/** The interface of online stores. Every documented path is a row. */
export const storeRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/login',
    door: 'public',
    document: ConnectShopDocument,
    input: loginInput,
    output: loginOutput,
    claimant: loginClaimant,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Connects a shop to an existing seller and answers its token.',
  }),
  route({
    method: 'POST',
    path: '/api/locations/add',
    door: 'shopToken',
    document: AddLocationsDocument,
    input: locationsInput,
    output: ({ addLocations }) => locationsOutput('added')(addLocations),
    fieldName: locationFieldName,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Adds one location or an array of them, all or none.',
  }),
  route({
    method: 'POST',
    path: '/api/locations/update',
    door: 'shopToken',
    document: UpdateLocationsDocument,
    input: locationsInput,
    output: ({ updateLocations }) => locationsOutput('updated')(updateLocations),
    fieldName: locationFieldName,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Changes one location or an array of them, all or none.',
  }),
  route({
    method: 'POST',
    path: '/api/activation',
    door: 'shopToken',
    document: SetActivationDocument,
    input: activationInput,
    output: activationOutput,
    errors: 'store',
    maxBodyBytes: FIVE_MIB,
    summary: 'Switches shipping for the shop on or off.',
  }),
  route({
    method: 'POST',
    path: '/api/rates',
    door: 'shopToken',
    document: StoreRatesDocument,
    input: ratesInput,
    output: ratesOutput,
    errors: 'store',
    summary: 'The services that can take a shipment, cheapest first.',
  }),
  route({
    method: 'POST',
    path: '/api/order',
    door: 'shopToken',
    document: PlaceOrderDocument,
    input: orderInput,
    output: orderOutput,
    errors: 'order',
    activation: true,
    summary: 'Places an order and creates its shipment.',
  }),
];
