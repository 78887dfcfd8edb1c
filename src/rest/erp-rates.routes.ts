import { ratesInput, ratesOutput } from './mappers/erp-rates.js';
import { carriersOutput } from './mappers/reference-carriers.js';
import { ErpRatesDocument, ReferenceCarriersDocument } from './operations.generated.js';
import { carriers } from './replies/carriers.js';
import * as prices from './replies/erp-rates.js';
import { ROUTE_EXAMPLE } from './replies/orders.js';
import { route, type Route } from './legacy-route.js';

/** What shipping costs, and who carries it. */
export const erpRateRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/erp/rates',
    door: 'erpToken',
    document: ErpRatesDocument,
    input: ratesInput,
    output: ratesOutput,
    errors: 'erp',
    waitsForOthers: 'after writing',
    summary: 'Prices of the services that can take a shipment, for a seller or for everybody.',
    docs: {
      reply: prices.prices,
      fields: prices.fields,
      alsoTakes: prices.payment,
      refusals: ['SELLER_NOT_FOUND', 'CURRENCY_MISMATCH', 'RATE_CALCULATION_FAILED'],
      example: ROUTE_EXAMPLE,
    },
  }),
  route({
    method: 'GET',
    path: '/api/erp/reference/carriers',
    door: 'erpToken',
    document: ReferenceCarriersDocument,
    input: () => ({}),
    output: carriersOutput,
    errors: 'erp',
    summary: 'Every carrier with its services and their limits.',
    docs: { reply: carriers },
  }),
];
