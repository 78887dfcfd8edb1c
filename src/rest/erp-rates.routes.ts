import { ErpRatesDocument, ReferenceCarriersDocument } from './operations.generated.js';
import { carriers } from './replies/carriers.js';
import { prices } from './replies/erp-rates.js';
import { ROUTE_EXAMPLE } from './request/examples.js';
import { cod } from './request/rates.js';
import { body } from './request/source.js';
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

/** Rates and carriers. */
export const erpRateRoutes: readonly Route[] = [
  erp.post('/api/erp/rates', ErpRatesDocument, {
    variables: { input: body({ cod }) },
    reply: prices,
    waitsForOthers: 'after writing',
    summary: 'Prices of the services available for a shipment, for a seller or at public rates.',
    docs: { refusals: ['SELLER_NOT_FOUND', 'CURRENCY_MISMATCH', 'RATE_CALCULATION_FAILED'], example: ROUTE_EXAMPLE },
  }),
  erp.get('/api/erp/reference/carriers', ReferenceCarriersDocument, {
    reply: carriers,
    summary: 'Every carrier with its services and their limits.',
  }),
];
