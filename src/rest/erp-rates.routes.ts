import { ErpRatesDocument, ReferenceCarriersDocument } from './operations.generated.js';
import { carriers } from './replies/carriers.js';
import { prices } from './replies/erp-rates.js';
import { ROUTE_EXAMPLE } from './request/examples.js';
import { cod } from './request/rates.js';
import { body } from './request/source.js';
import { route, type Route } from './route.js';

const common = { door: 'erpToken', errors: 'erp' } as const;

/** Rates and carriers. */
export const erpRateRoutes: readonly Route[] = [
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/rates',
    document: ErpRatesDocument,
    variables: { input: body({ cod }) },
    reply: prices,
    waitsForOthers: 'after writing',
    summary: 'Prices of the services available for a shipment, for a seller or at public rates.',
    docs: { refusals: ['SELLER_NOT_FOUND', 'CURRENCY_MISMATCH', 'RATE_CALCULATION_FAILED'], example: ROUTE_EXAMPLE },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/reference/carriers',
    document: ReferenceCarriersDocument,
    reply: carriers,
    summary: 'Every carrier with its services and their limits.',
  }),
];
